import type { ConcernId, SkinType, Understanding } from "../../reading/understanding.ts";
import { factsOfKind, isAllergic, latest, type Person } from "../../reading/person/fact.ts";
import { fill, inWords } from "../../words/copy.ts";
import type { Turn } from "./turn.ts";

const YEAR = 12;
const GROWN = 18 * YEAR;
/** Weeks within which a date matters. */
const NEAR = 6;

/** Concerns that say already that skin reacts. */
const UPSET = new Set<ConcernId>(["sensitivity", "barrier", "redness", "rosacea"]);

function ageOf({ facts }: Person, { words }: Turn): string | undefined {
  const age = facts.findLast((fact) => fact.kind === "age");
  if (!age || age.how === "inferred" || age.months >= GROWN) return undefined;
  const { conditions } = words.talk;
  return age.months < 2 * YEAR
    ? fill(conditions.months, age.months)
    : fill(conditions.age, Math.floor(age.months / YEAR));
}

/** "Without fragrance": what is left out, where it has one plain name. */
function avoidedOf(person: Person, { words }: Turn): string | false {
  const { conditions } = words.talk;
  const facts = [
    ...factsOfKind(person, "avoidance"),
    ...(isAllergic(person) ? [] : factsOfKind(person, "allergy")),
  ];
  const ids = new Set(facts.filter(({ how }) => how === "said").flatMap((fact) => [...fact.ids]));
  if (ids.has("fragrance")) ids.delete("essential_oils");
  const names = [...ids].map((id) => conditions.avoided[id]);
  const [first] = names;
  return first !== undefined && names.length === 1 && fill(conditions.avoidance, first);
}

/** What was heard about the person, as far as it bears on the choice. */
function conditionsOf(turn: Turn, { person, skinTypes, concerns }: Understanding): string[] {
  const { conditions, relations } = turn.words.talk;
  const said = (kind: Person["facts"][number]["kind"]) =>
    person.facts.some((fact) => fact.kind === kind && fact.how === "said");
  const event = latest(person, "event");
  return [
    person.relation !== "self" && fill(conditions.whom, relations[person.relation]),
    ageOf(person, turn),
    said("pregnant") && conditions.pregnant,
    said("trying") && !said("pregnant") && conditions.trying,
    said("breastfeeding") && conditions.breastfeeding,
    said("medicine") && conditions.medicine,
    isAllergic(person) && conditions.allergy,
    avoidedOf(person, turn),
    event !== undefined && event.weeks <= NEAR && conditions.event,
    skinTypes.includes("sensitive") && !concerns.some(({ id }) => UPSET.has(id)) && conditions.sensitive,
    // No figure of a message is printed.
    latest(person, "budget") !== undefined && conditions.budget,
  ].filter((part) => typeof part === "string");
}

/** ", in pregnancy, without fragrance": three parts at most. */
export const conditionsText = (turn: Turn, told = turn.told): string =>
  conditionsOf(turn, told)
    .slice(0, 3)
    .map((part) => `, ${part}`)
    .join("");

/** "Dry skin and fine lines": the first concerns in words. */
export function concernWords(
  { words }: Turn,
  { concerns }: Pick<Understanding, "concerns">,
  most = 2,
): string {
  const names = concerns.slice(0, most).map(({ id }) => words.copy.concerns[id].about);
  return inWords([...new Set(names)], words.copy);
}

const TYPE_AS_CONCERN: Partial<Record<SkinType, ConcernId>> = {
  dry: "dryness",
  oily: "oiliness",
  combination: "oiliness",
  sensitive: "sensitivity",
};

/** One clause that sums up what was understood; empty if nothing was. */
export function understoodText(turn: Turn): string {
  const { told, words } = turn;
  const parts = [concernWords(turn, told), ...conditionsOf(turn, told)];
  const said = new Set<string>(told.concerns.slice(0, 2).map(({ id }) => id));
  const types = told.skinTypes
    .filter((type) => !said.has(TYPE_AS_CONCERN[type] ?? ""))
    .map((type) => words.copy.skinTypes[type]);
  return [...types, ...parts].filter((part) => part !== "").join(", ");
}
