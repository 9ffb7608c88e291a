import { type Language, type LanguageTag, languageTag } from "#app/i18n/language.ts";
import { memoize } from "#app/memoize.ts";
import { FACT_WORDS, type SubstanceId } from "../../knowledge/knowledge.ts";
import { readAllergies, readAvoidances, readTolerated } from "./dislikes.ts";
import { type Fact, type FactKind, MEDICINES, type Relation } from "./fact.ts";
import { findPhrases, type Hit } from "./phrases.ts";
import { readAges, readSiblings } from "./read-ages.ts";
import { CONCEPTION, readConception } from "./read-conception.ts";
import { readRequest } from "./read-request.ts";
import type { Content, Heard, Say, Statement } from "./statement.ts";
import { findSubstances, inciOf } from "./substances.ts";
import { aboutWhom, namedIn, type Subject, subjectsOf } from "./subjects.ts";
import { readUnwelcome } from "./unwelcome.ts";
import { type Word, wordsOf } from "./words.ts";

/** What a message says about persons. */
export interface Reading {
  statements: readonly Statement[];
  /** Said not to be so: "not pregnant", "I stopped nursing". */
  denied: readonly { about: Subject; kind: FactKind }[];
  /** Spoken of in another sense: "like a teenager again" is no reason to guess at an age. */
  unguessed: readonly FactKind[];
  /** Products of other brands that the message names. */
  outside: readonly { thing: (typeof OUTSIDE)[number]; asked: boolean }[];
  /** "I was joking": what was said last is taken back. */
  withdraws: boolean;
  /** "Not me, my sister": what was said last is somebody else's. */
  notMe: boolean;
  /** "Sorry, I meant …": what was said last was said wrongly. */
  corrects: boolean;
  /** Something comes on top: "also", "too". */
  adds: boolean;
  /** Substances named in a correction, and those said to be fine after all. */
  correctedTo: readonly SubstanceId[];
  tolerated: readonly SubstanceId[];
  /** Everybody else who is named, in order: whom "she" may mean. */
  named: readonly Relation[];
  /** Which of two children: the younger or the elder. */
  which?: 0 | 1;
  /** Mentions an illness in the family without asking for care for that relative. */
  ofFamily: boolean;
  /** Whom the message asks for, when it shows. */
  about?: Subject;
}

const SOAP = /soap|savon|jab[oó]n/i;
const OUTSIDE = ["pharmacist", "not_sold"] as const;

/** Facts about the request belong to the person it is for, whoever is speaking. */
const OF_THE_REQUEST = new Set<FactKind>(["budget", "count", "time", "event", "place", "shaved"]);
const MOST_WORDS = 450;

