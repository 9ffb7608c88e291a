import { type Fact, factsOfKind, type Person } from "../reading/person/fact.ts";
import { substanceById } from "../reading/person/substances.ts";

/** What an INCI list cannot tell, so that we make no promise about it. */
export interface Unchecked {
  /** Allergens in the shopper's words that none of our lists know. */
  unresolved: readonly string[];
  /** "vegan", and allergies to what hides behind a trade name: where it comes from is not in the list. */
  source: readonly Fact[];
}

export function uncheckedFor(person: Person): Unchecked {
  const allergies = factsOfKind(person, "allergy");
  return {
    unresolved: [...new Set(allergies.flatMap(({ unresolved }) => unresolved))],
    source: person.facts.filter(
      (fact) =>
        (fact.kind === "wish" && fact.wish === "vegan") ||
        (fact.kind === "allergy" && fact.ids.some((id) => substanceById(id)?.source === true)),
    ),
  };
}

/** True when "none of the allergens you named" may be said: every one was named and checked, and none hides behind another name. */
export function allergensAreChecked(person: Person): boolean {
  const allergies = factsOfKind(person, "allergy");
  return (
    allergies.length > 0 &&
    allergies.every(({ ids, unresolved }) => ids.length > 0 && unresolved.length === 0) &&
    uncheckedFor(person).source.every(({ kind }) => kind !== "allergy")
  );
}
