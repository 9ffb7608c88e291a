import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { parse } from "csv-parse";
import { inArray, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { claimed } from "./claims.server.ts";
import { unguarded } from "./csv.server.ts";
import { COLUMNS } from "./export-products.server.ts";
import { parseProduct, type ProductInput } from "./parse-product.server.ts";
import { type ImportAnswer, LARGEST_FILE, type LineProblem, MOST_LINES } from "./product-csv.ts";
import { type DraftField, draftOf, NEW_PRODUCT } from "./product-draft.ts";
import { type ImportedProduct, saveImport } from "./save-import.server.ts";

/** Most problems reported at once. */
const TOLD = 50;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;
interface Line {
  line: number;
  cells: Cells;
}
type Row = typeof products.$inferSelect;

/**
 * Imports a CSV file written by `exportProducts`. A line with an id changes that product, one without an id changes the
 * product with its SKU, and one with neither adds a product. Missing columns leave their fields unchanged. Stock is the
 * new absolute number, not a difference. Works in small batches, so that a long file keeps nobody waiting.
 * @param save false to only preview; true saves all of it, or nothing if anything is wrong
 */
export async function importProducts(
  db: Database,
  by: Actor | null,
  file: Uint8Array,
  { save }: { save: boolean },
): Promise<ImportAnswer> {
  authorize(by, "import", "product");
  const read = await readLines(file);
  if (!Array.isArray(read)) return read;
  const { changes, problems, free } = await check(db, read);
  if (problems.length > 0) return { ok: false, lines: problems.slice(0, TOLD), total: problems.length };
  if (save) await saveImport(db, by, changes);
  const created = changes.filter(({ id }) => id === undefined).length;
  const updated = changes.length - created;
  const same = read.length - changes.length;
  const setsStock = changes.some(({ fields }) => fields.stock !== undefined);
  return { ok: true, created, updated, same, setsStock, free, saved: save };
}

async function readLines(file: Uint8Array): Promise<Line[] | Extract<ImportAnswer, { file: unknown }>> {
  if (file.byteLength > LARGEST_FILE) return { ok: false, file: "tooLarge" };
  const rows: string[][] = [];
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file);
    if (file.includes(0)) return { ok: false, file: "unreadable" };
    const parser = parse({
      bom: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
      max_record_size: 100_000,
    });
    await pipeline(slicesOf(file), parser, async (parsed) => {
      for await (const row of parsed) rows.push(row as string[]);
    });
  } catch (error) {
    return { ok: false, file: error instanceof TooManyRows ? "tooLarge" : "unreadable" };
  }
  const [head = [], ...rest] = rows;
  // Empty lines, and those that a spreadsheet fills with empty cells, are skipped but counted.
  const lines = rest
    .map((cells, place) => ({ line: place + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (lines.some(({ cells }) => cells.length !== head.length)) return { ok: false, file: "unreadable" };
  if (lines.length > MOST_LINES) return { ok: false, file: "tooLarge" };
  const columns = head.map((name) => COLUMNS.find((column) => column === name.trim()));
  const strange = head[columns.indexOf(undefined)];
  if (strange !== undefined) return { ok: false, file: "unknownColumn", column: strange };
  if (!["id", "sku", "name"].some((column) => columns.includes(column as DraftField)))
    return { ok: false, file: "noColumns" };
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.map((column, place) => [column, unguarded(cells[place] ?? "")])),
  }));
}

/** Bytes that are parsed before others get a turn: of blank lines it takes the parser 15 µs each. */
const SLICE = 2048;
/** Most rows that are parsed, empty ones among them: a file of blank lines alone would take minutes. */
const MOST_ROWS = 2 * MOST_LINES;

class TooManyRows extends Error {}

/** The file in slices, as long as there are not too many line ends outside of quotes. */
async function* slicesOf(file: Uint8Array): AsyncGenerator<Uint8Array> {
  let rows = 0;
  let quoted = false;
  for (let from = 0; from < file.byteLength; from += SLICE) {
    const slice = file.subarray(from, from + SLICE);
    for (const [place, byte] of slice.entries()) {
      if (byte === QUOTE) quoted = !quoted;
      else if (!quoted && (byte === LINE_FEED || (byte === RETURN && file[from + place + 1] !== LINE_FEED)))
        rows += 1;
    }
    if (rows > MOST_ROWS) throw new TooManyRows();
    yield slice;
    await nextTurn();
  }
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * Spreadsheets in some countries separate cells by semicolons. The first line shows which, as no column name contains
 * one.
 */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return [",", ";", "\t"].find((delimiter) => head.includes(delimiter)) ?? ",";
}

