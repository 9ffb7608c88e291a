import type { LanguageTag } from "#app/i18n/language.ts";
import words from "../knowledge/negation.json" with { type: "json" };
import type { Token } from "./normalize.ts";

/**
 * `cues` negate what follows, up to one of `stops`; `hollow` after a cue ("not only") cancels it; `without` negates up
 * to `for`; an `afterthought` negates what precedes it.
 */
type Role = keyof typeof words;

const is = (role: Role, word: string | undefined, tongue: LanguageTag): boolean =>
  word !== undefined && words[role][tongue].includes(word);

/** How many words a cue denies. */
const SCOPE = 5;

/** Which tokens lie in the scope of a negation, one flag per token. */
export function negatedTokens(tokens: readonly Token[], language: LanguageTag): boolean[] {
  const negated = tokens.map(() => false);
  let left = 0;
  let leavesOut = false;
  tokens.forEach((token, index) => {
    if (token.opensClause || is("stops", token.text, language)) left = 0;
    // "Without niacinamide for oily skin": the skin is there.
    if (leavesOut && is("for", token.text, language)) left = 0;
    leavesOut = is("without", token.text, language) || (leavesOut && left > 0);
    if (is("cues", token.text, language) || isFrenchNoMore(tokens, index, language)) {
      left = hollow(tokens, index, language) ? 0 : SCOPE;
      return;
    }
    if (left > 0) {
      negated[index] = true;
      left -= 1;
    }
  });
  tokens.forEach((_, index) => {
    if (isAfterthought(tokens, index, language)) markBefore(tokens, index, negated);
  });
  return negated;
}

/** "Circles no, but …", "boutons non", "la menopausia no es": the cue stands after what it denies, at the clause's end. */
function isAfterthought(tokens: readonly Token[], index: number, language: LanguageTag): boolean {
  if (!is("afterthought", tokens[index]?.text, language) || index === 0 || tokens[index]?.opensClause)
    return false;
  const next = tokens[index + 1];
  if (!next || next.opensClause) return true;
  const afterNext = tokens[index + 2];
  return (next.text === "es" || next.text === "son") && (!afterNext || afterNext.opensClause);
}

function markBefore(tokens: readonly Token[], index: number, negated: boolean[]): void {
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    negated[at] = true;
    if (tokens[at]?.opensClause) return;
  }
}

function hollow(tokens: readonly Token[], index: number, language: LanguageTag): boolean {
  const next = tokens[index + 1];
  if (!next) return true;
  // "doesn't": the apostrophe left a "t" behind, look past it.
  const word = language === "en" && next.text === "t" ? tokens[index + 2]?.text : next.text;
  return is("hollow", word, language);
}

/** "Je n'ai plus de boutons" denies; "plus de boutons qu'avant" does not. */
function isFrenchNoMore(tokens: readonly Token[], index: number, language: LanguageTag): boolean {
  if (language !== "fr" || tokens[index]?.text !== "plus") return false;
  const before = tokens.slice(Math.max(0, index - 4), index).map((token) => token.text);
  return before.includes("n") || before.includes("ne") || (before.length === 0 && tokens[1]?.text === "un");
}
