import { hears } from "../../knowledge/cues.ts";
import { inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { answerNoTable } from "./table.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** "What did you recommend for my mother?": asks for what was named before. */
export const asksToRecall = (state: State): boolean =>
  state.kept.length > 0 &&
  state.named.length === 0 &&
  !state.pointsExactly &&
  state.own.concerns.length === 0 &&
  hears("recall", state.text, state.tongue);

/** What stands for the person asked about, in its order. */
export function answerRecall(state: State): Said {
  const { kept, understanding, copy, dialogue } = state;
  const { language } = understanding;
  const still = kept.filter((product) => canTake(product, state));
  if (still.length === 0) return answerNoTable(state);
  const names = still.map((product) => theName(product, language));
  return { text: say(language, dialogue.kept.recalled, inWords(names, copy)), offers: still };
}
