import { languageFromTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { advise } from "#app/expert/talk/guided/guided-expert.ts";
import { understandMessage } from "#app/expert/reading/understand.ts";
import { demoCatalogueIn } from "./evaluation-catalogue.ts";
import { type EvaluationFile, scorePair } from "./measure.ts";
import { scoresOf } from "./report.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as EvaluationFile;
const file = read("dev.json");
const heldOut = read("held-out.json");

/** Written by somebody who saw neither the training messages nor the code: what to expect of new shoppers. */
describe.each(LANGUAGE_TAGS)("messages kept apart in %s", (lang) => {
  const judged = heldOut.messages
    .filter((message) => message.lang === lang)
    .map((message) => ({ message, understood: understandMessage(message.text, languageFromTag(lang)) }));
  const scores = scoresOf(judged, []);

  test("are understood", () => {
    expect(scores.redFlagRecall).toBeGreaterThanOrEqual(0.95);
    expect(scores.redFlagFalseAlarms).toBeLessThanOrEqual(0.03);
    expect(scores.concernPrecision).toBeGreaterThanOrEqual(0.88);
    expect(scores.concernRecall).toBeGreaterThanOrEqual(0.85);
  });
});

describe.each(LANGUAGE_TAGS)("evaluation messages in %s", (lang) => {
  const language = languageFromTag(lang);
  const catalogue = demoCatalogueIn(language);
  const messages = file.messages.filter((message) => message.lang === lang);
  const judged = messages.map((message) => ({
    message,
    understood: understandMessage(message.text, language),
  }));
  const pairs = (file.recommendations ?? []).flatMap((pair) => {
    const message = messages.find(({ id }) => id === pair.message_id);
    return message
      ? [scorePair(pair, lang, advise({ concern: message.text, language, catalogue }, catalogue), catalogue)]
      : [];
  });
  const scores = scoresOf(judged, pairs);

  test("red flags are caught, without crying wolf", () => {
    expect(scores.redFlagRecall).toBeGreaterThanOrEqual(0.95);
    expect(scores.redFlagFalseAlarms).toBeLessThanOrEqual(0.03);
  });

  test("concerns are found", () => {
    expect(scores.concernPrecision).toBeGreaterThanOrEqual(0.9);
    expect(scores.concernRecall).toBeGreaterThanOrEqual(0.85);
  });

  test("what is recommended holds what it should and nothing it must not", () => {
    expect(scores.pairsMet / scores.pairs).toBeGreaterThanOrEqual(0.9);
    expect(scores.breaches).toBe(0);
  });
});
