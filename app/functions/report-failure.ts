/**
 * The error a caller sees when a function failed, with the reason as its `cause`; written to the browser's
 * console here, once. A call that its own caller ended is nobody's failure and is not written.
 */
export function reportFailure(message: string, cause: unknown): Error {
  const failure = new Error(message, { cause });
  const ended = cause instanceof Error && "code" in cause && cause.code === "cancelled";
  // biome-ignore lint/suspicious/noConsole: the specification asks for failures to be logged in the browser
  if (!ended) console.error(failure);
  return failure;
}
