import { memoize } from "#app/memoize.ts";
import type { Category } from "#app/features/catalogue/product.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import kinds from "../knowledge/kinds.json" with { type: "json" };
import wishes from "../knowledge/wishes.json" with { type: "json" };
import { wordsPattern } from "../knowledge/cues.ts";

const patterns = memoize((tongue: LanguageTag): RegExp[] => {
  const { and, other, few, own } = wishes.sun_beside;
  const [sun, wish, with_] = [
    kinds.sunscreen[tongue],
    `(?<!(?:${own[tongue]}) )(?:${other[tongue]})`,
    and[tongue],
  ];
  return [
    new RegExp(` ${sun} (?:${with_}) (?:(?:${few[tongue]}) )*${wish} `, "u"),
    new RegExp(` ${wish} (?:\\S+ ){0,9}?(?:${with_}) (?:(?:${few[tongue]}) )*${sun} `, "u"),
  ];
});

const OF: readonly [Category, "cleanser" | "serum" | "cream"][] = [
  ["Cleanser", "cleanser"],
  ["Serum", "serum"],
  ["Moisturizer", "cream"],
];

/** The kinds asked for next to sun protection; none in "an SPF and something for the redness". */
export interface SunBeside {
  categories: readonly Category[];
}

/** Sun protection that is asked for together with another thing, if it is; `text` is folded, single spaces around each word. */
export function sunBeside(text: string, tongue: LanguageTag): SunBeside | undefined {
  if (!patterns(tongue).some((pattern) => pattern.test(text))) return undefined;
  const rest = text.replace(wordsPattern(kinds.sunscreen[tongue]), " ");
  const named = OF.filter(([, name]) => wordsPattern(kinds[name][tongue]).test(rest));
  return { categories: named.map(([category]) => category) };
}
