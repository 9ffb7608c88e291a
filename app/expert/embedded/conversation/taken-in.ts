import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { joined, rotated, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** "I work at night", "we have hard water": begins with somebody, and asks nothing. */
export const isSentence = ({ asks, text, tongue }: State): boolean =>
  !asks && opensWith("tells_of_somebody", text, tongue);

/** Words of a message that tells one thing. */
const BRIEF = 18;

/** A plain sentence about somebody that no rule of ours knows: what stands, stands. */
export function tellsOfSomebody(state: State): boolean {
  const { own, named, ingredients, table, text, request, limited } = state;
  const bare = named.length + ingredients.length + own.concerns.length + own.maybe.length === 0;
  const calm = own.redFlags.length === 0 && own.category === undefined && !limited;
  const brief = text.trim().split(" ").length <= BRIEF;
  return request.type === "advice" && bare && calm && brief && table.length > 0 && isSentence(state);
}

/** A wash or a cream with nothing strong and no scent. */
const isPlain = (product: Product): boolean => {
  const { strong, scented } = factsOf(product);
  const comforts = product.category === "Cleanser" || product.category === "Moisturizer";
  return comforts && strong.size === 0 && !scented;
};

/** A word on somebody's health that no rule of ours knows: who is to hear it, and what plain care stays. */
function ofHealth({ understanding, turns, table, copy }: State): Said {
  const { language } = understanding;
  const plain = table.filter(isPlain);
  const names = plain.map((product) => theName(product, language));
  return {
    text: joined([
      turns.late.health,
      plain.length > 0 && say(language, turns.late.plainStays, inWords(names, copy)),
    ]),
    offers: plain,
  };
}

/** That it was heard, and what stands. */
export function answerTaken(state: State): Said {
  const { understanding, turns, turn, table, copy, text, tongue } = state;
  if (hears("of_health", text, tongue)) return ofHealth(state);
  const { language } = understanding;
  const names = inWords(
    table.map((product) => theName(product, language)),
    copy,
  );
  return {
    text: joined([
      hears("downhearted", text, tongue) && copy.notices.downhearted,
      say(language, rotated(turns.late.taken, turn), names),
    ]),
    offers: table,
  };
}
