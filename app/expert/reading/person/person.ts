import { LANGUAGE_TAGS, type Language } from "#app/i18n/language.ts";
import { opensWith } from "../../knowledge/cues.ts";
import { spacedWords } from "../normalize.ts";
import { type Fact, type FactKind, type Person, RELATIONS, type Relation } from "./fact.ts";
import { type Reading, readFacts } from "./read-facts.ts";
import { inciOf } from "./substances.ts";
import type { Subject } from "./subjects.ts";

export * from "./fact.ts";
export { type Reading, readFacts } from "./read-facts.ts";

/** One message of the person, oldest first. */
export interface PersonTurn {
  text: string;
  /** The language the message is written in. */
  language: Language;
  /** What the classifier adds to be on the safe side; never counts against what was said. */
  inferred?: readonly Inferred[];
}

export type Inferred = Fact extends infer One
  ? One extends Fact
    ? Omit<One, "turn" | "words" | "how">
    : never
  : never;

export interface Persons {
  /** Everybody spoken of, the speaker first. */
  persons: readonly Person[];
  /** Whom the last message asks for; one of `persons`. */
  current: Person;
}

/** Only the newest of these can be true. */
const SINGLE = new Set<FactKind>(["age", "siblings", "budget", "count", "time", "event"]);
/** What a request wants holds for that request, not for the person. */
const OF_THE_TURN = new Set<FactKind>(["place", "shaved"]);

/** What is known of each person so far. */
class Notes {
  readonly facts = new Map<Relation, Fact[]>([["self", []]]);
  current: Relation = "self";
  lastOther: Relation | undefined;

  whoIs(subject: Subject): Relation {
    if (subject !== "other") return subject;
    return this.lastOther ?? "relative";
  }

  ofPerson(relation: Relation): Fact[] {
    const known = this.facts.get(relation) ?? [];
    this.facts.set(relation, known);
    if (relation !== "self") this.lastOther = relation;
    return known;
  }

  keep(relation: Relation, kept: (fact: Fact) => boolean): void {
    this.facts.set(relation, this.ofPerson(relation).filter(kept));
  }

  add(relation: Relation, fact: Fact): void {
    if (SINGLE.has(fact.kind)) {
      const said = this.ofPerson(relation).some((one) => one.kind === fact.kind && one.how === "said");
      // A guess never replaces what was stated.
      if (fact.how === "inferred" && said) return;
      this.keep(relation, (one) => one.kind !== fact.kind || youngerAtOnce(one, fact));
      if (this.ofPerson(relation).some((one) => one.kind === fact.kind)) return;
    }
    this.ofPerson(relation).push(fact);
  }
}

/** If a message gives two ages the lower one counts: "my 14-year-old, she started at 12" is a child either way. */
function youngerAtOnce(one: Fact, other: Fact): boolean {
  return one.kind === "age" && other.kind === "age" && one.turn === other.turn && one.months < other.months;
}

function takeBack(notes: Notes, turn: number, to: Relation | undefined): void {
  for (const [relation, facts] of notes.facts) {
    const last = Math.max(-1, ...facts.filter((fact) => fact.turn < turn).map((fact) => fact.turn));
    if (last < 0 || relation === to) continue;
    const moved = facts.filter((fact) => fact.turn === last);
    notes.keep(relation, (fact) => fact.turn !== last);
    if (to) for (const fact of moved) notes.add(to, fact);
  }
}

/** Children of an age nobody told are looked after as the youngest they are likely to be. */
const LIKELY_AGE: Partial<Record<Relation, number>> = {
  child: 8 * 12,
  daughter: 15 * 12,
  son: 15 * 12,
  niece: 15 * 12,
  nephew: 15 * 12,
  granddaughter: 12 * 12,
  grandson: 12 * 12,
};

function withLikelyAge(relation: Relation, facts: readonly Fact[], turn: number): readonly Fact[] {
  const months = LIKELY_AGE[relation];
  if (months === undefined || facts.some(({ kind }) => kind === "age")) return facts;
  return [...facts, { kind: "age", months, words: "", turn, how: "inferred" }];
}

/** "I can take shea after all": an allergy to nothing else is gone, and a refusal of nothing else. */
function isTolerated(fact: Fact, { tolerated }: Reading): boolean {
  const keepsOut = fact.kind === "allergy" || fact.kind === "avoidance";
  return keepsOut && fact.ids.length > 0 && fact.ids.every((id) => tolerated.includes(id));
}

const OF_ONE = new Set<FactKind>(["pregnant", "trying", "breastfeeding"]);

/**
 * "Sorry, my SISTER is pregnant": what was said of oneself is hers. "Sorry, vitamin E": the allergy of the message
 * before was another, unless this one comes on top of it.
 */
function correct(notes: Notes, reading: Reading, turn: number): boolean {
  const others = reading.statements.filter(({ about }) => about !== "self");
  const moved = new Set(others.map(({ fact }) => fact.kind).filter((kind) => OF_ONE.has(kind)));
  const own = reading.statements.some(({ about, fact }) => about === "self" && moved.has(fact.kind));
  const moves = moved.size > 0 && !own;
  if (moves) notes.keep("self", (fact) => !moved.has(fact.kind));
  if (reading.adds) return moves;
  const last = notes.ofPerson(notes.current).filter(({ kind }) => kind === "allergy");
  const before = last.filter((fact) => fact.turn === turn - 1);
  const meant = reading.correctedTo.filter((id) => !reading.tolerated.includes(id));
  if (before.length === 0 || meant.length === 0) return moves;
  notes.keep(notes.current, (fact) => !before.includes(fact));
  if (reading.statements.some(({ fact }) => fact.kind === "allergy")) return true;
  const ids = [...new Set(meant)];
  const words = before.at(-1)?.words ?? "";
  notes.add(notes.current, {
    kind: "allergy",
    ids,
    inci: inciOf(ids),
    unresolved: [],
    words,
    turn,
    how: "said",
  });
  return true;
}

