import type { Language } from "#app/i18n/language.ts";
import { type Place, PLACES, type SubstanceId, tongueOf } from "../knowledge/knowledge.ts";
import { readAllergies, readAvoidances, readTolerated } from "./dislikes.ts";
import { type Fact, type FactKind, MEDICINES, type Relation, WISHES } from "./fact.ts";
import { findPhrases, type Hit } from "./phrases.ts";
import { findSubstances } from "./substances.ts";
import { aboutWhom, namedIn, type Subject, subjectsOf } from "./subjects.ts";
import { type Word, wordsOf } from "./words.ts";

/** A fact without its place in the conversation. */
type Heard = Fact extends infer One ? (One extends Fact ? Omit<One, "turn"> : never) : never;

/** One fact as a message states it; `other` is whoever was spoken of last. */
export interface Statement {
  about: Subject;
  fact: Heard;
}

/** What a message says about persons. */
export interface Reading {
  statements: readonly Statement[];
  /** Said not to be so: "not pregnant", "I stopped nursing". */
  denied: readonly { about: Subject; kind: FactKind }[];
  /** Spoken of in another sense: "like a teenager again" is no reason to guess at an age. */
  unguessed: readonly FactKind[];
  /** Things that are not ours, as far as they are named. */
  outside: readonly { thing: (typeof OUTSIDE)[number]; asked: boolean }[];
  /** "I was joking": what was said last is taken back. */
  withdraws: boolean;
  /** "Not me, my sister": what was said last is somebody else's. */
  notMe: boolean;
  /** "Sorry, I meant …": what was said last was said wrongly. */
  corrects: boolean;
  /** Something comes on top: "also", "too". */
  adds: boolean;
  /** What is named in a correction, and what is said to be fine after all. */
  correctedTo: readonly SubstanceId[];
  tolerated: readonly SubstanceId[];
  /** Everybody else who is named, in order: whom "she" may mean. */
  named: readonly Relation[];
  /** Whom the message asks for, when it shows. */
  about?: Subject;
}

const OUTSIDE = ["pharmacist", "not_sold"] as const;

/** What is wanted belongs to whom it is wanted for, whoever speaks of it. */
const OF_THE_REQUEST = new Set<FactKind>(["budget", "count", "time", "event", "place", "shaved"]);
const MOST_WORDS = 450;

/** Reads the facts about persons in one message, by rules alone. */
export function readFacts(text: string, language: Language): Reading {
  const tongue = tongueOf(language);
  const words = wordsOf(text, tongue).slice(0, MOST_WORDS);
  const hits = findPhrases(words, tongue);
  const subjects = subjectsOf(words, hits);
  let about = aboutWhom(words, hits);
  const typed = ({ start, end }: { start: number; end: number }) =>
    text.slice(words[start]?.start ?? 0, words[end - 1]?.end ?? 0);
  const statements: Statement[] = [];
  // "4 years old with bumps on her arms": nobody that young writes of herself as "her".
  const ofChild =
    hits.some(({ label }) => label === "who other") && !hits.some(({ label }) => label === "self strong");
  const say = (span: { start: number; end: number }, content: Content, how: Fact["how"] = "said") => {
    const spoken = subjects[span.start] ?? "self";
    const young = ofChild && spoken === "self" && content.kind === "age" && content.months < WRITES;
    const whose = young ? "child" : whoseIs(content, about, spoken);
    statements.push({ about: whose, fact: { ...content, words: typed(span), how } as Heard });
  };
  readAges(words, hits, subjects, say);
  readConception(words, hits, subjects, say);
  readMedicines(hits, say);
  readRequest(words, hits, say);
  for (const { ids, unresolved, span, inci } of readAllergies(words, hits, tongue))
    say(span, { kind: "allergy", ids, inci, unresolved });
  for (const { ids, span, inci } of readAvoidances(words, hits, tongue))
    say(span, { kind: "avoidance", ids, inci });
  const nursed = statements.some(({ fact }) => ["breastfeeding", "pregnant"].includes(fact.kind));
  // "I still nurse my little one, my lines": the child is named, and it is not what is asked for.
  const forOther = hits.some(({ label }) => label === "for other");
  if (nursed && about && NURSED.has(about) && !forOther) about = "self";
  // "Cream for a one-month-old": who is that young is whom it is about.
  const young = statements.find(({ about: whose }) => whose === "baby" || whose === "child")?.about;
  if ((!about || about === "other") && !nursed && young) about = young;
  return {
    statements,
    denied: readDenials(words, hits, subjects),
    unguessed: unguessedIn(hits),
    outside: outsideIn(hits),
    withdraws: hits.some(({ label }) => label === "withdraw"),
    notMe: hits.some(({ label }) => label === "not me"),
    corrects: hits.some(({ label }) => label === "correction"),
    adds: hits.some(({ label }) => label === "also"),
    correctedTo: findSubstances(words, tongue).flatMap(({ ids }) => ids),
    tolerated: readTolerated(words, hits, tongue),
    named: namedIn(hits),
    ...(about ? { about } : {}),
  };
}

