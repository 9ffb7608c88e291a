import type { Hint } from "./guidance.ts";

/** The words for each live hint: those of the check that failed, where there is one. */
export const HINT_WORDS = {
  "more-light": "guide-too-dark",
  "less-light": "guide-too-bright",
  center: "guide-no-face",
  closer: "guide-too-far",
  farther: "guide-too-close",
  "even-light": "guide-uneven-light",
  "hold-still": "guideHoldStill",
  ready: "guideReady",
} as const satisfies Record<Hint, string>;
