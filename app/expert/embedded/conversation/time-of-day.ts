import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { hears } from "../../knowledge/cues.ts";
import type { Person } from "../../reading/person/fact.ts";
import { roleOf } from "../../words/reasons.ts";

type TimeOfDay = "morning" | "night";

/** The half of the day that a message wants something for; nothing where it speaks of both. */
export function timeWanted(
  { facts }: Person,
  turn: number,
  text: string,
  tongue: LanguageTag,
): TimeOfDay | undefined {
  const both = hears("morning", text, tongue) && hears("evening", text, tongue);
  // "My doctor's cream at night", "I nurse him at night": what is done then, and nothing wanted for it.
  if (hears("done_at_night", text, tongue)) return undefined;
  const told = facts.findLast((fact) => fact.kind === "time" && fact.turn === turn);
  return !both && told?.kind === "time" ? told.time : undefined;
}

const OF_MORNING = new Set(["sunscreen", "vitaminC"]);
const OF_NIGHT = new Set(["retinoid", "exfoliant"]);

/** Sun protection and vitamin C are for the morning, what makes skin sensitive to the sun is for the night. */
export function suitsTime(product: Product, time: TimeOfDay | undefined): boolean {
  const facts = factsOf(product);
  const role = roleOf({ product, facts });
  return time === undefined || facts.rinsedOff || !(time === "night" ? OF_MORNING : OF_NIGHT).has(role);
}
