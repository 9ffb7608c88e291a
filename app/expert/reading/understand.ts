import { type Language, languageFromTag, type LanguageTag, languageTag } from "#app/i18n/language.ts";
import type { Category } from "#app/features/catalogue/product.ts";
import { RETINOIDS } from "../shelf/product-facts.ts";
import { hears } from "../knowledge/cues.ts";
import type { Place } from "../knowledge/knowledge.ts";
import type { Medicine, Person } from "./person/fact.ts";
import { inferredFrom, modifiersOf } from "./person/modifiers.ts";
import { type Inferred, PersonMemory, type Persons } from "./person/person.ts";
import { type Reading as FactReading, readFacts } from "./person/read-facts.ts";
import { matchesInci } from "./person/substances.ts";
import { findAges } from "./ages.ts";
import { classify } from "./classifier.ts";
import { castTold, concernsMeant, isParched, shieldsPatches, tellsMarks, TINT } from "./concerns-meant.ts";
import { findConcepts } from "./concepts.ts";
import { findConcerns } from "./find-concerns.ts";
import { findKind, findSeverity, findTopic } from "./find-kind.ts";
import { findModifiers } from "./find-modifiers.ts";
import { bareTypes, findSkinTypes } from "./find-skin-types.ts";
import { ingredientsWanted } from "./ingredients.ts";
import { kindsWished } from "./kinds-wished.ts";
import { detectTongue } from "./language.ts";
import { negatedTokens } from "./negation.ts";
import { plainText, type Token, tokenize } from "./normalize.ts";
import { ownedIn } from "./owned.ts";
import type { Reading } from "./reading.ts";
import { findRedFlags } from "./red-flags.ts";
import type { ConcernId, Found, Kind, Understanding } from "./understanding.ts";
import { isSmall } from "./small-places.ts";
import { sunBeside } from "./sun-beside.ts";
import {
  asksForProduct,
  isJustTreated,
  unwantedTextures,
  wantedTextures,
  wishedCategories,
  wishOf,
} from "./wishes.ts";

/** What one message says, before it is known who is asking. */
export interface Heard {
  understanding: Omit<Understanding, "person" | "persons">;
  facts: FactReading;
  /** What the classifier adds about the person. */
  inferred: readonly Inferred[];
}

/** Reads one message on its own. `language` is what to assume when the message does not show its own. */
export function understandMessage(message: string, language: Language): Understanding {
  const heard = hearMessage(message, language);
  const memory = new PersonMemory();
  memory.hear(heard.facts, heard.inferred);
  return withPersons(heard, memory.persons());
}

/** A message as what is known of its persons lets it be understood. */
export function withPersons({ understanding }: Heard, { persons, current }: Persons): Understanding {
  const months = current.facts.findLast((fact) => fact.kind === "age")?.months;
  const outside = months !== undefined && months < INFANT ? "infant" : understanding.outside;
  // Whoever expects or nurses is not in menopause, however alike it sounds.
  const expects = current.facts.some(({ kind }) => EXPECTS.has(kind));
  const told = understanding.concerns.filter(({ id }) => !expects || id !== "menopause_skin");
  // In pregnancy, patches are taken for melasma unless the message says something clearer.
  const mask = understanding.maybe.find(({ id }) => id === "melasma");
  const masked = expects && told.length === 0 && mask ? [{ ...mask, strength: 1 }] : told;
  const concerns = understanding.category ? masked : withDriedOut(masked, current);
  const young = months !== undefined && months < GROWN;
  return {
    ...understanding,
    concerns,
    wanted: young ? understanding.wanted.filter((id) => !AGAINST_AGE.has(id)) : understanding.wanted,
    // Isotretinoin dries lips and skin alike, wherever the dryness was noticed.
    places: concerns === masked ? understanding.places : [],
    person: current,
    persons,
    modifiers: modifiersOf(current, understanding.modifiers),
    ...(outside ? { outside } : {}),
  };
}

/** Months of age from which nothing is too early. */
const GROWN = 18 * 12;

/** What is sold against lines, and wished for at any age. */
const AGAINST_AGE = new Set(["ascorbic_acid", "bakuchiol", "signal_peptides", "argireline", ...RETINOIDS]);

