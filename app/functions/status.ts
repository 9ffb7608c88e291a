/** Codes of the callable protocol with their HTTP status (specification, section 8); every other status is unknown. */
const HTTP_STATUS = {
  "invalid-argument": 400,
  unauthenticated: 401,
  "permission-denied": 403,
  "not-found": 404,
  aborted: 409,
  "resource-exhausted": 429,
  cancelled: 499,
  internal: 500,
  unimplemented: 501,
  unavailable: 503,
  "deadline-exceeded": 504,
} as const;

export type FunctionCode = keyof typeof HTTP_STATUS | "unknown";

const CODES = Object.keys(HTTP_STATUS) as (keyof typeof HTTP_STATUS)[];

/** Longest a call may take, in milliseconds, on both sides (specification, section 9). */
export const CALL_TIMEOUT = 70_000;

/** The code that an HTTP status stands for. */
export function codeOfHttpStatus(status: number): FunctionCode {
  return CODES.find((code) => HTTP_STATUS[code] === status) ?? "unknown";
}

/** The HTTP status to answer with. An unknown error is the server's, like an internal one. */
export function httpStatusOf(code: FunctionCode): number {
  return code === "unknown" ? HTTP_STATUS.internal : HTTP_STATUS[code];
}

/** A code as replies write it: `INVALID_ARGUMENT`. */
export function statusName(code: FunctionCode): string {
  return code.toUpperCase().replaceAll("-", "_");
}

/** The code of a name such as `INVALID_ARGUMENT`; undefined for a name that is not in the table. */
export function codeOfStatusName(name: string): FunctionCode | undefined {
  return [...CODES, "unknown" as const].find((code) => statusName(code) === name);
}

/** What a call failed with, on either side of the wire. The server sends its message and details to the caller. */
export class FunctionError extends Error {
  readonly code: FunctionCode;
  readonly details?: unknown;

  constructor(code: FunctionCode, message: string = code, options?: { details?: unknown; cause?: unknown }) {
    super(message, options && "cause" in options ? { cause: options.cause } : undefined);
    this.name = "FunctionError";
    this.code = code;
    this.details = options?.details;
  }
}
