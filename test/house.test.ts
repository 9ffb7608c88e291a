import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge({
    env: { LEGAL_NAME: "Nacre SARL", SOCIAL_PINTEREST: "https://pins.example/nacre" },
  });
});
afterAll(() => shop.close());

/** A page in a language, as somebody without an account and without JavaScript gets it. */
const read = (path: string, language = "en") =>
  readPage(shop.fetch(`${shop.url}${path}`, { headers: { Cookie: `language=${language}` } }));

for (const [language, title, truth] of [
  ["en", "Shipping Info", "We write to you to arrange payment"],
  ["fr", "Livraison", "Nous vous écrivons pour convenir du paiement"],
  ["sp", "Envíos", "Te escribimos para acordar el pago"],
] as const) {
  test(`the footer's seven links open texts over the page, without JavaScript (${language})`, async () => {
    const page = await read("/shop?category=Serum", language);
    const footer = within(page.getByRole("contentinfo"));
    const links = footer.getAllByRole("link").filter((link) => link.getAttribute("href")?.includes("sheet="));
    expect(links).toHaveLength(7);
    for (const link of links) {
      const address = link.getAttribute("href") ?? "";
      expect(address).toMatch(/^\/shop\?category=Serum&sheet=/);
      const sheet = (await read(address, language)).getByRole("dialog", { name: textOf(link) });
      expect(textOf(sheet).length).toBeGreaterThan(150);
      const [close] = within(sheet).getAllByRole("link");
      expect(close?.getAttribute("href")).toBe("/shop?category=Serum");
    }
    const shipping = (await read("/?sheet=shipping", language)).getByRole("dialog", { name: title });
    expect(textOf(shipping)).toContain("$10.00");
    expect(textOf(shipping)).toContain(truth);
  });
}

test("what the owner has set is shown, what is not set is not", async () => {
  const page = await read("/?sheet=terms");
  expect(textOf(page.getByRole("dialog"))).toMatch(/Who you deal with\s*Nacre SARL$/);
  const footer = within(page.getByRole("contentinfo"));
  expect(footer.getByRole("link", { name: "Pinterest" }).getAttribute("href")).toBe(
    "https://pins.example/nacre",
  );
  expect(footer.queryByRole("link", { name: "Instagram" })).toBeNull();
  expect(textOf((await read("/?sheet=returns")).getByRole("dialog"))).not.toContain("Returns go to");
});

test("an address that asks for no text of ours opens nothing, and no link of the footer leads nowhere", async () => {
  const page = await read("/?sheet=constructor");
  expect(page.queryByRole("dialog")).toBeNull();
  for (const link of within(page.getByRole("contentinfo")).getAllByRole("link"))
    expect(link.getAttribute("href")).toMatch(/^(\/|mailto:|tel:|https:)/);
});

test("the texts open on a signed-in page too", async () => {
  const page = await readPage((await signUp(shop)).get("/profile?sheet=privacy"));
  page.getByRole("dialog", { name: "Privacy Policy" });
  page.getByRole("region", { name: "Order history" });
});
