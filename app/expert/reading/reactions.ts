import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../knowledge/cues.ts";
import { spacedWords, tokenize } from "./normalize.ts";
import { plainAlarm } from "./plain-alarms.ts";
import { productsNamed, withoutProductNames } from "./product-names.ts";
import type { Found, RedFlag, Understanding } from "./understanding.ts";

const SWALLOWED: Found<RedFlag> = { id: "swallowed", strength: 2, because: [] };
const REACTION: Found<RedFlag> = { id: "contact_reaction", strength: 2, because: [] };

/** The latest messages that may tell what went before. */
const RECENT = 6;

/** "A rash with Thousand Layers", "one of your creams gave me hives": a reaction to what was put on, not feared and not of long ago. */
function tellsOfRash(typed: string, { person }: Understanding, catalogue: readonly Product[]): boolean {
  const said = spacedWords(withoutProductNames(typed, catalogue));
  const named = productsNamed(typed, catalogue).length > 0;
  // Once the allergy has a name it is excluded, and the reaction that revealed it is over.
  const known = person.facts.some(
    (fact) => fact.kind === "allergy" && fact.how === "said" && fact.ids.length > 0,
  );
  return (
    !known &&
    LANGUAGE_TAGS.some((tongue) => {
      const aside = (["fears_burning", "long_ago", "asks_of_list", "may_i_use"] as const).some((cue) =>
        hears(cue, said, tongue),
      );
      const from = hears("thing_of_ours", said, tongue) || (named && hears("since_it", said, tongue));
      return !aside && from && hears("rash_told", said, tongue);
    })
  );
}

/** "My son licked the Inner Shell Cream": with the name replaced by a plain word, the usual alarm words match. */
function tellsOfSwallowing(typed: string, catalogue: readonly Product[]): boolean {
  if (productsNamed(typed, catalogue).length === 0) return false;
  const said = tokenize(withoutProductNames(typed, catalogue, A_PRODUCT)).map(({ text }) => text);
  return plainAlarm(said) === "swallowed";
}

const A_PRODUCT = "cream";

/** What blisters and burns may be; a reaction as well, where a product went before. */
const LIKE_A_REACTION = new Set<RedFlag>([
  "shingles_eye",
  "severe_sunburn",
  "chemical_burn",
  "contact_reaction",
]);

/** "I use the serum", "now it burns and I have blisters": what followed a product is a reaction to it, unless it shows one side only or the sun did it. */
export function asReaction(
  own: Understanding,
  texts: readonly string[],
  catalogue: readonly Product[],
): Understanding {
  if (own.redFlags.length === 0 && tellsOfRash(texts.at(-1) ?? "", own, catalogue))
    return { ...own, kind: "red_flag", redFlags: [REACTION] };
  if (own.redFlags.length === 0 && tellsOfSwallowing(texts.at(-1) ?? "", catalogue))
    return { ...own, kind: "red_flag", redFlags: [SWALLOWED] };
  const blistered = own.redFlags.some(({ id }) => id === "shingles_eye" || id === "severe_sunburn");
  if (!blistered || !own.redFlags.every(({ id }) => LIKE_A_REACTION.has(id))) return own;
  const told = texts.slice(-RECENT);
  const otherwise = told.some((text) =>
    LANGUAGE_TAGS.some((tongue) => hears("one_sided_or_sun", spacedWords(text), tongue)),
  );
  const put = (text: string) =>
    productsNamed(text, catalogue).length > 0 ||
    LANGUAGE_TAGS.some((tongue) => hears("put_on_skin", spacedWords(text), tongue));
  if (otherwise || !told.some(put)) return own;
  return { ...own, redFlags: [REACTION] };
}
