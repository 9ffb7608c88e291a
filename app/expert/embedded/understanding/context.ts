import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import type { Language } from "#app/i18n/language.ts";
import { tokenize } from "./normalize.ts";
import { withoutProductNames } from "./product-names.ts";
import { blocksProducts, urgencyOf } from "./red-flags.ts";
import { understandMessage } from "./understand.ts";
import type { ConcernId, SkinType, Understanding } from "./understanding.ts";

/** Concerns that a bare answer like "oily" or "sensitive" sounds like, without being a new concern. */
const TYPE_CONCERNS = new Set<ConcernId>([
  "sensitivity",
  "dryness",
  "oiliness",
  "dehydration",
  "pores",
  "redness",
]);

/** "Oily." after "is your skin dry or oily?" names a type, not a new concern. */
function onlyNamesType(now: Understanding, words: number): boolean {
  return (
    words <= 5 && now.skinTypes.length > 0 && now.concerns.every((concern) => TYPE_CONCERNS.has(concern.id))
  );
}

/** Skin of one type does not have the other's concern: "no, sorry, dry" takes "oily" back. */
const OPPOSITE: Partial<Record<SkinType, readonly ConcernId[]>> = {
  dry: ["oiliness"],
  oily: ["dryness", "dehydration"],
};

/** What was wrong stays wrong until something else is spoken of; an emergency stays one either way. */
function heldFlags(
  now: Understanding,
  words: number,
  last: Understanding | undefined,
): Understanding["redFlags"] {
  if (now.redFlags.length > 0 || !last) return now.redFlags;
  const grave = last.redFlags.some((flag) => urgencyOf(flag.id) === "emergency");
  const held = last.redFlags.filter((flag) => blocksProducts(flag.id));
  const goesOn = words <= 12 && now.kind !== "support" && (grave || now.concerns.length === 0);
  return goesOn ? held : [];
}

/** A message in the light of those before: type, modifiers and allergies carry over, the concern where none is new. */
export function inContext(
  now: Understanding,
  words: number,
  before: readonly Understanding[],
): Understanding {
  const taken = new Set(now.skinTypes.flatMap((type) => OPPOSITE[type] ?? []));
  const concerns = (before.findLast((said) => said.concerns.length > 0)?.concerns ?? []).filter(
    ({ id }) => !taken.has(id),
  );
  const skinTypes = before.findLast((said) => said.skinTypes.length > 0)?.skinTypes ?? [];
  const priceLimit = now.priceLimit ?? before.findLast((said) => said.priceLimit !== undefined)?.priceLimit;
  const isNew = now.concerns.length > 0 && !(concerns.length > 0 && onlyNamesType(now, words));
  return {
    ...now,
    redFlags: heldFlags(now, words, before.at(-1)),
    concerns: isNew || now.kind === "support" ? now.concerns : concerns,
    skinTypes: now.skinTypes.length > 0 ? now.skinTypes : skinTypes,
    modifiers: [...new Set([...now.modifiers, ...before.flatMap((said) => said.modifiers)])],
    allergens: [...new Set([...now.allergens, ...before.flatMap((said) => said.allergens)])],
    unwanted: [...now.unwanted, ...before.flatMap((said) => said.unwanted)],
    justTreated: now.justTreated || before.some((said) => said.justTreated),
    avoid: [...new Set([...now.avoid, ...before.flatMap((said) => said.avoid)])],
    ...(priceLimit === undefined ? {} : { priceLimit }),
  };
}

/**
 * What the person said before, message by message, oldest first, each in the light of those before it. Names of
 * products in the catalogue say nothing about skin and are taken out first.
 */
export function readHistory(
  history: readonly HistoryEntry[],
  language: Language,
  catalogue: readonly Product[],
): Understanding[] {
  const said: Understanding[] = [];
  for (const entry of history) {
    if (entry.role !== "user") continue;
    const text = entry.parts.map((part) => part.text).join(" ");
    const now = understandMessage(withoutProductNames(text, catalogue), language);
    said.push(inContext(now, tokenize(text).length, said));
  }
  return said;
}

/** Reads a message in the light of what was said before; see `inContext` for what carries over. */
export function understand(
  message: string,
  history: readonly HistoryEntry[] = [],
  language: Language = "en",
  catalogue: readonly Product[] = [],
): Understanding {
  const now = understandMessage(withoutProductNames(message, catalogue), language);
  return inContext(now, tokenize(message).length, readHistory(history, now.language, catalogue));
}
