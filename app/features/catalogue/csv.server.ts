import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";

/** The byte order mark by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The value of a cell: numbers stay numbers, everything else is text. */
export type Cell = string | number;

/** The first line of a CSV file that spreadsheets read as UTF-8. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns]);
}

/**
 * Where a spreadsheet would start a formula: at the start of a cell. Spreadsheets that separate cells by semicolons or
 * tabs ignore the quotes, so it is also after one of those (OWASP, CSV injection). Existing apostrophes count too, so
 * that `unguarded` restores the exact text.
 */
const FORMULA = /(^|[;\t\r\n])([ "]*)(?='*[=+\-@＝＋－＠])/g;
const GUARDED = /(^|[;\t\r\n])([ "]*)'(?='*[=+\-@＝＋－＠])/g;

/**
 * Lines of a CSV file (RFC 4180). Whatever a spreadsheet would run as a formula gets an apostrophe in front, since names
 * and addresses come from strangers.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((cells) => cells.map(guarded)),
    {
      record_delimiter: "windows",
      // The library quotes its own delimiter, and no other end of a line.
      quoted_match: /[\r\n]/,
    },
  );
}

function guarded(cell: Cell): Cell {
  return typeof cell === "string" ? cell.replaceAll(FORMULA, "$1$2'") : cell;
}

/** The text of a cell without the apostrophes that `csvLines` put into it. */
export function unguarded(cell: string): string {
  return cell.replaceAll(GUARDED, "$1$2");
}

/** The response that a browser saves as a file of today, a piece at a time. `name` as in `nacre-orders`. */
export function csvResponse(lines: AsyncIterable<string>, name: string): Response {
  const body = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream;
  const day = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  });
}