/** Reads the facts about persons in one message, by rules alone. */
export function readFacts(text: string, language: Language): Reading {
  const tongue = languageTag(language);
  const words = wordsOf(text, tongue).slice(0, MOST_WORDS);
  const hits = findPhrases(words, tongue);
  const subjects = subjectsOf(words, hits);
  let about = aboutWhom(words, hits);
  const typed = ({ start, end }: { start: number; end: number }) =>
    text.slice(words[start]?.start ?? 0, words[end - 1]?.end ?? 0);
  const statements: Statement[] = [];
  // "4 years old with bumps on her arms": nobody that young writes of herself as "her".
  const toldOfOneself = hits.some(({ label }) => label === "self strong");
  const ofChild = hits.some(({ label }) => label === "who other") && !toldOfOneself;
  const say = (span: { start: number; end: number }, content: Content, how: Fact["how"] = "said") => {
    const spoken = subjects[span.start] ?? "self";
    const young = ofChild && spoken === "self" && content.kind === "age" && content.months < WRITES;
    // "12-year-old niece": whose age it is stands right after it.
    // "My pregnant wife": so is who expects or nurses.
    const described = content.kind === "age" || CONCEPTION.some((kind) => kind === content.kind);
    const bare = content.kind === "age" || !POSSESSIVE.test(words[span.end]?.text ?? "");
    const joins = described && bare && spoken === "self" && words[span.end]?.opens === false;
    // "Still breastfeeding him": hers who writes.
    const named = (hit: Hit) => namesOther(hit) && (content.kind === "age" || hit.label !== "who other");
    const next =
      joins && hits.some((hit) => named(hit) && hit.start === span.end) ? subjects[span.end] : undefined;
    // "At 13, may my daughter use it?": nobody so young has one.
    const minor = content.kind === "age" && content.months < ADULT && spoken === "self" && !toldOfOneself;
    const hers = minor && about && YOUNGER.has(about) ? about : undefined;
    const whose =
      hers ??
      (young && (next === undefined || next === "self") ? "child" : whoseIs(content, about, next ?? spoken));
    statements.push({ about: whose, fact: { ...content, words: typed(span), how } as Heard });
  };
  const siblings = readSiblings(words, hits);
  if (siblings) {
    const { relation, months, span } = siblings;
    const told = { words: typed(span), how: "said" } as const;
    statements.push({ about: relation, fact: { kind: "siblings", months, ...told } });
    statements.push({ about: relation, fact: { kind: "age", months: months[0], ...told } });
    about = relation;
  } else readAges(words, hits, subjects, say);
  readConception(words, hits, subjects, say);
  readMedicines(hits, say);
  readRequest(words, hits, say);
  for (const { ids, unresolved, span, inci } of readAllergies(words, hits, tongue))
    say(span, { kind: "allergy", ids, inci, unresolved });
  for (const { ids, span, inci } of readAvoidances(words, hits, tongue)) {
    // "No soap" refuses the bar, and not all that cleans; an allergy to soap is read with care.
    const bar = ids.every((id) => id === "surfactants") && SOAP.test(typed(span));
    say(span, { kind: "avoidance", ids: bar ? ["soap"] : ids, inci: bar ? inciOf(["soap"]) : inci });
  }
  // "I tried retinol and peeled, never again": what was named last before it.
  const again = hits.find(({ label }) => label === "refused again");
  const [tried] = again
    ? findSubstances(words, tongue)
        .filter(({ end }) => end <= again.start)
        .slice(-1)
    : [];
  if (again && tried && !statements.some(({ fact }) => fact.kind === "avoidance"))
    say(again, { kind: "avoidance", ids: tried.ids, inci: inciOf(tried.ids) });
  // "So squalane is fine after all?" asks.
  const tolerated = /[?¿]/.test(text) ? [] : readTolerated(words, hits, tongue);
  const kept = statements.flatMap(({ fact }) => ("ids" in fact ? fact.ids : []));
  for (const { ids, span, inci } of readUnwelcome(
    text,
    words,
    hits,
    tongue,
    new Set([...kept, ...tolerated]),
  ))
    say(span, { kind: "allergy", ids, inci, unresolved: [] }, "inferred");
  const nursed = statements.some(({ fact }) => ["breastfeeding", "pregnant"].includes(fact.kind));
  // "I still nurse my little one, my lines": the child is named, and it is not what is asked for.
  // "Pumping for my four-month-old" asks nothing for the child.
  const passing = hits.filter(({ label }) => label === "who passing");
  const forOther = hits.some(
    (hit) =>
      hit.label === "for other" && !passing.some(({ start, end }) => start <= hit.start && hit.start < end),
  );
  const ofNursed = about === "other" && statements.some(({ about: whose }) => NURSED.has(whose));
  if (nursed && about && (NURSED.has(about) || ofNursed) && !forOther) about = "self";
  const ofFamily = tellsOfFamily(hits);
  if (ofFamily) about = "self";
  const mother = (about === "baby" || about === "other") && !forOther && onlyTellsAge(words, hits, subjects);
  if (mother) about = "self";
  // "Cream for a one-month-old": who is that young is whom it is about.
  const young = statements.find(({ about: whose }) => whose === "baby" || whose === "child")?.about;
  if ((!about || about === "other") && !nursed && !mother && young) about = young;
  return {
    statements,
    denied: readDenials(words, hits, subjects, tongue),
    unguessed: unguessedIn(hits),
    outside: outsideIn(hits),
    withdraws: hits.some(({ label }) => label === "withdraw"),
    notMe: hits.some(({ label }) => label === "not me"),
    corrects: hits.some(({ label }) => label === "correction"),
    adds: hits.some(({ label }) => label === "also"),
    correctedTo: findSubstances(words, tongue).flatMap(({ ids }) => ids),
    tolerated,
    named: namedIn(hits),
    ...(hits.some(({ label }) => label === "elder") ? { which: 1 as const } : {}),
    ...(hits.some(({ label }) => label === "younger") ? { which: 0 as const } : {}),
    ofFamily,
    ...(about ? { about } : {}),
  };
}

/** Words that introduce another person ("my", "her"). */
const POSSESSIVE = /^(my|our|his|her|mon|ma|mes|notre|mi|mis|nuestr[oa])$/;

const namesOther = ({ label }: Hit): boolean => label.startsWith("who ") && label !== "who self";

/** "My mum had melanoma, can I use …": family history, with the question not about her. */
function tellsOfFamily(hits: readonly Hit[]): boolean {
  const isFor = (who: Hit) =>
    hits.some(({ label, start, end }) => label === "for other" && start <= who.start && who.start <= end);
  const others = hits.filter(namesOther);
  return (
    hits.some(({ label }) => label === "family history") &&
    !hits.some(({ label }) => label === "shared past") &&
    !others.some((who) => who.label === "who other" || isFor(who))
  );
}

/**
 * "I have melasma since the pregnancy, my baby is 3 months old": only the age is the baby's; the skin is the speaker's.
 */
