import { wordsPattern } from "../../knowledge/cues.ts";
import terms from "../../knowledge/terms.json" with { type: "json" };
import type { Frame } from "../../reading/frame.ts";

/** The word of the trade that a message names. */
export const termIn = ({ text, tongue }: Frame): (typeof terms)[number] | undefined =>
  terms.find(({ names }) => wordsPattern(names[tongue].join("|")).test(text));
