import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#app/db/client.server.ts";
import type { Expert } from "#app/expert/expert.ts";
import { insertProduct } from "#test/factories.ts";
import { openMemoryDatabase } from "#test/memory-database.ts";
import { recommend } from "./recommend.server.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

/** What is left of an expert's advice. */
async function recommended(ids: string[]): Promise<string[]> {
  const recommendations = ids.map((id) => ({ id, reasoning: "Because." }));
  const expert = { recommend: async () => ({ recommendations }) } as unknown as Expert;
  const asked = { concern: "dry skin", language: "en" };
  const { signal } = new AbortController();
  const advice = await recommend({ db: database.db, expert }, asked, { signal });
  return advice.recommendations.map(({ id }) => id);
}

test("whoever advises, only what can be bought is recommended, each product once", async () => {
  const [sold, out, draft] = [
    await insertProduct(database.db),
    await insertProduct(database.db, { stock: 0 }),
    await insertProduct(database.db, { state: "draft" }),
  ];
  expect(await recommended([out.id, sold.id, draft.id, "unknown", sold.id])).toEqual([sold.id]);
});

test("five at most", async () => {
  const ids: string[] = [];
  for (let left = 6; left > 0; left -= 1) ids.push((await insertProduct(database.db)).id);
  expect(await recommended(ids)).toEqual(ids.slice(0, 5));
});
