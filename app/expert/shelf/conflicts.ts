import { memoize, memoizeWeakly } from "#app/memoize.ts";
import { ALL_INGREDIENTS, type Ingredient, ingredientById } from "./inci.ts";
import type { ProductFacts } from "./product-facts.ts";

type ConflictLevel = "avoid" | "alternate" | "caution" | "myth";

export interface Conflict {
  level: ConflictLevel;
  a: Ingredient;
  b: Ingredient;
}

const LEVELS: readonly ConflictLevel[] = ["avoid", "alternate", "caution", "myth"];

function oneWay(from: Ingredient, to: Ingredient): ConflictLevel | undefined {
  const found = from.conflicts.find(
    (conflict) => conflict.with === to.id || conflict.members?.includes(to.id),
  );
  return LEVELS.find((level) => level === found?.level);
}

const conflictsOf = memoize((first: string) => memoize((second: string) => lookUp(first, second)));

/** How two ingredients get on. The knowledge base writes a conflict from one side only: both are looked up. */
export function conflictBetween(first: string, second: string): Conflict | undefined {
  return conflictsOf(first)(second);
}

function lookUp(first: string, second: string): Conflict | undefined {
  const a = ingredientById(first);
  const b = ingredientById(second);
  if (!a || !b || a.id === b.id) return undefined;
  const levels = [oneWay(a, b), oneWay(b, a)].filter((level) => level !== undefined);
  const level = LEVELS.find((known) => levels.includes(known));
  return level ? { level, a, b } : undefined;
}

/** What counts beside another: there in more than traces. Read once per product. */
const countingOf = memoizeWeakly((facts: ProductFacts): readonly Ingredient[] =>
  facts.actives
    .filter(({ presence, ingredient }) => presence > 0.1 && MAY_CLASH.has(ingredient.id))
    .map(({ ingredient }) => ingredient),
);

/** Ingredients that the knowledge base names in any conflict, from either side. */
const MAY_CLASH: ReadonlySet<string> = new Set(
  ALL_INGREDIENTS.flatMap(({ id, conflicts }) =>
    conflicts.length === 0
      ? []
      : [id, ...conflicts.flatMap((conflict) => [conflict.with, ...(conflict.members ?? [])])],
  ),
);

/** The most serious real conflict between two leave-on products; myths do not count. */
export function conflictOfProducts(left: ProductFacts, right: ProductFacts): Conflict | undefined {
  if (left.rinsedOff || right.rinsedOff) return undefined;
  let worst: Conflict | undefined;
  for (const a of countingOf(left)) {
    for (const b of countingOf(right)) {
      const conflict = conflictBetween(a.id, b.id);
      if (!conflict || conflict.level === "myth") continue;
      if (!worst || LEVELS.indexOf(conflict.level) < LEVELS.indexOf(worst.level)) worst = conflict;
    }
  }
  return worst;
}
