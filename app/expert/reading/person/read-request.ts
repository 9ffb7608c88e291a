import { type Place, PLACES } from "../../knowledge/knowledge.ts";
import { WISHES } from "./fact.ts";
import type { Hit } from "./phrases.ts";
import type { Say } from "./statement.ts";
import type { Word } from "./words.ts";

/** More is no number of products anybody asks for. */
const MOST_PRODUCTS = 8;

function countOf({ label, number }: Hit): number | undefined {
  if (label === "count one") return 1;
  // "A couple of products": two, without a figure.
  const count = label === "count" ? (number ?? 2) : undefined;
  return count !== undefined && count > 0 && count <= MOST_PRODUCTS ? count : undefined;
}

/** What is wanted: where, for how much, how many, when. */
export function readRequest(words: readonly Word[], hits: readonly Hit[], say: Say): void {
  const each = hits.some(({ label }) => label === "money each");
  for (const hit of hits) {
    const { label, number } = hit;
    const place: Place | undefined = PLACES.find((one) => label === `place ${one}`);
    const wish = WISHES.find((one) => label === `wish ${one}`);
    const count = countOf(hit);
    if (place) say(hit, { kind: "place", place });
    else if (wish) say(hit, { kind: "wish", wish });
    else if (count !== undefined) say(hit, { kind: "count", count });
    else if (label === "budget" && number !== undefined && isSum(number, words, hits, hit))
      say(hit, { kind: "budget", amount: number * 100, per: each ? "each" : "together" });
    else if (label === "time morning" || label === "time night")
      say(hit, { kind: "time", time: label === "time morning" ? "morning" : "night" });
    else if (label === "shaved") say(hit, { kind: "shaved" });
    else if (label === "event") readEvent(words, hits, hit, say);
  }
  readBareSum(words, hits, say);
}

/** Nobody is that old, and nothing here costs more than that. */
const MORE_THAN_YEARS = 111;
const DEAREST_SUM = 2000;

/** "150, and she loves scents": a number that stands alone. */
function readBareSum(words: readonly Word[], hits: readonly Hit[], say: Say): void {
  words.forEach(({ number, opens }, at) => {
    const next = words[at + 1];
    // "260? lol no" rejects a price; it does not state a budget.
    const alone = (at === 0 || opens) && (next === undefined || (next.opens && !next.opensSentence));
    if (number === undefined || number < MORE_THAN_YEARS || number > DEAREST_SUM || !alone) return;
    if (hits.some(({ label, start, end }) => label === "budget" && start <= at && at < end)) return;
    say({ start: at, end: at + 1 }, { kind: "budget", amount: number * 100, per: "together" });
  });
}

const AFTER_SUM =
  /^(for|in|total|each|please|and|or|if|all|altogether|pour|en|chacun|svp|et|ou|par|por|para|cada|si|y|o|al|nomas|ish|sans|avec|sin|con|without|with|but|mais|pero|no|not|que|qui|svp|porfa|thanks|gracias|merci|peau|piel)$/;

/** Without a word for money fewer than these are things, not a sum: "3 in all". */
const LEAST_SUM = 10;

const namesMoney = (hits: readonly Hit[], sum: Hit): boolean =>
  hits.some(({ label, start, end }) => label === "money" && start < sum.end && sum.start < end);

function isSum(number: number, words: readonly Word[], hits: readonly Hit[], sum: Hit): boolean {
  return number > 0 && (namesMoney(hits, sum) || number >= LEAST_SUM) && isMoney(words, hits, sum);
}

/** "Under 30" is a sum, "under 30 degrees" is not: without a word for money, nothing else may be counted. */
function isMoney(words: readonly Word[], hits: readonly Hit[], sum: Hit): boolean {
  if (namesMoney(hits, sum)) return true;
  const next = words[sum.end];
  return next === undefined || next.opens || AFTER_SUM.test(next.text);
}

/** An event counts when it is near: three months at most, and when nothing is said of when. */
function readEvent(words: readonly Word[], hits: readonly Hit[], event: Hit, say: Say): void {
  const near = hits.filter(
    ({ start, end }) => Math.abs(start - event.end) < 8 || Math.abs(event.start - end) < 8,
  );
  const weeks = near.find(({ label, number }) => label === "weeks" && number !== undefined)?.number;
  const months = near.find(({ label, number }) => label === "months" && number !== undefined)?.number;
  const days = near.some(({ label }) => label === "days") ? 1 : undefined;
  const inWeeks = weeks ?? (months === undefined ? days : months * 4);
  if (inWeeks !== undefined && words.length > 0) say(event, { kind: "event", weeks: inWeeks });
}
