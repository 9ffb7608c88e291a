import { memoize } from "#app/memoize.ts";

/** One word of a message, folded for comparison (lower case, no accents), with its position. */
export interface Token {
  text: string;
  /** What the person typed, for explanations. */
  typed: string;
  /** Where it stands in the message. */
  start: number;
  end: number;
  /** True when a comma, full stop or the like comes directly before it. */
  opensClause: boolean;
  /** True when the mark before it ends a sentence. */
  opensSentence: boolean;
}

/** "Hes" and "shes" are two words, typed without the apostrophe. */
const WORD = /\bs?he(?=s\b)|[\p{L}\p{M}]+|\p{N}+|[%£$€=+]|\p{Extended_Pictographic}/giu;

/** French words, folded, before which an apostrophe is left out in a hurry: "jutilise", "nallaite", "laspirine", "davoir". */
const AFTER_J_OR_N = words(
  "ai aime aimerais adore allaite applique arrete arretais attends aurai aurais avais essaie essaye etais hesite oublie",
  "utilisais utilise utiliserais",
);
const AFTER_D_OR_L = words(
  "abord accord acide acides acne alcool allaitement allaiter allergie amande amandes antibiotique antibiotiques",
  "appliquer arachide arachides argan arnica arreter aspirine attendre avocat avoine avoir eczema enfant enfants etre",
  "essayer habitude hiver huile huiles ibuprofene isotretinoine oeil ordonnance urticaire utiliser",
);
/** And after "anti", where a hyphen is. */
const AFTER_ANTI = words("age boutons cernes imperfections rides rougeurs taches");
const ELIDED = new RegExp(
  `\\b(?:[jn](?=(?:${AFTER_J_OR_N})\\b)|(?:[dl]|qu)(?=(?:${AFTER_D_OR_L})\\b)|anti(?=(?:${AFTER_ANTI})\\b))`,
  "g",
);

function words(...lines: string[]): string {
  return lines.join(" ").replaceAll(" ", "|");
}

/** A folded text with such words in two. */
export const apart = (folded: string): string => folded.replace(ELIDED, "$& ");

const FOLDED = /^[a-z0-9 ]*$/;
const HELD_DOWN = /([a-z])\1\1/;

/** Lower case, no accents, letters held down ("soooo") shortened to one or two. */
export function fold(text: string): string {
  if (FOLDED.test(text) && !HELD_DOWN.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/([a-z])\1{2,}/g, "$1$1");
}

/** The forms of a word with one letter missing. */
export function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** A message for patterns: folded, apostrophes and hyphens as spaces. */
export function plainText(message: string): string {
  return apart(fold(message).replace(/['’-]/g, " ")).trim();
}

/** Many rules read the same few messages of one talk; no more of them than this are kept, and in memory alone. */
const TEXTS_KEPT = 32;

/** Splits a message into words; apostrophes part words, as in "j'ai". */
export const tokenize = memoize(splitIntoWords, TEXTS_KEPT);

function splitIntoWords(message: string): readonly Token[] {
  const text = message.normalize("NFC");
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index);
    end = match.index + match[0].length;
    const [first = "", rest] = apart(fold(match[0])).split(" ");
    const cut = rest ? match.index + first.length : end;
    tokens.push({
      text: first,
      typed: text.slice(match.index, cut),
      start: match.index,
      end: cut,
      opensClause: tokens.length > 0 && /[,;:.!?…()\n¿¡/–—-]\s*$|[,;:.!?…()\n¿¡–—]/.test(between),
      opensSentence: tokens.length === 0 || /[.!?…\n¿¡;]/.test(between),
    });
    if (rest)
      tokens.push({
        text: rest,
        typed: text.slice(cut, end),
        start: cut,
        end,
        opensClause: false,
        opensSentence: false,
      });
  }
  return tokens;
}

/** The folded words of a message with single spaces around each, as the data's patterns read them. */
export const spacedWords = (message: string): string =>
  ` ${tokenize(message)
    .map((token) => token.text)
    .join(" ")} `;
