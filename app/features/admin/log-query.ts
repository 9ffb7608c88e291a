import type { Changes, Deed } from "#app/features/accounts/admin-log.ts";
import { readPage } from "#app/db/page.ts";

/** Which lines of the log to list. */
export interface LogQuery {
  /** A part of the subject, or of the e-mail of whoever did it; empty for all. */
  q: string;
  page: number;
}

/** A line of the log, as a page shows it. */
export interface LogLine {
  id: string;
  at: string;
  /** The e-mail of who did it; null once their account is deleted. */
  by: string | null;
  /** The name of the token that did it in their name, where one did. */
  byToken: string | null;
  /** Done with the command line, by whoever runs the shop. */
  isOperator: boolean;
  deed: Deed;
  /** What was changed, by name or id; empty if that adds nothing. */
  subject: string;
  changes: Changes;
}

const LONGEST_SEARCH = 100;

/** Reads `q` and `page`; invalid values are ignored. */
export function readLogQuery(params: URLSearchParams): LogQuery {
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
    page: readPage(params.get("page")),
  };
}
