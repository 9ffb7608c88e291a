import type { LanguageTag } from "#app/i18n/language.ts";
import { type CueId, hears } from "../knowledge/cues.ts";

const OF_HURT: readonly CueId[] = ["burns", "stings", "irritates"];

/**
 * "No acids please, they burn me" excludes acids and gives the reason; it does not mean skin that burns today. Text is
 * folded.
 */
export function dislikesAcid(text: string, tongue: LanguageTag): boolean {
  const heard = (cue: CueId) => hears(cue, text, tongue);
  return heard("strips") && OF_HURT.some(heard) && heard("keeps_acid_out") && !heard("burns_now");
}
