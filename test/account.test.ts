import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eq } from "drizzle-orm";
import { outbox, users } from "#app/db/schema.ts";
import { type Edge, openEdge } from "./edge.ts";
import { signUp } from "./http-shopper.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

/** The token of the last link of this kind. */
async function lastToken(kind: string): Promise<string> {
  const rows = await shop.db.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(outbox.createdAt);
  return (rows.at(-1)?.payload as { token: string } | undefined)?.token ?? "";
}

test("the way from a forgotten password to a new one, without JavaScript", async () => {
  const { email } = await signUp(shop);
  const visitor = shop.visit();
  expect(await (await visitor.get("/login")).text()).toContain("mode=forgot");
  expect(await (await visitor.get("/login?mode=forgot")).text()).toContain(">Send the link<");
  const answers = [];
  for (const asked of [email, "nobody@test.example"]) {
    const reply = await visitor.post("/login?mode=forgot", { mode: "forgot", email: asked });
    expect(reply.status).toBe(200);
    answers.push(await reply.text());
  }
  for (const answer of answers)
    expect(answer).toMatch(/<p role="status"[^>]*>If there is an account with this/);
  const refused = await visitor.post("/login?mode=forgot", { mode: "forgot", email: "no address" });
  expect(refused.status).toBe(400);

  const token = await vi.waitFor(async () => {
    const found = await lastToken("reset-mail");
    expect(found).not.toBe("");
    return found;
  });
  const path = `/login?reset=${token}`;
  const page = await (await visitor.get(path)).text();
  expect(page).toContain(">Choose a new password</h1>");
  const set = (password: string) => visitor.post(path, { mode: "reset", token, password });
  expect(await (await set("password123")).text()).toContain("Many people use this password");
  const done = await set("a whole new pebble");
  expect([done.status, done.headers.get("location")]).toEqual([302, "/login"]);
  expect(await (await visitor.get("/login")).text()).toContain("Your new password is set.");
  // Said before anything is typed.
  expect(await (await visitor.get(path)).text()).toMatch(/This link was used already(?![\s\S]*name="token")/);
  const again = await set("yet another pebble");
  expect(again.status).toBe(400);
  expect(await again.text()).toContain("This link was used already, or is too old.");
  const entered = await visitor.post("/login", { mode: "sign-in", email, password: "a whole new pebble" });
  expect(entered.headers.get("location")).toBe("/profile");
});

test("each form of the login page has a title of its own, and who is signed in may ask for a password too", async () => {
  const [visitor, shopper] = [shop.visit(), await signUp(shop)];
  const titleAt = async (path: string, person = visitor) =>
    /<title>([^<]*)/.exec(await (await person.get(path)).text())?.[1];
  expect(await titleAt("/login")).toBe("Sign in · Nacre");
  for (const person of [visitor, shopper]) {
    expect(await titleAt("/login?mode=forgot", person)).toBe("A new password · Nacre");
    expect(await titleAt("/login?reset=token", person)).toBe("Choose a new password · Nacre");
  }
  for (const path of ["/login", "/login?mode=sign-up"])
    expect((await shopper.get(path)).headers.get("location")).toBe("/profile");
});

test("the profile confirms an address, changes a password and signs out everywhere", async () => {
  const shopper = await signUp(shop);
  const profile = async () => (await shopper.get("/profile")).text();
  expect(await profile()).toContain('value="confirm-email"');
  const confirm = await shop.visit().get(`/account/confirm?token=${await lastToken("confirm-mail")}`);
  expect(confirm.headers.get("location")).toBe("/profile");
  expect(await profile()).not.toContain('value="confirm-email"');
  const bad = await shopper.get("/account/confirm?token=nonsense");
  expect(bad.headers.getSetCookie().join()).toContain("flash=linkUsed");

  const change = (currentPassword: string) =>
    shopper.post("/profile", { intent: "change-password", currentPassword, newPassword: "a changed pebble" });
  expect(await (await change("not this one")).text()).toContain("This is not your current password.");
  expect((await change("a long enough password")).headers.get("location")).toBe("/profile");
  expect(await profile()).toContain("Your password is changed.");
  const lost = shop.visit();
  await lost.post("/login", { mode: "sign-in", email: shopper.email, password: "a changed pebble" });
  const device = /name="device" value="([^"]+)"/.exec(await profile())?.[1] ?? "";
  await shopper.post("/profile", { intent: "sign-out-device", device });
  expect((await lost.get("/profile")).headers.get("location")).toMatch(/^\/login/);
  expect(await profile()).toContain("The device is signed out.");

  const out = await shopper.post("/profile", { intent: "sign-out-everywhere" });
  expect(out.headers.get("location")).toBe("/");
  expect((await shopper.get("/profile")).headers.get("location")).toMatch(/^\/login/);
});

