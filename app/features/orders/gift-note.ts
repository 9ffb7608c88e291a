/** A few lines: what fits on a packing slip. In characters. */
export const LONGEST_NOTE = 300;

/** A note as it is kept: a browser sends its lines with `\r\n`. */
export function tidyNote(typed: string): string {
  return typed.replaceAll(/\r\n?/g, "\n").trim();
}
