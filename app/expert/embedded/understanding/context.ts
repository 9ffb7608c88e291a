import {
  type Language,
  type LanguageTag,
  LANGUAGE_TAGS,
  languageTag,
  languageFromTag,
} from "#app/i18n/language.ts";
import { type HistoryEntry, LONGEST_MESSAGE } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { type CueId, hears } from "../knowledge/cues.ts";
import { modifiersOf } from "../person/modifiers.ts";
import { PersonMemory } from "../person/person.ts";
import { readFacts } from "../person/read-facts.ts";
import { findConcepts, SAYS } from "./concepts.ts";
import { detectTongue } from "./language.ts";
import { spacedWords, tokenize } from "./normalize.ts";
import { withoutOverheard } from "./overheard.ts";
import { ownedIn } from "./owned.ts";
import { plainAlarm } from "./plain-alarms.ts";
import { withoutProductNames } from "./product-names.ts";
import type { SecondReading } from "./second-reading.ts";
import { blocksProducts, urgencyOf } from "./red-flags.ts";
import { asReaction } from "./reactions.ts";
import { typesToldOf } from "./types-told.ts";
import { standingAlarms } from "./standing-alarms.ts";
import { asksForProduct } from "./wishes.ts";
import { type Heard, hearMessage, withPersons } from "./understand.ts";
import type { ConcernId, RedFlag, SkinType, Understanding } from "./understanding.ts";

/** Concerns that a bare answer like "oily" or "sensitive" sounds like, without being a new concern. */
const TYPE_CONCERNS = new Set<ConcernId>([
  "sensitivity",
  "dryness",
  "oiliness",
  "dehydration",
  "pores",
  "redness",
]);

/** "Oily." after "is your skin dry or oily?" names a type, not a new concern. */
function onlyNamesType(now: Understanding, words: number): boolean {
  return (
    words <= 5 && now.skinTypes.length > 0 && now.concerns.every((concern) => TYPE_CONCERNS.has(concern.id))
  );
}

/** Skin of one type does not have the other's concern: "no, sorry, dry" takes "oily" back. */
const OPPOSITE: Partial<Record<SkinType, readonly ConcernId[]>> = {
  dry: ["oiliness"],
  oily: ["dryness", "dehydration"],
};

/** Shop matters the classifier falls back to when it is about nothing else. */
const UNSURE_TOPICS = new Set<string>(["contact", "account"]);

/** How strong a flag counts that was raised one and two messages ago; one that is raised is stronger. */
const HELD_ONCE = 0.2;
const HELD_TWICE = 0.1;

/** What a sign does to skin, and no other skin: "and a cream for the itch?" */
const OF_A_SIGN = new Set<ConcernId>(["eczema", "sensitivity", "redness", "barrier", "sun_spots", "pih"]);

/** Leaves room for gentle care alone, for as long as the talk is of it: "and what do I put on it?" */
const OF_DEEP_SKIN = new Set<RedFlag>(["severe_acne"]);

/** What was wrong stays wrong until something else is spoken of; an emergency stays one either way. */
function heldFlags(
  now: Understanding,
  text: string,
  words: number,
  last: Understanding | undefined,
): Understanding["redFlags"] {
  if (now.redFlags.some(({ id }) => blocksProducts(id)) || !last) return now.redFlags;
  const spoken = languageTag(now.language);
  const over = hears("taken_back", spacedWords(text), spoken) && hears("time_ago", spacedWords(text), spoken);
  if (over) return now.redFlags;
  const grave = last.redFlags.some(({ id }) => urgencyOf(id) === "emergency" || id === "mental_health");
  // What is no emergency is kept in mind for two messages, then the talk goes on.
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
  // "On the eyelids, it itches": where skin reacts is told of the reaction.
  const whereItReacts =
    kept.some(({ id }) => id === "contact_reaction") &&
    (words <= FEW_WORDS || hears("irritated", spacedWords(text), tongue));
  const aside = !still && (another || (now.places.length > 0 && !whereItReacts));
  const elsewhere = aside || isLookedAfter(now, text);
  // "I don't know whether to call" sounds like a question to a shop; after a grave sign it is none.
  const matter = now.kind === "support" && hears("of_the_shop", spacedWords(text), tongue);
  const shop = matter && !(grave && UNSURE_TOPICS.has(now.supportTopic ?? "contact"));
  return words <= 14 && !shop && (grave || !elsewhere) ? [...now.redFlags, ...held] : now.redFlags;
}

