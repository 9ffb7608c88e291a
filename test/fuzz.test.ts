import { expect, test } from "vitest";
import { createServerDatabase } from "./database.ts";
import { fuzz } from "./fuzz.ts";

// `node bench/faults/fuzz.ts` sends ten thousand; these are the first of another seed.
test.each(["the embedded database", "PostgreSQL"])(
  "nonsense breaks nothing (%s)",
  async (kind) => {
    const databaseUrl = kind === "PostgreSQL" ? await createServerDatabase() : undefined;
    const { faults, statuses } = await fuzz({ requests: 200, seed: 2, ...(databaseUrl && { databaseUrl }) });
    expect(faults).toEqual([]);
    expect(Object.keys(statuses).length).toBeGreaterThan(5);
  },
  300_000,
);
