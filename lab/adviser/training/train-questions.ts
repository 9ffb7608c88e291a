/**
 * Trains the reader of questions from `questions-*.txt` and writes its weights.
 * Run: node lab/adviser/training/train-questions.ts
 * Same files in, same weights out. The evaluation's messages are never read here.
 */
import { writeFileSync } from "node:fs";
import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { crossValidate, rowsOf, trainOutput, vocabularyOf } from "./cross-validate.ts";
import { encodeWeights } from "./encode-weights.ts";
import { NONE, questionExamples } from "./question-examples.ts";
import { chooseThresholds } from "./thresholds.ts";

const FEWEST = { word: 2, char: 3, concept: 2, pair: 2, noted: 2 } as const;
const OPTIONS = { cost: 30, balance: 1, epochs: 8 };
const WEIGHTS = new URL("../../../app/expert/reading/questions/weights.json", import.meta.url);

const messages = questionExamples(new URL("./", import.meta.url));
const vocabulary = vocabularyOf(messages, FEWEST);
const width = vocabulary.columns.size;
const outputs = [...new Set(messages.flatMap((message) => [...message.yes]))].sort();
console.log(`${messages.length} messages, ${width} features, ${outputs.length} outputs`);

const judged = crossValidate(outputs, messages, vocabulary, OPTIONS);
const thresholds = chooseThresholds(judged, messages, () => 1);

/** The likeliest question of a message by models that had not seen it, and its strength. */
function likeliest(row: number): [string, number] {
  return outputs
    .map((output): [string, number] => [
      output,
      (judged.get(output)?.[row] ?? 0) / (thresholds.get(output) ?? 1),
    ])
    .sort((a, b) => b[1] - a[1])[0] as [string, number];
}
for (const tag of LANGUAGE_TAGS) {
  const own = [...messages.keys()].filter((row) => messages[row]?.lang === tag);
  const asks = own.filter((row) => !messages[row]?.yes.has(NONE));
  const right = asks.filter((row) => messages[row]?.yes.has(likeliest(row)[0]));
  const sure = asks.filter((row) => likeliest(row)[1] >= 1 && likeliest(row)[0] !== NONE);
  const sureRight = sure.filter((row) => messages[row]?.yes.has(likeliest(row)[0]));
  const calm = own.filter((row) => messages[row]?.yes.has(NONE));
  const wrong = calm.filter((row) => likeliest(row)[1] >= 1 && likeliest(row)[0] !== NONE);
  const share = (part: readonly number[], of: readonly number[]) => (part.length / of.length).toFixed(3);
  console.log(
    `${tag}  likeliest right ${share(right, asks)}  sure ${share(sure, asks)}  right when sure ${share(sureRight, sure)}  heard where none asked ${share(wrong, calm)}`,
  );
}
if (process.argv.includes("--confusions")) {
  const counts = new Map<string, number>();
  messages.forEach((message, row) => {
    const [said, strength] = likeliest(row);
    const [meant = NONE] = message.yes;
    if (said !== meant) {
      const key = `${meant} > ${strength >= 1 ? said : `(${said})`}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });
  for (const [key, count] of [...counts].sort((a, b) => b[1] - a[1]).slice(0, 70)) console.log(count, key);
}

const everything = [...messages.keys()];
const rows = rowsOf(
  messages.map((message) => message.features),
  vocabulary,
);
const models = new Map(
  outputs.map((output) => [output, trainOutput(output, messages, rows, everything, width, OPTIONS)]),
);
const file = JSON.stringify(encodeWeights(models, thresholds, vocabulary));
writeFileSync(WEIGHTS, `${file}\n`);
console.log(`weights: ${(file.length / 1e6).toFixed(2)} MB`);
