import type { DraftField, DraftProblem } from "./product-draft.ts";

/** Where products are taken along as a file, and brought back. */
export const PRODUCTS_FILE = "/admin/products.csv";

/** Most bytes and lines that such a file may have. */
export const LARGEST_FILE = 24 * 1024 * 1024;
export const MOST_LINES = 10_000;

/** What is wrong with a whole file. */
const FILE_PROBLEMS = ["unreadable", "tooLarge", "noColumns", "unknownColumn"] as const;
type FileProblem = (typeof FILE_PROBLEMS)[number];

/** What is wrong with a cell: a problem of the form, an unknown id, or one that occurs twice. */
export interface LineProblem {
  /** As a spreadsheet counts, with the head as line 1. */
  line: number;
  column: DraftField | "id";
  problem: DraftProblem | "unknownId" | "twice";
}

/** What a file would change, or has changed. */
export type ImportAnswer =
  | {
      ok: true;
      created: number;
      updated: number;
      /** How many are there already as the file has them. */
      same: number;
      /** Whether any stock becomes another. */
      setsStock: boolean;
      /** Lines of products that would cost nothing. */
      free: number[];
      saved: boolean;
    }
  | { ok: false; file: FileProblem; column?: string }
  | { ok: false; lines: LineProblem[]; total: number };
