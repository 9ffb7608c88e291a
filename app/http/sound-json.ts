/** Levels of lists and objects; the deepest of ours has four. */
const DEEPEST = 20;

/**
 * False for what JSON can say and no text of the database holds, NUL or half of a character, and for what is nested
 * without end.
 */
export function isSound(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return (
    depth < DEEPEST &&
    Object.entries(value)
      .flat()
      .every((part) => isSound(part, depth + 1))
  );
}

/** What a body in UTF-8 says; undefined when it is no JSON, or not sound. */
export function parseJson(body: Uint8Array): unknown {
  try {
    const said: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    return isSound(said) ? said : undefined;
  } catch {
    return undefined;
  }
}
