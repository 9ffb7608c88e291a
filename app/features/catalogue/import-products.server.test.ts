import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { importedProducts, products } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct } from "#test/factories.ts";
import { exportProducts } from "./export-products.server.ts";
import { findEditable } from "./find-editable.server.ts";
import { importProducts } from "./import-products.server.ts";
import { finishImports, saveImport } from "./save-import.server.ts";

const fail = () => {
  throw new Error("it could not be saved");
};
const bytes = (text: string) => new TextEncoder().encode(text);
const dry = (db: Database, text: string) => importProducts(db, ADMIN, bytes(text), { save: false });
const save = (db: Database, text: string) => importProducts(db, ADMIN, bytes(text), { save: true });

describeOnEachDatabase("products as a CSV file", (db) => {
  test("brought back as they were taken along, nothing changes", async () => {
    const { id } = await insertProduct(db(), {
      name: '=cmd|"A"!A1',
      description: "Two\nlines; “quoted”, é",
      images: ["a.jpg", "b.jpg"],
      ingredients: ["Aqua", "1,2-Hexanediol"],
      concerns: ["eyes", "sun"],
      featured: true,
    });
    const translations = { fr: { name: "-Baume" }, sp: { usage: "De noche." } };
    await db().update(products).set({ translations }).where(eq(products.id, id));
    const before = await findEditable(db(), ADMIN, id);
    let file = "";
    for await (const lines of exportProducts(db(), ADMIN)) file += lines;
    expect(file).toContain(`"'=cmd|""A""!A1"`);
    // The first time its claims are computed, as it was not saved by the form.
    for (const _ of [1, 2])
      expect(await save(db(), file)).toMatchObject({ ok: true, created: 0, saved: true });
    expect(await findEditable(db(), ADMIN, id)).toEqual({ ...before, version: 2 });
  });

  test("a dry run says what would be, and changes nothing; saving does it", async () => {
    const { id } = await insertProduct(db(), { name: "Old", price: 4800, stock: 20 });
    const file = `id;name;price;stock;category;description;usage;imageUrl
${id};New;12,50;7;Treatment;Soft.;At night.;a.jpg
;Fresh;9;1;Cleanser;Light.;Daily.;b.jpg
`;
    const before = await db().$count(products);
    const counted = { ok: true, created: 1, updated: 1, same: 0, setsStock: true, free: [] };
    expect(await dry(db(), file)).toEqual({ ...counted, saved: false });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ name: "Old", stock: 20, version: 1 });
    expect(await db().$count(products)).toBe(before);
    expect(await save(db(), file)).toEqual({ ...counted, saved: true });
    const changed = { name: "New", price: 1250, stock: 7, category: "Treatment", size: "30 ml", version: 2 };
    expect(await findEditable(db(), ADMIN, id)).toMatchObject(changed);
    expect(await db().$count(products)).toBe(before + 1);
  });

  test("one wrong cell and nothing is saved; every wrong one is told", async () => {
    const { id } = await insertProduct(db(), { name: "Kept" });
    const file = `id,name,price\n${id},Ch;anged,1\n${id},Again,1\nnobody,Lost,1\n,,free\n`;
    for (const read of [dry, save]) {
      expect(await read(db(), file)).toEqual({
        ok: false,
        total: 7,
        lines: [
          { line: 3, column: "id", problem: "twice" },
          { line: 4, column: "id", problem: "unknownId" },
          { line: 5, column: "name", problem: "required" },
          { line: 5, column: "price", problem: "badPrice" },
          { line: 5, column: "description", problem: "required" },
          { line: 5, column: "usage", problem: "required" },
          { line: 5, column: "imageUrl", problem: "required" },
        ],
      });
    }
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ name: "Kept", version: 1 });
  });

  test("empty lines say nothing, and count as a spreadsheet counts", async () => {
    const { id } = await insertProduct(db(), { name: "Spaced" });
    const file = `id,name,price\n\n${id},Spaced,1\n , ,\n\n${id},Again,1\n,,\n`;
    const twice = { line: 6, column: "id", problem: "twice" };
    expect(await dry(db(), file)).toEqual({ ok: false, total: 1, lines: [twice] });
  });

  test.each([
    ["id,name,colour\n", { file: "unknownColumn", column: "colour" }],
    ["price,stock\n1,1\n", { file: "noColumns" }],
    ["id,name\na,b,c\n", { file: "unreadable" }],
    ['id,name\n"a,b\n', { file: "unreadable" }],
    ["id,name\na,\0\n", { file: "unreadable" }],
    [`name\n${"x\n".repeat(10_001)}`, { file: "tooLarge" }],
    [`name\n${"\n".repeat(20_001)}`, { file: "tooLarge" }],
    [`name,price\n${",\r\n".repeat(20_001)}`, { file: "tooLarge" }],
    [`name\r${"\r".repeat(20_001)}`, { file: "tooLarge" }],
  ])("%j is no such file", async (text, problem) => {
    expect(await save(db(), text)).toEqual({ ok: false, ...problem });
  });

  test("lines within a cell are none of the file", async () => {
    const { id } = await insertProduct(db(), {});
    const story = "x\n".repeat(4001).slice(0, 4000 - 1);
    const texts = `"${story}","${story}","${story}"`;
    const file = `id,description,usage,fr.description\n${`${id},${texts}\n`}`;
    expect(await dry(db(), file)).toMatchObject({ ok: true, updated: 1 });
  });

  test("an order and an edit that come in between keep what they changed", async () => {
    const { id } = await insertProduct(db(), { name: "Sold", stock: 20, description: "Soft." });
    const line = { line: 2, id, fields: { price: 100 } };
    await db().update(products).set({ stock: 19, description: "Softer." }).where(eq(products.id, id));
    await saveImport(db(), ADMIN, [line]);
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({
      price: 100,
      stock: 19,
      description: "Softer.",
      version: 2,
    });
  });

  test("what a killed process had whole is saved by the next, and what it had not is not", async () => {
    const [one, other] = [await insertProduct(db()), await insertProduct(db())];
    const kept = (name: string, id: string) => ({
      import: name,
      line: 2,
      isNew: false,
      product: { id, price: 77 },
    });
    await db()
      .insert(importedProducts)
      .values([
        kept("whole", one.id),
        { ...kept("whole", ""), line: 0 },
        { ...kept("half", other.id), createdAt: new Date(0) },
      ]);
    await finishImports(db(), { warn: fail });
    expect(await findEditable(db(), ADMIN, one.id)).toMatchObject({ price: 77, version: 2 });
    expect(await findEditable(db(), ADMIN, other.id)).toMatchObject({ price: other.price, version: 1 });
    expect(await db().$count(importedProducts)).toBe(0);
  });

  test("others get a turn while a file is read and saved", async () => {
    const { id } = await insertProduct(db());
    const file = `id,name,price,category,description,usage,imageUrl\n${id},Kept,1,,,,\n`;
    const lines = ",New,1,Serum,Soft.,Daily.,a.jpg\n".repeat(60);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    const known = await db().$count(products);
    expect(await save(db(), file.replace(",,,,\n", ",Serum,Soft.,Daily.,a.jpg\n") + lines)).toMatchObject({
      created: 60,
      updated: 1,
    });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
    expect(await db().$count(products)).toBe(known + 60);
  });

  test("a new product needs a price, and what would cost nothing is named", async () => {
    const { id } = await insertProduct(db(), {});
    const head = "name,stock,category,description,usage,imageUrl";
    const line = "Fresh,1,Cleanser,Light.,Daily.,b.jpg";
    const missing = [{ line: 2, column: "price", problem: "required" }];
    expect(await dry(db(), `${head}\n${line}\n`)).toEqual({ ok: false, total: 1, lines: missing });
    expect(await dry(db(), `${head},price\n${line},0\n`)).toMatchObject({ ok: true, created: 1, free: [2] });
    expect(await dry(db(), `id,price\n${id},0.00\n`)).toMatchObject({ ok: true, updated: 1, free: [2] });
  });

  test("needs keep their order, whatever stands between them, and strange ones are told", async () => {
    const { id } = await insertProduct(db(), {});
    expect(await save(db(), `id,concerns\n${id},"sun , dryness,shine"\n`)).toMatchObject({ ok: true });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ concerns: ["sun", "dryness", "shine"] });
    expect(await dry(db(), `id,concerns\n${id},"dryness,wrinkels"\n`)).toMatchObject({
      lines: [{ line: 2, column: "concerns", problem: "badConcern" }],
    });
  });

  test.each([
    ["VRAI", true],
    ["VERDADERO", true],
    ["WAHR", true],
    ["oui", true],
    ["sí", true],
    ["FAUX", false],
    ["", false],
  ])("a mark as a spreadsheet writes it: %s", async (written, featured) => {
    const { id } = await insertProduct(db(), { featured: !featured });
    expect(await save(db(), `id,featured\n${id},${written}\n`)).toMatchObject({ ok: true });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ featured });
  });

  test("a mark that says neither is told, not guessed", async () => {
    const { id } = await insertProduct(db(), { featured: true });
    expect(await save(db(), `id,featured\n${id},perhaps\n`)).toMatchObject({
      lines: [{ line: 2, column: "featured", problem: "badTruth" }],
    });
  });

  test("a product's state comes along; a file without it leaves it as it is", async () => {
    const { id } = await insertProduct(db(), { state: "draft" });
    expect(await save(db(), `id,size\n${id},5 ml\n`)).toMatchObject({ ok: true });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ size: "5 ml", state: "draft" });
    expect(await save(db(), `id,state\n${id},archived\n`)).toMatchObject({ ok: true });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ state: "archived" });
    expect(await save(db(), `id,state\n${id},hidden\n`)).toMatchObject({
      lines: [{ line: 2, column: "state", problem: "badState" }],
    });
  });

  test("lines are matched by id, else by SKU: the same file twice makes no doubles", async () => {
    const file = `sku,name,price,stock,category,description,usage,imageUrl,barcode
NC-1,First,9,1,Serum,Light.,Daily.,a.jpg,4006381333931
NC-2,Second,9,1,Serum,Light.,Daily.,b.jpg,
`;
    expect(await save(db(), file)).toMatchObject({ created: 2, updated: 0 });
    expect(await save(db(), file)).toMatchObject({ created: 0, updated: 0, same: 2, setsStock: false });
    expect(await save(db(), "sku,stock\nNC-1,7\n")).toMatchObject({ created: 0, updated: 1 });
    const [row] = await db().select().from(products).where(eq(products.sku, "NC-1"));
    expect(row).toMatchObject({ name: "First", stock: 7, barcode: "4006381333931" });
    const id = row?.id ?? "";
    expect(await save(db(), `id,sku\n${id},NC-9\n`)).toMatchObject({ ok: true });
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ sku: "NC-9" });
    const wrong = await save(
      db(),
      `id,sku,barcode\n${id},NC-2,1\n,NC-2,\n,NC-2,\n${id},NC-10,4006381333932\n`,
    );
    expect(wrong).toMatchObject({
      ok: false,
      lines: [
        { line: 2, column: "sku", problem: "skuTaken" },
        { line: 3, column: "sku", problem: "twice" },
        { line: 4, column: "sku", problem: "twice" },
        { line: 5, column: "id", problem: "twice" },
      ],
    });
    expect(await save(db(), `id,barcode\n${id},4006381333932\n`)).toMatchObject({
      lines: [{ line: 2, column: "barcode", problem: "badBarcode" }],
    });
  });

  test("an SKU that was taken while the file was saved is left out, the rest is saved", async () => {
    const { id } = await insertProduct(db());
    await insertProduct(db(), { sku: "NC-20" });
    await saveImport(db(), ADMIN, [{ line: 2, id, fields: { sku: "NC-20", size: "3 ml" } }]);
    expect(await findEditable(db(), ADMIN, id)).toMatchObject({ sku: "", size: "3 ml" });
  });

  test("a file in another encoding is told apart", async () => {
    const latin = Buffer.from("id,name\n,Crème\n", "latin1");
    expect(await importProducts(db(), ADMIN, latin, { save: true })).toEqual({
      ok: false,
      file: "unreadable",
    });
  });
});
