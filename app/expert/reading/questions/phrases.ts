import { apart, fold } from "../normalize.ts";

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

/** A phrase ready to be looked for. */
export interface CompiledPhrase {
  /** Sticky: it is tried where a word begins. */
  pattern: RegExp;
  /** The words it may begin with, `*` where one goes on; undefined where any may. */
  firsts: readonly string[] | undefined;
  /** Only at the beginning of the message. */
  opens: boolean;
}

/** Splits at bars outside brackets. */
function alternativesOf(group: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of group) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    if (sign === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** The words a phrase may begin with; undefined where its first unit does not tell. */
function firstsOf(units: readonly string[]): string[] | undefined {
  const firsts: string[] = [];
  for (const unit of units) {
    if (unit === "..") return undefined;
    const bare = unit.replace(/(?<=\))[?+*]$|\?$/, "");
    const optional = bare !== unit && !unit.endsWith("+");
    const choices = bare.startsWith("(") && isOneGroup(bare) ? alternativesOf(bare.slice(1, -1)) : [bare];
    for (const choice of choices) {
      const [word = ""] = choice.split(" ");
      if (!/^[\p{L}\p{N}%]+\*?$/u.test(word)) return undefined;
      firsts.push(word);
    }
    if (!optional) return firsts;
  }
  return undefined;
}

/** A phrase as an expression over texts that `phraseText` made. */
export function compilePhrase(phrase: Phrase): CompiledPhrase {
  const opens = phrase.startsWith("^");
  const ends = phrase.endsWith("$");
  const units = unitsOf(fold(phrase.slice(opens ? 1 : 0, ends ? -1 : undefined)));
  const words = units.map(patternOfUnit).join("");
  return { pattern: new RegExp(`${words}${ends ? "$" : ""}`, "uy"), firsts: firstsOf(units), opens };
}

/** A message for phrases: folded words with single spaces around each; signs are left out, except `%`. */
export function phraseText(message: string): string {
  return ` ${(apart(fold(message)).match(/[\p{L}\p{N}]+|%/gu) ?? []).join(" ")} `;
}
