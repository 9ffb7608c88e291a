import { readFileSync } from "node:fs";
import type { Language } from "#app/i18n/language.ts";
import { readSentence } from "#app/expert/talk/model/guard/guard.ts";
import type { Rule } from "#app/expert/talk/model/guard/ground.ts";
import { groundFor, type Who } from "./persons.ts";

/** A sentence as a model might write it, for whom, and after what. */
export interface Scripted {
  who: Who;
  text: string;
  before?: string[];
  said?: string[];
  /** Why it must not be shown; none where it may. */
  rule?: Rule;
  language: Language;
  /** Looked at only when everything else was done. */
  heldOut: boolean;
}

const FILES: Record<Language, string> = { en: "en", fr: "fr", sp: "es" };

/** The sentences of a file in a language; each third one is held out. */
export function scripted(kind: "right" | "wrong", language: Language): Scripted[] {
  const lines = readFileSync(new URL(`${kind}-${FILES[language]}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line, at) => ({ ...(JSON.parse(line) as Scripted), language, heldOut: at % 3 === 2 }));
}

/** What the guard says of a scripted sentence. */
export function rulesFor({ who, language, said, text, before = [] }: Scripted): Rule[] {
  return readSentence(text, groundFor(who, language, said), before);
}