test("a person takes their data along, and deletes their account", async () => {
  const shopper = await signUp(shop);
  const file = await shopper.get("/account/export");
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="nacre.json"');
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  expect(await file.json()).toMatchObject({ profile: { email: shopper.email }, orders: [] });
  expect((await shop.visit().get("/account/export")).headers.get("location")).toMatch(/^\/login/);

  const remove = (password: string) => shopper.post("/profile", { intent: "delete-account", password });
  expect(await (await remove("not this one")).text()).toContain("This is not your current password.");
  expect(await shop.db.$count(users, eq(users.email, shopper.email))).toBe(1);
  expect((await remove("a long enough password")).headers.get("location")).toBe("/");
  expect(await (await shopper.get("/")).text()).toContain("Your account is deleted.");
  expect(await shop.db.$count(users, eq(users.email, shopper.email))).toBe(0);
});

test("a heart on a sold-out product asks for a mail, without JavaScript, in each language", async () => {
  const PRODUCT = { productId: "seven-tides-ampoules" };
  const shopper = await signUp(shop);
  const button = { en: "Tell me by mail when it is back", fr: "M’écrire à son retour" };
  expect(await (await shopper.get("/shop")).text()).toContain('name="offer" value="restock"');
  for (const [language, words] of Object.entries(button)) {
    await shopper.post("/preferences", { language });
    await shopper.post("/wishlist", { ...PRODUCT, intent: "put", offer: "restock" });
    const page = await (await shopper.get("/shop")).text();
    expect(page).toMatch(new RegExp(`action="/restock"[^]*value="seven-tides-ampoules"[^]*${words}`));
    expect(await (await shopper.get("/shop")).text()).not.toContain('action="/restock"');
  }
  await shopper.post("/preferences", { language: "sp" });
  await shopper.post("/restock", { ...PRODUCT, intent: "ask", announced: "" });
  expect(await (await shopper.get("/shop")).text()).toContain("Te escribiremos una vez, cuando vuelva.");
  const product = async () => (await shopper.get("/product/seven-tides-ampoules")).text();
  expect(await product()).toContain('value="withdraw"');
  expect(await product()).not.toContain('name="offer"');
  await shopper.post("/wishlist", { ...PRODUCT, intent: "take" });
  expect(await product()).toContain('value="ask"');

  const gone = await shopper.post("/restock", { productId: "silk-milk", intent: "ask", announced: "" });
  expect(gone.headers.getSetCookie().join()).toContain("flash=restockBack");
  const visitor = shop.visit();
  const asked = await visitor.post("/restock", { ...PRODUCT, intent: "ask" });
  expect(asked.headers.get("location")).toMatch(/^\/login\?redirect=/);
});

test("with signing up by mail the form asks for an address alone, and answers all alike", async () => {
  const asking = await openEdge({ env: { SIGN_UP_BY_MAIL: "true", SMTP_URL: "smtp://127.0.0.1:1" } });
  const form = await (await asking.visit().get("/login?mode=sign-up")).text();
  expect(form).toContain('name="email"');
  expect(form).not.toContain('name="password"');
  const texts = [];
  for (const email of ["first@test.example", "first@test.example"]) {
    const reply = await asking.visit().post("/login?mode=sign-up", { mode: "sign-up", email });
    expect([reply.status, reply.headers.getSetCookie().filter((one) => one.includes("session"))]).toEqual([
      200,
      [],
    ]);
    texts.push(/role="status">([^<]*)/.exec(await reply.text())?.[1]);
    await vi.waitFor(async () =>
      expect(await asking.db.$count(outbox, eq(outbox.kind, "reset-mail"))).toBe(texts.length),
    );
  }
  expect(texts).toEqual(
    Array(2).fill("Please look into your mail: a link there lets you choose a password."),
  );
  await asking.close();
});
