import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { readFileSync, readdirSync } from "node:fs";
import { z } from "zod";
import { parseFact, QUESTIONS } from "./vocabulary.ts";

const fact = z.string().transform((text, context) => {
  try {
    return parseFact(text);
  } catch (error) {
    context.addIssue({ code: "custom", message: String(error) });
    return z.NEVER;
  }
});

/** What a program can check after one message; see README.md for each. */
const checks = z.strictObject({
  facts: z.array(fact).optional(),
  noFacts: z.array(fact).optional(),
  /** Any one of these was recognised. */
  question: z
    .string()
    .transform((text) => text.split("|"))
    .pipe(z.array(z.enum(QUESTIONS)))
    .optional(),
  names: z.array(z.string()).optional(),
  namesNot: z.array(z.string()).optional(),
  noList: z.boolean().optional(),
  atMost: z.number().int().optional(),
  within: z.number().optional(),
  quotes: z.array(z.string()).optional(),
  says: z.array(z.string()).optional(),
  saysNot: z.array(z.string()).optional(),
  taps: z.boolean().optional(),
  in: z.enum(LANGUAGE_TAGS).optional(),
});

const turn = checks.extend({ say: z.string().min(1).max(2000) });
export type Turn = z.infer<typeof turn>;

const surface = z.enum(["recommender", "expert", "support"]);
export type Surface = z.infer<typeof surface>;

const head = z.strictObject({
  id: z.string(),
  lang: z.enum(LANGUAGE_TAGS),
  /** Where the shopper writes from, when the wording depends on it: ISO 3166 code, or `CA-QC`. */
  region: z.string().optional(),
  /** `opened`: was held out until it was read. */
  half: z.enum(["tuning", "opened", "held-out"]),
  /** The row of the design this belongs to, for reading results. */
  about: z.string(),
  surface: z.union([surface.transform((one) => [one]), z.array(surface).min(1)]),
  /** The shopper is signed in and has placed an order. */
  ordered: z.boolean().optional(),
});

const conversation = head.extend({ turns: z.array(turn).min(1) });
export type Conversation = z.infer<typeof conversation>;

/** A single message carries its checks beside its words. */
const message = head.extend(turn.shape).transform((one): Conversation => {
  const { id, lang, region, half, about, surface: surfaces, ordered, ...only } = one;
  return { id, lang, region, half, about, surface: surfaces, ordered, turns: [only] };
});

/** Reads lines of JSON, one conversation or single message a line. @throws naming the line that does not fit. */
export function parseConversations(text: string, name = "lines"): Conversation[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const json = JSON.parse(line) as object;
    const result = ("turns" in json ? conversation : message).safeParse(json);
    if (!result.success) throw new Error(`${name}:${index + 1} ${z.prettifyError(result.error)}`);
    return [result.data];
  });
}

const SETS = new URL("sets/", import.meta.url);

/** All conversations and single messages of the folder `sets`. */
export function readConversations(): Conversation[] {
  return readdirSync(SETS)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => parseConversations(readFileSync(new URL(name, SETS), "utf8"), name));
}
