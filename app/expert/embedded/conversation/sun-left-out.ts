import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { labelOn } from "./label.ts";
import { isShort, newConcern } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** "And if I skip sunscreen?", of a thing in hand that is none. */
function leftBeside(state: State): Product | undefined {
  const { named, spoken, text, tongue, own } = state;
  const product = named[0] ?? spoken;
  const ofSun = !newConcern(state) || own.concerns.every(({ id }) => id === "photoprotection");
  if (!product || factsOf(product).spf > 0 || named.length > 1 || !isShort(state) || !ofSun) return undefined;
  return hears("skips_sun", text, tongue) ? product : undefined;
}

export const asksWithoutSun = (state: State): boolean => state.asks && leftBeside(state) !== undefined;

/** What becomes of it then: what is strong is left out too, all else does little; with the label's word. */
export function answerWithoutSun(state: State): Said {
  const { understanding, dialogue, talk } = state;
  const { language } = understanding;
  const product = leftBeside(state);
  if (!product) return { text: talk.whichProduct, offers: [] };
  const { strong, rinsedOff } = factsOf(product);
  const kind = rinsedOff ? "rinsed" : strong.size > 0 ? "strong" : "mild";
  const label = labelOn(product, "sun", language);
  return {
    text: joined([
      say(language, dialogue.withoutSun[kind], theName(product, language)),
      label && fill(talk.labelSays, label),
    ]),
    offers: [],
  };
}
