import { isOnly } from "../../knowledge/cues.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** A short yes or no to what our last answer asked. */
export function answered({ text, tongue, asked }: State): Wanted | undefined {
  // "Ok, thanks" ends a talk, whatever was offered last.
  if (isOnly("ok_thanks", text, tongue)) return undefined;
  if (asked === "offerRoutine") {
    if (isOnly("yes", text, tongue)) return "yes_routine";
    return isOnly("no", text, tongue) ? "no_more" : undefined;
  }
  if (asked === "askAfter") {
    if (isOnly("yes", text, tongue)) return "yes_which";
    return isOnly("no", text, tongue) ? "no_offer" : undefined;
  }
  return isOnly("no", text, tongue) && text.trim().split(" ").length > 1 ? "no_more" : undefined;
}