const DRIED = ["dryness", "lips"] as const;
const OF_DRIED = new Set<ConcernId>([...DRIED, "barrier"]);

/** Isotretinoin dries lips and skin alike: whoever tells of one has the other. */
function withDriedOut(concerns: Found<ConcernId>[], { facts }: Person): Found<ConcernId>[] {
  const takes = facts.some((fact) => fact.kind === "medicine" && fact.medicine === "isotretinoin");
  if (!takes || concerns.length === 0 || !concerns.every(({ id }) => OF_DRIED.has(id))) return concerns;
  const missing = DRIED.filter((id) => !concerns.some((one) => one.id === id));
  return [...concerns, ...missing.map((id) => ({ id, strength: 1, because: [] }))];
}

const EXPECTS = new Set<string>(["pregnant", "trying", "breastfeeding"]);

/** Months of age under which nothing of ours is for anybody. */
const INFANT = 6;

function placesIn({ statements }: FactReading): Understanding["places"] {
  return [...new Set(statements.flatMap(({ fact }) => (fact.kind === "place" ? [fact.place] : [])))];
}

/** What is never of a small part of a face. */
const OF_THE_FACE = new Set<ConcernId>([
  "acne",
  "hormonal_acne",
  "blackheads",
  "oiliness",
  "pores",
  "rosacea",
  "pih",
  "sun_spots",
  "melasma",
]);

/** "Blackheads on my nose, and cracked lips", "a routine, and my eyes": the lips or the eyes, and the face too. */
function placesMeant(
  places: readonly Place[],
  concerns: readonly Found<ConcernId>[],
  wanted: readonly string[],
  ofRoutine: boolean,
): Place[] {
  // "Lines by my eyes, I want to start retinol": it is for the face.
  const retinoid = wanted.some((id) => RETINOIDS.has(id)) && concerns.length > 0;
  // "Crow's feet and dull skin" is of the face; lips that are rough and dull are lips.
  const about = (id: ConcernId) => concerns.some((one) => one.id === id);
  const dull = about("dullness") && !about("texture");
  const ofFace = concerns.some(({ id }) => OF_THE_FACE.has(id));
  const beyond = isSmall(places) && (retinoid || ofRoutine || dull || ofFace);
  return beyond ? [...places, "face"] : [...places];
}

/** True when the person wants nothing of this ingredient. */
function isRefused(inci: readonly string[], { statements }: FactReading): boolean {
  return statements.some(
    ({ fact }) =>
      (fact.kind === "avoidance" || fact.kind === "allergy") &&
      inci.some((name) => matchesInci(name.toLowerCase(), fact.inci)),
  );
}

/** "I had a melanoma": found by rule if nothing else reports it as a sign. */
function toldHistory({ statements }: FactReading): Understanding["redFlags"] {
  const told = statements.some(({ about, fact }) => about === "self" && fact.kind === "skin_cancer");
  return told ? [{ id: "skin_cancer_history", strength: 1, because: [] }] : [];
}

/** Signs without a past of the family's, "my mum had melanoma", nor what a treatment takes. */
function ownSigns(signs: Understanding["redFlags"], { ofFamily, statements }: FactReading): typeof signs {
  const own = statements.some(({ about, fact }) => about === "self" && fact.kind === "skin_cancer");
  // "On isotretinoin for two months": that skin is looked after, and those months are the treatment's.
  const treated = statements.some(({ fact }) => fact.kind === "medicine" && fact.medicine === "isotretinoin");
  return signs.filter(
    ({ id }) =>
      !(ofFamily && !own && id === "skin_cancer_history") && !(treated && id === "persistent_no_change"),
  );
}

/** What a thing that upsets skin does to it. */
const OF_UPSET_SKIN = new Set<ConcernId>(["sensitivity", "barrier", "redness", "dryness", "eczema"]);

const AND: Record<LanguageTag, string> = { en: " and ", fr: " et ", es: " y " };

/** "Cream + SPF": with the sign as a word. */
const spokenOut = (message: string, tokens: readonly Token[], tongue: LanguageTag): string => {
  const spoken = /[+&]/.test(message) ? tokenize(message.replace(/[+&]/g, AND[tongue])) : tokens;
  return ` ${spoken.map(({ text }) => text).join(" ")} `;
};