function onlyTellsAge(words: readonly Word[], hits: readonly Hit[], subjects: readonly Subject[]): boolean {
  const from = subjects.indexOf("baby");
  const opens = words.findLastIndex(({ opens: mark }, at) => mark && at <= from);
  const clause = opens > 0 ? opens : from;
  const aged = hits.filter(({ label, start }) => label.startsWith("age ") && start >= clause);
  const end = Math.max(0, ...aged.map((hit) => hit.end));
  const strong = hits.some(({ label, end: at }) => label === "self strong" && at <= clause);
  return strong && aged.length > 0 && end >= words.length;
}

/** Whom a content is about, when `spoken` is whom the words are about. */
function whoseIs(content: Content, about: Subject | undefined, spoken: Subject): Subject {
  if (OF_THE_REQUEST.has(content.kind)) return about ?? "self";
  // Nobody under three writes here or is breastfeeding: the age is their baby's.
  if (content.kind === "age" && "months" in content && content.months < 36)
    return spoken === "self" ? "baby" : spoken;
  if (content.kind === "breastfeeding" && NURSED.has(spoken)) return "self";
  // "My wife and I want a baby": it is she who may become pregnant; "my husband and I": the speaker.
  if (content.kind === "trying" && spoken === "self" && about && WOMEN.has(about)) return about;
  const shared = content.kind === "trying" || content.kind === "pregnant";
  return shared && (MEN.has(spoken) || (content.kind === "trying" && spoken === "partner")) ? "self" : spoken;
}

const WOMEN = new Set<Subject>(["wife", "girlfriend"]);

const MEN = new Set<Subject>([
  "husband",
  "boyfriend",
  "father",
  "brother",
  "son",
  "grandson",
  "nephew",
  "grandfather",
]);

/** Who is looked after by whoever writes. */
const YOUNGER = new Set<Subject>([
  "child",
  "daughter",
  "son",
  "granddaughter",
  "grandson",
  "niece",
  "nephew",
]);
/** Months of age. */
const ADULT = 18 * 12;

/** Months of age under which a message that says "her" is about a child. */
const WRITES = 13 * 12;

const NURSED = new Set<Subject>(["baby", "child", "son", "daughter"]);

function readMedicines(hits: readonly Hit[], say: Say): void {
  for (const hit of hits) {
    const medicine = MEDICINES.find((one) => hit.label === `medicine ${one}`);
    if (medicine) say(hit, { kind: "medicine", medicine });
    if (hit.label === "skin_cancer") say(hit, { kind: "skin_cancer" });
    if (hit.label === "own retinoid elsewhere") say(hit, { kind: "own_retinoid" });
    if (hit.label === "own retinoid") say(hit, { kind: "own_retinoid" }, "inferred");
  }
}

/** Words before it in a message that asks for the thing: "a good shampoo for …". */
const OPENING_WORDS = 3;

function outsideIn(hits: readonly Hit[]): Reading["outside"] {
  return OUTSIDE.flatMap((thing) => {
    const found = hits.filter(({ label }) => label === `outside ${thing}`);
    const isAsked = ({ start }: Hit) =>
      start <= OPENING_WORDS ||
      hits.some(({ label, end }) => label === "want" && end <= start && end >= start - OPENING_WORDS);
    return found.length > 0 ? [{ thing, asked: found.some(isAsked) }] : [];
  });
}

/** Kinds whose word was used in another sense: "a pregnant pause", "like a teenager again". */
function unguessedIn(hits: readonly Hit[]): FactKind[] {
  const kinds = [...CONCEPTION, "allergy", "medicine", "skin_cancer"] as const;
  const said: FactKind[] = kinds.filter((kind) => hits.some(({ label }) => label === `not ${kind}`));
  // "She loves scented things" is no wish to do without.
  if (hits.some(({ label }) => label === "not avoidance")) said.push("avoidance", "wish");
  return hits.some(({ label }) => /^not age \d+$/.test(label)) ? [...said, "age"] : said;
}

/** Wishes that are let go in so many words: "forget the budget". */
const DROPPED = ["budget", "wish"] as const;

const denials = memoize(
  (tongue: LanguageTag): RegExp =>
    new RegExp(`^(?:${(FACT_WORDS["words denial"]?.[tongue] ?? []).join("|").replaceAll("*", "\\w*")})$`),
);

function readDenials(
  words: readonly Word[],
  hits: readonly Hit[],
  subjects: readonly Subject[],
  tongue: LanguageTag,
): { about: Subject; kind: FactKind }[] {
  const kinds = [...CONCEPTION, "allergy", "medicine", "skin_cancer"] as const;
  return hits.flatMap(({ label, start, end }): Reading["denied"] => {
    const dropped = DROPPED.find((one) => label === `drops ${one}`);
    if (dropped) return [{ about: subjects[start] ?? ("self" as const), kind: dropped }];
    const kind = kinds.find((one) => label === `not ${one}`);
    const denies = words.slice(start, end).some(({ text }) => denials(tongue).test(text));
    return kind && denies ? [{ about: subjects[start] ?? ("self" as const), kind }] : [];
  });
}
