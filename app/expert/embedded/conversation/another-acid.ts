import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { say, theName } from "../../words/names.ts";
import { isAcidLeftOn } from "./evenings-apart.ts";
import { isShort, newConcern } from "./plausible.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { answerUnsuitable, canTake } from "./unsuitable.ts";

/** An acid or a retinoid that is had, named or stands. */
const strongThere = ({ named, ownedProducts, spoken, kept }: State): Product | undefined =>
  [...named, ...ownedProducts, ...(spoken ? [spoken] : []), ...kept].find(
    (product) => isAcidLeftOn(product) || factsOf(product).retinoid,
  );

/** "Can I add an acid?", beside one that is there. */
export function asksAnotherAcid(state: State): boolean {
  const { text, tongue, asks, named, ingredients, own } = state;
  const bare = named.length < 2 && ingredients.length === 0 && own.redFlags.length === 0;
  const adds = hears("adds_verb", text, tongue) && hears("an_acid_more", text, tongue);
  return asks && bare && adds && isShort(state) && !newConcern(state) && strongThere(state) !== undefined;
}

/** One is enough, and never two on one evening. */
export function answerAnotherAcid(state: State): Said {
  const there = strongThere(state);
  if (!there) return { text: state.talk.whichProduct, offers: [] };
  if (!canTake(there, state)) return answerUnsuitable(there, state);
  const { language } = state.understanding;
  return { text: say(language, state.dialogue.anotherAcid, theName(there, language)), offers: [there] };
}
