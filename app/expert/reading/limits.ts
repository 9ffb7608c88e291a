import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { factsOf } from "../shelf/product-facts.ts";
import { wordsPattern } from "../knowledge/cues.ts";
import limits from "../knowledge/limits.json" with { type: "json" };
import { type OwnedKind, ownedIn } from "./owned.ts";
import type { PerLanguage } from "../knowledge/knowledge.ts";
import { isOfKind, kindWords } from "./kinds.ts";

/** Kinds that are said no to, or wanted alone, by their name. Sun protection is nobody's to drop. */
const LIMITED = ["cleanser", "serum", "cream", "oil", "balm", "gel", "foam", "powder"] as const;
export type LimitedKind = (typeof LIMITED)[number];

/** What somebody wants left out, or wants alone, said over a conversation. */
export interface Limits {
  refused: ReadonlySet<LimitedKind>;
  only: LimitedKind | undefined;
  /** True: scented things are liked; false: nothing scented. */
  scented: boolean | undefined;
  /** Whether a sunscreen must have a tint, or must not. */
  tinted: boolean | undefined;
  /** Nothing rich or greasy. */
  light: boolean | undefined;
  /** Had already: nothing of the kind is offered until it is asked for. */
  owned: ReadonlySet<OwnedKind>;
}

export const NO_LIMITS: Limits = {
  refused: new Set(),
  only: undefined,
  scented: undefined,
  tinted: undefined,
  light: undefined,
  owned: new Set(),
};

type Cue = { kind: LimitedKind; pattern: RegExp };

function cuesFor(sources: PerLanguage<readonly string[]>, tongue: LanguageTag): Cue[] {
  return LIMITED.flatMap((kind) =>
    sources[tongue].map((source) => ({
      kind,
      pattern: new RegExp(` ${source.replace("{kind}", kindWords(kind, tongue))} `, "u"),
    })),
  );
}

const plain = (sources: readonly string[]): RegExp[] =>
  sources.map((source) => new RegExp(` ${source} `, "u"));

interface Cues {
  refuse: Cue[];
  only: Cue[];
  rinsed: RegExp[];
  scented: RegExp[];
  unscented: RegExp[];
  tinted: RegExp[];
  untinted: RegExp[];
  light: RegExp[];
}

const cues = memoize(
  (tongue: LanguageTag): Cues => ({
    refuse: cuesFor(limits.refuse, tongue),
    only: cuesFor(limits.only, tongue),
    rinsed: plain(limits.rinsed[tongue]),
    scented: plain(limits.scented[tongue]),
    unscented: plain(limits.unscented[tongue]),
    tinted: plain(limits.tinted[tongue]),
    untinted: plain(limits.untinted[tongue]),
    light: plain(limits.light[tongue]),
  }),
);

/** A longer message tells a story. */
const LONGEST = 400;

/** "Just a cleanser and a cream": neither is wanted alone. */
function isJoined(kind: LimitedKind, text: string, tongue: LanguageTag): boolean {
  const others = ["sunscreen" as const, ...LIMITED].filter((other) => other !== kind);
  const and = `(?:${limits.and[tongue]}) (?:\\S+ ){0,2}`;
  return others.some((other) => {
    const [one, two] = [kindWords(kind, tongue), kindWords(other, tongue)];
    return new RegExp(` (?:${one} ${and}${two}|${two} ${and}${one}) `, "u").test(text);
  });
}

const PLAIN_KINDS = ["cleanser", "serum", "cream", "sunscreen"] as const;

/**
 * The limits that one message sets, and what it says is owned; `text` is folded, with single spaces around each word.
 */
export function limitsIn(
  text: string,
  tongue: LanguageTag,
  owned: ReadonlySet<OwnedKind> = ownedIn(text, tongue).kinds,
): Limits {
  if (text.length > LONGEST) return NO_LIMITS;
  const { refuse, only, rinsed, scented, unscented, tinted, untinted, light } = cues(tongue);
  const some = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  const refused = new Set(refuse.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => kind));
  const sun = wordsPattern(kindWords("sunscreen", tongue)).test(text);
  // "Just a sun cream", "no tinted cream": no cream is refused or wanted alone.
  if (sun || some(untinted)) refused.delete("cream");
  // "Just a wash and an SPF": two kinds, and neither alone.
  const kinds = PLAIN_KINDS.filter((kind) => wordsPattern(kindWords(kind, tongue)).test(text));
  const several = kinds.length > 1 && !(kinds.length === 2 && sun && kinds.includes("cream"));
  const alone = several
    ? undefined
    : only.find(
        ({ kind, pattern }) =>
          !(sun && kind === "cream") &&
          !refused.has(kind) &&
          pattern.test(text) &&
          !isJoined(kind, text, tongue),
      )?.kind;
  return {
    refused,
    only: some(rinsed) ? "cleanser" : alone,
    scented: some(unscented) ? false : some(scented) ? true : undefined,
    tinted: some(untinted) ? false : some(tinted) ? true : undefined,
    light: some(light) || undefined,
    owned,
  };
}

export const isLimiting = ({ refused, only, scented, tinted, light }: Limits): boolean =>
  refused.size > 0 ||
  only !== undefined ||
  scented !== undefined ||
  tinted !== undefined ||
  light !== undefined;

/** True when a product keeps within what was said. */
export function isWithin(product: Product, limits: Limits): boolean {
  const { refused, only, scented, tinted, owned } = limits;
  if ([...owned].some((kind) => isOfKind(product, kind))) return false;
  // Whoever wants no cream is glad of a light gel.
  const isLight = (): boolean => !refused.has("gel") && isOfKind(product, "gel");
  if ([...refused].some((kind) => isOfKind(product, kind) && !(kind === "cream" && isLight()))) return false;
  if (only !== undefined && !isOfKind(product, only)) return false;
  const { spf, ids, scented: smells, rich, area } = factsOf(product);
  if (limits.light && rich && area === "face") return false;
  if (tinted !== undefined && spf > 0 && ids.has("iron_oxides") !== tinted) return false;
  return scented === undefined || smells === scented;
}
