import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { say, theName } from "../../words/names.ts";
import { kindIn } from "./of-kind.ts";
import { isShort } from "./plausible.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";
import { canTake } from "./unsuitable.ts";

const isSun = (product: Product | undefined): boolean => product !== undefined && factsOf(product).spf > 0;

/** "Can I still put sunscreen on it?", of skin that peels, stings or was treated. */
export function asksSunOnUpset(state: State): boolean {
  const { text, tongue, asks, understanding, own } = state;
  if (!asks || !isShort(state) || own.redFlags.length > 0 || !hears("puts_on", text, tongue)) return false;
  const ofSun = kindIn(text, tongue) === "sunscreen" || (isSun(inHand(state)) && state.named.length < 2);
  return ofSun && (hears("irritated", text, tongue) || understanding.justTreated === true);
}

/** Minerals on closed skin, and shade where even that stings. */
export function answerSunOnUpset(state: State): Said {
  const { understanding, dialogue, request } = state;
  const { language } = understanding;
  const hand = inHand(state);
  const plain = (product: Product) => isSun(product) && product.stock > 0 && !factsOf(product).scented;
  const [best] = [...(hand && plain(hand) ? [hand] : []), ...request.catalogue.filter(plain)].filter(
    (product) => canTake(product, { understanding: { ...understanding, justTreated: false } }),
  );
  if (!best) return { text: dialogue.noSunLeft, offers: [] };
  return { text: say(language, dialogue.sunOnUpset, theName(best, language)), offers: [best] };
}
