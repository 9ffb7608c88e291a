import { expect, test } from "vitest";
import { products, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN } from "#test/factories.ts";
import { OPERATIONS } from "./operations.server.ts";

describeOnEachDatabase("the API", (db) => {
  test("a repeat under a key adds no product, and another system's same key does", async () => {
    await db().insert(users).values({ id: ADMIN.id, email: "admin@test.example", referralCode: "ADMIN001" });
    const operation = OPERATIONS.find(({ method, path }) => method === "POST" && path === "/products");
    const body = {
      ...{ name: "Dew Balm", description: "Soft as dew.", usage: "In the evening." },
      ...{ category: "Moisturizer", price: 4850, imageUrl: "dew-balm/hero.jpg" },
    };
    const add = (id: string, key: string) => {
      const by = { ...ADMIN, token: { id, name: id, scope: "write" as const } };
      return operation?.run({ db: db(), by, id: "", query: {}, body, key });
    };
    for (const _ of [1, 2]) await add("erp", "key-1");
    expect(await db().$count(products)).toBe(1);
    await add("erp", "key-2");
    await add("till", "key-1");
    expect(await db().$count(products)).toBe(3);
  });
});
