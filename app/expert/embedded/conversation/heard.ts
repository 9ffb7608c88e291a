import type { ConcernId, SkinType } from "../../reading/understanding.ts";
import { factsOfKind, isAllergic, latest, type Person } from "../../reading/person/fact.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { type Copy, fill, inWords } from "../../words/copy.ts";
import type { Talk } from "../../words/talk.ts";

const YEAR = 12;
/** From here on an age says nothing that changes what is chosen. */
const GROWN = 18 * YEAR;
const NEAR = 6;

function ageIn({ facts }: Person, talk: Talk): string | undefined {
  const age = facts.findLast((fact) => fact.kind === "age");
  if (!age || age.how === "inferred" || age.months >= GROWN) return undefined;
  const { conditions } = talk;
  return age.months < 2 * YEAR
    ? fill(conditions.months, age.months)
    : fill(conditions.age, Math.floor(age.months / YEAR));
}

/** Concerns that say already that skin reacts. */
const UPSET = new Set<ConcernId>(["sensitivity", "barrier", "redness", "rosacea"]);

/** "Without fragrance": what is left out, where all of it has a plain name; what is an allergy is said as one. */
function avoidedIn(person: Person, { conditions }: Talk): string | false {
  const facts = [
    ...factsOfKind(person, "avoidance"),
    ...(isAllergic(person) ? [] : factsOfKind(person, "allergy")),
  ];
  const ids = new Set(facts.filter(({ how }) => how === "said").flatMap(({ ids: named }) => [...named]));
  if (ids.has("fragrance")) ids.delete("essential_oils");
  const names = [...ids].map((id) => conditions.avoided[id]);
  const [first] = names;
  return first !== undefined && names.length === 1 && fill(conditions.avoidance, first);
}

/** What was heard about the person, as far as it bears on the choice, each part once. */
function conditionsOf({ person, skinTypes, concerns }: Understanding, talk: Talk): string[] {
  const { conditions, relations } = talk;
  const said = (kind: Person["facts"][number]["kind"]) =>
    person.facts.some((fact) => fact.kind === kind && fact.how === "said");
  const budget = latest(person, "budget");
  const event = latest(person, "event");
  return [
    person.relation !== "self" && fill(conditions.whom, relations[person.relation]),
    ageIn(person, talk),
    said("pregnant") && conditions.pregnant,
    said("trying") && !said("pregnant") && conditions.trying,
    said("breastfeeding") && conditions.breastfeeding,
    said("medicine") && conditions.medicine,
    isAllergic(person) && conditions.allergy,
    avoidedIn(person, talk),
    event && event.weeks <= NEAR && conditions.event,
    skinTypes.includes("sensitive") && !concerns.some(({ id }) => UPSET.has(id)) && conditions.sensitive,
    // The amount is not repeated: whatever a message holds, we print no figure of its own.
    budget && conditions.budget,
  ].filter((part) => typeof part === "string");
}

/** ", in pregnancy, without …": to follow what was heard of the skin; three parts at most. */
export function conditionsText(understanding: Understanding, talk: Talk): string {
  return conditionsOf(understanding, talk)
    .slice(0, 3)
    .map((part) => `, ${part}`)
    .join("");
}

/** "Dry skin and fine lines": the first two concerns in words. */
export function concernWords({ concerns }: Pick<Understanding, "concerns">, copy: Copy): string {
  const words = concerns.slice(0, 2).map(({ id }: { id: ConcernId }) => copy.concerns[id].about);
  return inWords([...new Set(words)], copy);
}

const TYPE_AS_CONCERN: Partial<Record<SkinType, ConcernId>> = {
  dry: "dryness",
  oily: "oiliness",
  combination: "oiliness",
  sensitive: "sensitivity",
};

/** In one clause what was understood; empty when nothing was. */
export function understoodText(understanding: Understanding, copy: Copy, talk: Talk): string {
  const parts = [concernWords(understanding, copy), ...conditionsOf(understanding, talk)];
  const said = new Set<string>(understanding.concerns.slice(0, 2).map(({ id }) => id));
  // "Dry, dry skin" says it twice.
  const types = understanding.skinTypes
    .filter((type) => !said.has(TYPE_AS_CONCERN[type] ?? ""))
    .map((type) => copy.skinTypes[type]);
  return [...types, ...parts].filter((part) => part !== "").join(", ");
}
