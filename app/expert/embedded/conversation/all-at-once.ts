import type { Product } from "#app/features/catalogue/product.ts";
import { hears, isOnly } from "../../knowledge/cues.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { textOf } from "./earlier.ts";
import { eveningsApart } from "./evenings-apart.ts";
import { ofProducts } from "./steps.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Messages over which several are told. */
const TOLD_OVER = 3;

/** What was named in one breath lately, else what is had. */
function toldTogether({ request, ownedProducts, named }: State): readonly Product[] {
  if (named.length > 1) return named;
  const told = request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-TOLD_OVER)
    .map((entry) => productsNamed(textOf(entry), request.catalogue));
  return told.findLast((products) => products.length > 1) ?? [...ownedProducts];
}

/** Questions among which one of a pair still counts as just asked. */
const LATELY = 3;

/** All that was named over the last messages. */
const namedOver = ({ request }: State): readonly Product[] => [
  ...new Set(
    request.chatHistory
      .filter(({ role }) => role === "user")
      .slice(-TOLD_OVER)
      .flatMap((entry) => productsNamed(textOf(entry), request.catalogue)),
  ),
];

/** "And all three?", after they were held against each other two by two. */
const asksOfAll = (state: State): boolean =>
  state.earlier.slice(-LATELY).includes("combine") &&
  isOnly("all_of_them", state.text, state.tongue) &&
  namedOver(state).length > 2;

/** "What if I do all three on Sunday?", of several told before. */
export const asksAllAtOnce = (state: State): boolean =>
  state.own.redFlags.length === 0 &&
  (asksOfAll(state) || (hears("all_at_once", state.text, state.tongue) && toldTogether(state).length > 1));

/** Not what clashes, however much time there is; else in which order. */
export function answerAllAtOnce(state: State): Said {
  const products = asksOfAll(state) ? namedOver(state) : toldTogether(state);
  const apart = eveningsApart(products, state);
  return apart
    ? { ...apart, text: joined([state.dialogue.combining.notAtOnce, apart.text]) }
    : ofProducts(products, state);
}
