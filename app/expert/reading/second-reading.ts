import type { QuestionId } from "./questions/questions.ts";
import type { Heard } from "./understand.ts";

/** How somebody else, a hosted model, read the last message of a conversation. */
export interface SecondReading {
  /** The message as both readings together hear it. */
  merge: (heard: Heard) => Heard;
  /** What it asks, for where no words of ours ask. */
  question?: QuestionId;
}
