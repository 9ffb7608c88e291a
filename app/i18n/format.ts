import { memoize } from "#app/memoize.ts";
import type { Language } from "./language.ts";
import { languageTag } from "./language.ts";

/** Whose days and hours are written: the owner's, so that server and browser write the same. */
let timeZone = "UTC";

/** Sets it, once: on the server from the configuration, in the browser from the page that the server sent. */
export function keepTimeZone(name: string): void {
  timeZone = name;
}

/** Making a format costs far more than using it, and a list of orders has many dates. */
const formats = memoize((zone: string) =>
  memoize((language: Language) => {
    const tag = languageTag(language);
    return {
      day: new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: zone }),
      time: new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short", timeZone: zone }),
      percent: new Intl.NumberFormat(tag, { style: "percent" }),
      offset: new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: "shortOffset" }),
    };
  }),
);

/** `2026-11-28`: a day already, in whatever zone. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A day in the visitor's language: of a moment in the owner's time zone, or one that is written as YYYY-MM-DD. */
export function formatDate(iso: string, language: Language): string {
  return formats(DAY.test(iso) ? "UTC" : timeZone)(language).day.format(new Date(iso));
}

/** The same with the time of day, and by which clock it is. */
export function formatTime(iso: string, language: Language): string {
  const { time, offset } = formats(timeZone)(language);
  const at = new Date(iso);
  const parts = timeZone === "UTC" ? [] : offset.formatToParts(at);
  const clock = parts.find(({ type }) => type === "timeZoneName")?.value ?? "UTC";
  return `${time.format(at)} ${clock}`;
}

/** Whole per cent, spaced as the language has it. */
export function formatPercent(percent: number, language: Language): string {
  return formats(timeZone)(language).percent.format(percent / 100);
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Integer cents as `$48.00`, the same in all languages. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}
