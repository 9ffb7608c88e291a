import { factsOf } from "../../shelf/product-facts.ts";
import type { Scored } from "../../shelf/score.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import { has } from "../../reading/person/fact.ts";
import type { ConcernId } from "../../reading/understanding.ts";
import type { State } from "./state.ts";

/** What a plain cream is for. */
const OF_CREAM = new Set<ConcernId>(["eczema", "dryness", "barrier"]);

/** A cream is what is wanted, or what helps, and every cream of ours holds what this person must or will do without. */
export function lacksCream({ understanding, request, own }: State, picked: readonly Scored[]): boolean {
  const { person, concerns, places } = understanding;
  const bound = has(person, "allergy") || has(person, "avoidance");
  const wants = own.category === "Moisturizer" || concerns.some(({ id }) => OF_CREAM.has(id));
  const lips = places.length > 0 && places.every((place) => place === "lips");
  const named = picked.some(({ product, facts }) => product.category === "Moisturizer" && facts.spf === 0);
  if (!bound || !wants || lips || named) return false;
  const creams = request.catalogue.filter(
    (product) => product.category === "Moisturizer" && factsOf(product).spf === 0 && factsOf(product).rich,
  );
  const left = creams.some((product) => verdictForPerson(product, understanding).ok);
  return creams.length > 0 && !left;
}
