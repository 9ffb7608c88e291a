import { chooseProducts } from "../../shelf/choose.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { isOnly } from "../../knowledge/cues.ts";
import { say, theName } from "../../words/names.ts";
import { pickLines } from "./care.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

const isCream = (product: Product): boolean =>
  product.category === "Moisturizer" && factsOf(product).area === "face";

/** What lies over it: the cream just spoken of, or the one that stands. */
const laidOver = ({ pointed, spoken, kept, shown }: State): Product | undefined =>
  [...pointed, ...(spoken ? [spoken] : []), ...kept, ...(shown[0] ?? [])].find(isCream);

/** "And what goes under it?", of a cream. */
export const asksUnder = (state: State): boolean =>
  state.named.length === 0 && laidOver(state) !== undefined && isOnly("under_it", state.text, state.tongue);

/** The serum that stands or is had; else that none is needed, and one that would do most. */
export function answerUnder(state: State): Said {
  const { understanding, turns, kept, ownedProducts, limits, shelf } = state;
  const { language } = understanding;
  const cream = laidOver(state);
  if (!cream) return { text: state.talk.whichProduct, offers: [] };
  const isSerum = (product: Product) => isOfKind(product, "serum") && !factsOf(product).rich;
  const serum = [...kept, ...ownedProducts].find((product) => isSerum(product) && canTake(product, state));
  const over = theName(cream, language);
  if (serum)
    return { text: say(language, turns.under.one, over, theName(serum, language)), offers: [serum, cream] };
  const free = { ...understanding, category: "Serum" as const, textures: [], wanted: [] };
  const [best] = limits.refused.has("serum") ? [] : chooseProducts(free, shelf.filter(isSerum));
  return {
    text: joined(
      [
        joined([say(language, turns.under.bare, over), best && turns.under.aSerum]),
        ...(best ? pickLines([best], state) : []),
      ],
      "\n",
    ),
    offers: best ? [best.product, cream] : [cream],
  };
}
