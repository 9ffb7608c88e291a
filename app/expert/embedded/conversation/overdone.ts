import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { strengthOf } from "../../shelf/strength.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";

/** So many that stay on and work hard are too many for a skin that shows it. */
const TOO_MANY = 2;

const staysOn = (product: Product): boolean => !factsOf(product).rinsedOff && strengthOf(product) > 0;

/**
 * What somebody uses at once that is too much, told with a skin that stings or peels: everything strong that stays on.
 * Empty where it is not so.
 */
export function overdoneIn(
  text: string,
  asked: readonly QuestionId[],
  catalogue: readonly Product[],
): Product[] {
  // "May I use both, will it sting?" asks, and uses nothing yet.
  const tells = asked.includes("i_use") || !(asked.includes("combine") || asked.includes("compare"));
  if (!tells || !asked.includes("upset_skin")) return [];
  const strong = productsNamed(text, catalogue).filter(staysOn);
  return strong.length >= TOO_MANY ? strong : [];
}

const namesOf = (products: readonly Product[], { understanding, copy }: State): string =>
  inWords(
    products.map((product) => theName(product, understanding.language)),
    copy,
  );

/** What of it to stop: all of it, for now. */
export function answerStop(state: State): Said {
  const { dialogue, understanding, overdone } = state;
  return {
    text: say(understanding.language, dialogue.overdone.stop, namesOf(overdone, state)),
    offers: [],
  };
}

/** In which order it may come back: the mildest first. */
export function answerBringBack(state: State): Said {
  const { dialogue, understanding, overdone } = state;
  const ordered = [...overdone].sort((a, b) => strengthOf(a) - strengthOf(b));
  return {
    text: say(understanding.language, dialogue.overdone.back, namesOf(ordered, state)),
    offers: [],
  };
}
