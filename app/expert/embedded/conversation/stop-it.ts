import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { joined, type Said } from "./said.ts";
import { isShort } from "./plausible.ts";
import { textOf } from "./earlier.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import type { State } from "./state.ts";

/** The last two messages before this one told of skin that something upset. */
const toldUpset = ({ request, tongue }: State): boolean =>
  request.chatHistory
    .filter(({ role }) => role === "user")
    .slice(-2)
    .some((entry) => hears("upset_signs", phraseText(textOf(entry)), tongue));

/** What works on skin, of what is had, stands or was spoken of. */
const strongOnes = ({ ownedProducts, kept, shown }: State): readonly Product[] =>
  [...new Set([...ownedProducts, ...kept, ...shown.flat()])].filter(
    (product) => factsOf(product).strong.size > 0,
  );

/** "Should I stop using it?", of skin that was told to peel, burn or itch. */
export const asksIfToStop = (state: State): boolean =>
  state.asks &&
  state.request.type === "advice" &&
  state.own.redFlags.length === 0 &&
  state.named.length < 2 &&
  isShort(state) &&
  hears("should_i_stop", state.text, state.tongue) &&
  toldUpset(state) &&
  strongOnes(state).length > 0;

/** Everything strong, until skin is calm. */
export function answerIfToStop(state: State): Said {
  const { understanding, turns, copy } = state;
  const { language } = understanding;
  const strong = strongOnes(state);
  const names = inWords(
    strong.map((product) => theName(product, language)),
    copy,
  );
  return { text: joined([say(language, turns.stopIt, names)]), offers: [] };
}
