import type { Product } from "#app/features/catalogue/product.ts";
import { withCompanions } from "../../shelf/companions.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { roleOf } from "../../words/reasons.ts";
import { answerRecommend } from "./care.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { layerOf } from "./steps.ts";
import { statesFact } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { isSentence } from "./taken-in.ts";
import { ONE_IS_ENOUGH } from "./table.ts";
import { canTake } from "./unsuitable.ts";

const MORNING_ONLY = new Set(["sunscreen", "vitaminC", "enzyme"]);
const EVENING_ONLY = new Set(["retinoid", "exfoliant", "body"]);

const role = (product: Product) => roleOf({ product, facts: factsOf(product) });

/** Several products in hand, and a morning or an evening asked of them all: none is named or pointed at. */
export function asksTimes(state: State): boolean {
  const { text, tongue, named, pointed, pointedBy, pointsExactly, shown, heard, own } = state;
  const time = hears("morning", text, tongue) || hears("evening", text, tongue);
  const one = hears("just_it", text, tongue) || named.length > 0 || (pointsExactly && pointed.length === 1);
  const goesOn = hears("what_goes_on", text, tongue);
  const others = heard.some(
    ({ id }) => (id === "order_of_layers" && !goesOn) || id === "combine" || id === "routine",
  );
  // "Do I put it on in the morning too?", after a word on one: of that one.
  const ofOne = pointedBy === "pronoun" && !goesOn && (shown[0]?.length ?? 0) === 1;
  // "Morning or evening?" asks of one, and its label answers.
  const either = hears("morning", text, tongue) && hears("evening", text, tongue);
  if (either && heard.some(({ id }) => id === "when") && !hears("which_of_these", text, tongue)) return false;
  const few = text.trim().split(" ").length <= FEW;
  // "I use metronidazole in the morning" tells of it.
  const tells =
    !goesOn &&
    ((!state.asks && statesFact(state) && !opensWith("and_that", text, tongue)) || isSentence(state));
  if (hears("something", text, tongue) || state.limited || tells) return false;
  const elsewhere = own.category !== undefined || own.concerns.length > 0 || state.ingredients.length > 0;
  const several = state.table.length > 1 || (state.table.length === 1 && goesOn);
  return time && few && !one && !ofOne && !others && !elsewhere && several;
}

/** Words of a message that asks no more than that. */
const FEW = 14;

/** What of the table is for the morning and what for the evening, each in its order; the one asked for alone. */
export function answerTimes(state: State): Said {
  const { text, tongue, understanding, copy, dialogue } = state;
  const { language } = understanding;
  const table = [...new Set([...besideHad(state), ...hadOfOurs(state)])].toSorted(
    (a, b) => layerOf(a) - layerOf(b),
  );
  const morning = table.filter((product) => !EVENING_ONLY.has(role(product)) && !isOil(product));
  const evening = table.filter((product) => !MORNING_ONLY.has(role(product)));
  const [am, pm] = [hears("morning", text, tongue), hears("evening", text, tongue)];
  if (state.table.length === 1 && (am ? morning : evening).length === 0) return answerRecommend(state);
  const line = (sentence: string, none: string, products: readonly Product[]) =>
    products.length > 0
      ? say(
          language,
          sentence,
          inWords(
            products.map((product) => theName(product, language)),
            copy,
          ),
        )
      : none;
  const spf = table.find((product) => factsOf(product).spf > 0);
  const sun = am && !spf && !state.limits.owned.has("sunscreen") ? sunscreenFor(state) : undefined;
  return {
    text: joined([
      (am || !pm) && line(dialogue.times.morning, dialogue.times.noMorning, morning),
      (pm || !am) && line(dialogue.times.evening, dialogue.times.noEvening, evening),
      pm && !am && spf && say(language, dialogue.times.sunLater, theName(spf, language)),
      sun && say(language, dialogue.kept.sunLast, theName(sun, language)),
    ]),
    offers: am && !pm ? morning : pm && !am ? evening : table,
  };
}

/** What somebody has of ours already, as far as it may still be used. */
export const hadOfOurs = (state: State): readonly Product[] =>
  [...state.ownedProducts].filter((product) => canTake(product, state));

/** Of what stands, what is no second wash, cream or sunscreen beside what is had. */
export const besideHad = (state: State): readonly Product[] =>
  state.table.filter((product) =>
    ONE_IS_ENOUGH.every(
      (kind) => !isOfKind(product, kind) || !hadOfOurs(state).some((had) => isOfKind(had, kind)),
    ),
  );

/** Steps of a routine: so many are no single layer over another. */
const A_ROUTINE = 3;

/** "In which order does it all go?", of a routine: the morning's and the evening's. */
export function asksOrderOfAll(state: State): boolean {
  const { named, pointsExactly, ingredients, text, tongue } = state;
  const all = [...new Set([...besideHad(state), ...hadOfOurs(state)])];
  const ofDay = all.some((one) => MORNING_ONLY.has(role(one)));
  const ofNight = all.some((one) => EVENING_ONLY.has(role(one)));
  const bare = named.length + ingredients.length === 0 && !pointsExactly;
  const once = hears("morning", text, tongue) || hears("evening", text, tongue);
  return bare && !once && all.length > A_ROUTINE && ofDay && ofNight;
}

/** The sunscreen that suits best, where none stands and none is had. */
export const sunscreenFor = ({ understanding, shelf }: State): Product | undefined =>
  rankProducts(withCompanions({ ...understanding, places: [] }), shelf).find(({ facts }) => facts.spf > 0)
    ?.product;

const isOil = (product: Product): boolean => product.category === "Serum" && factsOf(product).rich;
