import { within } from "@testing-library/dom";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/db/schema.ts";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { type HttpShopper, signUp } from "./http-shopper.ts";
import { type LivePage, openLivePage } from "./live-page.ts";
import {
  expectAlert,
  expectPath,
  expectText,
  fill,
  follow,
  link,
  order,
  press,
  QUIET_BALM,
  SOLD_OUT,
} from "./live-shopping.ts";
import { textOf } from "./page.ts";

// Accounts in pages with their scripts, from the first mail to the last farewell.
let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

const PASSWORD = "a long enough password";
const NEW_PASSWORD = "a whole new pebble";

const isIn = async (person: HttpShopper) => (await person.get("/profile")).status === 200;

/** The same person on another device. */
async function signInElsewhere(email: string): Promise<HttpShopper> {
  const device = shop.visit();
  expect((await device.post("/login", { mode: "sign-in", email, password: PASSWORD })).status).toBe(302);
  return device;
}

/** The token of the last mail of a kind. */
async function tokenMailed(kind: string): Promise<string> {
  const find = async () => {
    const [row] = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.kind, kind))
      .orderBy(desc(outbox.createdAt))
      .limit(1);
    return (row?.payload as { token: string } | undefined)?.token;
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

async function enter(page: LivePage, email: string, password: string): Promise<void> {
  fill(page.getByLabelText("Email"), email);
  fill(page.getByLabelText("Password"), password);
  await press(page, "Sign in", within(page.getByRole("main")));
}

test("a forgotten password: from the link on /login by mail to a new one, which ends every session", async () => {
  const { email } = await signUp(shop);
  const elsewhere = await signInElsewhere(email);
  expect(await isIn(elsewhere)).toBe(true);
  const page = await openLivePage(shop, shop.visit(), "/login?redirect=/checkout");
  await follow(page, "Forgot your password?");
  await expect.poll(() => page.document.title).toBe("A new password · Nacre");
  fill(page.getByLabelText("Email"), email);
  await press(page, "Send the link");
  await expect.poll(() => page.queryAllByRole("status").map(textOf).join()).toContain("a mail is on its way");

  const path = `/login?reset=${await tokenMailed("reset-mail")}`;
  const save = async (password: string) => {
    fill(page.getByLabelText("New password"), password);
    await press(page, "Save new password");
  };
  await page.open(path);
  await save("password123");
  await expectAlert(page, "Many people use this password");
  await save(NEW_PASSWORD);
  await expectAlert(page, "Your new password is set. Please sign in with it.");
  // What went wrong before has gone.
  expect(page.queryByText("Many people use this password")).toBeNull();
  expect(await isIn(elsewhere)).toBe(false);
  await page.open("/login");
  await enter(page, email, NEW_PASSWORD);
  await expectPath(page, "/profile");

  await page.open(path);
  await save("yet another pebble");
  await page.findByText("This link was used already, or is too old.");
  await follow(page, "Ask for a new link");
  await page.findByRole("button", { name: "Send the link" });
});

test("the profile changes name and password, and the link in a mail confirms the address", async () => {
  const account = await signUp(shop);
  const elsewhere = await signInElsewhere(account.email);
  const page = await openLivePage(shop, account, "/profile");
  const details = () => within(page.getByRole("region", { name: "Personal details" }));

  fill(details().getByLabelText("New name"), "Ada");
  await press(page, "Save name", details());
  await expectAlert(page, "Your name is saved.");
  await details().findByText("Ada");

  const change = async (current: string) => {
    fill(details().getByLabelText("Current password"), current);
    await press(page, "Save new password", details());
  };
  fill(details().getByLabelText("New password"), NEW_PASSWORD);
  await change("not this one");
  await expectAlert(page, "This is not your current password.");
  await change(PASSWORD);
  await expectAlert(page, "Your password is changed. Other devices are signed out.");
  expect(await isIn(elsewhere)).toBe(false);
  expect(await isIn(account)).toBe(true);

  details().getByText("Email not confirmed yet");
  await press(page, "Send the confirmation again", details());
  await expectAlert(page, "A mail is on its way. Its link works for a day.");
  await page.open(`/account/confirm?token=${await tokenMailed("confirm-mail")}`);
  await expectAlert(page, "Your email is confirmed.");
  details().getByText("Email confirmed");
});

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

test("a link to a guarded page asks to log in without loading the page anew; after logging in, the way back goes to where the shopper was, not to the login", async () => {
  const { email } = await signUp(shop);
  const page = await openLivePage(shop, shop.visit(), "/shop");
  const { window } = page;
  await follow(page, "Our Advice", within(page.getByRole("banner")));
  await expectPath(page, "/login?redirect=%2Fouradvice");
  expect(page.window).toBe(window);
  await enter(page, email, PASSWORD);
  await expectPath(page, "/ouradvice");
  window.history.back();
  await expectPath(page, "/shop");
});

test("a session that ended meanwhile leads to the login at the next step", async () => {
  const shopper = await signUp(shop);
  const page = await openLivePage(shop, shopper, "/shop");
  page.route(/\/profile\.data/, () => shop.visit().get("/profile.data"));
  await follow(page, "Profile", within(page.getByRole("banner")));
  await expectPath(page, "/login?redirect=%2Fprofile");
  await expectText(() => page.getByRole("heading", { level: 1 }), /./);
});
