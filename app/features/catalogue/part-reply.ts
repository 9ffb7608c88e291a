interface Product {
  id: string;
  name: string;
}

/** A reply, and what of it is said of single products. */
export interface PartedReply {
  /** The text about the answer as a whole. */
  words: string;
  /** By product id: the lines that begin with its name, without the name and the price that the card shows. */
  reasons: ReadonlyMap<string, string>;
}

/**
 * Parts a reply that goes through products line by line ("Silk Milk ($38.00). It cleans …"), so that each line can stand
 * in the card of its product. One that would leave no words of its own stays whole, and so does one with headings.
 */
export function partReply(text: string, offered: readonly Product[]): PartedReply {
  const reasons = new Map<string, string>();
  const words: (string | undefined)[] = [];
  for (const line of text.split("\n")) {
    const product = offered.find(({ id, name }) => isOf(name, line) && !reasons.has(id));
    if (product) reasons.set(product.id, reasonIn(line, product.name));
    words.push(product ? undefined : line);
  }
  const rest = joined(words);
  const headings = words.filter((line) => line?.endsWith(":"));
  return rest && headings.length < 2 ? { words: rest, reasons } : { words: text, reasons: new Map() };
}

/**
 * What is left of the lines, undefined for one that was taken out: a line that only led to these ends in a full stop.
 */
export function joined(lines: readonly (string | undefined)[]): string {
  return lines
    .map((line, at) => {
      const leads = line !== undefined && at + 1 < lines.length && lines[at + 1] === undefined;
      return leads && lines.slice(at).some((later, by) => by > 0 && later)
        ? line.replace(/\s*:$/u, ".")
        : line;
    })
    .filter((line) => line !== undefined)
    .join("\n")
    .trim();
}

/** Without the sentence that only says what it costs together, for where that stands below. */
export function withoutSum(words: string): string {
  return words.replace(SUM, "").trim() || words;
}
const SUM = /^\p{L}[\p{L} ]{2,20}\s*:\s*(?:\$[\d.,]*\d|[\d.,\s]*\d\s?\$)\.(?:\s|$)/mu;

const isOf = (name: string, line: string) =>
  line.startsWith(name) && !/^[\p{L}\p{N}\p{M}]/u.test(line.slice(name.length));

/** A line that goes on as a sentence ("Silk Milk is …") needs its beginning. */
function reasonIn(line: string, name: string): string {
  const rest = line.slice(name.length);
  const [said] = /^\s*(?:\([^)]*\))?\s*[.:]\s*/u.exec(rest) ?? [];
  return (said && rest.slice(said.length)) || line;
}
