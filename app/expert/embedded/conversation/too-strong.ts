import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { say, theName } from "../../words/names.ts";
import { personNotices } from "../../words/notices.ts";
import { labelLine, labelOn } from "./label.ts";
import { isShort } from "./plausible.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";

/** "Is it too strong for her?", of a product in hand. */
export const asksIfTooStrong = (state: State): boolean =>
  state.asks &&
  state.named.length < 2 &&
  inHand(state) !== undefined &&
  state.own.redFlags.length === 0 &&
  isShort(state) &&
  hears("too_strong", state.text, state.tongue);

const kindOf = (product: Product): "rinsed" | "strong" | "mild" => {
  const { strong, rinsedOff } = factsOf(product);
  if (strong.size === 0) return "mild";
  return rinsedOff ? "rinsed" : "strong";
};

/** Not for this person, and why; else how strong it is, and how to begin. */
export function answerIfTooStrong(state: State): Said {
  const product = inHand(state);
  const { understanding, turns, copy, turn } = state;
  if (!product) return { text: state.talk.whichProduct, offers: [] };
  if (!canTake(product, state)) return answerUnsuitable(product, state);
  const { language } = understanding;
  const kind = kindOf(product);
  const label = kind === "mild" ? undefined : labelOn(product, "how_often", language);
  return {
    text: joined([
      say(language, turns.tooStrong[kind], theName(product, language)),
      label && labelLine(product, label, turn, state),
      ...personNotices(understanding, copy),
    ]),
    offers: [product],
  };
}
