import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageFromTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "./evaluation-catalogue.ts";
import { inspectFacts } from "./inspect-facts.ts";
import { parseFact, sameFact } from "./vocabulary.ts";

/** `language|fact|message`: ways of telling a fact; `!` before it says not to hear it, ` >> ` parts two messages. */
const TOLD = readFileSync(new URL("sets/told.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [lang: string, fact: string, message: string]);

function isHeard(lang: (typeof LANGUAGE_TAGS)[number], fact: string, message: string): boolean {
  const language = languageFromTag(lang);
  const turns = message.split(" >> ");
  const facts = inspectFacts({
    message: turns.at(-1) ?? "",
    chatHistory: turns.slice(0, -1).map((text) => ({ role: "user", parts: [{ text }] })),
    language,
    type: "advice",
    catalogue: demoCatalogueIn(language),
  });
  return facts.some((known) => sameFact(known, parseFact(fact)));
}

test.each(LANGUAGE_TAGS)("each way of telling a fact is heard, and nothing told otherwise (%s)", (lang) => {
  const own = TOLD.filter(([tag]) => tag === lang);
  expect(own.length).toBeGreaterThan(100);
  const wrong = own.filter(
    ([, fact, message]) => isHeard(lang, fact.replace("!", ""), message) === fact.startsWith("!"),
  );
  expect(wrong).toEqual([]);
});
