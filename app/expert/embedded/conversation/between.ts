import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { strengthOf } from "../../shelf/strength.ts";
import { hears } from "../../knowledge/cues.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { isEasilyUpset } from "../../reading/skin-types.ts";
import type { ConcernId, Understanding } from "../../reading/understanding.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { answerRecommend, pickLines } from "./care.ts";
import { outText } from "./change.ts";
import { labelOn } from "./label.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** The two that the message before this one named, both of which the answer to it spoke of. */
function namedBefore({ request, shown }: State): readonly Product[] {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  const named = last ? productsNamed(last.parts.map(({ text }) => text).join(" "), request.catalogue) : [];
  const answered = shown[0] ?? [];
  return named.every((product) => answered.includes(product)) ? named : [];
}

/** The two that were spoken of last, over one answer or several. */
const lastTwo = ({ shown }: State): readonly Product[] => [...new Set(shown.flat())].slice(0, 2);

/** "Which one?" */
const asksWhich = ({ text, tongue }: State): boolean =>
  hears("which_of_these", text, tongue) || hears("which_to_take", text, tongue);

/** A comparison is in hand for so many messages. */
const LATELY = 3;

/** Two things set side by side, or "of the two": nothing where another thing is meant. */
function sideBySide(state: State): [Product, Product] | undefined {
  const { named, pointed, pointsExactly, own, shown, earlier, text, tongue } = state;
  const points = pointsExactly && pointed.length > 0;
  if (named.length > 0 || points || own.category !== undefined) return undefined;
  const before = namedBefore(state);
  const answered = earlier.slice(-LATELY).includes("compare")
    ? (shown.slice(0, LATELY).find((products) => products.length === 2) ?? [])
    : [];
  const lately = [...new Set(shown.slice(0, 2).flat())];
  const pair = asksWhich(state) && lately.length === 2 ? lately : answered;
  const [first, second, ...more] =
    before.length === 2 ? before : hears("of_the_two", text, tongue) ? lastTwo(state) : pair;
  return first && second && more.length === 0 ? [first, second] : undefined;
}

/** True when one of two that stand side by side is to be chosen: it is asked, or what decides is told. */
export function choosesOfTwo(state: State): boolean {
  const { own, before, understanding } = state;
  if (before && before.person.relation !== understanding.person.relation) return false;
  const decides =
    own.skinTypes.length > 0 ||
    own.modifiers.includes("deep_skin") ||
    hears("beginner", state.text, state.tongue);
  return (asksWhich(state) || decides) && sideBySide(state) !== undefined;
}

/** Patches that visible light deepens: a tint keeps it off. */
const DEEPENED = new Set<ConcernId>(["melasma", "pih", "sun_spots"]);

/** Of two sunscreens: the tint where a pale cast would show or light deepens patches, else the stronger one. */
export function sunFor([first, second]: readonly [Product, Product], person: Understanding): Product {
  const tinted = (product: Product) => Number(factsOf(product).ids.has("iron_oxides"));
  if (person.modifiers.includes("deep_skin") || person.concerns.some(({ id }) => DEEPENED.has(id)))
    return tinted(first) >= tinted(second) ? first : second;
  return factsOf(first).spf >= factsOf(second).spf ? first : second;
}

/** Two things were compared, and what is told now decides between them; nothing where it does not. */
export function answerBetween(state: State): Said | undefined {
  const two = sideBySide(state);
  const { understanding, talk, text, tongue } = state;
  const { concerns, skinTypes, modifiers, language } = understanding;
  const told = concerns.length + skinTypes.length > 0 || modifiers.includes("deep_skin");
  const begins = hears("beginner", text, tongue);
  if (!two || !(told || begins || asksWhich(state))) return undefined;
  const person = withAim(understanding);
  const left = two.filter((product) =>
    told ? verdictFor(product, person, { places: [] }).ok : canTake(product, state),
  );
  const suns = two.every((product) => factsOf(product).spf > 0);
  const gentle = isEasilyUpset(state.own) || state.own.concerns.some(({ id }) => id === "sensitivity");
  const mild = begins || gentle || !told;
  const scored = left
    .map((product) => scoreProduct(product, person))
    .toSorted((a, b) =>
      mild ? strengthOf(a.product) - strengthOf(b.product) || b.score - a.score : b.score - a.score,
    )
    .find(({ product }) => !suns || left.length === 1 || product === sunFor(two, person));
  const fallen = two.filter((product) => !left.includes(product));
  const out = outText({ ...state, understanding: person, fallen });
  if (!scored) {
    const others = answerRecommend(state);
    return { ...others, text: joined([out, others.text], "\n") };
  }
  const label = suns
    ? labelOn(scored.product, "cast", language)
    : mild && labelOn(scored.product, "how_often", language);
  const [line = ""] = pickLines([scored], { ...state, understanding: person });
  const name = theName(scored.product, language);
  return {
    text: joined([
      fallen.length > 0 && out,
      say(language, mild && !suns && left.length > 1 ? talk.change.milder : talk.change.between, name),
      label ? fill(talk.labelSays, label) : line.slice(line.indexOf("). ") + 3),
    ]),
    offers: [scored.product],
  };
}
