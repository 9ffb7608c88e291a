import type { Product } from "#app/features/catalogue/product.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import type { Routine } from "../../shelf/routine.ts";
import type { Tap } from "./taps.ts";
import type { Open } from "./dialogue.ts";
import type { ACTS } from "./acts/index.ts";
import type { Turn } from "./turn.ts";

/** The names in the table of acts, whose types lead back here: the one circle of types among the sources besides the root's. */
export type ActId = keyof typeof ACTS;

/** What one act says; the realizer makes a text of several, each thing once. */
export interface Said {
  /** Sentences and lines in order; empty ones are dropped. A list of products has one line each. */
  lines: readonly (string | false | undefined)[];
  /** What of it may go into the cart, in order. */
  offers?: readonly Product[];
  /** The person's current list from now on. */
  stands?: readonly Product[];
  /** A morning and an evening, where the list is one. */
  routine?: Routine;
  /** Advises leaving the skin alone. */
  calms?: boolean;
  /** The product it is about. */
  focus?: Product;
  /** The question it ends with. */
  open?: Open;
  /** Questions to tap that belong to it, before those of the state. */
  taps?: readonly Tap[];
}

/** One thing the adviser does; `undefined` where it cannot after all, and the next row is asked. */
export type Act = (turn: Turn, ask?: QuestionId) => Said | undefined;
