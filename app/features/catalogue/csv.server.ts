import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";

/** What a spreadsheet takes for the beginning of a file in UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A cell as it is written: numbers stay numbers, all else is text. */
export type Cell = string | number;

/** The first line of a CSV file that spreadsheets read as UTF-8. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns]);
}

/**
 * Where a spreadsheet would begin a formula: at the beginning of a cell, and of what it takes for one where cells are
 * parted by semicolons or tabs, since there the quotes around a text part nothing (OWASP, CSV injection). Apostrophes
 * that stand there already count too, so that `unguarded` gives back exactly what was.
 */
const FORMULA = /(^|[;\t\r\n])([ "]*)(?='*[=+\-@＝＋－＠])/g;
const GUARDED = /(^|[;\t\r\n])([ "]*)'(?='*[=+\-@＝＋－＠])/g;

/**
 * Lines of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe in front: names and
 * addresses are a stranger's words.
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