/** "No perfume", "sin retinol": refused by nobody in so many words. */
const isBareRefusal = ({ kind, words }: Pick<Fact, "kind" | "words">): boolean =>
  kind === "avoidance" &&
  LANGUAGE_TAGS.some((tongue) => opensWith("bare_refusal", spacedWords(words), tongue));

/** "The older one has spots": picks that child when two ages were given. */
function ofSiblings(notes: Notes, { which }: Reading, turn: number): void {
  if (which === undefined) return;
  for (const [relation, facts] of notes.facts) {
    const siblings = facts.find((fact) => fact.kind === "siblings");
    if (siblings?.kind !== "siblings") continue;
    notes.keep(relation, ({ kind }) => kind !== "age");
    notes.add(relation, {
      kind: "age",
      months: siblings.months[which],
      words: siblings.words,
      turn,
      how: "said",
    });
    notes.current = relation;
  }
}

function listen(notes: Notes, reading: Reading, turn: number, inferred: readonly Inferred[]): void {
  notes.lastOther = reading.named.at(-1) ?? notes.lastOther;
  for (const { about } of reading.statements) if (about !== "other") notes.ofPerson(about);
  const about =
    reading.about && (reading.about !== "other" || notes.lastOther) ? notes.whoIs(reading.about) : undefined;
  if (about) notes.ofPerson(about);
  const corrected = reading.corrects && turn > 0 && correct(notes, reading, turn);
  if (!corrected && (reading.withdraws || (reading.notMe && turn > 0))) {
    // "In fact it's my sister. I want an oil": hers, whomever the rest is about.
    const to = reading.notMe ? (about !== "self" ? about : reading.named.at(-1)) : undefined;
    if (reading.withdraws || to) takeBack(notes, turn, to);
  }
  for (const { about: whose, kind } of reading.denied)
    notes.keep(notes.whoIs(whose), (fact) => fact.kind !== kind);
  if (reading.tolerated.length > 0) notes.keep(about ?? notes.current, (fact) => !isTolerated(fact, reading));
  notes.current = about ?? notes.current;
  for (const { about: whose, fact } of reading.statements) {
    // Budget and count belong to the request, whoever "she" is.
    const ofAnybody = fact.kind === "budget" || fact.kind === "count";
    const ofRequest = whose === "self" || (whose === "other" && ofAnybody);
    const relation = OF_THE_REQUEST.has(fact.kind) && ofRequest ? notes.current : notes.whoIs(whose);
    notes.add(relation, { ...fact, turn } as Fact);
    // "Nothing with perfume", while asking for the husband: applies to him and to the speaker.
    if (whose === "self" && about === undefined && isBareRefusal(fact))
      notes.add(notes.current, { ...fact, turn } as Fact);
  }
  ofSiblings(notes, reading, turn);
  const denied = new Set([...reading.denied.map(({ kind }) => kind), ...reading.unguessed]);
  for (const content of inferred) {
    if (denied.has(content.kind)) continue;
    const known = [...notes.facts.values()].flat();
    // Somebody pregnant or nursing mentions a child's age, not their own.
    const mother = content.kind === "age" && known.some(({ kind }) => OF_ONE.has(kind));
    if (mother || known.some((fact) => fact.kind === content.kind)) continue;
    notes.add(notes.current, { ...content, words: "", turn, how: "inferred" } as Fact);
  }
}

const OF_THE_REQUEST = new Set<FactKind>(["budget", "count", "time", "event", "place", "shaved"]);

/**
 * Everything the messages say about persons, however long ago: who they are, what holds for each, and whom the last
 * message asks for. What was denied or taken back is gone; what belongs to another moved there.
 */
export function personsIn(turns: readonly PersonTurn[]): Persons {
  const memory = new PersonMemory();
  for (const { text, language, inferred = [] } of turns) memory.hear(readFacts(text, language), inferred);
  return memory.persons();
}

/** The same, turn by turn. */
export class PersonMemory {
  private readonly notes = new Notes();
  private turns = 0;

  hear(reading: Reading, inferred: readonly Inferred[]): void {
    listen(this.notes, reading, this.turns, inferred);
    this.turns += 1;
  }

  persons(): Persons {
    return personsOf(this.notes, this.turns - 1);
  }
}

function personsOf(notes: Notes, now: number): Persons {
  const persons = [...notes.facts].map(
    ([relation, facts]): Person => ({
      relation,
      facts: withLikelyAge(
        relation,
        facts.filter((fact) => !OF_THE_TURN.has(fact.kind) || fact.turn === now),
        now,
      ),
    }),
  );
  persons.sort((a, b) => RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation));
  const current = persons.find(({ relation }) => relation === notes.current) ?? {
    relation: "self",
    facts: [],
  };
  return { persons, current };
}
