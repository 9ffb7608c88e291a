import type { LanguageTag } from "#app/i18n/language.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../../knowledge/cues.ts";
import { productsNamed, withoutProductNames } from "../../reading/product-names.ts";
import { limitsIn } from "../../reading/limits.ts";
import { phraseText } from "../../reading/questions/phrases.ts";

/** Stands for a name of ours, as the cue writes it. */
const NAME = "ourthing";

/** Words of a message that says no to what was just named. */
const FEW = 14;

const textOf = (entry: HistoryEntry): string => entry.parts.map((part) => part.text).join(" ");

/** What one message says no to, of what the answer before it named: "not that one, she has it". */
function rejectedBy(
  message: string,
  answer: string,
  catalogue: readonly Product[],
  tongue: LanguageTag,
): Product[] {
  const text = phraseText(message);
  if (text.trim().split(" ").length > FEW) return [];
  const masked = phraseText(withoutProductNames(message, catalogue, NAME));
  const byName = !message.includes("?") && hears("not_this_name", masked, tongue);
  if (!byName && !hears("not_that_one", text, tongue)) return [];
  // "And if it doesn't suit me, can I send it back?": nothing is said no to yet.
  if (hears("why_not", text, tongue) || hears("only_supposed", text, tongue)) return [];
  const named = productsNamed(message, catalogue);
  // "No cream, I don't like that": the whole kind, and not the one thing named first.
  const { refused, owned } = limitsIn(text, tongue);
  if (named.length === 0 && refused.size > 0) return [];
  // "The wash, I have it": of its kind, and not what was named first.
  if (named.length === 0 && owned.size > 0) return [];
  const [first] = productsNamed(answer, catalogue);
  return named.length > 0 ? named : first ? [first] : [];
}

/** The one thing of ours that a message says has upset skin: it is not named to that person again. */
function upsetting(message: string, catalogue: readonly Product[], tongue: LanguageTag): Product[] {
  const named = productsNamed(message, catalogue);
  return named.length === 1 && hears("upset_by_it", phraseText(message), tongue) ? named : [];
}

/** Products that were said no to so far, and by this message; what is named again later is no longer refused. */
export function rejectedProducts(
  history: readonly HistoryEntry[],
  message: string,
  catalogue: readonly Product[],
  tongue: LanguageTag,
): { all: ReadonlySet<Product>; now: readonly Product[] } {
  const all = new Set<Product>();
  const talk = [...history, { role: "user" as const, parts: [{ text: message }] }];
  let now: readonly Product[] = [];
  talk.forEach((entry, at) => {
    const before = talk[at - 1];
    if (entry.role !== "user") return;
    const said = before?.role === "model" ? rejectedBy(textOf(entry), textOf(before), catalogue, tongue) : [];
    const upset = upsetting(textOf(entry), catalogue, tongue);
    if (said.length === 0) for (const product of productsNamed(textOf(entry), catalogue)) all.delete(product);
    for (const product of [...said, ...upset]) all.add(product);
    now = said;
  });
  return { all, now };
}
