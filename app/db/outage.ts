/**
 * What PostgreSQL answers (SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html) when it cannot
 * serve just now, though nothing is wrong with what was asked: whole classes, then single codes.
 */
const CLASSES = [
  "08", // connection
  "53", // disk full, out of memory, too many connections
  "58", // the operating system failed it
  "XX", // damaged files
];
const CODES = [
  "57P01", // ended by an administrator, or the server is stopping
  "57P02", // another process of the server crashed
  "57P03", // starting or stopping
  "57P05", // idle for too long
  "57014", // ran for too long
  "55P03", // waited too long for a lock
  "40P01", // deadlock: PostgreSQL chose us to give way
  "40001", // two transactions that cannot both be true
  "25006", // read-only: a replica, or a disk that is nearly full
  "25P03", // idle in a transaction for too long
];
const NETWORK = [
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOSPC",
  "EIO",
];
/** The drivers' own errors have words only. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool|PGlite is clos|No answer from the database)/;

/** How deep causes are followed: query builder, driver, socket. */
const DEPTH = 5;

/**
 * Tells a database that cannot serve just now from a mistake of ours.
 * @returns what happened, in a few words for the log; undefined for every other error
 */
export function outageOf(error: unknown): string | undefined {
  let current = error;
  for (let depth = 0; depth < DEPTH && current instanceof Error; depth += 1) {
    const code = "code" in current && typeof current.code === "string" ? current.code : "";
    if (isOutageCode(code) || WORDS.test(current.message))
      return code ? `${code} ${current.message}` : current.message;
    current = current instanceof AggregateError ? current.errors[0] : current.cause;
  }
  return undefined;
}

function isOutageCode(code: string): boolean {
  if (NETWORK.includes(code) || CODES.includes(code)) return true;
  return /^[0-9A-Z]{5}$/.test(code) && CLASSES.includes(code.slice(0, 2));
}