/** Somebody else looks after it by now, or the talk has turned. */
const isLookedAfter = ({ language }: Understanding, text: string): boolean =>
  hears("settled", spacedWords(text), languageTag(language));

/** Where the talk was of; "and which cream" after a scalp asks for a face. */
function placesHeld(now: Understanding, last: Understanding | undefined): Understanding["places"] {
  const held = last?.places ?? [];
  return now.category === "Moisturizer" ? held.filter((place) => place !== "scalp") : held;
}

/** Skin that was treated is in peace again. */
const isHealed = ({ language }: Understanding, text: string): boolean =>
  hears("taken_back", spacedWords(text), languageTag(language));

/** So few words, and no other skin, place, person or thing: the talk is still of what is a doctor's or for nobody. */
const STILL_OF_IT = 14;

/** What is a pharmacist's, or too young for anything of ours, stays so while the talk is of it. */
function heldOutside(now: Understanding, words: number, last: Understanding | undefined) {
  const held = last?.outside === "pharmacist" || last?.outside === "infant" ? last.outside : undefined;
  const another = last !== undefined && last.person.relation !== now.person.relation;
  const elsewhere = now.concerns.length > 0 || now.places.length > 0 || now.category !== undefined;
  return held && !another && !elsewhere && now.kind !== "support" && words <= STILL_OF_IT ? held : undefined;
}

/** Words that say too little to change the subject. */
const FEW_WORDS = 4;

/** What skin has, whatever is asked of it next. */
const LASTING = new Set<ConcernId>(["rosacea", "eczema", "perioral_derm"]);
const AS_CONDITION = 0.5;

const AROUND_EYES = new Set<ConcernId>(["dark_circles", "puffiness"]);
const OF_COLOR = new Set<ConcernId>(["sun_spots", "pih", "melasma"]);

/** "They are brown", after dark circles: of those, and of no spots elsewhere. */
const tellsOfCircles = (now: Understanding, before: Understanding["concerns"]): boolean =>
  before.some(({ id }) => AROUND_EYES.has(id)) &&
  now.places.every((place) => place === "eyes") &&
  now.concerns.every(({ id }) => OF_COLOR.has(id));

/** The concern that a type of skin is told for. */
const OF_TYPE: Partial<Record<SkinType, ConcernId>> = {
  dry: "dryness",
  oily: "oiliness",
  combination: "oiliness",
  sensitive: "sensitivity",
};

/** Where the concern was told that the talk is still of: nobody has somebody else's skin. */
function toldBefore(
  now: Understanding,
  before: readonly Understanding[],
  texts: readonly string[],
  text: string,
): Pick<Understanding, "concerns"> | undefined {
  const told = before.filter((said) => said.concerns.length > 0);
  const another = before.at(-1)?.person.relation !== now.person.relation;
  if (before.length === 0 || !another) return told.at(-1);
  const own = told.findLast(({ person }) => person.relation === now.person.relation);
  const types =
    now.skinTypes.length > 0 ? now.skinTypes : typesToldOf(now.person.relation, texts, now.language);
  const ofType = types.flatMap((type) => OF_TYPE[type] ?? []).slice(0, 1);
  if (ofType.length > 0) return { concerns: ofType.map((id) => ({ id, strength: 1, because: [] })) };
  // "And for my sister?": the same is asked for her; for oneself it is another skin.
  const theSame = hears("the_same", spacedWords(text), languageTag(now.language));
  return own ?? (now.person.relation === "self" && !theSame ? undefined : told.at(-1));
}

