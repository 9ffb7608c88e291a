import { within } from "@testing-library/dom";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { type HttpShopper, signUp } from "./http-shopper.ts";
import { type LivePage, openLivePage } from "./live-page.ts";
import { expectAlert, expectPath, fill, link, order, press, QUIET_BALM, SOLD_OUT } from "./live-shopping.ts";
import { textOf } from "./page.ts";

// Accounts in pages with their scripts, from the first mail to the last farewell.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const PASSWORD = "a long enough password";
const isIn = async (person: HttpShopper) => (await person.get("/profile")).status === 200;

async function enter(page: LivePage, email: string, password: string): Promise<void> {
  fill(await page.findByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), password);
  await press(page, "Sign in", within(page.getByRole("main")));
}

test("the devices where one is signed in, and the way out of all of them", async () => {
  const account = await signUp(shop);
  const phone = shop.visit();
  const agent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1";
  const body = new URLSearchParams({ mode: "sign-in", email: account.email, password: PASSWORD });
  await phone.send("/login", { method: "POST", body, headers: { "User-Agent": agent } });
  const page = await openLivePage(shop, account, "/profile");
  const devices = within(page.getByRole("region", { name: "Signed-in devices" }));
  const shown = devices.getAllByRole("listitem").map(textOf);
  expect(shown).toHaveLength(2);
  expect(shown.find((words) => words.includes("Safari, iOS"))).toContain("Last seen");
  expect(shown.filter((words) => words.includes("This one"))).toHaveLength(1);
  await press(page, "Sign out everywhere", devices);
  await expectAlert(page, "You are signed out on every device.");
  await expectPath(page, "/");
  for (const person of [account, phone]) expect(await isIn(person)).toBe(false);
});

test("each way between the forms of the login page leads to the next one's heading", async () => {
  const page = await openLivePage(shop, shop.visit(), "/login");
  expect(page.document.activeElement).toBe(page.document.body);
  for (const [way, title] of [
    ["Forgot your password?", "A new password"],
    ["Back to sign in", "Welcome back"],
  ] as const) {
    link(page, way).focus();
    await page.user.keyboard("{Enter}");
    const heading = await page.findByRole("heading", { level: 1, name: title });
    await expect.poll(() => page.document.activeElement).toBe(heading);
  }
});

test("who has chosen a new password by a link reads that it is set where they sign in", async () => {
  const { email } = await signUp(shop);
  await shop.visit().post("/login?mode=forgot", { mode: "forgot", email });
  const token = async () => {
    const [row] = await shop.rows<{ token: string }>(
      sql`select payload ->> 'token' as token from outbox where kind = 'reset-mail'`,
    );
    return row?.token ?? "";
  };
  await expect.poll(token).not.toBe("");
  const page = await openLivePage(shop, shop.visit(), `/login?reset=${await token()}`);
  fill(page.getByLabelText("New password"), "a whole new pebble");
  await press(page, "Save new password");
  await expectPath(page, "/login");
  await expectAlert(page, "Your new password is set.");
  // In the page, where it stays.
  expect(page.document.querySelector("[data-toast]")).toBeNull();
});

test("one's data as a file, and the account deleted; its orders stay, without a person", async () => {
  const account = await signUp(shop);
  await order(account, QUIET_BALM);
  await account.post("/wishlist", { intent: "put", productId: SOLD_OUT.productId });
  const page = await openLivePage(shop, account, "/profile");
  const data = within(page.getByRole("region", { name: "Your data" }));
  const file = await account.get(link(data, "Download as JSON").getAttribute("href") ?? "");
  const { profile, orders } = (await file.json()) as { profile: object; orders: { id: string }[] };
  expect(profile).toMatchObject({ email: account.email, wishlist: [SOLD_OUT.productId] });
  expect(orders).toHaveLength(1);

  const remove = async (password: string) => {
    fill(data.getByLabelText("Current password"), password);
    await press(page, "Delete for good", data);
  };
  await remove("not this one");
  await expectAlert(page, "This is not your current password.");
  await remove(PASSWORD);
  await expectAlert(page, "Your account is deleted.");
  await expect
    .poll(() => within(page.getByRole("banner")).queryAllByRole("link", { name: "Log in" }).length)
    .toBeGreaterThan(0);

  const books = await (await (await signUpOwner(shop)).get("/admin/orders.csv")).text();
  expect(books).toContain(orders[0]?.id);
  expect(books).not.toContain(account.email);
});

test("from a guarded page to the login and back there afterwards", async () => {
  const { email } = await signUp(shop);
  const page = await openLivePage(shop, shop.visit(), "/ouradvice");
  expect(page.path()).toBe("/login?redirect=%2Fouradvice");
  await enter(page, email, PASSWORD);
  await expectPath(page, "/ouradvice");
});
