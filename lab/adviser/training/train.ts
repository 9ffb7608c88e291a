/**
 * Trains the linear classifier from the `train-*.jsonl` files beside it and writes the weights.
 * Run: node lab/adviser/training/train.ts
 * Same files in, same weights out. The evaluation messages are never read here.
 */
import { writeFileSync } from "node:fs";
import { crossValidate, rowsOf, trainOutput, vocabularyOf } from "./cross-validate.ts";
import { encodeWeights } from "./encode-weights.ts";
import { prepare, readExamples } from "./examples.ts";
import { languageWords } from "./language-words.ts";
import { plainExamples } from "./plain-examples.ts";
import { reportCrossValidation } from "./report.ts";
import { chooseThresholds } from "./thresholds.ts";

const FEWEST = { word: 2, char: 2, concept: 2, pair: 2, noted: 2 } as const;
const OPTIONS = { cost: 60, balance: 1, epochs: 15 };
const FOLDS = 5;
/** Beta of the F score the thresholds maximise: a wrong concern costs more than one left for a question. */
const BETA = { concern: 0.62, other: 1 };
const LANGUAGE_WORDS = new URL("../../../app/expert/reading/language-words.json", import.meta.url);
const WEIGHTS = new URL("../../../app/expert/reading/weights.json", import.meta.url);

const written = readExamples(new URL("./", import.meta.url));
// Plain names teach, but say nothing of how well the unusual is understood: they are not judged.
const examples = [...written, ...plainExamples()];
writeFileSync(LANGUAGE_WORDS, `${JSON.stringify(languageWords(examples))}\n`);

const messages = examples.map(prepare);
const vocabulary = vocabularyOf(messages, FEWEST);
const rows = rowsOf(
  messages.map((message) => message.features),
  vocabulary,
);
const width = vocabulary.columns.size;
const outputs = [...new Set(messages.flatMap((message) => [...message.yes]))].sort();
console.log(`${messages.length} messages, ${width} features, ${outputs.length} outputs`);

const judged = crossValidate(outputs, messages, vocabulary, OPTIONS, FOLDS);
const unusual = messages.slice(0, written.length);
const thresholds = chooseThresholds(judged, unusual, (family) =>
  family === "concern" ? BETA.concern : BETA.other,
);
reportCrossValidation(unusual, judged, thresholds);

const everything = [...messages.keys()];
const models = new Map(
  outputs.map((output) => [output, trainOutput(output, messages, rows, everything, width, OPTIONS)]),
);
const file = JSON.stringify(encodeWeights(models, thresholds, vocabulary));
writeFileSync(WEIGHTS, `${file}\n`);
console.log(`weights: ${(file.length / 1e6).toFixed(2)} MB`);