/** A message in the light of those before: what the person is like carries over, the concern where none is new. */
function inContext(
  now: Understanding,
  text: string,
  before: readonly Understanding[],
  texts: readonly string[],
): Understanding {
  const words = tokenize(text).length;
  // Somebody else's skin is not like the last one's.
  const same = before.filter(({ person }) => person.relation === now.person.relation);
  const skinTypes = same.findLast((said) => said.skinTypes.length > 0)?.skinTypes ?? [];
  // What was taken back stays so, however often another thing is asked since.
  const types = now.skinTypes.length > 0 ? now.skinTypes : skinTypes;
  const taken = new Set(types.flatMap((type) => OPPOSITE[type] ?? []));
  const last = toldBefore(now, before, texts, text);
  // "Something for her eyes" leaves what was told of the rest of the face.
  const eyes = now.concerns.length === 0 && now.places.includes("eyes");
  const concerns = eyes ? [] : (last?.concerns ?? []).filter(({ id }) => !taken.has(id));
  const conditions = same
    .flatMap((said) => said.concerns)
    .filter(({ id }) => LASTING.has(id) && !now.concerns.some((one) => one.id === id));
  const lasting = [
    ...new Map(conditions.map((found) => [found.id, { ...found, strength: AS_CONDITION }])).values(),
  ];
  const ofEyes = words <= FEW_WORDS * 2 && tellsOfCircles(now, concerns);
  const isNew = now.concerns.length > 0 && !ofEyes && !(concerns.length > 0 && onlyNamesType(now, words));
  // "And the Soft Ebb?" sounds like the shop; so few words leave no subject.
  // "And my skin is oily", after a wish for retinol: the wish stands.
  const only = onlyNamesType(now, words) && !asksForProduct(now) && before.at(-1);
  const wish = only
    ? { wanted: only.wanted, textures: only.textures, ...(only.category && { category: only.category }) }
    : {};
  const outside = now.outside ?? heldOutside(now, words, before.at(-1));
  const keepsConcern = isNew || (now.kind === "support" && words > FEW_WORDS);
  return {
    ...now,
    ...wish,
    ...(outside && { outside }),
    redFlags: heldFlags(now, text, words, before.at(-1)),
    justTreated: now.justTreated || (same.at(-1)?.justTreated === true && !isHealed(now, text)),
    standing: standingAlarms(now, text, before.at(-1)?.standing),
    concerns:
      keepsConcern && now.kind !== "support"
        ? [...now.concerns, ...lasting]
        : keepsConcern
          ? now.concerns
          : concerns,
    places: keepsConcern || now.places.length > 0 ? now.places : placesHeld(now, before.at(-1)),
    skinTypes: now.skinTypes.length > 0 ? now.skinTypes : skinTypes,
    modifiers: modifiersOf(now.person, [...now.modifiers, ...same.flatMap((said) => said.modifiers)]),
  };
}

/** A conversation as it was understood. */
export interface Conversation {
  /** The last message alone, though with what is known of its persons. */
  own: Understanding;
  /** The last message in the light of those before. */
  understanding: Understanding;
  /** The person's earlier messages, oldest first, each in the light of those before it. */
  said: readonly Understanding[];
}

/** Messages that were read when they came, and are read again with each that follows. */
const MOST_KEPT = 256;
const kept = new Map<string, Heard>();

/** An earlier message of a conversation, as it was heard then. */
function heardBefore(text: string, language: Language): Heard {
  const key = `${language} ${text}`;
  const known = kept.get(key) ?? hearMessage(text, language);
  // The latest used stays longest.
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return known;
}

