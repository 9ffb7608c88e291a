import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agentCheckouts } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertShopper } from "#test/factories.ts";
import { takeCheckout } from "./checkout.server.ts";

describeOnEachDatabase("a checkout that an assistant has begun", (db) => {
  const now = new Date();
  async function begun(fields: Partial<typeof agentCheckouts.$inferInsert> = {}) {
    const id = crypto.randomUUID();
    await db()
      .insert(agentCheckouts)
      .values({
        id,
        agent: "https://agent.example",
        lines: [{ id: "line_1", productId: "silk-milk", quantity: 1 }],
        fulfillment: { destinations: [{ id: "home", address_country: "FR" }], selected: "home" },
        language: "en",
        expiresAt: new Date(now.getTime() + 1000),
        ...fields,
      });
    return id;
  }
  const takerOf = async (id: string) =>
    (await db().select().from(agentCheckouts).where(eq(agentCheckouts.id, id)))[0]?.takenBy;

  test("is whoever's takes it first, and stays theirs", async () => {
    const [ada, bea] = [await insertShopper(db()), await insertShopper(db())];
    const id = await begun();
    expect(await takeCheckout(db(), ada, id, now)).toMatchObject({ address_country: "FR" });
    expect(await takeCheckout(db(), bea, id, now)).toBeUndefined();
    expect(await takeCheckout(db(), ada, id, now)).toMatchObject({ address_country: "FR" });
    expect(await takerOf(id)).toBe(ada.id);
  });

  test("is nobody's once it is canceled or over", async () => {
    const ada = await insertShopper(db());
    for (const id of [
      await begun({ canceled: true }),
      await begun({ expiresAt: new Date(now.getTime() - 1) }),
    ]) {
      expect(await takeCheckout(db(), ada, id, now)).toBeUndefined();
      expect(await takerOf(id)).toBeNull();
    }
  });
});
