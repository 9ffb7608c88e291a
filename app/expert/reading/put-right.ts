import {
  type Language,
  type LanguageTag,
  LANGUAGE_TAGS,
  languageTag,
  languageFromTag,
} from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { type CueId, hears } from "../knowledge/cues.ts";
import { dislikesAcid } from "./acid-disliked.ts";
import { findConcepts, SAYS } from "./concepts.ts";
import { detectTongue } from "./language.ts";
import { spacedWords, tokenize } from "./normalize.ts";
import { ownedIn } from "./owned.ts";
import { plainAlarm } from "./plain-alarms.ts";
import { MOST_WORDS_OF_FOLLOW_UP } from "./carry-over.ts";
import { urgencyOf } from "./red-flags.ts";
import type { ConcernId, RedFlag, Understanding } from "./understanding.ts";

const isGrave = ({ redFlags }: Understanding): boolean =>
  redFlags.some(({ id }) => urgencyOf(id) === "emergency");

/** Long ago enough to be another matter, in characters. */
const TOLD_BEFORE = 400;

/** Messages that may tell of one thing together. */
const TOLD_OVER = 2;

/** "I have a mole", "on my back", "it bleeds sometimes": an alarm that only several messages together raise. */
export function withAlarmOver(before: readonly string[], message: string, own: Understanding): Understanding {
  if (before.length === 0 || message.length > TOLD_BEFORE) return own;
  // Nothing but what is graver adds to an alarm of this message.
  const alarmed = own.redFlags.length > 0;
  const wordsIn = (text: string) => tokenize(text).map((token) => token.text);
  const now = wordsIn(message);
  let earlier: string[] = [];
  for (const text of before.slice(-TOLD_OVER).toReversed()) {
    earlier = [...wordsIn(text.slice(-TOLD_BEFORE)), ...earlier];
    const known = plainAlarm(earlier);
    const id = plainAlarm([...earlier, ...now]);
    const worse = id !== undefined && id !== known && urgencyOf(id) === "emergency" && !isGrave(own);
    if ((known !== undefined || alarmed) && !worse) return own;
    if (id) return { ...own, kind: "red_flag", redFlags: [{ id, strength: 2, because: [] }] };
  }
  return own;
}

/** "I'm 66": an age alone tells of no lines. */
export function withoutBareAge(own: Understanding, text: string): Understanding {
  const age = own.person.facts.findLast(({ kind }) => kind === "age");
  const besides = tokenize(text).length - tokenize(age?.words ?? "").length;
  // In "63, sagging" the concern was stated, not guessed from the age.
  const named = besides > 0 && findConcepts(tokenize(text), languageTag(own.language)).some(tellsOfYears);
  const bare = tokenize(text).length <= MOST_WORDS_OF_FOLLOW_UP + 1 && age !== undefined && !named;
  const told = own.concerns.filter(({ id }) => !OF_YEARS.has(id));
  return bare && own.category === undefined ? { ...own, concerns: told } : own;
}

const tellsOfYears = ({ concept }: { concept: string }): boolean =>
  [...OF_YEARS].some((id) => concept === SAYS + id);

const OF_YEARS = new Set<ConcernId>(["wrinkles", "fine_lines", "firmness"]);

const OF_SPARED_SKIN = new Set<ConcernId>(["barrier", "sensitivity"]);

function withSparedSkin(own: Understanding): Understanding {
  return {
    ...own,
    concerns: own.concerns.filter(({ id }) => !OF_SPARED_SKIN.has(id)),
    delicate: true,
  };
}

/** "I am afraid it irritates me", "she loves delicate scents": of a product, and told of no skin. */
export function withoutFeared(own: Understanding, text: string): Understanding {
  const heard = (cue: CueId) => hears(cue, spacedWords(text), languageTag(own.language));
  // "No acids, they burn me": skin that is spared what is strong, and no other wish than before.
  if (dislikesAcid(spacedWords(text), languageTag(own.language))) return withSparedSkin(own);
  // "I tried retinol and peeled for weeks, never again": over by now, and another thing is asked for.
  const others = own.concerns.filter(({ id }) => id !== "barrier");
  if (heard("was_once") && others.length > 0) return { ...own, concerns: others };
  if (!heard("afraid") && !heard("fine_scent")) return own;
  return {
    ...own,
    concerns: own.concerns.filter(({ id }) => id !== "sensitivity"),
    skinTypes: own.skinTypes.filter((type) => type !== "sensitive"),
    delicate: false,
  };
}

const OF_STRONG_CARE = new Set<RedFlag>(["chemical_burn", "contact_reaction"]);

/** "Is there lanolin in it? It gives me hives": what somebody cannot have, and not what they have. */
function asksOfAllergen({ person, language }: Understanding, text: string): boolean {
  const said = spacedWords(text);
  const known = person.facts.some((fact) => fact.kind === "allergy" && fact.ids.length > 0);
  return known && text.includes("?") && hears("asks_of_list", said, languageTag(language));
}

