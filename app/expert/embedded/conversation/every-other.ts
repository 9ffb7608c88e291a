import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../../knowledge/cues.ts";
import { joined, type Said } from "./said.ts";
import { labelLine, labelSentences } from "./label.ts";
import { isShort } from "./plausible.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import type { State } from "./state.ts";

/** The label's own word on every other day, of what was spoken of last first. */
function everyOther(state: State): [Product, string] | undefined {
  const { named, pointed, spoken, shown, understanding, tongue } = state;
  const lately = [...named, ...pointed, ...(spoken ? [spoken] : []), ...shown.flat()];
  for (const product of new Set(lately)) {
    const sentence = labelSentences(product, understanding.language).find((one) =>
      hears("every_other", phraseText(one), tongue),
    );
    if (sentence) return [product, sentence];
  }
  return undefined;
}

/** "And if I put it on every other day?", of something whose label speaks of that. */
export const asksEveryOther = (state: State): boolean =>
  state.asks &&
  state.own.redFlags.length === 0 &&
  state.own.concerns.length === 0 &&
  isShort(state) &&
  hears("every_other", state.text, state.tongue) &&
  everyOther(state) !== undefined;

/** Yes, in the label's own words. */
export function answerEveryOther(state: State): Said {
  const [product, sentence] = everyOther(state) ?? [];
  if (!product || !sentence) return { text: state.talk.whichProduct, offers: [] };
  return {
    text: joined([state.turns.everyOther, labelLine(product, sentence, state.turn, state)]),
    offers: [product],
  };
}
