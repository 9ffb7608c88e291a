import type { Expert } from "../../expert.ts";
import type { Talker } from "./call-model.server.ts";
import { choose } from "./choose.server.ts";
import { NotesKept } from "./notes-kept.ts";
import { talk } from "./talk.server.ts";
import { wordAnalysis } from "./word-analysis.server.ts";

export interface ModelExpert extends Talker {
  /** Answers where the model does not: alarms, and whenever it fails. */
  fallback: Expert;
}

/**
 * A model that talks under the house's control: facts are the union of what rules and model find, alarms use the
 * house's words, only the shelf decides what may be named, and every sentence is checked before the shopper sees it.
 */
export function createModelExpert({ fallback, ...given }: ModelExpert): Expert {
  const talker: Talker = { kept: new NotesKept(), ...given };
  return {
    recommend: (request) => choose(talker, fallback, request),
    analyze: (request) => wordAnalysis(talker, fallback, request),
    reply: (request) => talk(talker, fallback, request),
  };
}
