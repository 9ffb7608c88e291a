import { fold } from "../../understanding/normalize.ts";

/**
 * A phrase as the data writes it, over folded words: `(a|b c)` one of several, `(x)?` perhaps, `*` ends a word
 * that goes on, `..` up to four words between, `^` and `$` begin and end of the message.
 */
export type Phrase = string;

const GAP = "(?:\\S+ ){0,4}";

/** Splits at spaces outside brackets. */
function unitsOf(phrase: Phrase): string[] {
  const units: string[] = [];
  let depth = 0;
  let open = "";
  for (const sign of phrase) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === " " && depth === 0) {
      units.push(open);
      open = "";
    } else open += sign;
  }
  return [...units, open].filter((unit) => unit !== "");
}

/** True when one pair of brackets holds the whole unit. */
function isOneGroup(unit: string): boolean {
  let depth = 0;
  return [...unit].every((sign, place) => {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    return depth > 0 || place === unit.length - 1;
  });
}

function patternOfUnit(unit: string): string {
  if (unit === "..") return GAP;
  const bare = unit.replace(/(?<=\))[?+*]$|\?$/, "");
  const times = bare !== unit && (isOneGroup(bare) || !bare.includes("(")) ? unit.at(-1) : "";
  const inner = (times ? bare : unit)
    .replace(/(?<=[a-z0-9])\*/g, "\\S*")
    .replaceAll(".. ", GAP)
    .replaceAll("(", "(?:");
  return `(?:${inner.replaceAll("(?:?:", "(?:")} )${times}`;
}

/** A phrase as an expression over texts that `phraseText` made. */
export function compilePhrase(phrase: Phrase): RegExp {
  const begins = phrase.startsWith("^");
  const ends = phrase.endsWith("$");
  const body = fold(phrase.slice(begins ? 1 : 0, ends ? -1 : undefined));
  const words = unitsOf(body).map(patternOfUnit).join("");
  return new RegExp(`${begins ? "(?<=^ )" : "(?<= )"}${words}${ends ? "$" : ""}`, "gu");
}

/** A message for phrases: folded words with single spaces around each; signs are left out, except `%`. */
export function phraseText(message: string): string {
  return ` ${(fold(message).match(/[\p{L}\p{N}]+|%/gu) ?? []).join(" ")} `;
}
