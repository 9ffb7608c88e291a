import { memoize } from "#app/memoize.ts";
import type { LanguageTag } from "#app/i18n/language.ts";
import kinds from "../knowledge/kinds.json" with { type: "json" };
import owned from "../knowledge/owned.json" with { type: "json" };
import { type Token, tokenize } from "./normalize.ts";

/** Kinds of care that people say they have already. A cream may be a doctor's, "le contour des yeux" is a place and a hyaluronic serum is no serum of vitamin C: they have words of their own. */
export const OWNED = ["vitaminC", "hydrating", "eyes", "sunscreen", "cleanser", "serum", "cream"] as const;
export type OwnedKind = (typeof OWNED)[number];

/** How people call a kind they have. */
export const wordsFor = (kind: OwnedKind, tongue: LanguageTag): string =>
  (kind === "cream" || kind === "eyes" || kind === "hydrating" ? owned.kinds[kind] : kinds[kind])[tongue];

interface Says {
  kind: OwnedKind;
  pattern: RegExp;
}

/** An SPF may come between "sunscreen" and what is said about it. */
const FACTOR = "(?: (?:spf|fps|[0-9]+)[0-9]*){0,2}";

const patternsFor = memoize((tongue: LanguageTag): Says[] =>
  OWNED.flatMap((kind) =>
    owned.says[tongue].map((source) => {
      const named = `(?<kind>${wordsFor(kind, tongue)})(?!${FACTOR} ${owned.unhappy[tongue]} )`;
      const words = source.replace("{gap}", owned.gap[tongue]).replace("{kind}", named);
      return { kind, pattern: new RegExp(`(?<= )${words}(?= )`, "du") };
    }),
  ),
);

/** "… and a sunscreen": a kind joined by "and" to something owned is owned too. */
const AND: Record<LanguageTag, string> = { en: "and|plus|also", fr: "et|plus|aussi", es: "y|mas|tambien" };
const joinedTo = memoize((tongue: LanguageTag): Says[] =>
  OWNED.map((kind) => ({
    kind,
    pattern: new RegExp(
      `^ ?(?:, )?(?:${owned.whose[tongue]})?(?:${AND[tongue]}) ${owned.gap[tongue]}(?<kind>${wordsFor(kind, tongue)})(?= )(?!${FACTOR} ${owned.unhappy[tongue]} )`,
      "du",
    ),
  })),
);

/** A longer message tells a story. */
const LONGEST = 400;

/** The tokens of a message including punctuation: a statement of ownership ends with its sentence. */
const withStops = (message: string, tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const between = next ? message.slice(token.end, next.start + 1) : "";
    const stop = /[.;!?]\s/.test(between) ? "." : /,/.test(between) ? "," : undefined;
    return stop ? [token, { ...token, text: stop, start: token.end, end: token.end }] : [token];
  });

/** What a message says is already owned, and the message without those words, since they ask for nothing. */
export interface Owned {
  kinds: ReadonlySet<OwnedKind>;
  rest: string;
}

/** Reads what somebody has already: "I have a cleanser and my own SPF". */
export function ownedIn(message: string, tongue: LanguageTag): Owned {
  const tokens = message.length > LONGEST ? [] : withStops(message, tokenize(message));
  const text = ` ${tokens.map((token) => token.text).join(" ")} `;
  const found = new Set<OwnedKind>();
  const spans: [number, number][] = [];
  const take = ({ kind, pattern }: Says, from: number): number | undefined => {
    const span = pattern.exec(text.slice(from))?.indices?.groups?.["kind"];
    const taken = span && spans.some(([start, end]) => start < from + span[1] && from + span[0] < end);
    if (!span || taken) return undefined;
    found.add(kind);
    spans.push([from + span[0], from + span[1]]);
    return from + span[1];
  };
  for (const says of patternsFor(tongue)) {
    const end = take(says, 0);
    if (end !== undefined) for (const more of joinedTo(tongue)) take(more, end);
  }
  const wordAt = (offset: number) => text.slice(0, offset).split(" ").length - 2;
  let rest = message;
  for (const [from, to] of spans) {
    const [first, last] = [tokens[wordAt(from)], tokens[wordAt(to)]];
    if (!first || !last) continue;
    rest = rest.slice(0, first.start) + " ".repeat(last.end - first.start) + rest.slice(last.end);
  }
  return { kinds: found, rest };
}
