import type { LanguageTag } from "#app/i18n/language.ts";
import type { Token } from "./normalize.ts";

const CUES: Record<LanguageTag, ReadonlySet<string>> = {
  en: new Set([
    "no",
    "not",
    "never",
    "without",
    "none",
    "nor",
    "neither",
    "zero",
    "isn",
    "aren",
    "wasn",
    "don",
    "doesn",
    "didn",
    "haven",
    "hasn",
    "dont",
    "doesnt",
    "isnt",
    "wouldn",
    "ain",
    "except",
    "nothing",
  ]),
  fr: new Set(["pas", "jamais", "sans", "aucun", "aucune", "ni", "zero", "nullement", "sauf", "rien"]),
  es: new Set([
    "no",
    "sin",
    "nunca",
    "jamas",
    "ni",
    "tampoco",
    "ningun",
    "ninguna",
    "ninguno",
    "cero",
    "excepto",
    "salvo",
    "nada",
  ]),
};
const STOPS: Record<LanguageTag, ReadonlySet<string>> = {
  en: new Set([
    "but",
    "however",
    "though",
    "although",
    "only",
    "just",
    "yet",
    "still",
    "because",
    "since",
    "when",
    "if",
    "except",
    "until",
  ]),
  fr: new Set([
    "mais",
    "comme",
    "par",
    "juste",
    "seulement",
    "pourtant",
    "cependant",
    "que",
    "parce",
    "quand",
    "si",
    "donc",
    "alors",
    "encore",
  ]),
  es: new Set([
    "pero",
    "solo",
    "sino",
    "aunque",
    "porque",
    "cuando",
    "si",
    "nomas",
    "salvo",
    "hasta",
    "todavia",
  ]),
};
/** "Not only", "no more than usual": the cue does not deny what follows. */
const HOLLOW: Record<LanguageTag, ReadonlySet<string>> = {
  en: new Set([
    "only",
    "just",
    "sure",
    "more",
    "matter",
    "one",
    "idea",
    "t",
    "works",
    "worked",
    "helps",
    "helped",
    "comes",
    "seems",
    "shifts",
    "touches",
    "beats",
    "changes",
    "to",
    "i",
    "has",
    "happens",
    "else",
    "over",
    "above",
  ]),
  fr: new Set([
    "seulement",
    "que",
    "juste",
    "sur",
    "mal",
    "question",
    "moyen",
    "arreter",
    "ne",
    "n",
    "a",
    "y",
    "marche",
    "change",
  ]),
  es: new Set([
    "solo",
    "solamente",
    "se",
    "me",
    "sé",
    "hay",
    "puedo",
    "paro",
    "deja",
    "dejan",
    "funciona",
    "cambia",
    "ayuda",
    "que",
  ]),
};
const WITHOUT = new Set(["without", "sans", "sin"]);
const FOR = new Set(["for", "pour", "para"]);
const AFTERTHOUGHT = { en: "no", fr: "non", es: "no" } as const;
const SCOPE = { en: 5, fr: 5, es: 5 } as const;

/** Which tokens lie in the scope of a negation, one flag per token. */
export function negatedTokens(tokens: readonly Token[], language: LanguageTag): boolean[] {
  const negated = tokens.map(() => false);
  let left = 0;
  let leavesOut = false;
  tokens.forEach((token, index) => {
    if (token.opensClause || STOPS[language].has(token.text)) left = 0;
    // "Without niacinamide for oily skin": the skin is there.
    if (leavesOut && FOR.has(token.text)) left = 0;
    leavesOut = WITHOUT.has(token.text) || (leavesOut && left > 0);
    if (CUES[language].has(token.text) || isFrenchNoMore(tokens, index, language)) {
      left = hollow(tokens, index, language) ? 0 : SCOPE[language];
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
  if (tokens[index]?.text !== AFTERTHOUGHT[language] || index === 0 || tokens[index]?.opensClause)
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
  return word !== undefined && HOLLOW[language].has(word);
}

/** "Je n'ai plus de boutons" denies; "plus de boutons qu'avant" does not. */
function isFrenchNoMore(tokens: readonly Token[], index: number, language: LanguageTag): boolean {
  if (language !== "fr" || tokens[index]?.text !== "plus") return false;
  const before = tokens.slice(Math.max(0, index - 4), index).map((token) => token.text);
  return before.includes("n") || before.includes("ne") || (before.length === 0 && tokens[1]?.text === "un");
}
