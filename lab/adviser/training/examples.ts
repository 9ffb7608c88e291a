import type { LanguageTag } from "#app/i18n/language.ts";
import { readdirSync, readFileSync } from "node:fs";
import { type Feature, featuresOf } from "#app/expert/reading/features.ts";
import { clausesOf } from "#app/expert/reading/clauses.ts";
import { tokenize } from "#app/expert/reading/normalize.ts";

/** One labelled message, as in the evaluation files. */
export interface Example {
  lang: LanguageTag;
  text: string;
  kind: "concern" | "red_flag" | "support" | "other";
  concerns: string[];
  optional: string[];
  denied: string[];
  skin_types: string[];
  modifiers: string[];
  red_flags: string[];
  topic?: string | null;
}

export interface Prepared {
  lang: LanguageTag;
  features: Feature[];
  /** The same for each clause of a message of several. */
  clauses: Feature[][];
  /** Outputs that are true of this message. */
  yes: Set<string>;
  /** Outputs that are right either way: this message teaches nothing about them. */
  unsure: Set<string>;
  /** What several messages were made from; each is its own where this is left out. */
  origin?: number;
}

/** All messages of the folder, `train-*.jsonl` and `train-extra-*.jsonl`. */
export function readExamples(folder: URL): Example[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith("train-") && name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as Example);
}

/** The outputs a message is an example of; the names are those of the weights file. */
function outputsOf(example: Example): Set<string> {
  return new Set([
    `kind:${example.kind}`,
    ...example.concerns.map((id) => `concern:${id}`),
    ...example.skin_types.map((id) => `type:${id}`),
    ...example.modifiers.map((id) => `modifier:${id}`),
    ...example.red_flags.map((id) => `flag:${id}`),
    ...(example.red_flags.length > 0 ? ["flag:any"] : []),
    ...(example.topic ? [`topic:${example.topic}`] : []),
  ]);
}

export function prepare(example: Example): Prepared {
  const tokens = tokenize(example.text);
  return {
    lang: example.lang,
    features: featuresOf(tokens, example.lang),
    clauses: clausesOf(tokens).map((clause) => featuresOf(clause, example.lang)),
    yes: outputsOf(example),
    unsure: new Set(example.optional.map((id) => `concern:${id}`)),
  };
}
