import { type Ingredient, ingredientById } from "./inci.ts";
import type { ProductFacts } from "./product-facts.ts";

export type ConflictLevel = "avoid" | "alternate" | "caution" | "myth";

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

const looked = new Map<string, Conflict | undefined>();

/** How two ingredients get on. The knowledge base writes a conflict from one side only: both are looked up. */
export function conflictBetween(first: string, second: string): Conflict | undefined {
  const key = `${first} ${second}`;
  if (!looked.has(key)) looked.set(key, lookUp(first, second));
  return looked.get(key);
}

function lookUp(first: string, second: string): Conflict | undefined {
  const a = ingredientById(first);
  const b = ingredientById(second);
  if (!a || !b || a.id === b.id) return undefined;
  const levels = [oneWay(a, b), oneWay(b, a)].filter((level) => level !== undefined);
  const level = LEVELS.find((known) => levels.includes(known));
  return level ? { level, a, b } : undefined;
}

/** The gravest true conflict between two leave-on products; what is only a myth does not count. */
export function conflictOfProducts(left: ProductFacts, right: ProductFacts): Conflict | undefined {
  if (left.rinsedOff || right.rinsedOff) return undefined;
  let worst: Conflict | undefined;
  for (const a of left.actives) {
    for (const b of right.actives) {
      if (a.presence <= 0.1 || b.presence <= 0.1) continue;
      const conflict = conflictBetween(a.ingredient.id, b.ingredient.id);
      if (!conflict || conflict.level === "myth") continue;
      if (!worst || LEVELS.indexOf(conflict.level) < LEVELS.indexOf(worst.level)) worst = conflict;
    }
  }
  return worst;
}
