import { parse } from "csv-parse/sync";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { claimed } from "./claims.server.ts";
import { unguarded } from "./csv.server.ts";
import { COLUMNS } from "./export-products.server.ts";
import { parseProduct, type ProductInput } from "./parse-product.server.ts";
import { type ImportAnswer, LARGEST_FILE, type LineProblem, MOST_LINES } from "./product-csv.ts";
import { type DraftField, draftOf, NEW_PRODUCT } from "./product-draft.ts";
import { createProduct } from "./save-product.server.ts";

/** How many problems are told at once. */
const TOLD = 50;

type Cells = Partial<Record<(typeof COLUMNS)[number], string>>;
interface Line {
  line: number;
  cells: Cells;
}
type Row = typeof products.$inferSelect;
interface Change {
  line: number;
  /** Undefined for a new product. */
  id: string | undefined;
  input: ProductInput;
}

/**
 * Reads a CSV file of products as `exportProducts` writes it. A line with an id changes that product, one without makes a
 * new one; a column that is not there leaves what it would hold as it is. Stock is what the file says, not a difference.
 * @param save false only to say what would happen; true saves all of it or, when anything is wrong, nothing
 */
export async function importProducts(
  db: Database,
  by: Role | null,
  file: Uint8Array,
  { save }: { save: boolean },
): Promise<ImportAnswer> {
  authorize(by, "import", "product");
  const read = readLines(file);
  if (!Array.isArray(read)) return read;
  const ids = read.map(({ cells }) => idOf(cells));
  return db.transaction(async (tx) => {
    // In the order of a checkout, so that neither waits for the other; a dry run holds nobody up.
    const named = tx.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id));
    const known = await (save ? named.for("update") : named);
    const { changes, problems } = check(read, new Map(known.map((row) => [row.id, row])));
    if (problems.length > 0) return { ok: false, lines: problems.slice(0, TOLD), total: problems.length };
    if (save) for (const change of changes) await apply(tx, by, change);
    const created = changes.filter(({ id }) => id === undefined).length;
    const free = changes.filter(({ input }) => input.price === 0).map(({ line }) => line);
    return { ok: true, created, updated: changes.length - created, free, saved: save };
  });
}

function readLines(file: Uint8Array): Line[] | Extract<ImportAnswer, { file: unknown }> {
  if (file.byteLength > LARGEST_FILE) return { ok: false, file: "tooLarge" };
  let rows: string[][];
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file);
    if (text.includes("\0")) return { ok: false, file: "unreadable" };
    // Before it is parsed: a file of blank lines alone would hold up everybody else for minutes.
    if (countRows(text) > MOST_ROWS) return { ok: false, file: "tooLarge" };
    rows = parse(text, {
      bom: true,
      relax_column_count: true,
      delimiter: delimiterOf(text),
      max_record_size: 100_000,
    });
  } catch {
    return { ok: false, file: "unreadable" };
  }
  const [head = [], ...rest] = rows;
  // Empty lines, and those that a spreadsheet fills with empty cells, say nothing but count.
  const lines = rest
    .map((cells, place) => ({ line: place + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (lines.some(({ cells }) => cells.length !== head.length)) return { ok: false, file: "unreadable" };
  if (lines.length > MOST_LINES) return { ok: false, file: "tooLarge" };
  const columns = head.map((name) => COLUMNS.find((column) => column === name.trim()));
  const strange = head[columns.indexOf(undefined)];
  if (strange !== undefined) return { ok: false, file: "unknownColumn", column: strange };
  if (!columns.includes("id") && !columns.includes("name")) return { ok: false, file: "noColumns" };
  return lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(columns.map((column, place) => [column, unguarded(cells[place] ?? "")])),
  }));
}

/** Most rows that are parsed, empty ones among them. */
const MOST_ROWS = 2 * MOST_LINES;

/** Line ends outside of quotes. */
function countRows(text: string): number {
  let rows = 0;
  let quoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (code === QUOTE) quoted = !quoted;
    else if (!quoted && (code === LINE_FEED || (code === RETURN && text.charCodeAt(place + 1) !== LINE_FEED)))
      rows += 1;
  }
  return rows;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Spreadsheets of other countries part cells by semicolons; the first line tells, as no column's name has one. */
function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return [",", ";", "\t"].find((delimiter) => head.includes(delimiter)) ?? ",";
}

function idOf({ id = "" }: Cells): string {
  return id.trim();
}

/** A file says what a new product costs: nobody is asked about a price of 0, as the form asks. */
const UNPRICED = { ...NEW_PRODUCT, price: "" };

function check(lines: readonly Line[], known: ReadonlyMap<string, Row>) {
  const changes: Change[] = [];
  const problems: LineProblem[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const id = idOf(cells);
    const row = known.get(id);
    if (id && !row) problems.push({ line, column: "id", problem: "unknownId" });
    else if (id && seen.has(id)) problems.push({ line, column: "id", problem: "twice" });
    else {
      const parsed = parseProduct(formOf({ ...(row ? draftOf(row) : UNPRICED), ...cells }));
      if (parsed.ok) changes.push({ line, id: id || undefined, input: parsed.input });
      else
        for (const [column, problem] of Object.entries(parsed.problems))
          problems.push({ line, column: column as DraftField, problem });
    }
    seen.add(id);
  }
  return { changes, problems };
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

async function apply(tx: Database, by: Role | null, { id, input }: Change): Promise<void> {
  if (id === undefined) {
    await createProduct(tx, by, input);
    return;
  }
  await tx
    .update(products)
    .set({ ...input, ...claimed(input), version: sql`${products.version} + 1` })
    .where(eq(products.id, id));
}