const sunNamed = (concerns: readonly Found<ConcernId>[]): boolean =>
  concerns.some(({ id }) => id === "photoprotection");

/** The other concerns, if sun protection was asked for along with them. */
function besideSun(concerns: Found<ConcernId>[], category: Category | undefined): Found<ConcernId>[] {
  const others = concerns.filter(({ id }) => id !== "photoprotection");
  return others.length > 0 || category ? others : concerns;
}

const isOne = (fact: FactReading["statements"][number]["fact"]): boolean =>
  fact.kind === "count" && fact.count === 1;

/** The tokens that ask for something, without those that describe what is already owned. */
function asking(reading: Reading, message: string): Asking {
  const { kinds, rest } = ownedIn(message, reading.tongue);
  if (kinds.size === 0) return { ...reading, ownsSun: false };
  const tokens = tokenize(rest);
  const negated = negatedTokens(tokens, reading.tongue);
  return { tokens, negated, tongue: reading.tongue, ownsSun: kinds.has("sunscreen") };
}

interface Asking extends Pick<Reading, "tokens" | "negated" | "tongue"> {
  ownsSun: boolean;
}

/** Whoever names a kind of product, an ingredient or a gift speaks of what is on the shelf; bare types and torn skin are skin's. */
function kindMeant(reading: Reading, text: string, concerns: Found<ConcernId>[], told: Told): Kind {
  const read = findKind(reading, { concerns, redFlags: told.redFlags, asksCare: told.asksCare });
  if (read === "red_flag") return read;
  const bare = concerns.length === 0 && !told.tellsPerson && bareTypes(reading).length > 0;
  const torn =
    read === "other" && ((told.byRule && concerns.length > 0) || hears("fragile", text, reading.tongue));
  return bare || torn || told.isDry || (told.asked && read === "other") ? "concern" : read;
}

/** Facts that say what a gift is for, or what it may cost. */
const GIFT_FOR = new Set<string>(["place", "budget"]);

interface Told {
  redFlags: Understanding["redFlags"];
  tellsPerson: boolean;
  /** Heard by rule alone to be dry. */
  isDry: boolean;
  asked: boolean;
  /** A kind of product for a concern, a gift for a place or a sum: for skin, whatever else was bought. */
  asksCare: boolean;
  /** A concern that only a rule heard. */
  byRule: boolean;
}

