import type { LanguageTag } from "#app/i18n/language.ts";
import { questionsIn } from "../../reading/questions/questions.ts";

/** Longest greeting, in words. */
const MOST_WORDS = 4;

/** A greeting or thanks and nothing else. */
export function courtesyIn(message: string, tongue: LanguageTag): "hello" | "thanks" | undefined {
  if (message.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const [first] = questionsIn(message, tongue);
  if (first?.id === "hello") return "hello";
  return first?.id === "thanks" || first?.id === "goodbye" ? "thanks" : undefined;
}
