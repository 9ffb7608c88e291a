/** A character of a word: where one touches a match, the match is only part of a longer word. */
const WORD = "[\\p{L}\\p{N}\\p{M}_]";

/**
 * The products whose names occur in a text of ours, in order of first appearance, each once. Matches whole words in any
 * case, with accents; where one name contains another, the longest counts. For shoppers' texts, with partial names and
 * missing accents, use the expert's `product-names.ts`; in an answer it would find too much.
 */
export function matchProducts<Named extends { name: string }>(
  text: string,
  products: readonly Named[],
): Named[] {
  const byName = new Map(products.flatMap((product) => entryOf(product)));
  if (byName.size === 0) return [];
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const pattern = `(?<!${WORD})(?:${names.map(patternOf).join("|")})(?!${WORD})`;
  // Lower case on both sides rather than the flag i: what is found is then the key.
  const found = folded(text).match(new RegExp(pattern, "gu")) ?? [];
  return [...new Set(found.flatMap((name) => byName.get(name) ?? []))];
}

function entryOf<Named extends { name: string }>(product: Named): [string, Named][] {
  const name = folded(product.name).trim();
  return name ? [[name, product]] : [];
}

/** One way to write the same: lower case, composed accents, straight apostrophes, single spaces. */
function folded(text: string): string {
  return text.toLowerCase().normalize("NFC").replace(/[’ʼ]/g, "'").replace(/\s+/g, " ");
}

function patternOf(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