/** Whom a content is about, when `spoken` is whom the words are about. */
function whoseIs(content: Content, about: Subject | undefined, spoken: Subject): Subject {
  if (OF_THE_REQUEST.has(content.kind)) return about ?? "self";
  // Nobody of that age writes, and nobody of that age nurses.
  if (content.kind === "age" && "months" in content && content.months < 36)
    return spoken === "self" ? "baby" : spoken;
  if (content.kind === "breastfeeding" && NURSED.has(spoken)) return "self";
  // "We are trying, my husband and I": it is her skin that has to wait.
  const shared = content.kind === "trying" || content.kind === "pregnant";
  return shared && (MEN.has(spoken) || (content.kind === "trying" && spoken === "partner")) ? "self" : spoken;
}

const MEN = new Set<Subject>(["husband", "father", "brother", "son", "grandfather"]);

/** Months of age under which a message that says "her" is about a child. */
const WRITES = 13 * 12;

const NURSED = new Set<Subject>(["baby", "child", "son", "daughter"]);

type Content = Heard extends infer One ? (One extends Heard ? Omit<One, "words" | "how"> : never) : never;
type Say = (span: { start: number; end: number }, content: Content, how?: Fact["how"]) => void;

/** Ages above this are not of people. */
const OLDEST = 110;

interface Age {
  start: number;
  end: number;
  months: number;
}

/** The age a phrase states in figures, in months. */
function inFigures({ label, number }: Hit, hits: readonly Hit[], hit: Hit): number | undefined {
  if (number === undefined) return undefined;
  if (label === "age months") return number;
  if (label === "age weeks") return 0;
  if (label === "age years" && !overlaps(hit, hits, "age months")) return number * 12;
  // "Seventeen next week" is not seventeen today.
  return label === "age soon" && hit.start === 0 ? number * 12 - 1 : undefined;
}

/** The age a school year stands for, in months: the eighth grade, *la 4e*, a word such as "toddler". */
function bySchool({ label, number }: Hit): number | undefined {
  if (/^age \d+$/.test(label)) return Number(label.slice(4)) * 12;
  if (number === undefined) return undefined;
  if (label === "school grade" && number <= 12) return (number + 5) * 12;
  return label === "school class" && number >= 3 && number <= 6 ? (17 - number) * 12 : undefined;
}

/** Bare numbers between commas: "14, oily skin", "wrinkles, 58, menopause". */
function bareAges(words: readonly Word[], hits: readonly Hit[], subjects: readonly Subject[]): Age[] {
  return words.flatMap(({ number, opens }, at) => {
    const closed = at + 1 === words.length || words[at + 1]?.opens === true;
    const least = at === 0 || (subjects[at] ?? "self") !== "self" ? 3 : 10;
    const counted = hits.some(
      ({ label, start, end }) => start <= at && at < end && /^(budget|money|event|count)/.test(label),
    );
    const bare = number !== undefined && closed && !counted && (at === 0 || opens);
    return bare && number >= least && number < 100 ? [{ start: at, end: at + 1, months: number * 12 }] : [];
  });
}

function readAges(
  words: readonly Word[],
  hits: readonly Hit[],
  subjects: readonly Subject[],
  say: Say,
): void {
  const told = (months: (hit: Hit) => number | undefined) =>
    hits.flatMap((hit): Age[] => {
      const age = months(hit);
      return age === undefined || age > OLDEST * 12 ? [] : [{ ...hit, months: age }];
    });
  const figures = told((hit) => inFigures(hit, hits, hit));
  const plain = figures.length > 0 ? figures : bareAges(words, hits, subjects).slice(0, 1);
  const counted = new Set(plain.map(({ start }) => subjects[start] ?? "self"));
  // "I'm 14, in the eighth grade": the figure counts, of the same person.
  const school = told(bySchool).filter(({ start }) => !counted.has(subjects[start] ?? "self"));
  for (const age of [...plain, ...school]) say(age, { kind: "age", months: age.months });
  if (plain.length + school.length > 0) return;
  const baby = hits.find(({ label }) => label === "who baby");
  if (baby) say(baby, { kind: "age", months: 0 }, "inferred");
}

function overlaps(hit: Hit, hits: readonly Hit[], label: string): boolean {
  return hits.some((other) => other.label === label && other.start < hit.end && hit.start < other.end);
}

const CONCEPTION = ["pregnant", "trying", "breastfeeding"] as const;

/** Who is spoken of in weeks without being pregnant. */
const BORN = new Set<Subject>(["baby", "child", "son", "daughter", "husband", "father", "brother"]);
/** Weeks of a pregnancy that anybody tells of; days beyond them. */
const [FIRST_WEEK, LAST_WEEK, DAYS] = [4, 42, 6];

/** "She is 20 weeks", "at 16+3". */
function isWeeksAlong({ start, end }: Hit, words: readonly Word[], subject: Subject): boolean {
  const [weeks = 0, days = 0] = words.slice(start, end).flatMap(({ number }) => number ?? []);
  return weeks >= FIRST_WEEK && weeks <= LAST_WEEK && days <= DAYS && !BORN.has(subject);
}

