import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { insertProduct } from "#test/factories.ts";
import { loadCart } from "./load-cart.server.ts";

describeOnEachDatabase("a cart as it is shown", (db) => {
  test("names are in the shopper's language, also of products off sale", async () => {
    const ids: string[] = [];
    for (const state of ["on-sale", "archived"] as const) {
      const { id } = await insertProduct(db(), { name: "Calm Balm", state, price: 2800, stock: 3 });
      await db()
        .update(products)
        .set({ translations: { fr: { name: "Baume calme" } } })
        .where(eq(products.id, id));
      ids.push(id);
    }
    const cart = [...ids, "deleted"].map((productId) => ({ productId, quantity: 2 }));
    const load = (language: "en" | "fr" | "sp") => loadCart(db(), { cart, cartChanges: ["a"] }, language);
    const [shown, off] = ids;
    expect(await load("fr")).toMatchObject({
      lines: [{ productId: shown, name: "Baume calme", quantity: 2, price: 2800, stock: 3 }],
      gone: [{ productId: off, name: "Baume calme" }],
      applied: ["a"],
    });
    // What is not translated is in English.
    expect(await load("sp")).toMatchObject({ lines: [{ name: "Calm Balm" }], gone: [{ name: "Calm Balm" }] });
  });
});
