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
 * Lines of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front:
 * names and addresses are a stranger's words.
 */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as Cell[][], {
    escape_formulas: true,
    record_delimiter: "windows",
    // The library quotes its own delimiter, and no other end of a line.
    quoted_match: /[\r\n]/,
  });
}

/** The reply that a browser saves as a file of today. `name` as in `nacre-orders`. */
export function csvReply(body: BodyInit, name: string): Response {
  const day = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  });
}
