import { languageTag } from "#app/i18n/language.ts";
import { hears } from "../knowledge/cues.ts";
import { spacedWords } from "./normalize.ts";
import { blocksProducts, urgencyOf } from "./red-flags.ts";
import { asksForProduct } from "./wishes.ts";
import type { ConcernId, RedFlag, Understanding } from "./understanding.ts";

/** Shop matters the classifier falls back to when it is about nothing else. */
const UNSURE_TOPICS = new Set<string>(["contact", "account"]);

/** How strong a flag counts that was raised one and two messages ago; one that is raised is stronger. */
const HELD_ONCE = 0.2;
const HELD_TWICE = 0.1;

/** What a sign does to skin, and no other skin: "and a cream for the itch?" */
const OF_A_SIGN = new Set<ConcernId>(["eczema", "sensitivity", "redness", "barrier", "sun_spots", "pih"]);

/** Leaves room for gentle care alone, for as long as the talk is of it: "and what do I put on it?" */
const OF_DEEP_SKIN = new Set<RedFlag>(["severe_acne"]);

/** Most words of a follow-up that may still be about the sign; about a grave sign people argue at greater length. */
const FEW_AFTER = 14;
const LONG_AFTER_GRAVE = 40;

/** What was wrong stays wrong until something else is spoken of; an emergency stays one either way. */
export function carriedFlags(
  now: Understanding,
  text: string,
  words: number,
  last: Understanding | undefined,
): Understanding["redFlags"] {
  if (now.over || now.redFlags.some(({ id }) => blocksProducts(id)) || !last) return now.redFlags;
  const spoken = languageTag(now.language);
  const over = hears("taken_back", spacedWords(text), spoken) && hears("time_ago", spacedWords(text), spoken);
  if (over) return now.redFlags;
  const grave = last.redFlags.some(({ id }) => urgencyOf(id) === "emergency" || id === "mental_health");
  // A flag short of an emergency is kept for two messages, then dropped.
  const kept = last.redFlags.filter(({ strength }) => grave || strength > HELD_TWICE);
  // Around the mouth, what a steroid cream did is not creamed over.
  const mouth = last.concerns.some(({ id }) => id === "perioral_derm");
  const held = kept
    .filter(
      (flag) => blocksProducts(flag.id) || (flag.id === "steroid_face" && mouth) || OF_DEEP_SKIN.has(flag.id),
    )
    .map((flag) => ({ ...flag, strength: flag.strength > HELD_ONCE ? HELD_ONCE : HELD_TWICE }));
  // "What do I put on it?" is still about it; a new concern, a place or the shop is not, nor once a doctor is seen.
  const tongue = languageTag(now.language);
  const still = hears("meanwhile", spacedWords(text), tongue);
  const another = now.concerns.some(({ id }) => !OF_A_SIGN.has(id));
  // "On the eyelids, it itches" and "around my eyes too now" describe where the reaction is, not a new topic.
  const goesOn = hears("irritated", spacedWords(text), tongue) || hears("spreads", spacedWords(text), tongue);
  const whereItReacts =
    kept.some(({ id }) => id === "contact_reaction") &&
    !asksForProduct(now) &&
    (words <= MOST_WORDS_OF_FOLLOW_UP || goesOn);
  const aside = !still && (another || now.places.length > 0) && !whereItReacts;
  const elsewhere = aside || isLookedAfter(now, text);
  // "I don't know whether to call" sounds like a question to the shop, but after a grave sign it is not.
  const matter = now.kind === "support" && hears("of_the_shop", spacedWords(text), tongue);
  const shop = matter && !(grave && UNSURE_TOPICS.has(now.supportTopic ?? "contact"));
  const short = words <= (grave ? LONG_AFTER_GRAVE : FEW_AFTER);
  return short && !shop && (grave || !elsewhere) ? [...now.redFlags, ...held] : now.redFlags;
}

/** Somebody else looks after it by now, or the talk has turned. */
const isLookedAfter = ({ language }: Understanding, text: string): boolean =>
  hears("settled", spacedWords(text), languageTag(language));

/** Where the talk was of; "and which cream" after a scalp asks for a face. */
export function carriedPlaces(now: Understanding, last: Understanding | undefined): Understanding["places"] {
  const held = last?.places ?? [];
  return now.category === "Moisturizer" ? held.filter((place) => place !== "scalp") : held;
}

/** Skin that was treated is in peace again. */
export const isHealed = ({ language }: Understanding, text: string): boolean =>
  hears("taken_back", spacedWords(text), languageTag(language));

/** Words that say too little to change the subject. */
export const MOST_WORDS_OF_FOLLOW_UP = 4;

/** So few words, and no other skin, place, person or thing: the talk is still of what is a doctor's or for nobody. */
const STILL_OF_IT = 14;

/** A matter for a pharmacist, or a baby too young for our products, stays one while the talk is about it. */
export function carriedOutside(now: Understanding, words: number, last: Understanding | undefined) {
  const held = last?.outside === "pharmacist" || last?.outside === "infant" ? last.outside : undefined;
  const another = last !== undefined && last.person.relation !== now.person.relation;
  const elsewhere = now.concerns.length > 0 || now.places.length > 0 || now.category !== undefined;
  return held && !another && !elsewhere && now.kind !== "support" && words <= STILL_OF_IT ? held : undefined;
}
