import type { Language } from "./language.ts";
import { languageTag } from "./language.ts";

/** A day in the visitor's language; UTC, so that server and browser write the same. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(iso),
  );
}
