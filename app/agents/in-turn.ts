/** A place among those that wait. */
export interface Place {
  /** Waits until it is one's turn; the place is free then. */
  turn: () => Promise<void>;
  /** Frees it for whoever needed no turn. */
  leave: () => void;
}

/**
 * Lets one in per turn of the event loop, in the order they came: whoever else asks in the meantime (a visitor for a
 * page) waits for the work of one, however many wait here. What one then waits for itself keeps nobody.
 * @param most places
 * @returns takes one; undefined where all are taken
 */
export function inTurn(most: number): () => Place | undefined {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const letIn = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(letIn);
  };
  return () => {
    if (taken === most) return undefined;
    taken += 1;
    let mine = true;
    const leave = () => {
      if (mine) taken -= 1;
      mine = false;
    };
    const turn = async () => {
      if (waiting.length === 0) setImmediate(letIn);
      await new Promise<void>((resolve) => waiting.push(resolve));
      leave();
    };
    return { turn, leave };
  };
}
