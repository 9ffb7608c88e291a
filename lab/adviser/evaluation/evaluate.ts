/**
 * Measures the adviser of the house: node lab/adviser/evaluation/evaluate.ts [FILE] [--json] [--failures] [--full[=MATRIX]]
 * With `--hosted[=HALF|FILE.jsonl]` the model that is configured, instead: `measure-hosted.ts`.
 * With `--taps`, every question to tap is followed five deep from each first wish, and what is wrong there is printed.
 * The scoring is described in README.md beside this file. What is measured with is never trained on.
 */
import { languageFromTag, LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { readFileSync } from "node:fs";
import { createGuidedExpert } from "#app/expert/talk/guided/guided-expert.ts";
import { understandMessage } from "#app/expert/reading/understand.ts";
import { readConversations } from "./conversation.ts";
import { conversationScores, printConversations, printFailures } from "./conversation-report.ts";
import { demoCatalogueIn } from "./evaluation-catalogue.ts";
import { holdAll, type JudgedTurn } from "./hold-conversation.ts";
import { inspect } from "./inspect.ts";
import { MATRICES } from "./matrices.ts";
import { measureHosted } from "./measure-hosted.ts";
import { type EvaluationFile, type Judged, type PairResult, scorePair } from "./measure.ts";
import { FIRST_WISHES, walkTaps } from "./walk-taps.ts";
import { printMisses, printScores, scoresOf } from "./report.ts";

async function judgePairs({ messages, recommendations = [] }: EvaluationFile): Promise<PairResult[]> {
  const expert = createGuidedExpert();
  const results: PairResult[] = [];
  for (const pair of recommendations) {
    const message = messages.find(({ id }) => id === pair.message_id);
    if (!message) continue;
    const language = languageFromTag(message.lang);
    const catalogue = demoCatalogueIn(language);
    const advice = await expert.recommend({ concern: message.text, language, catalogue });
    results.push(scorePair(pair, message.lang, advice, catalogue));
  }
  return results;
}

/** The labelled messages: what is understood, and what the recommender returns for the pairs. */
async function measureMessages(path: string | undefined) {
  const file = JSON.parse(
    readFileSync(path ?? new URL("dev.json", import.meta.url), "utf8"),
  ) as EvaluationFile;
  // The visitor reads the shop in the language of the message; it only matters where the message shows none.
  const judged: Judged[] = file.messages.map((message) => ({
    message,
    understood: understandMessage(message.text, languageFromTag(message.lang)),
  }));
  const pairs = await judgePairs(file);
  const byLanguage = LANGUAGE_TAGS.map((lang) => {
    const own = judged.filter(({ message }) => message.lang === lang);
    const ownPairs = pairs.filter((pair) => pair.lang === lang);
    return [lang, scoresOf(own, ownPairs)] as const;
  });
  return { judged, pairs, byLanguage, all: scoresOf(judged, pairs) };
}

/** The conversations, those that may be looked at apart from those that were kept. */
async function measureConversations(): Promise<Record<string, JudgedTurn[]>> {
  const turns = await holdAll(createGuidedExpert(), readConversations(), inspect);
  return Object.fromEntries(
    (["tuning", "opened", "held-out"] as const)
      .map((half) => [half, turns.filter(({ conversation }) => conversation.half === half)] as const)
      .filter(([, own]) => own.length > 0),
  );
}

/** The generated matrices, whole: all of them, or the one that is named. */
async function measureMatrices(only: string | undefined): Promise<Record<string, JudgedTurn[]>> {
  const expert = createGuidedExpert();
  const measured: Record<string, JudgedTurn[]> = {};
  for (const [name, cases] of Object.entries(MATRICES)) {
    if (only !== undefined && only !== name) continue;
    measured[`matrix of ${name}`] = await holdAll(expert, cases(), inspect);
  }
  return measured;
}

const TAPS_DEEP = 5;

const words = process.argv.slice(2);
const has = (option: string) => words.includes(option);
const full = words.find((word) => /^--full(?:=|$)/.test(word));
const hosted = words.find((word) => /^--hosted(?:=|$)/.test(word));
if (hosted !== undefined) {
  await measureHosted(hosted.split("=")[1], has("--failures"));
  process.exit();
}
if (has("--taps")) {
  const faults = FIRST_WISHES.flatMap(({ wish, ...where }) =>
    walkTaps(wish, TAPS_DEEP, { ...where, chatHistory: [], path: [] }),
  );
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults`);
  process.exit(faults.length > 0 ? 1 : 0);
}
const { judged, pairs, byLanguage, all } = await measureMessages(
  words.find((word) => !word.startsWith("--")),
);
const alone = await measureConversations();
const conversations = {
  ...alone,
  ...(full === undefined ? {} : await measureMatrices(full.split("=")[1])),
};

if (has("--json")) {
  const scores = Object.entries(conversations).map(([name, turns]) => [name, conversationScores(turns)]);
  console.log(
    JSON.stringify({ ...Object.fromEntries(byLanguage), all, ...Object.fromEntries(scores) }, null, 2),
  );
} else {
  for (const [lang, scores] of byLanguage) printScores(lang, scores);
  printScores("all", all);
  console.log();
  printMisses(judged, pairs);
  for (const [name, turns] of Object.entries(conversations)) {
    printConversations(name, turns);
    // What is only measured with is not read: nobody tunes on a sentence they have not seen.
    if (has("--failures") && name !== "held-out") printFailures(turns);
  }
}
