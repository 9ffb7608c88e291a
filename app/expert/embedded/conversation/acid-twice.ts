import { factsOf } from "../../shelf/product-facts.ts";
import { say, theName } from "../../words/names.ts";
import { isForSomeEvenings } from "./some-evenings.ts";
import type { State } from "./state.ts";

/** A wash with an acid is had, and one that stays on stands: not in one evening. */
export function acidTwice({ ownedProducts, table, understanding, turns }: State): string | false {
  const wash = [...ownedProducts].find(
    (product) => factsOf(product).exfoliates && factsOf(product).rinsedOff,
  );
  const leftOn = table.find((product) => factsOf(product).exfoliates && isForSomeEvenings(product));
  const { language } = understanding;
  return wash && leftOn
    ? say(language, turns.acidTwice, theName(leftOn, language), theName(wash, language))
    : false;
}
