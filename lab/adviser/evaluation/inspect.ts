import { inspectFacts } from "./inspect-facts.ts";
import { inspectQuestions } from "./inspect-questions.ts";
import type { InspectRequest } from "./inspect-request.ts";
import type { Fact, Question } from "./vocabulary.ts";

/** What the expert knows and understood after one turn, in the vocabulary of the evaluation. */
export interface Inspected {
  /**
   * Every fact that holds now, of everyone spoken of. An allergy is given once per INCI name it was resolved to, or by
   * the shopper's own word where it could not be. A withdrawn fact is left out. An age is given beside what follows from
   * it: "my 4 year old" is `other.age:4` and `other.child`.
   */
  facts: readonly Fact[];
  /** What the last message asks; several where it asks several things, none where it asks nothing. Left out while they cannot be inspected. */
  questions?: readonly Question[];
}

export type Inspect = (request: InspectRequest) => Inspected;

/** The engine's own reading, from the same state as `reply`; used by the evaluation alone. */
export const inspect: Inspect | undefined = (request) => ({
  facts: inspectFacts(request),
  questions: inspectQuestions(request),
});
