import type { Language } from "#app/i18n/language.ts";
import { type Fact, type FactKind, type Person, RELATIONS, type Relation } from "./fact.ts";
import { type Reading, readFacts } from "./read-facts.ts";
import type { Subject } from "./subjects.ts";

export * from "./fact.ts";
export { type Reading, readFacts, type Statement } from "./read-facts.ts";

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
const SINGLE = new Set<FactKind>(["age", "budget", "count", "time", "event"]);
/** What a request wants holds for that request, not for the person. */
const OF_THE_TURN = new Set<FactKind>(["place", "shaved"]);

class Fold {
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
      // A guess never takes the place of what was said.
      if (fact.how === "inferred" && said) return;
      this.keep(relation, (one) => one.kind !== fact.kind || youngerAtOnce(one, fact));
      if (this.ofPerson(relation).some((one) => one.kind === fact.kind)) return;
    }
    this.ofPerson(relation).push(fact);
  }
}

/** Of two ages in one breath the lower counts: "my 14-year-old, she started at 12" is a child either way. */
function youngerAtOnce(one: Fact, other: Fact): boolean {
  return one.kind === "age" && other.kind === "age" && one.turn === other.turn && one.months < other.months;
}

function takeBack(fold: Fold, turn: number, to: Relation | undefined): void {
  for (const [relation, facts] of fold.facts) {
    const last = Math.max(-1, ...facts.filter((fact) => fact.turn < turn).map((fact) => fact.turn));
    if (last < 0 || relation === to) continue;
    const moved = facts.filter((fact) => fact.turn === last);
    fold.keep(relation, (fact) => fact.turn !== last);
    if (to) for (const fact of moved) fold.add(to, fact);
  }
}

function listen(fold: Fold, reading: Reading, turn: number, inferred: readonly Inferred[]): void {
  fold.lastOther = reading.named.at(-1) ?? fold.lastOther;
  for (const { about } of reading.statements) if (about !== "other") fold.ofPerson(about);
  const about =
    reading.about && (reading.about !== "other" || fold.lastOther) ? fold.whoIs(reading.about) : undefined;
  if (about) fold.ofPerson(about);
  if (reading.withdraws || (reading.notMe && turn > 0)) {
    const to = reading.notMe && about !== "self" ? about : undefined;
    if (reading.withdraws || to) takeBack(fold, turn, to);
  }
  for (const { about: whose, kind } of reading.denied)
    fold.keep(fold.whoIs(whose), (fact) => fact.kind !== kind);
  fold.current = about ?? fold.current;
  for (const { about: whose, fact } of reading.statements) {
    const relation = OF_THE_REQUEST.has(fact.kind) && whose === "self" ? fold.current : fold.whoIs(whose);
    fold.add(relation, { ...fact, turn } as Fact);
  }
  const denied = new Set([...reading.denied.map(({ kind }) => kind), ...reading.unguessed]);
  for (const content of inferred) {
    if (denied.has(content.kind)) continue;
    const known = [...fold.facts.values()].flat();
    if (known.some((fact) => fact.kind === content.kind)) continue;
    fold.add(fold.current, { ...content, words: "", turn, how: "inferred" } as Fact);
  }
}

const OF_THE_REQUEST = new Set<FactKind>(["budget", "count", "time", "event", "place", "shaved"]);

/**
 * Everything the messages say about persons, however long ago: who they are, what holds for each, and whom the last
 * message asks for. What was denied or taken back is gone; what belongs to another moved there.
 */
export function foldPersons(turns: readonly PersonTurn[]): Persons {
  const fold = new PersonFold();
  for (const { text, language, inferred = [] } of turns) fold.hear(readFacts(text, language), inferred);
  return fold.persons();
}

/** The same, turn by turn. */
export class PersonFold {
  private readonly fold = new Fold();
  private turns = 0;

  hear(reading: Reading, inferred: readonly Inferred[]): void {
    listen(this.fold, reading, this.turns, inferred);
    this.turns += 1;
  }

  persons(): Persons {
    return personsOf(this.fold, this.turns - 1);
  }
}

function personsOf(fold: Fold, now: number): Persons {
  const persons = [...fold.facts].map(
    ([relation, facts]): Person => ({
      relation,
      facts: facts.filter((fact) => !OF_THE_TURN.has(fact.kind) || fact.turn === now),
    }),
  );
  persons.sort((a, b) => RELATIONS.indexOf(a.relation) - RELATIONS.indexOf(b.relation));
  const current = persons.find(({ relation }) => relation === fold.current) ?? {
    relation: "self",
    facts: [],
  };
  return { persons, current };
}
