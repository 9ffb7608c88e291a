import pino, { type DestinationStream, type Logger } from "pino";

/** The shop's log: one line of JSON for what happened, without the personal data that a failed query carries. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** What PostgreSQL's errors carry that names no person. */
interface Failure extends Error {
  code?: unknown;
  constraint?: unknown;
  table?: unknown;
}

/** How deep causes are followed: query builder, driver, socket. */
const DEPTH = 5;

/**
 * An error as the log shows it: kind, words, code, the constraint it broke, where it came from and its causes.
 * Nothing else: errors of queries also carry parameters and rows.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
  const { code, constraint, table }: Failure = error;
  return {
    type: error.constructor.name,
    message: withoutValues(error.message, code),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint, table }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEPTH && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Drizzle lists a query's parameters below it; PostgreSQL quotes the value that it could not take (class 22). */
function withoutValues(message: string, code: unknown): string {
  const [query = ""] = message.split("\nparams: ");
  return String(code).startsWith("22") ? query.replace(/: ".*"$/s, "") : query;
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  const lines = error.stack?.split("\n") ?? [];
  return lines.filter((line) => /^\s+at /.test(line)).join("\n");
}
