import { memoize } from "#app/memoize.ts";
import type { Category } from "#app/features/catalogue/product.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import kinds from "../knowledge/kinds.json" with { type: "json" };
import wishes from "../knowledge/wishes.json" with { type: "json" };
import { wordsPattern } from "../knowledge/cues.ts";

const patterns = memoize((tongue: LanguageTag): RegExp[] => {
  const { and, other, few } = wishes.sun_beside;
  const [sun, wish, with_] = [kinds.sunscreen[tongue], `(?<other>${other[tongue]})`, and[tongue]];
  return [
    new RegExp(` ${sun} (?:${with_}) (?:(?:${few[tongue]}) )*${wish} `, "u"),
    new RegExp(` ${wish} (?:\\S+ ){0,6}?(?:${with_}) (?:(?:${few[tongue]}) )*${sun} `, "u"),
  ];
});

const OF: readonly [Category, "cleanser" | "serum" | "cream"][] = [
  ["Cleanser", "cleanser"],
  ["Serum", "serum"],
  ["Moisturizer", "cream"],
];

/** What is asked for beside sun protection: "an SPF and something for the redness", "a cream and a sunscreen". */
export interface SunBeside {
  /** The kind of the other thing, where it has one. */
  category?: Category;
}

/** Sun protection that is asked for together with another thing, if it is; `text` is folded, single spaces around each word. */
export function sunBeside(text: string, tongue: LanguageTag): SunBeside | undefined {
  const found = patterns(tongue).flatMap((pattern) => pattern.exec(text)?.groups?.["other"] ?? []);
  const [other] = found;
  if (other === undefined) return undefined;
  const kind = OF.find(([, name]) => wordsPattern(kinds[name][tongue]).test(` ${other} `));
  return kind ? { category: kind[0] } : {};
}
