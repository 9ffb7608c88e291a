/** In characters; a few lines that fit on a packing slip. */
export const LONGEST_NOTE = 300;

/**
 * Normalizes a note for storage: browsers send line breaks as `\r
 * `.
 */
export function tidyNote(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").trim();
}
