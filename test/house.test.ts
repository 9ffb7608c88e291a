import { within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";
import { readPage, textOf } from "./page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge({
    env: {
      LEGAL_NAME: "Nacre SARL",
      SOCIAL_PINTEREST: "https://pins.example/nacre",
      GOOGLE_CLIENT_ID: "an id",
      GOOGLE_CLIENT_SECRET: "a secret",
      // Nobody answers there; the button is offered all the same.
      GOOGLE_ISSUER: "http://127.0.0.1:9",
    },
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

test("2 Login: A Google sign-in button, where Google is set up.", async () => {
  (await read("/login")).getByRole("button", { name: "Continue with Google" });
});

for (const [code, words] of [
  ["access_denied", "Signing in was declined at Google."],
  ["account_not_linked", "There is already an account with this email."],
  ["NO_SUCH_CODE", "Signing in did not work."],
] as const) {
  test(`a sentence first, then the provider's code as a reference: ${code}`, async () => {
    const alert = textOf((await read(`/login?error=${code}`)).getByRole("alert"));
    expect(alert.startsWith(words)).toBe(true);
    expect(alert.endsWith(`Reference: ${code}`)).toBe(true);
  });
}

test("the display name is changed on the profile, and what is no name is refused there", async () => {
  const shopper = await signUp(shop);
  const details = async (reply: Promise<Response>) =>
    (await readPage(reply)).getByRole("region", { name: "Personal details" });
  const refused = await details(shopper.post("/profile", { displayName: "42" }));
  expect(textOf(refused)).toContain("Please enter a name of 1 to 80 characters");
  expect(refused.querySelector("details")?.hasAttribute("open")).toBe(true);
  expect((await shopper.post("/profile", { displayName: "  Ada  Shell " })).status).toBe(302);
  const saved = await readPage(shopper.get("/profile"));
  expect(textOf(saved.getByRole("alert"))).toBe("Your name is saved.");
  expect(textOf(saved.getByRole("region", { name: "Personal details" }))).toContain("Display nameAda Shell");
});

test("the profile begins with the person, offers something to do where it is empty, and ends with the way out", async () => {
  const page = await readPage((await signUp(shop)).get("/profile"));
  const buttons = within(page.getByRole("main")).getAllByRole("button").map(textOf);
  expect(buttons.at(-1)).toBe("Log out");
  for (const name of ["Order history", "Wishlist"]) {
    const link = within(page.getByRole("region", { name })).getByRole("link");
    expect(link.getAttribute("href")).toBe("/shop");
  }
});

for (const [language, none] of [
  ["fr", "Pas encore de nom"],
  ["sp", "Aún sin nombre"],
] as const) {
  test(`no English name is made up for whoever has none (${language})`, async () => {
    const shopper = await signUp(shop);
    await shopper.post("/preferences", { language });
    const main = textOf((await readPage(shopper.get("/profile"))).getByRole("main"));
    expect(main).toContain(none);
    expect(main).not.toContain("New User");
  });
}

test("without JavaScript the advice page says why it is empty, and offers the collection", async () => {
  const page = await readPage((await signUp(shop)).get("/ouradvice"));
  const [why] = [...page.document.querySelectorAll("noscript")].map((part) => part.innerHTML);
  expect(why).toContain("The camera and the chat need JavaScript.");
  expect(why).toContain('href="/shop"');
});
