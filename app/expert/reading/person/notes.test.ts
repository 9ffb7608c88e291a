import { expect, test } from "vitest";
import { readConversation } from "../context.ts";
import { type Note, withNotes } from "./notes.ts";

function factsAfter(note: Pick<Note, "fact" | "value" | "words">) {
  const { understanding } = readConversation("My skin is dry.", [], "en", []);
  const { person } = withNotes(understanding, [{ who: "self", ...note }]);
  return person.facts.map((fact) => (fact.kind === "budget" ? [fact.kind, fact.amount] : [fact.kind]));
}

test("a limit that a model notes is believed only if its value stands in the words it quotes", () => {
  expect(factsAfter({ fact: "leaves_out", value: "glycerin", words: "dry" })).toEqual([]);
  expect(factsAfter({ fact: "leaves_out", value: "glycerin", words: "no glycerin please" })).toEqual([
    ["avoidance"],
  ]);
  expect(factsAfter({ fact: "leaves_out", value: "", words: "no glycerin please" })).toEqual([["avoidance"]]);
  expect(factsAfter({ fact: "budget_in_dollars", value: "0.01", words: "dry" })).toEqual([]);
  expect(factsAfter({ fact: "budget_in_dollars", value: "0.4", words: "at most 40 dollars" })).toEqual([]);
  expect(factsAfter({ fact: "budget_in_dollars", value: "40", words: "at most 40 dollars" })).toEqual([
    ["budget", 4000],
  ]);
  expect(factsAfter({ fact: "budget_in_dollars", value: "39.50", words: "39,50 $" })).toEqual([
    ["budget", 3950],
  ]);
  expect(factsAfter({ fact: "budget_in_dollars", value: "1200", words: "up to $1,200.00" })).toEqual([
    ["budget", 120_000],
  ]);
});

test("what makes an answer only more careful is believed as it is", () => {
  expect(factsAfter({ fact: "age_in_years", value: "8", words: "she is eight" })).toEqual([["age"]]);
  expect(factsAfter({ fact: "allergic_to", value: "glycerin", words: "it made me swell" })).toEqual([
    ["allergy"],
  ]);
});
