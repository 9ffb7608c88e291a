import { and, count, eq, gt, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { PAGE_SIZE, type Page, placeOfPage } from "#app/db/page.ts";
import { adminLog, users } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { csvHead, csvLines } from "#app/features/catalogue/csv.server.ts";
import type { LogLine, LogQuery } from "./log-query.ts";

/** The account that something was done to. */
const account = alias(users, "account");

/** One page of what admins did, the latest first. */
export async function listLog(db: Database, by: Actor | null, query: LogQuery): Promise<Page<LogLine>> {
  authorize(by, "read", "log");
  const [counted] = await db
    .select({ total: count() })
    .from(adminLog)
    .leftJoin(users, eq(users.id, adminLog.byId))
    .leftJoin(account, eq(account.id, adminLog.subjectId))
    .where(matching(query));
  const total = counted?.total ?? 0;
  const { page, pages, offset } = placeOfPage(total, query.page);
  const rows = await selectLines(db).where(matching(query)).limit(PAGE_SIZE).offset(offset);
  return { rows: rows.map(toLine), total, page, pages };
}

/** Lines in memory at a time. */
const BATCH = 500;
const COLUMNS = ["at", "by", "deed", "subject", "field", "before", "after", "token"];

/** The lines that match as a CSV file, a piece at a time: a line a change of a field, the latest first. */
export function exportLog(db: Database, by: Actor | null, query: LogQuery): AsyncGenerator<string> {
  authorize(by, "export", "log");
  return linesOf(db, query);
}

async function* linesOf(db: Database, query: LogQuery): AsyncGenerator<string> {
  yield csvHead(COLUMNS);
  let last: LogLine | undefined;
  for (;;) {
    const rows = await selectLines(db)
      .where(and(matching(query), after(last)))
      .limit(BATCH);
    const batch = rows.map(toLine);
    if (batch.length > 0) yield csvLines(batch.flatMap(cellsOf));
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}

function selectLines(db: Database) {
  return (
    db
      .select({
        id: adminLog.id,
        at: adminLog.at,
        byKind: adminLog.by,
        by: users.email,
        byToken: adminLog.byToken,
        deed: adminLog.deed,
        subjectId: adminLog.subjectId,
        subject: adminLog.subject,
        account: account.email,
        changes: adminLog.changes,
      })
      .from(adminLog)
      .leftJoin(users, eq(users.id, adminLog.byId))
      .leftJoin(account, eq(account.id, adminLog.subjectId))
      // Spelled like the index, or the index is of no use.
      .orderBy(sql`${adminLog.at} desc nulls last`, adminLog.id)
  );
}

function toLine(row: Awaited<ReturnType<typeof selectLines>>[number]): LogLine {
  const { id, at, by, byToken, byKind, deed, changes } = row;
  const subject = row.account ?? (row.subject || row.subjectId);
  return { id, at: at.toISOString(), by, byToken, isOperator: byKind === "operator", deed, subject, changes };
}

function matching({ q }: LogQuery): SQL | undefined {
  if (q === "") return undefined;
  const part = `%${q.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(
    sql`unaccent(${adminLog.subject}) ilike unaccent(${part})`,
    ilike(adminLog.subjectId, part),
    ilike(users.email, part),
    sql`unaccent(${adminLog.byToken}) ilike unaccent(${part})`,
    ilike(account.email, part),
  );
}

/** The lines after a given one. New entries come before it, so they do not shift the pages. */
function after(last: LogLine | undefined): SQL | undefined {
  if (!last) return undefined;
  const at = new Date(last.at);
  return or(lt(adminLog.at, at), and(eq(adminLog.at, at), gt(adminLog.id, last.id)));
}

function cellsOf({ at, by, byToken, isOperator, deed, subject, changes }: LogLine): string[][] {
  const said = [at, isOperator ? "operator" : (by ?? ""), deed, subject];
  const fields = Object.entries(changes);
  if (fields.length === 0) return [[...said, "", "", "", byToken ?? ""]];
  return fields.map(([field, [before, is]]) => [...said, field, before, is, byToken ?? ""]);
}
