import type { Claim } from "./product.ts";

/** What a shopper typed, read as wishes: words to find, what must not be in it, and what must be true of it. */
export interface SearchWords {
  words: string;
  /** Each a few words that belong together ("salicylic acid"). */
  without: string[];
  claims: Claim[];
}

const WITHOUT = words("no not non without sans sin pas zero allergic allergique alergica alergico");
const BETWEEN = words("of from to any added the de du des d la le les l au aux a al el");
const AND_SO_ON = words("or and nor ou et ni o y e");
/** Half a name: its other half belongs to it. */
const HALVES = words(
  "acid acids acide acides acido acidos oil oils huile huiles aceite aceites vitamin vitamine vitamina essential " +
    "essentielle essentielles esencial esenciales",
);
/** Words around a pregnancy that are no search terms. */
const AROUND = words(
  "safe suitable when while during pendant femme adapte compatible apto segura seguro durante mujer",
);
const SCENT = /^(perfum|parfum|fragran|scent|unscented|fraganc)|^(essential|huiles? essen|aceites? esen)/;
const EXPECTING = /^(pregnan|grossesse|enceinte|embaraz|breastfe|allait|lactan)/;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/**
 * Reads "serum without perfume", "parfum-free", "sin perfume", "grossesse", "spf50", in all languages at once: many
 * shoppers mix them. Whoever leaves something out, or expects a child, is never shown the opposite.
 */
export function readSearchWords(typed: string): SearchWords {
  const read: SearchWords = { words: "", without: [], claims: [] };
  const kept: string[] = [];
  const claim = (one: Claim) => read.claims.includes(one) || read.claims.push(one);
  const leaveOut = (what: string) => {
    if (SCENT.test(what)) claim("fragrance-free");
    else read.without.push(what);
  };
  const said = tokensOf(typed);
  let leaving = false;
  for (let at = 0; at < said.length; at += 1) {
    const word = said[at] ?? "";
    const before = said[at - 1];
    if (WITHOUT.has(word)) leaving = true;
    else if (leaving && BETWEEN.has(word)) continue;
    else if (leaving) {
      const whole = nameAt(said, at);
      leaveOut(whole.join(" "));
      at += whole.length - 1;
      // "without perfume or alcohol": what follows is left out as well.
      leaving = AND_SO_ON.has(said[at + 1] ?? "");
      if (leaving) at += 1;
    } else if (word === "free" && before) {
      const half = HALVES.has(before) ? 2 : 1;
      leaveOut(kept.splice(-half).join(" "));
    } else if (word === "unscented") claim("fragrance-free");
    else if (EXPECTING.test(word)) {
      claim("pregnancy");
      // The mask of pregnancy is a thing of its own: dark spots.
      if (kept.at(-2) === "masque") kept.push(word);
    } else kept.push(word);
  }
  const told = read.claims.includes("pregnancy") ? kept.filter((word) => !AROUND.has(word)) : kept;
  read.words = told.join(" ");
  return read;
}

/** Letters and figures apart ("spf50"), accents and signs gone; "free of" is one word. */
function tokensOf(typed: string): string[] {
  const plain = typed.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain
    .replaceAll(/\b(free|libres?|exempte?s?)\s+(of|from|de|d)\b/g, "without")
    .replaceAll(/\b(?:spf|fps)\s?(\d)/g, "spf $1")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** The name that begins at a word: two words where one is only half a name. */
function nameAt(said: readonly string[], at: number): string[] {
  const [first = "", second] = said.slice(at, at + 2);
  return second && (HALVES.has(first) || HALVES.has(second)) && !AND_SO_ON.has(second)
    ? [first, second]
    : [first];
}
