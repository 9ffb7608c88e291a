import { hears } from "../../knowledge/cues.ts";
import { isExpecting } from "../../reading/person/fact.ts";
import { asksLimits } from "./asks-limits.ts";
import { choosesOfTwo } from "./between.ts";
import { courtesyIn } from "./courtesy.ts";
import { onTheMatter } from "./matter.ts";
import { kindIn } from "./of-kind.ts";
import { hasProduct, isPlausible, isShort, newConcern } from "./plausible.ts";
import { comparesBy } from "./qualities.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import type { State } from "./state.ts";
import { isBareTerm } from "./terms.ts";
import { asksTimes } from "./times.ts";
import type { Wanted } from "./wanted.ts";

/** What a comparison by a quality may sound like. */
const COMPARING = new Set<Wanted>([
  "compare",
  "which_first",
  "recommend",
  "cheaper",
  "stronger",
  "strength",
  "sting",
  "texture",
  "sun",
  "price",
  "payment",
  "makeup",
  "suits",
  "contains",
]);

const expects = ({ understanding }: State): boolean => isExpecting(understanding.person);

/** What "and at night?" of several products sounds like. */
const OF_TIMES = new Set<Wanted>([
  "when",
  "recommend",
  "others",
  "compare",
  "needs_cream",
  "order_of_layers",
  "for_someone",
  "suits",
  "how_to_use",
  "which_first",
]);

/** "Which of the two would you take": what that sounds like. */
const OF_A_CHOICE = new Set<Wanted>([
  "recommend",
  "compare",
  "suits",
  "which_first",
  "favorite",
  "only_one",
  "for_someone",
  "worth",
]);

/** Their own sunscreen beside a product of ours, in whichever words that is asked; an order of layers is another question. */
function asksOfOwnSunscreen(
  { heard, asks, named, pointed, spoken }: State,
  found: readonly Wanted[],
): boolean {
  const says = (id: QuestionId) => heard.some((one) => one.id === id);
  const product = named.length > 0 || pointed.length > 0 || spoken !== undefined;
  const [first] = found;
  const about = first === undefined || ["combine", "alternative", "suits", "sun", "keep_own"].includes(first);
  return (
    asks && product && about && says("own_sunscreen") && !says("order_of_layers") && !says("which_first")
  );
}

/** Asked with the name of a thing that is not ours, and answered all the same. */
const BESIDE_OTHERS = new Set<Wanted>([
  "combine",
  "wound",
  "makeup",
  "order_of_layers",
  "removes_makeup",
  "needs_cream",
  "keep_own",
]);

const words = ({ text }: State): number => text.trim().split(" ").length;
const tells = ({ own }: State): boolean => own.concerns.some(({ strength }) => strength >= 1);

/** After too many strong products at once, what is asked of time, order or what to avoid is asked of them. */
function ofOverdone({ overdone, named }: State, asked: Wanted | undefined): Wanted | undefined {
  if (overdone.length === 0) return undefined;
  if (asked === "how_long" && named.length === 0) return "how_long_calm";
  if (asked === "what_to_avoid") return "stop_what";
  return asked === "which_first" || asked === "order_of_layers" ? "bring_back" : undefined;
}

/** Asks what a word of the trade means. */
function asksWord(state: State): boolean {
  const explain = state.heard.some(({ id }) => id === "word" && isPlausible(id, state));
  if (explain && state.named.length === 0 && !state.pointsExactly) return true;
  const bare = isBareTerm(state.text, state.tongue) && state.asks;
  return bare && !hasProduct(state) && !state.own.category;
}

/** Longest message that asks for a thing and no more, in words. */
const A_WISH = 12;

const isOfSkin = (wanted: Wanted): boolean => {
  const subject = wanted in QUESTIONS ? QUESTIONS[wanted as QuestionId] : undefined;
  return subject !== "shop" && subject !== "talk";
};

/** A thing we do not sell is asked for, and nothing that we could answer beside it. */
function asksOutside(state: State, found: readonly Wanted[]): boolean {
  const { own, understanding, named, asks } = state;
  // Told before and still spoken of: whatever of ours is named for it.
  if (!own.outside && understanding.outside)
    return found.every(isOfSkin) && courtesyIn(state.request.message, state.tongue) === undefined;
  const skin = found.every((wanted) => wanted in QUESTIONS && QUESTIONS[wanted as QuestionId] !== "shop");
  // "A lipstick for dry lips": nothing of ours stands in for it, as care does for a toner or a mask.
  const aloof = !hears("near_sold", state.text, state.tongue);
  const asksForIt = (asks || aloof) && words(state) <= A_WISH;
  if (!own.outside || named.length > 0 || !skin) return false;
  return (
    (own.outside !== "not_sold" || !tells(state) || asksForIt) && !(found[0] && BESIDE_OTHERS.has(found[0]))
  );
}

const A_FEW = 5;

/** "Morning and night?", of the one product in hand: when it is used, and no routine. */
const asksBothTimes = (state: State): boolean =>
  words(state) <= A_FEW &&
  state.spoken !== undefined &&
  (state.shown[0]?.length ?? 0) <= 1 &&
  hears("morning", state.text, state.tongue) &&
  hears("evening", state.text, state.tongue);

/** What the questions heard come to as the talk stands, where that is another thing than their words say. */
export function asTalkStands(state: State, found: readonly Wanted[]): Wanted | undefined {
  const [asked] = found;
  const only = (of: ReadonlySet<Wanted>) => found.every((one) => of.has(one));
  const harmed = ofOverdone(state, asked);
  if (harmed) return harmed;
  if (asked === "pregnancy" && !state.asks && state.named.length === 0 && !expects(state))
    return "not_expecting";
  // "May I keep my Undertow Gel?", beside what stands: whether the two go together.
  const beside = [...state.kept, ...state.ownedProducts].some((one) => !state.named.includes(one));
  if (asked === "keep_own" && state.asks && state.named.length === 1 && beside) return "combine";
  const matter = onTheMatter(state, found);
  if (matter) return matter;
  if (state.request.type === "advice" && asksTimes(state) && only(OF_TIMES)) return "times";
  if (asked === "routine" && asksBothTimes(state)) return "when";
  const compares = only(COMPARING) && comparesBy(state) !== undefined;
  const ofShelf = kindIn(state.text, state.tongue) !== undefined;
  if (compares && (state.asks || isShort(state)) && (ofShelf || !newConcern(state))) return "which_is";
  if (only(OF_A_CHOICE) && choosesOfTwo(state)) return "between";
  if (asksOfOwnSunscreen(state, found)) return "own_sunscreen";
  if (asksWord(state)) return "word";
  if (asksOutside(state, found)) return "outside";
  // What takes makeup off is one answer, whatever else its words sound like.
  if (asked === "removes_makeup") return asked;
  return asksLimits(state, found) ? "limits" : undefined;
}