/** Reads one message: what it says of skin and of persons, before it is known who is asking. */
export function hearMessage(message: string, language: Language): Heard {
  const tokens = tokenize(message);
  const page = languageTag(language);
  const detected = detectTongue(tokens, page);
  const tongue = detected ?? page;
  const hits = [...findConcepts(tokens, tongue), ...findAges(tokens)];
  const judgement = classify(tokens, tongue);
  const reading: Reading = { tokens, tongue, hits, negated: negatedTokens(tokens, tongue), judgement };
  const facts = readFacts(message, languageFromTag(tongue));
  const signs = ownSigns(findRedFlags(tokens, hits, judgement, tongue), facts);
  const text = plainText(message);
  const spaced = ` ${tokens.map(({ text: word }) => word).join(" ")} `;
  const { concerns: all, maybe, denied } = findConcerns(reading);
  // "And if it peels?", "which irritates less?": asked of what may come.
  const supposed = hears("if_it_upsets", spaced, tongue) || hears("which_upsets", spaced, tongue);
  const found = supposed ? all.filter(({ id }) => !OF_UPSET_SKIN.has(id)) : all;
  const wish = wishOf(text);
  const left = asking(reading, message);
  const beside = left.ownsSun ? undefined : sunBeside(spokenOut(message, left.tokens, tongue), tongue);
  const [category, second] = beside ? beside.categories : kindsWished(left, found);
  // The message asks for one product, and the second kind is only our guess.
  const guessed =
    hears("tight_after_wash", spaced, tongue) &&
    wishedCategories(left.tokens, left.negated).length < 2 &&
    facts.statements.some(({ fact }) => isOne(fact) || fact.kind === "budget");
  const also = guessed ? undefined : second;
  const parched = !supposed && isParched(found, signs, spaced, tongue);
  const toldOf = concernsMeant({ reading, text: spaced, message, found, signs, parched, category, facts });
  const sunToo = beside !== undefined && (sunNamed(toldOf) || beside.categories.length > 1);
  const meant = sunToo ? besideSun(toldOf, category) : toldOf;
  const redFlags = signs.length > 0 ? signs : toldHistory(facts);
  const named = ingredientsWanted(tokens, reading.negated, tongue)
    .filter(({ inci }) => !isRefused(inci, facts))
    .map(({ id }) => id);
  // What a doctor gave is not asked for.
  const given = new Set(
    facts.statements.flatMap(({ fact }) => (fact.kind === "medicine" ? [fact.medicine] : [])),
  );
  const gentle = hears("wants_gentle", spaced, tongue) || hears("minds_all", spaced, tongue);
  // "I am afraid of retinol, what is the mildest?" asks for another.
  const feared = gentle && hears("afraid_of_it", spaced, tongue);
  const wanted = feared ? [] : named.filter((id) => !given.has(id as Medicine));
  // A product that we do not sell counts only if it is asked for, not if it is mentioned next to a concern. "A mask or
  // an exfoliant" gets the one we have.
  const forOurs = wanted.length > 0;
  const outside = facts.outside.find(
    ({ thing, asked: wished }) => thing === "pharmacist" || (forOurs ? false : wished || meant.length === 0),
  )?.thing;
  if (castTold(meant, spaced, tongue) || shieldsPatches(meant)) wanted.push(TINT);
  const textures = wantedTextures(left.tokens, left.negated);
  const asked = asksForProduct({
    wanted,
    textures: [],
    ...(category && { category }),
    ...(wish && { wish }),
  });
  const whatFor = meant.length > 0 || facts.statements.some(({ fact }) => GIFT_FOR.has(fact.kind));
  const asksCare = (category !== undefined && meant.length > 0) || (wish === "gift" && whatFor);
  const told = {
    asksCare,
    redFlags,
    tellsPerson: facts.statements.length > 0,
    isDry: parched,
    asked,
    byRule: found.length === 0,
  };
  const kind = kindMeant(reading, spaced, meant, told);
  const onSkin = kind === "concern" || kind === "red_flag";
  const modifiers = findModifiers(reading);
  const severity = findSeverity(reading);
  const understanding = {
    language: languageFromTag(tongue),
    languageIsClear: detected !== undefined,
    kind,
    ...(kind === "support" ? { supportTopic: findTopic(reading) } : {}),
    concerns: onSkin ? meant : [],
    // A test that is positive tells of no patches.
    maybe: maybe.filter(({ id }) => id !== "melasma" || tellsMarks(reading)),
    denied,
    skinTypes: onSkin && !supposed ? findSkinTypes(reading, meant, placesIn(facts)) : [],
    ...(onSkin && !supposed && hears("fragile", spaced, tongue) && { delicate: true }),
    modifiers,
    redFlags,
    places: placesMeant(placesIn(facts), meant, wanted, hears("of_a_routine", spaced, tongue)),
    ...(severity ? { severity } : {}),
    unwanted: unwantedTextures(tokens, reading.negated),
    textures,
    wanted,
    justTreated: isJustTreated(text),
    ...(hears("days_ago", spaced, tongue) && {
      daysAgo: true,
    }),
    ...(wish ? { wish } : {}),
    ...(outside ? { outside } : {}),
    ...(category ? { category } : {}),
    ...(also ? { also } : {}),
    ...(sunToo ? { sunToo } : {}),
    ...(gentle ? { gentle } : {}),
  };
  // "Ingrown hairs after waxing" describes a habit, not skin that was waxed today.
  const eachTime = hears("ingrown", spaced, tongue) && !hears("just_now", spaced, tongue);
  const ofTurn = facts.statements.filter(({ fact }) => !(eachTime && fact.kind === "shaved"));
  // "Just a wash and an SPF" asks for two products, not for one.
  const statements = also || sunToo ? ofTurn.filter(({ fact }) => !isOne(fact)) : ofTurn;
  return {
    understanding,
    facts: { ...facts, statements },
    inferred: inferredFrom(modifiers, redFlags, facts),
  };
}
