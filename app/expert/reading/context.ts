import { hears } from "../knowledge/cues.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { type HistoryEntry, LONGEST_MESSAGE } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { modifiersOf } from "./person/modifiers.ts";
import type { FactKind } from "./person/fact.ts";
import { PersonMemory } from "./person/person.ts";
import { readFacts } from "./person/read-facts.ts";
import { spacedWords, tokenize } from "./normalize.ts";
import { withEmergencyOver } from "./emergency-over.ts";
import { withoutOverheard } from "./overheard.ts";
import { withoutProductNames } from "./product-names.ts";
import { shieldsPatches, TINT } from "./concerns-meant.ts";
import { asReaction } from "./reactions.ts";
import { typesToldOf } from "./types-told.ts";
import { standingAlarms } from "./standing-alarms.ts";
import { asksForProduct } from "./wishes.ts";
import { type Heard, hearMessage, withPersons } from "./understand.ts";
import { type QuestionId, questionsIn } from "./questions/questions.ts";
import type { ConcernId, SkinType, Understanding } from "./understanding.ts";
import {
  MOST_WORDS_OF_FOLLOW_UP,
  carriedFlags,
  carriedOutside,
  isHealed,
  carriedPlaces,
} from "./carry-over.ts";
import {
  asMedicineDoes,
  languageIn,
  withAlarmOver,
  withoutBareAge,
  withoutFeared,
  withoutOwned,
  withPlainWords,
} from "./put-right.ts";

/** Concerns that a bare answer like "oily" or "sensitive" sounds like, without being a new concern. */
const TYPE_CONCERNS = new Set<ConcernId>([
  "sensitivity",
  "dryness",
  "oiliness",
  "dehydration",
  "pores",
  "redness",
]);

/** Words of "oily.", and of "I'm 45, dry skin, and no more than 150". */
const A_TYPE = 5;
const ABOUT_ONESELF = 14;

/** Whoever asks for these names the skin that they are for. */
const ASKS_FOR_CARE = new Set<QuestionId>(["recommend", "routine"]);

/** "Oily." after "is your skin dry or oily?" names a type, not a new concern; so it does among other facts of oneself. */
function onlyNamesType(now: Understanding, text: string, words: number, turn: number): boolean {
  const told = now.person.facts.some((fact) => fact.turn === turn && OF_ONESELF.has(fact.kind));
  const brief = words <= A_TYPE || (words <= ABOUT_ONESELF && told && !asksForProduct(now));
  if (!brief || now.skinTypes.length === 0 || !now.concerns.every(({ id }) => TYPE_CONCERNS.has(id)))
    return false;
  // "Make me a routine for dry skin", after redness, is for dry skin.
  return !questionsIn(text, languageTag(now.language)).some(({ id }) => ASKS_FOR_CARE.has(id));
}

const OF_ONESELF = new Set<FactKind>(["age", "budget", "count", "avoidance", "allergy"]);

/** Skin of one type does not have the other's concern: "no, sorry, dry" takes "oily" back. */
const OPPOSITE: Partial<Record<SkinType, readonly ConcernId[]>> = {
  dry: ["oiliness"],
  oily: ["dryness", "dehydration"],
};

/** Lasting conditions: they still apply when the next question is about something else. */
const LASTING = new Set<ConcernId>(["rosacea", "eczema", "perioral_derm", "melasma"]);
const AS_CONDITION = 0.5;

const AROUND_EYES = new Set<ConcernId>(["dark_circles", "puffiness"]);
const OF_COLOR = new Set<ConcernId>(["sun_spots", "pih", "melasma"]);

/** "They are brown", after dark circles: of those, and of no spots elsewhere. */
const tellsOfCircles = (now: Understanding, before: Understanding["concerns"]): boolean =>
  before.some(({ id }) => AROUND_EYES.has(id)) &&
  now.places.every((place) => place === "eyes") &&
  now.concerns.every(({ id }) => OF_COLOR.has(id));

/** The concern that a skin type implies. */
const OF_TYPE: Partial<Record<SkinType, ConcernId>> = {
  dry: "dryness",
  oily: "oiliness",
  combination: "oiliness",
  sensitive: "sensitivity",
};

