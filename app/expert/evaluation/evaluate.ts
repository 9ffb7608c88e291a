/**
 * Measures the embedded expert on labelled messages: node app/expert/evaluation/evaluate.ts [FILE] [--json]
 * The scoring is described in README.md beside this file. The messages are never trained on.
 */
import { readFileSync } from "node:fs";
import { createEmbeddedExpert } from "../embedded/embedded-expert.ts";
import { understandMessage } from "../embedded/understanding/understand.ts";
import { languageOf } from "../embedded/understanding/language.ts";
import { demoCatalogueIn } from "./evaluation-catalogue.ts";
import { type EvaluationFile, type Judged, type PairResult, scorePair } from "./measure.ts";
import { printMisses, printScores, scoresOf } from "./report.ts";

const LANGUAGES = ["en", "fr", "es"] as const;

async function judgePairs({ messages, recommendations = [] }: EvaluationFile): Promise<PairResult[]> {
  const expert = createEmbeddedExpert();
  const results: PairResult[] = [];
  for (const pair of recommendations) {
    const message = messages.find(({ id }) => id === pair.message_id);
    if (!message) continue;
    const language = languageOf(message.lang);
    const catalogue = demoCatalogueIn(language);
    const advice = await expert.recommend({ concern: message.text, language, catalogue });
    results.push(scorePair(pair, message.lang, advice, catalogue));
  }
  return results;
}

const [path] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const file = JSON.parse(readFileSync(path ?? new URL("dev.json", import.meta.url), "utf8")) as EvaluationFile;
// The visitor reads the shop in the language of the message; it only matters where the message shows none.
const judged: Judged[] = file.messages.map((message) => ({
  message,
  understood: understandMessage(message.text, languageOf(message.lang)),
}));
const pairs = await judgePairs(file);
const byLanguage = LANGUAGES.map((lang) => {
  const own = judged.filter(({ message }) => message.lang === lang);
  return [
    lang,
    scoresOf(
      own,
      pairs.filter((pair) => pair.lang === lang),
    ),
  ] as const;
});
const all = scoresOf(judged, pairs);

if (process.argv.includes("--json")) {
  console.log(JSON.stringify({ ...Object.fromEntries(byLanguage), all }, null, 2));
} else {
  for (const [lang, scores] of byLanguage) printScores(lang, scores);
  printScores("all", all);
  console.log();
  printMisses(judged, pairs);
}
