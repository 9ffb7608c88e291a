import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { openLivePage } from "./live-page.ts";
import { readPage } from "./page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

test("what was looked at before stands below a product, and is forgotten when asked to", async () => {
  const page = await openLivePage(shop, shop.visit(), "/product/silk-milk");
  expect(page.queryByRole("heading", { name: "Seen lately" })).toBeNull();
  await page.open("/product/quiet-balm");
  const seen = await page.findByRole("region", { name: "Seen lately" });
  expect([...seen.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "/product/silk-milk",
  ]);
  await page.user.click(page.getByRole("button", { name: "Forget these" }));
  expect(page.queryByRole("region", { name: "Seen lately" })).toBeNull();
  await page.open("/product/silk-milk");
  expect(page.queryByRole("region", { name: "Seen lately" })).toBeNull();
});

test("two products stand side by side, without scripts, whichever is asked for", async () => {
  const open = async (path: string) => readPage(shop.visit().get(path));
  expect((await open("/product/silk-milk")).queryByRole("dialog")).toBeNull();
  const page = await open("/product/silk-milk?compare=worn-stone-lotion");
  const table = page.getByRole("dialog", { name: "Compare" });
  for (const words of ["Silk Milk", "Worn Stone Lotion", "Better for", "per ml", "Texture"])
    expect(table.textContent).toContain(words);
  for (const other of ["", "no-such-product", "silk-milk", "%00"]) {
    const chosen = await open(`/product/silk-milk?compare=${other}`);
    expect(chosen.document.querySelector("select[name=compare] [selected]")?.textContent).not.toBe(
      "Silk Milk",
    );
  }
});

test("choosing another lays it beside, and closing leads back to the product", async () => {
  const page = await openLivePage(shop, shop.visit(), "/product/silk-milk");
  await page.user.click(page.getByRole("link", { name: "Compare" }));
  const choice = await page.findByRole("combobox", { name: "Compare with" });
  const another = [...choice.querySelectorAll("option")].find(({ selected }) => !selected);
  await page.user.selectOptions(choice, another?.value ?? "");
  await page.findByRole("columnheader", { name: new RegExp(another?.textContent ?? "") });
  expect(page.path()).toBe(`/product/silk-milk?compare=${another?.value}`);
  await page.user.click(page.getByRole("link", { name: "Close" }));
  await vi.waitFor(() => expect(page.path()).toBe("/product/silk-milk"));
});
