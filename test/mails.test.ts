import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import type { HttpShopper } from "./http-shopper.ts";
import { readPage } from "./page.ts";

// Mails in the panel, as they are sent to a browser.
let shop: Edge;
let owner: HttpShopper;
beforeAll(async () => {
  shop = await openEdge();
  owner = await signUpOwner(shop);
});
afterAll(() => shop.close());

test("a mail is shown in a frame that runs nothing, and as text", async () => {
  const page = await readPage(owner.get("/?tab=mails&mail=shipped&in=fr"));
  expect(page.text("main")).toContain("Shipped");
  const frame = page.document.querySelector("iframe");
  expect(frame?.getAttribute("sandbox")).toBe("");
  expect(page.document.querySelector("pre")?.textContent).toContain("La Poste");
  const reply = await owner.get(frame?.getAttribute("src") ?? "");
  expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(reply.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(reply.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*; sandbox$/);
  expect(await reply.text()).toContain('<html lang="fr">');
});

test("an address that asks for what there is not shows the first", async () => {
  const page = await readPage(owner.get("/?tab=mails&mail=none&in=xx"));
  expect(page.getByRole("link", { name: "Order confirmed", current: true })).toBeTruthy();
});