/** "He's allergic to it, he got hives from a wash": what happened once and has a name is an allergy, no alarm of today. */
function tellsOfPast({ person }: Understanding, text: string): boolean {
  const known = person.facts.some((fact) => fact.kind === "allergy" && fact.ids.length > 0);
  const said = spacedWords(text);
  const past = (tongue: LanguageTag) =>
    hears("had_reaction", said, tongue) && hears("says_allergic", said, tongue);
  const now = (tongue: LanguageTag) => hears("now", said, tongue);
  return known && LANGUAGE_TAGS.some(past) && !LANGUAGE_TAGS.some(now);
}

/** "I get hives from aspirin, what for blackheads?": what a thing with a name always does, where something else is asked for. */
function tellsOfHabit({ person, concerns, category }: Understanding, text: string): boolean {
  if (concerns.length === 0 && category === undefined) return false;
  const known = person.facts.some((fact) => fact.kind === "allergy" && fact.ids.length > 0);
  const said = spacedWords(text);
  const today = (["now", "thing_of_ours", "since_use", "time_ago"] as const).some((cue) =>
    LANGUAGE_TAGS.some((tongue) => hears(cue, said, tongue)),
  );
  return known && !today && LANGUAGE_TAGS.some((tongue) => hears("reacts_always", said, tongue));
}

/** Skin that peels and stings under a prescribed cream is that cream's doing: its prescriber's matter, no accident. */
export function asMedicineDoes(own: Understanding, text: string): Understanding {
  const only = own.redFlags.length > 0 && own.redFlags.every(({ id }) => OF_STRONG_CARE.has(id));
  if (only && (asksOfAllergen(own, text) || tellsOfPast(own, text) || tellsOfHabit(own, text)))
    return { ...own, kind: "concern", redFlags: [] };
  const medicine = own.person.facts.some(({ kind, how }) => kind === "medicine" && how === "said");
  const said = spacedWords(text);
  const tongue = languageTag(own.language);
  // "He uses cortisone, the pediatrician gave it": looked after, and nothing of too long.
  const steroid = own.redFlags.length > 0 && own.redFlags.every(({ id }) => id === "steroid_face");
  if (steroid && medicine && hears("given_by_doctor", said, tongue) && !hears("for_long", said, tongue))
    return { ...own, kind: "concern", redFlags: [] };
  const plainly = plainAlarm(tokenize(text).map((token) => token.text)) !== undefined;
  const mild = hears("irritated", said, tongue) && !hears("cannot_wait", said, tongue);
  if (!only || !medicine || plainly || !mild) return own;
  return { ...own, kind: "concern", redFlags: [] };
}

/**
 * Words of a product's use that elsewhere tell of skin: "better than the ampoules?" speaks of no blisters, "lo aclaro
 * enseguida" of rinsing and not of paler skin, "how is it texture wise" of no rough skin.
 */
export function withPlainWords(message: string, catalogue: readonly Product[]): string {
  const typed = message.replace(FOR_SUN, sunscreenNamed).replace(LIPSTICK, "maquillage");
  const text = LANGUAGE_TAGS.some((one) => hears("not_greasy", spacedWords(typed), one))
    ? typed.replace(NOT_GREASY, " ")
    : typed;
  const said = spacedWords(text);
  if (hears("rinses", said, "es") && !hears("of_color", said, "es"))
    return text.replace(/aclar\p{L}*/giu, "enjuago");
  const tongue = LANGUAGE_TAGS.find((one) => hears("texture_asked", said, one));
  if (tongue && !hears("of_rough_skin", said, tongue)) return text.replace(/textur\p{L}*/giu, "       ");
  const sold = catalogue.some(({ id }) => id.includes("ampoules"));
  if (sold && hears("ampoules_meant", said, "fr")) return text.replace(/ampoules?/gi, " ");
  return sold && hears("ampoules_meant", said, "es") ? text.replace(/ampollas/gi, "        ") : text;
}

/** French lipstick ("sous le rouge à lèvres") has nothing to do with redness. */
const LIPSTICK =
  /(?<=(?:sous|sur|avant|après|avec|par-dessus)\s+(?:(?:le|mon|un|du)\s+)?)rouges?[\s-]à[\s-]lèvres/giu;

/** "And for sun, nothing white" starts a request for a sunscreen and adds a condition. */
const FOR_SUN =
  /^\s*(and|also|ok|et|aussi|y|también|tambien)\s+(for|pour|contre|para)\s+(the |le |el )?(sun|soleil|sol)\s*,(?=\s*\p{L})/iu;
const SUNSCREEN: Record<string, string> = {
  sun: "sunscreen",
  soleil: "crème solaire",
  sol: "protector solar",
};
const sunscreenNamed = (said: string, ...[opening, , , sun]: string[]): string =>
  `${opening ?? ""} ${SUNSCREEN[(sun ?? "").toLowerCase()] ?? said},`;

/** Of a texture, and of no skin that shines; typed, with its negation. */
const NOT_GREASY =
  /(?:sin|no|nada|ni|pas|sans|non|not|isn.t|never)\s+(?:\p{L}+\s+){0,2}?(?:gras\p{L}*|greas\p{L}*|oily)/giu;

/** What somebody has already is not what they ask for. */
export const withoutOwned = (text: string, spoken: Language): string =>
  ownedIn(text, languageTag(languageIn(text, spoken))).rest;

export function languageIn(text: string, spoken: Language): Language {
  const tongue = detectTongue(tokenize(text), languageTag(spoken));
  return tongue ? languageFromTag(tongue) : spoken;
}
