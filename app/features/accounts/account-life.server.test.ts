import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import {
  authSession,
  authUser,
  authVerification,
  orderEvents,
  orders,
  outbox,
  reviews,
  users,
} from "#app/db/schema.ts";
import { enqueue } from "#app/outbox/outbox.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { makeAddress } from "#test/factories.ts";
import { createAuth } from "./auth.server.ts";
import { changePassword } from "./change-password.server.ts";
import { blockMail } from "#app/outbox/mail-blocks.server.ts";
import { askToConfirm, confirmEmail } from "./confirm-email.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { exportData } from "./export-data.server.ts";
import { loadAccount } from "./load-account.server.ts";
import { loadProfile } from "./load-profile.server.ts";
import { askForReset, isLinkGood, parseAsked, resetPassword } from "./reset-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOutDevice } from "./sign-out-device.server.ts";
import { signUpByMail } from "./sign-up-by-mail.server.ts";
import { throttle } from "./throttle.server.ts";

const SECRET = "a secret for tests that is long enough";
const PASSWORD = "pebble and foam";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const customer = (id: string) => ({ id, isAdmin: false });

describeOnEachDatabase("an account's life", (db) => {
  let people = 0;
  const services = () => ({
    auth: createAuth(db(), readConfig({ APP_URL: "http://shop.example" }), SECRET),
    db: db(),
    afterChange: async () => {
      mailsWhenWoken.push(await db().$count(outbox, eq(outbox.kind, "reset-mail")));
    },
  });
  /** How many links for a new password were in the outbox each time that it was woken. */
  const mailsWhenWoken: number[] = [];
  const fail = (error: unknown) => {
    throw error;
  };

  /** The headers of a browser with the session that this gave. */
  async function enter(mode: "sign-in" | "sign-up", email: string, password = PASSWORD, language?: Language) {
    const from = { address: `192.0.2.${people}`, headers: new Headers({ "User-Agent": FIREFOX }), language };
    const entered = await signIn(services(), { mode, email, password }, from);
    if (!entered.ok) return undefined;
    const cookie = entered.headers.getSetCookie().map((one) => one.split(";")[0]);
    return new Headers({ Cookie: cookie.join("; "), "User-Agent": FIREFOX });
  }

  async function newcomer(language?: Language) {
    people += 1;
    const email = `person-${people}@test.example`;
    const headers = await enter("sign-up", email, PASSWORD, language);
    if (!headers) throw new Error("no sign-up");
    const [user] = await db().select().from(authUser).where(eq(authUser.email, email));
    if (!user) throw new Error("no user");
    await loadProfile(db(), user);
    return { id: user.id, email, headers };
  }

  const mailsTo = async (userId: string, kind: string) => {
    const rows = await db().select().from(outbox).where(eq(outbox.kind, kind)).orderBy(outbox.createdAt);
    const payloads = rows.map(
      ({ payload }) => payload as { userId: string; token: string; language: string },
    );
    return payloads.filter((payload) => payload.userId === userId);
  };
  const sessionsOf = (userId: string) => db().$count(authSession, eq(authSession.userId, userId));
  const from = { address: "198.51.100.1", language: "fr" as const };

  /** Asks for a link and waits until it is in the outbox. */
  async function linkFor({ id, email }: { id: string; email: string }): Promise<string> {
    const before = (await mailsTo(id, "reset-mail")).length;
    expect(await askForReset(services(), email, from, fail)).toMatchObject({ ok: true });
    const mails = await vi.waitFor(async () => {
      const found = await mailsTo(id, "reset-mail");
      expect(found).toHaveLength(before + 1);
      return found;
    });
    expect(mails.at(-1)?.language).toBe("fr");
    await vi.waitFor(() => expect(mailsWhenWoken.at(-1)).toBeGreaterThanOrEqual(mails.length));
    return mails.at(-1)?.token ?? "";
  }

  test("a forgotten password: a link sets a new one, once, and every session ends", async () => {
    const person = await newcomer();
    const [other, token] = [await linkFor(person), await linkFor(person)];
    await enter("sign-in", person.email);
    expect(await sessionsOf(person.id)).toBe(2);
    // Nobody who reads the table can use what is in it.
    const kept = await db().select().from(authVerification).where(eq(authVerification.value, person.id));
    expect(JSON.stringify(kept)).not.toContain(token);

    expect(await resetPassword(services(), { token, password: "short" }, "a")).toMatchObject({
      code: "PASSWORD_TOO_SHORT",
    });
    expect(await resetPassword(services(), { token, password: "password123" }, "a")).toMatchObject({
      code: "PASSWORD_TOO_COMMON",
    });
    expect(await resetPassword(services(), { token, password: person.email }, "a")).toMatchObject({
      code: "PASSWORD_TOO_COMMON",
    });
    expect(await resetPassword(services(), { token, password: "a new pebble" }, "a")).toMatchObject({
      ok: true,
    });
    expect(await sessionsOf(person.id)).toBe(0);
    expect(await enter("sign-in", person.email)).toBeUndefined();
    expect(await enter("sign-in", person.email, "a new pebble")).toBeDefined();
    for (const used of [token, other])
      expect(await resetPassword(services(), { token: used, password: "another pebble" }, "a")).toMatchObject(
        {
          ok: false,
          code: "INVALID_TOKEN",
        },
      );
  });

  test("a link is good for an hour and no longer", async () => {
    const person = await newcomer();
    const token = await linkFor(person);
    const [kept] = await db().select().from(authVerification).where(eq(authVerification.value, person.id));
    const life = (kept?.expiresAt.getTime() ?? 0) - Date.now();
    expect(life).toBeGreaterThan(55 * 60_000);
    expect(life).toBeLessThanOrEqual(60 * 60_000);
    await db()
      .update(authVerification)
      .set({ expiresAt: new Date(Date.now() - 1) });
    expect(await resetPassword(services(), { token, password: "a new pebble" }, "b")).toMatchObject({
      code: "INVALID_TOKEN",
    });
    expect(await enter("sign-in", person.email)).toBeDefined();
  });

  test("whether an address has an account is not told, and asking again and again is refused alike", async () => {
    const person = await newcomer();
    const outcomes = async (email: string, address: string) => {
      const seen = [];
      for (let tries = 0; tries < 4; tries += 1)
        seen.push(await askForReset(services(), email, { ...from, address }, fail));
      return seen.map((outcome) => (outcome.ok ? "sent" : outcome.code));
    };
    const known = await outcomes(person.email, "198.51.100.2");
    expect(known).toEqual(["sent", "sent", "sent", "TOO_MANY_REQUESTS"]);
    expect(await outcomes("nobody@test.example", "198.51.100.3")).toEqual(known);
    await vi.waitFor(async () => expect(await mailsTo(person.id, "reset-mail")).toHaveLength(3));
  });

  test("whoever guessed before a reset signs in with the new password at once", async () => {
    const { id, email } = await newcomer();
    const tryWith = (password: string) =>
      signIn(
        services(),
        { email, password, mode: "sign-in" },
        { address: "198.51.100.9", headers: new Headers() },
      );
    for (let guess = 0; guess < 11; guess += 1) await tryWith(`guess ${guess} of mine`);
    expect(await tryWith(PASSWORD)).toMatchObject({ ok: false, status: 429 });
    const token = await linkFor({ id, email });
    await resetPassword(services(), { token, password: "a new pebble" }, "198.51.100.9");
    expect(await tryWith("a new pebble")).toMatchObject({ ok: true });
  });

  test("an invalid address is rejected", () => {
    const form = (email: string) => {
      const made = new FormData();
      made.set("email", email);
      return made;
    };
    expect(parseAsked(form(" Ada@Test.Example "))).toBe("ada@test.example");
    for (const typed of ["", "ada", `${"a".repeat(250)}@test.example`])
      expect(parseAsked(form(typed))).toBeUndefined();
  });

  test("a changed password needs the old one, ends the other sessions and keeps this one", async () => {
    const { id, email, headers } = await newcomer();
    await enter("sign-in", email);
    const change = (currentPassword: string, newPassword: string) =>
      changePassword(services(), customer(id), { currentPassword, newPassword }, headers);
    expect(await change("not this one", "a new pebble")).toMatchObject({
      ok: false,
      code: "INVALID_PASSWORD",
    });
    for (const guessable of ["password123", email.toUpperCase(), " ".repeat(8)])
      expect(await change(PASSWORD, guessable)).toMatchObject({ ok: false, code: "PASSWORD_TOO_COMMON" });
    expect(await sessionsOf(id)).toBe(2);
    const changed = await change(PASSWORD, "a new pebble");
    expect(changed.ok && changed.headers.getSetCookie().join()).toMatch(
      /nacre\.session_token=[^;]+;.*HttpOnly/,
    );
    expect(await sessionsOf(id)).toBe(1);
    expect(await enter("sign-in", email, "a new pebble")).toBeDefined();
  });

  test("a changed password and a deleted account take the links to a new password along", async () => {
    const changes = [
      ({ id, headers }: Awaited<ReturnType<typeof newcomer>>) =>
        changePassword(
          services(),
          customer(id),
          { currentPassword: PASSWORD, newPassword: "a new pebble" },
          headers,
        ),
      ({ id, headers }: Awaited<ReturnType<typeof newcomer>>) =>
        deleteAccount(services(), customer(id), PASSWORD, headers),
    ];
    for (const change of changes) {
      const person = await newcomer();
      const token = await linkFor(person);
      expect(await change(person)).toMatchObject({ ok: true });
      expect(await db().$count(authVerification, eq(authVerification.value, person.id))).toBe(0);
      expect(await resetPassword(services(), { token, password: "another pebble" }, "d")).toMatchObject({
        code: "INVALID_TOKEN",
      });
    }
  });

  test("guessing at the password of an open session is throttled", async () => {
    const { id, headers } = await newcomer();
    const passwords = { currentPassword: "not this one", newPassword: "a new pebble" };
    // Each look at a password takes a tenth of a second: all but one of the tries are only counted.
    for (let tries = 0; tries < 9; tries += 1) await throttle(db(), "account-secret", id);
    expect(await changePassword(services(), customer(id), passwords, headers)).toMatchObject({
      code: "INVALID_PASSWORD",
    });
    for (const outcome of [
      await changePassword(services(), customer(id), { ...passwords, currentPassword: PASSWORD }, headers),
      await deleteAccount(services(), customer(id), PASSWORD, headers),
    ])
      expect(outcome).toMatchObject({ ok: false, status: 429 });
  });

  test("an address is confirmed by the link that signing up sends, in the language of who asks", async () => {
    const { id, email, headers } = await newcomer("sp");
    const [sent] = await mailsTo(id, "confirm-mail");
    expect(sent?.language).toBe("sp");
    expect(await loadAccount(services(), customer(id), headers)).toMatchObject({
      isConfirmed: false,
      hasPassword: true,
    });
    expect(await confirmEmail(services(), `${sent?.token}x`)).toMatchObject({ ok: false });
    expect(await askToConfirm(services(), { ...customer(id), email }, "fr", headers)).toMatchObject({
      ok: true,
    });
    expect((await mailsTo(id, "confirm-mail")).map(({ language }) => language)).toEqual(["sp", "fr"]);
    for (const _ of [1, 2])
      expect(await confirmEmail(services(), sent?.token ?? "")).toMatchObject({ ok: true });
    expect(await loadAccount(services(), customer(id), headers)).toMatchObject({ isConfirmed: true });
  });

  test("a confirmation that is not sent is refused", async () => {
    const { id, email, headers } = await newcomer();
    const ask = () => askToConfirm(services(), { ...customer(id), email }, "en", headers);
    for (const _ of [1, 2, 3]) expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, code: "TOO_MANY_REQUESTS" });
    expect(await mailsTo(id, "confirm-mail")).toHaveLength(4);
    await blockMail(db(), email, "bounced");
    expect(await ask()).toMatchObject({ ok: false, code: "MAIL_BLOCKED" });
  });

  test("devices are listed by name, this one marked, without what opens a session", async () => {
    const { id, email, headers } = await newcomer();
    await enter("sign-in", email);
    await newcomer();
    const { devices } = await loadAccount(services(), customer(id), headers);
    expect(devices.map(({ name }) => name)).toEqual(["Firefox, Linux", "Firefox, Linux"]);
    expect(devices.filter(({ isThis }) => isThis)).toHaveLength(1);
    const tokens = await db().select({ token: authSession.token }).from(authSession);
    for (const { token } of tokens) expect(JSON.stringify(devices)).not.toContain(token);
  });

  test("one device is signed out, and only one's own", async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    await enter("sign-in", person.email);
    const devicesOf = async ({ id, headers }: typeof person) =>
      (await loadAccount(services(), customer(id), headers)).devices;
    const [stranger] = await devicesOf(other);
    await signOutDevice(db(), customer(person.id), stranger?.id ?? "");
    expect(await sessionsOf(other.id)).toBe(1);
    const lost = (await devicesOf(person)).find(({ isThis }) => !isThis);
    for (const _ of [1, 2])
      expect(await signOutDevice(db(), customer(person.id), lost?.id ?? "")).toMatchObject({ ok: true });
    expect(await devicesOf(person)).toMatchObject([{ isThis: true }]);
  });

  test("signing up by mail tells nobody who has an account, and makes one that only its link opens", async () => {
    const { id, email } = await newcomer();
    const ask = (address: string, to: string) => signUpByMail(services(), to, { ...from, address }, fail);
    const fresh = "by-mail@test.example";
    const outcomes = [await ask("203.0.113.1", email), await ask("203.0.113.2", fresh)];
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0]).toMatchObject({ ok: true });
    const [user] = await vi.waitFor(async () => {
      const found = await db().select().from(authUser).where(eq(authUser.email, fresh));
      expect(await mailsTo(found[0]?.id ?? "", "reset-mail")).toHaveLength(1);
      return found;
    });
    await vi.waitFor(async () => expect(await mailsTo(id, "reset-mail")).toHaveLength(1));
    expect(await ask("203.0.113.3", fresh)).toMatchObject({ ok: true });
    expect(await db().$count(authUser, eq(authUser.email, fresh))).toBe(1);
    const [{ token = "" } = {}] = await mailsTo(user?.id ?? "", "reset-mail");
    expect(await isLinkGood(services(), token)).toBe(true);
    expect(await resetPassword(services(), { token, password: "a new pebble" }, "e")).toMatchObject({
      ok: true,
    });
    expect(await isLinkGood(services(), token)).toBe(false);
    expect(await enter("sign-in", fresh, "a new pebble")).toBeDefined();
    const [now] = await db().select().from(authUser).where(eq(authUser.email, fresh));
    expect(now?.emailVerified).toBe(true);
  });

  const order = (userId: string) => ({
    id: crypto.randomUUID(),
    userId,
    items: [{ productId: "jar", quantity: 1, price: 4800, name: "Jar", imageUrl: "" }],
    subtotal: 4800,
    shipping: 1000,
    totalAmount: 5800,
    shippingAddress: makeAddress(),
    giftNote: "For Ines",
    idempotencyKey: crypto.randomUUID(),
    requestHash: "",
  });

  test("a person's data is theirs alone, and whole", async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const [own, others] = [order(person.id), order(other.id)];
    await db().insert(orders).values([own, others]);
    const review = { productId: "jar", skin: "dry", weeks: 6, stars: 4, language: "en" } as const;
    await db()
      .insert(reviews)
      .values([
        { ...review, id: own.id, userId: person.id, orderId: own.id, text: "Thin." },
        { ...review, id: others.id, userId: other.id, orderId: others.id, text: "Thick." },
      ]);
    const parcel = { carrier: "Post", number: "6A1" };
    await db()
      .insert(orderEvents)
      .values([
        { orderId: own.id, number: 2, kind: "shipped", by: "owner", byId: other.id, details: parcel },
        { orderId: own.id, number: 1, kind: "paid", by: "operator", amount: 5800 },
      ]);
    const reminder = { userId: person.id, orderId: own.id, productId: "jar", language: "en" } as const;
    await enqueue(db(), "refill-mail", reminder);
    const data = await exportData(services(), customer(person.id), person.headers);
    expect(data.reviews).toMatchObject([{ productId: "jar", text: "Thin." }]);
    expect(data.reminders).toMatchObject([{ productId: "jar", orderId: own.id }]);
    expect(data.profile).toMatchObject({ email: person.email, displayName: "New User", wishlist: [] });
    expect(data.orders).toMatchObject([
      { id: own.id, totalAmount: 5800, shippingAddress: makeAddress(), giftNote: "For Ines" },
    ]);
    expect(data.orders[0]?.steps).toEqual([
      { kind: "paid", at: expect.any(Date), amount: 5800, details: {} },
      { kind: "shipped", at: expect.any(Date), amount: null, details: parcel },
    ]);
    expect(JSON.stringify(data)).not.toContain(other.id);
    expect(data.account).toMatchObject({ hasPassword: true, devices: [{ isThis: true }] });
    expect(JSON.stringify(data)).not.toContain(other.email);
  });

  test("a deleted account leaves its orders without a person, and nothing else", async () => {
    const { id, email, headers } = await newcomer();
    const placed = order(id);
    await db().insert(orders).values(placed);
    const waiting = await db().$count(outbox, eq(outbox.kind, "refill-mail"));
    const reminder = { userId: id, orderId: placed.id, productId: "jar", language: "en" } as const;
    await enqueue(db(), "refill-mail", reminder);
    expect(await deleteAccount(services(), customer(id), "not this one", headers)).toMatchObject({
      ok: false,
      code: "INVALID_PASSWORD",
    });
    expect(await db().$count(users, eq(users.id, id))).toBe(1);
    const deleted = await deleteAccount(services(), customer(id), PASSWORD, headers);
    expect(deleted.ok && deleted.headers.getSetCookie().join()).toMatch(/session_token=;/);
    expect(await db().$count(users, eq(users.id, id))).toBe(0);
    expect(await db().$count(outbox, eq(outbox.kind, "refill-mail"))).toBe(waiting);
    expect(await sessionsOf(id)).toBe(0);
    expect(await enter("sign-in", email)).toBeUndefined();
    const [left] = await db().select().from(orders).where(eq(orders.id, placed.id));
    expect(left).toMatchObject({ userId: null, totalAmount: 5800, giftNote: "" });
    expect(left?.shippingAddress).toEqual({
      fullName: "",
      street: "",
      city: "",
      zipCode: "",
      state: "Oregon",
      country: "United States",
    });
  });

  test("a request that was under way while its account was deleted makes no profile anew", async () => {
    const { id, headers } = await newcomer();
    const [identified] = await db().select().from(authUser).where(eq(authUser.id, id));
    if (!identified) throw new Error("no user");
    expect(await deleteAccount(services(), customer(id), PASSWORD, headers)).toMatchObject({ ok: true });
    expect(await loadProfile(db(), identified)).toBeUndefined();
    expect(await db().$count(users, eq(users.id, id))).toBe(0);
  });

  test("who has no password deletes their account within ten minutes of signing in", async () => {
    const { id, headers } = await newcomer();
    await db().execute(
      sql`update auth.account set password = null, provider_id = 'google' where user_id = ${id}`,
    );
    await db()
      .update(authSession)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) });
    expect(await deleteAccount(services(), customer(id), "", headers)).toMatchObject({
      ok: false,
      code: "SIGN_IN_FIRST",
    });
    await db()
      .update(authSession)
      .set({ createdAt: new Date(Date.now() - 9 * 60_000) });
    expect(await deleteAccount(services(), customer(id), "", headers)).toMatchObject({ ok: true });
    expect(await db().$count(authUser, eq(authUser.id, id))).toBe(0);
  });
});
