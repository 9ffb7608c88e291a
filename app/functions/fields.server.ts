import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#app/i18n/language.ts";

/** The language that a call is answered in. */
export const languageField = z
  .enum(LANGUAGES, "The language must be en, fr or sp.")
  .default(DEFAULT_LANGUAGE);

/**
 * What somebody typed, trimmed, under the name `field`.
 * @param most characters
 * @param whenEmpty what is said of an empty one
 */
export function typedField(field: string, most: number, whenEmpty: string) {
  return z.string(`The ${field} must be a text.`).trim().min(1, whenEmpty).max(most, tooLong(field, most));
}

/** What is said of a text, or a list of texts, above its limit. */
export function tooLong(field: string, most: number): string {
  return `The ${field} must be at most ${most.toLocaleString("en-US")} characters long.`;
}
