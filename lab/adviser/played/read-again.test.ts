import { expect, it } from "vitest";
import { playedRound, readAgain } from "./read-again.ts";

/** Sentences of a played model that may be left out, of a hundred. */
const MOST_DROPPED = 2;

it.for(["round-1", "round-2", "written"])(
  "leaves out at most 2 in 100 of the sentences of a played model (%s)",
  async (name) => {
    const { read, dropped } = await readAgain(playedRound(name));
    expect(read).toBeGreaterThan(200);
    if (dropped.length > (read * MOST_DROPPED) / 100)
      expect(
        dropped.map(({ talk, sentence, rules }) => `${talk}: ${sentence} (${rules.join(", ")})`),
      ).toEqual([]);
  },
);