/** Older messages are read for facts about persons alone: what they asked is settled. */
const READ_WHOLE = 6;
/** Characters read of the messages before together, and of those read for facts alone. */
const BEFORE = 2400;
const LONG_AGO = 5000;

/** A fair share for each: a conversation costs no more than its bound, whatever was pasted into it. */
function shareOf(total: number, messages: number): number {
  return Math.min(LONGEST_MESSAGE, Math.floor(total / Math.max(1, messages)));
}

const textOf = (entry: HistoryEntry): string => entry.parts.map((part) => part.text).join(" ");

/**
 * Reads a message in the light of what was said before; see `inContext` for what carries over. Names of products in
 * the catalogue say nothing about skin and are taken out first.
 */
export function readConversation(
  message: string,
  history: readonly HistoryEntry[],
  language: Language,
  catalogue: readonly Product[],
  second?: SecondReading,
): Conversation {
  const earlier = history.filter(({ role }) => role === "user").map(textOf);
  const memory = new PersonMemory();
  const said: Understanding[] = [];
  let spoken = language;
  earlier.forEach((text, place) => {
    const isOld = place < earlier.length - READ_WHOLE;
    const share = isOld
      ? shareOf(LONG_AGO, earlier.length - READ_WHOLE)
      : shareOf(BEFORE, Math.min(READ_WHOLE, earlier.length));
    const masked = withoutProductNames(text.slice(0, share), catalogue);
    if (isOld) {
      memory.hear(readFacts(masked, languageIn(masked, spoken)), []);
      return;
    }
    const heard = heardBefore(withoutOwned(withPlainWords(masked, catalogue), spoken), spoken);
    if (heard.understanding.languageIsClear) spoken = heard.understanding.language;
    memory.hear(heard.facts, heard.inferred);
    const before = earlier.slice(0, place);
    const signs = withAlarmOver(before, masked, withPersons(heard, memory.persons()));
    const alone = asReaction(signs, [...before, text], catalogue);
    const read = asMedicineDoes(alone, masked);
    const told = withoutBareAge(withoutFeared(read, masked), masked);
    said.push(inContext(withoutOverheard(told, masked, said), masked, said, before));
  });
  const masked = withoutProductNames(message.slice(0, LONGEST_MESSAGE), catalogue);
  const alone = heardBefore(withoutOwned(withPlainWords(masked, catalogue), spoken), spoken);
  const heard = second ? second.merge(alone) : alone;
  memory.hear(heard.facts, heard.inferred);
  const signs = withAlarmOver(earlier, masked, withPersons(heard, memory.persons()));
  const read = asReaction(signs, [...earlier, message], catalogue);
  const told = withoutBareAge(withoutFeared(asMedicineDoes(read, masked), masked), masked);
  const own = withoutOverheard(told, masked, said);
  return { own, understanding: inContext(own, message, said, earlier), said };
}

/** Long ago enough to be another matter, in characters. */
const TOLD_BEFORE = 400;

/** Messages that may tell of one thing together. */
const TOLD_OVER = 2;

/** "I have a mole", "on my back", "it bleeds sometimes": what a few messages say together, where none says it alone. */
function withAlarmOver(before: readonly string[], message: string, own: Understanding): Understanding {
  if (before.length === 0 || own.redFlags.length > 0 || message.length > TOLD_BEFORE) return own;
  const wordsIn = (text: string) => tokenize(text).map((token) => token.text);
  const now = wordsIn(message);
  let earlier: string[] = [];
  for (const text of before.slice(-TOLD_OVER).toReversed()) {
    earlier = [...wordsIn(text.slice(-TOLD_BEFORE)), ...earlier];
    if (plainAlarm(earlier) !== undefined) return own;
    const id = plainAlarm([...earlier, ...now]);
    if (id) return { ...own, kind: "red_flag", redFlags: [{ id, strength: 2, because: [] }] };
  }
  return own;
}

