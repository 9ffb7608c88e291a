import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adminLog, authUser, orders, products, users } from "#app/db/schema.ts";
import { changeAdmin } from "#app/features/accounts/change-admin.server.ts";
import { deleteProduct } from "#app/features/catalogue/delete-product.server.ts";
import { importProducts } from "#app/features/catalogue/import-products.server.ts";
import type { ProductInput } from "#app/features/catalogue/parse-product.server.ts";
import { restoreProduct } from "#app/features/catalogue/restore-product.server.ts";
import { createProduct, updateProduct } from "#app/features/catalogue/save-product.server.ts";
import { setStock } from "#app/features/catalogue/set-stock.server.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { exportOrders } from "#app/features/orders/export-orders.server.ts";
import { readOrderQuery } from "#app/features/orders/order-query.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { CUSTOMER, insertProduct, insertShopper, makeAddress, makeProduct } from "#test/factories.ts";
import { readLogQuery } from "./log-query.ts";
import { exportLog, listLog } from "./read-log.server.ts";

function makeInput(overrides: Partial<ProductInput>): ProductInput {
  const { id: _id, createdAt: _createdAt, claims: _claims, ...input } = makeProduct(overrides);
  return input;
}

describeOnEachDatabase("the log of what admins did", (db) => {
  beforeEach(async () => {
    await db().delete(adminLog);
  });

  async function owner() {
    const { id, email } = await insertShopper(db());
    await db().update(users).set({ isAdmin: true }).where(eq(users.id, id));
    return { id, email, isAdmin: true };
  }
  const query = (search = "") => readLogQuery(new URLSearchParams(search));
  const linesFor = async (search = "") => {
    const { rows } = await listLog(db(), { id: "reader", isAdmin: true }, query(search));
    return rows.map(({ by, isOperator, deed, subject, changes }) => ({
      by,
      isOperator,
      deed,
      subject,
      changes,
    }));
  };

  test("says who changed what in a product, and what it was before", async () => {
    const ada = await owner();
    const input = makeInput({ name: "Silk", price: 4800, stock: 4 });
    const id = await createProduct(db(), ada, input);
    const [row] = await db().select().from(products).where(eq(products.id, id));
    const edited = { id, version: row?.version ?? 0, shownStock: 4 };
    await updateProduct(db(), ada, edited, { ...input, price: 5200, stock: 4 });
    await setStock(db(), ada, { id, shown: 4, stock: 9 });
    await deleteProduct(db(), ada, id);
    await restoreProduct(db(), ada, id);
    const by = { by: ada.email, isOperator: false, subject: "Silk" };
    const lines = await linesFor();
    expect(lines.toReversed().slice(1)).toEqual([
      { ...by, deed: "product-update", changes: { price: ["48.00", "52.00"] } },
      { ...by, deed: "product-update", changes: { stock: ["4", "9"] } },
      { ...by, deed: "product-delete", changes: {} },
      { ...by, deed: "product-restore", changes: {} },
    ]);
    expect(lines.at(-1)).toMatchObject({ deed: "product-create", changes: { name: ["", "Silk"] } });
  });

  test("what an admin did is nobody's once their account is gone, and not the operator's", async () => {
    const [ada, bea] = [await owner(), await owner()];
    for (const by of [ada, bea]) await createProduct(db(), by, makeInput({ name: "Silk" }));
    await db().update(adminLog).set({ byId: null }).where(eq(adminLog.byId, ada.id));
    expect(await linesFor()).toMatchObject([
      { by: bea.email, isOperator: false },
      { by: null, isOperator: false },
    ]);
  });

  test("says nothing of what changed nothing", async () => {
    const ada = await owner();
    const product = await insertProduct(db(), { stock: 4 });
    await updateProduct(db(), ada, { id: product.id, version: 99, shownStock: 4 }, product);
    await setStock(db(), ada, { id: product.id, shown: 4, stock: 4 });
    await deleteProduct(db(), ada, "never-was");
    await restoreProduct(db(), ada, "never-was");
    expect(await linesFor()).toEqual([]);
  });

  test("a file is a line for each product that it changed, and none for a dry run", async () => {
    const ada = await owner();
    const [a, b] = [await insertProduct(db(), { stock: 4 }), await insertProduct(db(), { stock: 5 })];
    const file = new TextEncoder().encode(`id,stock\n${a.id},7\n${b.id},5\n`);
    await importProducts(db(), ada, file, { save: false });
    expect(await linesFor()).toEqual([]);
    await importProducts(db(), ada, file, { save: true });
    expect(await linesFor()).toMatchObject([{ deed: "product-import", changes: { stock: ["4", "7"] } }]);
  });

  test("orders that were moved or exported, and whoever was made an admin at the terminal", async () => {
    const [ada, shopper] = [await owner(), await insertShopper(db())];
    const id = crypto.randomUUID();
    await db()
      .insert(orders)
      .values({
        id,
        userId: shopper.id,
        items: [{ productId: "gone", quantity: 1, price: 2000, name: "Silk", imageUrl: "p.jpg" }],
        subtotal: 2000,
        shipping: 1000,
        totalAmount: 3000,
        shippingAddress: makeAddress(),
        idempotencyKey: id,
        requestHash: "",
      });
    await advanceOrder(db(), ada, id, { kind: "paid", amount: 3000 });
    await text(Readable.from(exportOrders(db(), ada, readOrderQuery(new URLSearchParams("q=silk")))));
    await db().insert(authUser).values({ id: shopper.id, email: shopper.email, name: "" });
    await changeAdmin(db(), shopper.email, true);
    expect(await linesFor()).toMatchObject([
      { by: null, isOperator: true, deed: "admin-grant", subject: shopper.email },
      { by: ada.email, deed: "order-export", subject: "q=silk" },
      { by: ada.email, deed: "order-advance", changes: { status: ["pending", "paid"], step: ["", "paid"] } },
    ]);
  });

  test("is searched by what and by whom, and is a file without formulas", async () => {
    const [ada, bea] = [await owner(), await owner()];
    await createProduct(db(), ada, makeInput({ name: "=Crème" }));
    await deleteProduct(db(), bea, (await insertProduct(db(), { name: "Tide" })).id);
    expect(await linesFor("q=creme")).toMatchObject([{ by: ada.email }]);
    expect(await linesFor(`q=${bea.email}`)).toMatchObject([{ subject: "Tide" }]);
    expect(await linesFor("q=%25")).toEqual([]);
    const file = await text(Readable.from(exportLog(db(), ada, query("q=creme"))));
    const [head, first] = file.split("\r\n");
    expect(head).toBe("\uFEFFat,by,deed,subject,field,before,after,token");
    expect(first).toContain(`,${ada.email},product-create,'=Crème,name,,'=Crème`);
  });

  test("is an admin's alone", async () => {
    await expect(listLog(db(), CUSTOMER, query())).rejects.toMatchObject({ status: 403 });
  });
});
