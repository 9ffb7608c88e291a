/**
 * Parses the JSON in a model's answer, ignoring the fence or the words that small models put around it; undefined if
 * there is none.
 */
export function jsonIn(text: string): unknown {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