/** The earlier concern that the talk is still about. One person's skin is never assumed for another. */
function toldBefore(
  now: Understanding,
  before: readonly Understanding[],
  texts: readonly string[],
  text: string,
): Pick<Understanding, "concerns"> | undefined {
  const some = before.filter((said) => said.concerns.length > 0);
  // Asking for a sunscreen in between does not replace the skin concern mentioned before.
  const ofSkin = some.filter(({ concerns }) => concerns.some(({ id }) => id !== "photoprotection"));
  const told = ofSkin.length > 0 ? ofSkin : some;
  const another = before.at(-1)?.person.relation !== now.person.relation;
  if (before.length === 0 || !another) return told.at(-1);
  const own = told.findLast(({ person }) => person.relation === now.person.relation);
  const types =
    now.skinTypes.length > 0 ? now.skinTypes : typesToldOf(now.person.relation, texts, now.language);
  const ofType = types.flatMap((type) => OF_TYPE[type] ?? []).slice(0, 1);
  if (ofType.length > 0) return { concerns: ofType.map((id) => ({ id, strength: 1, because: [] })) };
  // "And for my sister?" asks for the same for her; asking for oneself means different skin.
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
  // A skin type that was taken back stays so, whatever is asked next.
  const types = now.skinTypes.length > 0 ? now.skinTypes : skinTypes;
  // Oily skin may be sensitive as well.
  const addsSensitive = now.skinTypes.length > 0 && now.skinTypes.every((type) => type === "sensitive");
  const retold = now.skinTypes.length > 0 && !addsSensitive;
  const taken = new Set(types.flatMap((type) => OPPOSITE[type] ?? []));
  const last = toldBefore(now, before, texts, text);
  // "Something for her eyes" drops what was said about the rest of the face.
  const eyes = now.concerns.length === 0 && now.places.includes("eyes");
  const concerns = eyes ? [] : (last?.concerns ?? []).filter(({ id }) => !taken.has(id));
  const conditions = same
    .flatMap((said) => said.concerns)
    .filter(({ id }) => LASTING.has(id) && !now.concerns.some((one) => one.id === id));
  const lasting = [
    ...new Map(conditions.map((found) => [found.id, { ...found, strength: AS_CONDITION }])).values(),
  ];
  const ofEyes = words <= MOST_WORDS_OF_FOLLOW_UP * 2 && tellsOfCircles(now, concerns);
  const namesType = onlyNamesType(now, text, words, texts.length);
  const isNew = now.concerns.length > 0 && !ofEyes && !(concerns.length > 0 && namesType);
  // "And the Soft Ebb?" sounds like the shop; so few words leave no subject.
  // "And my skin is oily", after a wish for retinol: the wish stands.
  const only = namesType && !asksForProduct(now) && before.at(-1);
  const wish = only
    ? { wanted: only.wanted, textures: only.textures, ...(only.category && { category: only.category }) }
    : {};
  const outside = now.outside ?? carriedOutside(now, words, before.at(-1));
  // "I only have 60 dollars" is about the products chosen, not a question to the shop.
  const sum = now.person.facts.some(({ kind, turn }) => kind === "budget" && turn === texts.length);
  const ofShop = now.kind === "support" && words > MOST_WORDS_OF_FOLLOW_UP && !(sum && concerns.length > 0);
  const keepsConcern = isNew || ofShop;
  const ofMessage = now.kind === "support" ? now.concerns : [...now.concerns, ...lasting];
  const meant = keepsConcern ? ofMessage : concerns;
  const wanted = only ? only.wanted : now.wanted;
  return {
    ...now,
    ...wish,
    ...(outside && { outside }),
    redFlags: carriedFlags(now, text, words, before.at(-1)),
    justTreated: now.justTreated || (same.at(-1)?.justTreated === true && !isHealed(now, text)),
    standing: standingAlarms(now, text, before.at(-1)?.standing),
    concerns: meant,
    wanted: shieldsPatches(meant) ? [...new Set([...wanted, TINT])] : wanted,
    places: keepsConcern || now.places.length > 0 ? now.places : carriedPlaces(now, before.at(-1)),
    skinTypes: [...new Set(addsSensitive ? [...skinTypes, ...now.skinTypes] : types)],
    delicate: now.delicate === true || (!retold && same.at(-1)?.delicate === true),
    modifiers: modifiersOf(now.person, [...now.modifiers, ...same.flatMap((said) => said.modifiers)]),
  };
}

/** A conversation as the adviser understood it. */
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

/** An earlier message, understood as it was at the time. */
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

export const textOf = (entry: HistoryEntry): string => entry.parts.map((part) => part.text).join(" ");

/**
 * Reads a message in the light of the earlier ones; `inContext` decides what carries over. Product names are removed
 * first, since their words say nothing about skin.
 */
export function readConversation(
  message: string,
  history: readonly HistoryEntry[],
  language: Language,
  catalogue: readonly Product[],
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
    const own = withEmergencyOver(withoutOverheard(told, masked, said), masked, said.at(-1));
    said.push(inContext(own, masked, said, before));
  });
  const masked = withoutProductNames(message.slice(0, LONGEST_MESSAGE), catalogue);
  const heard = heardBefore(withoutOwned(withPlainWords(masked, catalogue), spoken), spoken);
  memory.hear(heard.facts, heard.inferred);
  const signs = withAlarmOver(earlier, masked, withPersons(heard, memory.persons()));
  const read = asReaction(signs, [...earlier, message], catalogue);
  const told = withoutBareAge(withoutFeared(asMedicineDoes(read, masked), masked), masked);
  const own = withEmergencyOver(withoutOverheard(told, masked, said), masked, said.at(-1));
  return { own, understanding: inContext(own, message, said, earlier), said };
}

/** The last message of a conversation, understood. */
export function understand(
  message: string,
  history: readonly HistoryEntry[] = [],
  language: Language = "en",
  catalogue: readonly Product[] = [],
): Understanding {
  return readConversation(message, history, language, catalogue).understanding;
}
