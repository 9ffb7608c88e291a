/** Milliseconds that whoever did not answer is left alone; twice as long each time, up to the longest. */
const FIRST = 15_000;
const LONGEST = 60_000;

/** Tracks whether a recipient responds: after no answer its lane pauses, and then gets a single try. */
export interface Rest {
  /** How many tries may be under way. */
  places: () => number;
  /** Takes how a try ended. @returns milliseconds of a rest that begins with it, or 0 */
  hear: (isAway: boolean) => number;
  /** The rest is over. */
  end: () => void;
}

/** Nobody rests yet. */
export function createRest(): Rest {
  let failures = 0;
  let resting = false;
  return {
    places: () => (resting ? 0 : failures > 0 ? 1 : Number.POSITIVE_INFINITY),
    hear: (isAway) => {
      if (!isAway) failures = 0;
      if (!isAway || resting) return 0;
      resting = true;
      failures += 1;
      return Math.min(LONGEST, FIRST * 2 ** (failures - 1));
    },
    end: () => {
      resting = false;
    },
  };
}
