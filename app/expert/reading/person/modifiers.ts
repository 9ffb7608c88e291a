import type { Modifier, Understanding } from "../understanding.ts";
import { type Fact, type FactKind, type FactOf, has, latest, type Person } from "./fact.ts";
import type { Inferred } from "./person.ts";
import type { Reading } from "./read-facts.ts";

const CHILD = 12 * 12;
const ADULT = 18 * 12;
const PRESCRIBED_RETINOIDS = new Set(["tretinoin", "adapalene", "isotretinoin", "tazarotene"]);
/** Modifiers that stand for facts; the others are the classifier's alone. */
const OF_FACTS = new Set<Modifier>([
  "pregnant",
  "breastfeeding",
  "on_retinoid_rx",
  "allergy",
  "vegan_fragrance_free",
  "teen",
  "child",
]);

/** What the classifier heard beside what the rules did, as guesses on the safe side. */
export function inferredFrom(
  modifiers: readonly Modifier[],
  redFlags: Understanding["redFlags"],
  { statements }: Reading,
): Inferred[] {
  const said = (...kinds: FactKind[]) => statements.some(({ fact }) => kinds.includes(fact.kind));
  // "My wedding in three weeks" is no pregnancy; somebody pregnant or nursing mentions a child but is not one.
  const dated = said("event");
  const mother = said("pregnant", "trying", "breastfeeding");
  const guesses: Partial<Record<Modifier, Inferred[]>> = {
    pregnant: [{ kind: "pregnant" }],
    breastfeeding: [{ kind: "breastfeeding" }],
    on_retinoid_rx: [{ kind: "medicine", medicine: "tretinoin" }],
    allergy: [{ kind: "allergy", ids: [], inci: [], unresolved: [] }],
    teen: [{ kind: "age", months: 15 * 12 }],
    child: [{ kind: "age", months: 5 * 12 }],
  };
  const isNone: Partial<Record<Modifier, boolean>> = {
    pregnant: dated,
    teen: mother,
    child: mother,
  };
  const past = redFlags.some(({ id }) => id === "skin_cancer_history");
  return [
    ...modifiers.flatMap((modifier) => (isNone[modifier] ? [] : (guesses[modifier] ?? []))),
    ...(past ? [{ kind: "skin_cancer" } as const] : []),
  ];
}

function isAbout(fact: Pick<Fact, "kind">, id: string): boolean {
  return fact.kind === "avoidance" && (fact as FactOf<"avoidance">).ids.includes(id);
}

/** The facts of a person in the words the labels use, with what the classifier alone can hear. */
export function modifiersOf(person: Person, heard: readonly Modifier[]): Modifier[] {
  const months = latest(person, "age")?.months ?? ADULT;
  const holds: Partial<Record<Modifier, boolean>> = {
    pregnant: has(person, "pregnant") || has(person, "trying"),
    breastfeeding: has(person, "breastfeeding"),
    on_retinoid_rx: person.facts.some(
      (fact) => fact.kind === "medicine" && PRESCRIBED_RETINOIDS.has(fact.medicine),
    ),
    allergy: has(person, "allergy"),
    vegan_fragrance_free: person.facts.some(
      (fact) => isAbout(fact, "fragrance") || (fact.kind === "wish" && fact.wish === "vegan"),
    ),
    child: months < CHILD,
    teen: months >= CHILD && months < ADULT,
    budget: has(person, "budget"),
  };
  const stated = (Object.keys(holds) as Modifier[]).filter((modifier) => holds[modifier]);
  return [...new Set([...stated, ...heard.filter((modifier) => !OF_FACTS.has(modifier))])];
}
