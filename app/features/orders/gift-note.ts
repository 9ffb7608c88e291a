/** A few lines: what fits on a packing slip. In characters. */
export const LONGEST_NOTE = 300;

/**
 * Normalizes a note for storage: browsers send line breaks as `\r
 * `.
 */
export function tidyNote(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").trim();
}
