import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { kindIn } from "./of-kind.ts";
import { isShort } from "./plausible.ts";
import { answerProduct } from "./product.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

const isSun = (product: Product): boolean => factsOf(product).spf > 0;

const A_FEW = 6;

/** "Again after the pool?", with a cream in hand that was named later: of the sunscreen that stands beside it. */
function sunBeside(state: State): Product | undefined {
  const { text, tongue, asks, named, kept } = state;
  const product = inHand(state);
  if (!asks || !isShort(state) || named.length > 0 || !product || isSun(product)) return undefined;
  const kind = kindIn(text, tongue);
  const ofSun = kind === undefined || kind === "sunscreen";
  // Only sunscreen is put on anew; "and at the pool?" asks that too.
  const asksPool = hears("at_the_water", text, tongue) && text.trim().split(" ").length <= A_FEW;
  const again = hears("put_again", text, tongue) || asksPool;
  return ofSun && again ? kept.find(isSun) : undefined;
}

export const asksSunAgain = (state: State): boolean => sunBeside(state) !== undefined;

/** What its label says of putting it on again. */
export function answerSunAgain(state: State): Said {
  const sun = sunBeside(state);
  return sun ? answerProduct(sun, ["sun"], state) : { text: state.talk.whichProduct, offers: [] };
}