/** "I'm 66": an age alone tells of no lines. */
function withoutBareAge(own: Understanding, text: string): Understanding {
  const age = own.person.facts.findLast(({ kind }) => kind === "age");
  const besides = tokenize(text).length - tokenize(age?.words ?? "").length;
  // "63, sagging": what is told beside the age is told.
  const named = besides > 0 && findConcepts(tokenize(text), languageTag(own.language)).some(tellsOfYears);
  const bare = tokenize(text).length <= FEW_WORDS + 1 && age !== undefined && !named;
  const told = own.concerns.filter(({ id }) => !OF_YEARS.has(id));
  return bare && own.category === undefined ? { ...own, concerns: told } : own;
}

const tellsOfYears = ({ concept }: { concept: string }): boolean =>
  [...OF_YEARS].some((id) => concept === SAYS + id);

const OF_YEARS = new Set<ConcernId>(["wrinkles", "fine_lines", "firmness"]);

/** "I am afraid it irritates me", "she loves delicate scents": of a product, and told of no skin. */
function withoutFeared(own: Understanding, text: string): Understanding {
  const heard = (cue: CueId) => hears(cue, spacedWords(text), languageTag(own.language));
  // "I tried retinol and peeled for weeks, never again": over by now, and another thing is asked for.
  const others = own.concerns.filter(({ id }) => id !== "barrier");
  if (heard("was_once") && others.length > 0) return { ...own, concerns: others };
  if (!heard("afraid") && !heard("fine_scent")) return own;
  return {
    ...own,
    concerns: own.concerns.filter(({ id }) => id !== "sensitivity"),
    skinTypes: own.skinTypes.filter((type) => type !== "sensitive"),
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

/** Skin that peels and stings under a prescribed cream is that cream's doing: its prescriber's matter, no accident. */
function asMedicineDoes(own: Understanding, text: string): Understanding {
  const only = own.redFlags.length > 0 && own.redFlags.every(({ id }) => OF_STRONG_CARE.has(id));
  if (only && (asksOfAllergen(own, text) || tellsOfPast(own, text)))
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
function withPlainWords(typed: string, catalogue: readonly Product[]): string {
  const text = LANGUAGE_TAGS.some((one) => hears("not_greasy", spacedWords(typed), one))
    ? typed.replace(NOT_GREASY, " ")
    : typed;
  const said = spacedWords(text);
  if (hears("rinses", said, "es") && !hears("of_color", said, "es"))
    return text.replace(/aclar\p{L}*/giu, "enjuago");
  const tongue = LANGUAGE_TAGS.find((one) => hears("texture_asked", said, one));
  if (tongue && !hears("of_rough_skin", said, tongue)) return text.replace(/textur\p{L}*/giu, "       ");
  const sold = catalogue.some(({ id }) => id.includes("ampoules"));
  return sold && hears("ampoules_meant", said, "es") ? text.replace(/ampollas/gi, "        ") : text;
}

/** Of a texture, and of no skin that shines; typed, with its negation. */
const NOT_GREASY =
  /(?:sin|no|nada|ni|pas|sans|non|not|isn.t|never)\s+(?:\p{L}+\s+){0,2}?(?:gras\p{L}*|greas\p{L}*|oily)/giu;

/** What somebody has already is not what they ask for. */
const withoutOwned = (text: string, spoken: Language): string =>
  ownedIn(text, languageTag(languageIn(text, spoken))).rest;

function languageIn(text: string, spoken: Language): Language {
  const tongue = detectTongue(tokenize(text), languageTag(spoken));
  return tongue ? languageFromTag(tongue) : spoken;
}

/** The last message of a conversation, understood. */
export function understand(
  message: string,
  history: readonly HistoryEntry[] = [],
  language: Language = "en",
  catalogue: readonly Product[] = [],
  second?: SecondReading,
): Understanding {
  return readConversation(message, history, language, catalogue, second).understanding;
}
