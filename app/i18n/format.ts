import { memoize } from "#app/memoize.ts";
import type { Language } from "./language.ts";
import { languageTag } from "./language.ts";

/** Making a format costs far more than using it, and a list of orders has many dates. */
const dayFormat = memoize(
  (language: Language) =>
    new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeZone: "UTC" }),
);

/** A day in the visitor's language; UTC, so that server and browser write the same. */
export function formatDate(iso: string, language: Language): string {
  return dayFormat(language).format(new Date(iso));
}

const timeFormat = memoize(
  (language: Language) =>
    new Intl.DateTimeFormat(languageTag(language), {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: "UTC",
    }),
);

/** The same with the time of day, in UTC. */
export function formatTime(iso: string, language: Language): string {
  return `${timeFormat(language).format(new Date(iso))} UTC`;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Integer cents as `$48.00`, the same in all languages. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}