function readConception(
  words: readonly Word[],
  hits: readonly Hit[],
  subjects: readonly Subject[],
  say: Say,
): void {
  for (const hit of hits) {
    if (hit.label === "weeks along" && isWeeksAlong(hit, words, subjects[hit.start] ?? "self"))
      say(hit, { kind: "pregnant" });
    const kind = CONCEPTION.find((one) => one === hit.label);
    const asks = kind !== undefined && kind !== "trying" && overlaps(hit, hits, `${ASKED[kind]} question`);
    if (kind) say(hit, { kind }, asks ? "inferred" : "said");
    else if (hit.label === "pregnancy question") say(hit, { kind: "pregnant" }, "inferred");
    else if (hit.label === "breastfeeding question") say(hit, { kind: "breastfeeding" }, "inferred");
  }
}

const ASKED = { pregnant: "pregnancy", breastfeeding: "breastfeeding" } as const;

function readMedicines(hits: readonly Hit[], say: Say): void {
  for (const hit of hits) {
    const medicine = MEDICINES.find((one) => hit.label === `medicine ${one}`);
    if (medicine) say(hit, { kind: "medicine", medicine });
  }
}

const COUNTS: Record<string, number> = { "count one": 1, "count two": 2, "count three": 3 };

/** What is wanted: where, for how much, how many, when. */
function readRequest(words: readonly Word[], hits: readonly Hit[], say: Say): void {
  const each = hits.some(({ label }) => label === "money each");
  for (const hit of hits) {
    const { label, number } = hit;
    const place: Place | undefined = PLACES.find((one) => label === `place ${one}`);
    const wish = WISHES.find((one) => label === `wish ${one}`);
    const count = COUNTS[label];
    if (place) say(hit, { kind: "place", place });
    else if (wish) say(hit, { kind: "wish", wish });
    else if (count !== undefined) say(hit, { kind: "count", count });
    else if (label === "budget" && number !== undefined && number > 0 && isMoney(words, hits, hit))
      say(hit, { kind: "budget", amount: number * 100, per: each ? "each" : "together" });
    else if (label === "time morning" || label === "time night")
      say(hit, { kind: "time", time: label === "time morning" ? "morning" : "night" });
    else if (label === "shaved") say(hit, { kind: "shaved" });
    else if (label === "event") readEvent(words, hits, hit, say);
  }
}

const AFTER_SUM =
  /^(for|in|total|each|please|and|or|if|all|altogether|pour|en|chacun|svp|et|ou|par|por|para|cada|si|y|o|al|nomas)$/;

/** "Under 30" is a sum, "under 30 degrees" is not: without a word for money, nothing else may be counted. */
function isMoney(words: readonly Word[], hits: readonly Hit[], sum: Hit): boolean {
  if (hits.some(({ label, start, end }) => label === "money" && start < sum.end && sum.start < end))
    return true;
  const next = words[sum.end];
  return next === undefined || next.opens || AFTER_SUM.test(next.text);
}

/** An event counts when it is near: three months at most, and when nothing is said of when. */
function readEvent(words: readonly Word[], hits: readonly Hit[], event: Hit, say: Say): void {
  const near = hits.filter(
    ({ start, end }) => Math.abs(start - event.end) < 8 || Math.abs(event.start - end) < 8,
  );
  const weeks = near.find(({ label, number }) => label === "weeks" && number !== undefined)?.number;
  const months = near.find(({ label, number }) => label === "months" && number !== undefined)?.number;
  const days = near.some(({ label }) => label === "days") ? 1 : undefined;
  const inWeeks = weeks ?? (months === undefined ? days : months * 4);
  if (inWeeks !== undefined && words.length > 0) say(event, { kind: "event", weeks: inWeeks });
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

/** Kinds of which a word stood there in another sense: "a pregnant pause", "like a teenager again". */
function unguessedIn(hits: readonly Hit[]): FactKind[] {
  const kinds = [...CONCEPTION, "allergy", "medicine"] as const;
  const said: FactKind[] = kinds.filter((kind) => hits.some(({ label }) => label === `not ${kind}`));
  // "She loves scented things" is no wish to do without.
  if (hits.some(({ label }) => label === "not avoidance")) said.push("avoidance", "wish");
  return hits.some(({ label }) => /^not age \d+$/.test(label)) ? [...said, "age"] : said;
}

const DENIES =
  /^(lost|miscarr\w*|perdu|perdue|fausse|perdi|perdimos|aborto|not|no|isn|aren|never|stopped|done|finished|quit|ended|longer|pas|plus|jamais|arrete|fini|termine|nunca|ya|deje|termine|sin)$/;

function readDenials(
  words: readonly Word[],
  hits: readonly Hit[],
  subjects: readonly Subject[],
): { about: Subject; kind: FactKind }[] {
  const kinds = [...CONCEPTION, "allergy", "medicine"] as const;
  return hits.flatMap(({ label, start, end }) => {
    const kind = kinds.find((one) => label === `not ${one}`);
    const denies = words.slice(start, end).some(({ text }) => DENIES.test(text));
    return kind && denies ? [{ about: subjects[start] ?? ("self" as const), kind }] : [];
  });
}
