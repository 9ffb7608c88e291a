import type { GateCheck } from "#app/expert/skin-measures.ts";

/**
 * Failed checks by how much mending them helps: nothing can be seen in the dark, place matters before evenness. The
 * live hints and the words after a scan both follow it.
 */
const FIRST_AID: readonly GateCheck[] = [
  "too-dark",
  "too-bright",
  "several-faces",
  "no-face",
  "too-far",
  "too-close",
  "off-center",
  "turned",
  "uneven-light",
  "blurred",
  "skin-not-found",
];

/** The one check to mend first, of those that failed. */
export function nextStep(failed: Iterable<unknown>): GateCheck | undefined {
  const names = new Set(failed);
  return FIRST_AID.find((check) => names.has(check));
}