const idOf = ({ id = "" }: Cells): string => id.trim();
const skuOf = ({ sku = "" }: Cells): string => sku.trim();

/** A file says what a new product costs: nobody is asked about a price of 0, as the form asks. */
const UNPRICED = { ...NEW_PRODUCT, price: "" };

/** Lines that are read against what is there before others get a turn. */
const GROUP = 10;

async function check(db: Database, lines: readonly Line[]) {
  const changes: ImportedProduct[] = [];
  const problems: LineProblem[] = [];
  /** Lines of products that would cost nothing. */
  const free: number[] = [];
  /** Products, and SKUs, that earlier lines have. */
  const seen = new Set<string>();
  for (let from = 0; from < lines.length; from += GROUP) {
    const group = lines.slice(from, from + GROUP);
    const known = await knownOf(db, group);
    for (const { line, cells } of group) {
      const [id, sku] = [idOf(cells), skuOf(cells)];
      const owner = sku ? known.get(`sku ${sku}`) : undefined;
      const row = id ? known.get(id) : owner;
      const marks = [...(row ? [row.id] : []), ...(sku ? [`sku ${sku}`] : [])];
      if (id && !row) problems.push({ line, column: "id", problem: "unknownId" });
      else if (marks.some((mark) => seen.has(mark)))
        problems.push({ line, column: id ? "id" : "sku", problem: "twice" });
      else if (owner && owner !== row) problems.push({ line, column: "sku", problem: "skuTaken" });
      else {
        const parsed = parseProduct(formOf({ ...(row ? draftOf(row) : UNPRICED), ...cells }));
        if (parsed.ok) {
          if (parsed.input.price === 0) free.push(line);
          changes.push(...changeOf(line, parsed.input, row));
        } else
          for (const [column, problem] of Object.entries(parsed.problems))
            problems.push({ line, column: column as DraftField, problem });
      }
      for (const mark of marks) seen.add(mark);
    }
    await nextTurn();
  }
  return { changes, problems, free };
}

/** What is there of a few lines: products by their ids, and by `sku ` and their SKUs. */
async function knownOf(db: Database, lines: readonly Line[]): Promise<Map<string, Row>> {
  const ids = lines.map(({ cells }) => idOf(cells)).filter(Boolean);
  const skus = lines.map(({ cells }) => skuOf(cells)).filter(Boolean);
  if (ids.length + skus.length === 0) return new Map();
  const rows = await db
    .select()
    .from(products)
    .where(or(inArray(products.id, ids), inArray(products.sku, skus)));
  return new Map(
    rows.flatMap((row) => [[row.id, row] as const, ...(row.sku ? [[`sku ${row.sku}`, row] as const] : [])]),
  );
}

/** The fields that change, if any; all of them for a new product. */
function changeOf(line: number, input: ProductInput, row: Row | undefined): ImportedProduct[] {
  const fields = { ...input, ...claimed(input) };
  if (!row) return [{ line, id: undefined, fields }];
  const changed = Object.entries(fields).filter(
    ([field, value]) => !isDeepStrictEqual(row[field as keyof Row], value),
  );
  return changed.length > 0 ? [{ line, id: row.id, fields: Object.fromEntries(changed) }] : [];
}

/** How the spreadsheets of several countries write the `true` and `false` of an export. */
const TRUTHS = new Map([
  ...["true", "1", "yes", "vrai", "oui", "verdadero", "sí", "si", "wahr", "ja", "x"].map(
    (word) => [word, "true"] as const,
  ),
  ...["", "false", "0", "no", "faux", "non", "falso", "falsch", "nein"].map(
    (word) => [word, "false"] as const,
  ),
]);

/** The line as the form would send it. */
function formOf({ featured, ...texts }: Record<string, string | boolean>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(texts)) form.set(field, String(value));
  form.set("featured", TRUTHS.get(String(featured).trim().toLowerCase()) ?? String(featured));
  return form;
}
