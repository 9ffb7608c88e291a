import { hears } from "../../knowledge/cues.ts";
import { findSubstances, inciOf, matchesInci } from "../../reading/person/substances.ts";
import { wordsOf } from "../../reading/person/words.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";
import { inHand } from "./subject.ts";

const NUTS: readonly string[] = ["nuts", "peanut"];

/** Nuts asked about where somebody is in danger from them. */
export function asksOfNuts(state: State): boolean {
  const { text, masked, tongue } = state;
  const product = inHand(state);
  if (!product || !hears("severe_allergy", text, tongue)) return false;
  return findSubstances(wordsOf(masked, tongue), tongue).some(({ ids }) =>
    ids.some((id) => NUTS.includes(id)),
  );
}

/** What the list names of nuts, what a list cannot tell, and who can. */
export function answerNuts(state: State): Said {
  const { talk, understanding, request } = state;
  const product = inHand(state);
  if (!product) return { text: talk.whichProduct, offers: [] };
  const nuts = inciOf(NUTS);
  const held = product.ingredients.find((name) => matchesInci(name.toLowerCase(), nuts));
  const { language } = understanding;
  const name = theName(product, language);
  const { nutsHeld, nutsNone, nutsCare } = talk.medical;
  const text = held ? say(language, nutsHeld, name, held) : say(language, nutsNone, name);
  return { text: joined([text, fill(nutsCare, request.shop.supportEmail)]), offers: [] };
}
