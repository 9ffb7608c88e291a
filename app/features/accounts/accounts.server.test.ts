import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import { type Database, openDatabase } from "#app/db/client.server.ts";
import { authThrottle, authUser, outbox, users } from "#app/db/schema.ts";
import { createServerDatabase, describeOnEachDatabase } from "#test/database.ts";
import { createAuth } from "./auth.server.ts";
import { hashPassword } from "./hash-password.server.ts";
import { deviceToken, readDeviceToken } from "./known-device.server.ts";
import { loadProfile } from "./load-profile.server.ts";
import { takeDeviceLink } from "./offer-device-link.server.ts";
import { referralCode } from "./referral-code.server.ts";
import { signIn } from "./sign-in.server.ts";
import { forgive, sweepThrottles, throttle } from "./throttle.server.ts";

const CONFIG = readConfig({ APP_URL: "http://shop.example" });
const SECRET = "a secret for tests that is long enough";

describeOnEachDatabase("accounts", (db) => {
  const from = (address: string) => ({ address, headers: new Headers() });
  const auth = () => createAuth(db(), CONFIG, SECRET);

  const identify = async (id: string, name = "") => {
    const identity = { id, email: `${id}@test.example`, name };
    await db().insert(authUser).values(identity);
    return identity;
  };

  test("a missing profile is made with the specification's defaults", async () => {
    const profile = await loadProfile(db(), await identify("new"));
    expect(profile).toMatchObject({
      email: "new@test.example",
      displayName: "New User",
      cart: [],
      wishlist: [],
      orders: [],
      address: null,
      isAdmin: false,
      storeCredit: 0,
    });
    expect(profile?.referralCode).toMatch(/^[A-Z0-9]{8}$/);
    const { isNew, ...made } = profile ?? {};
    expect(isNew).toBe(true);
    expect(await loadProfile(db(), { id: "new", email: "other@test.example", name: "Other" })).toEqual(made);
    expect(await db().$count(users)).toBe(1);
  });

  test("two requests that both find no profile make one", async () => {
    const identity = await identify("twice", "Twice");
    const [a, b] = await Promise.all([loadProfile(db(), identity), loadProfile(db(), identity)]);
    expect({ ...a, isNew: true }).toEqual({ ...b, isNew: true });
  });

  test("signing up holds no transaction while passwords before it are hashed", async () => {
    let waiting = 40;
    const hashed = Array.from({ length: waiting }, async (_, place) => {
      await hashPassword(`pebble ${place}`);
      waiting -= 1;
    });
    const waitingThen: number[] = [];
    const transaction: Database["transaction"] = (work, ...options) => {
      waitingThen.push(waiting);
      return db().transaction(work, ...options);
    };
    const watched = createAuth(Object.assign(Object.create(db()), { transaction }), CONFIG, SECRET);
    const account = { mode: "sign-up", email: "queue@test.example", password: "a long password" } as const;
    expect(await signIn({ auth: watched, db: db() }, account, from("192.0.2.9"))).toMatchObject({ ok: true });
    expect(waitingThen[0]).toBe(0);
    await Promise.all(hashed);
  });

  test("sign-up, then sign-in; the provider's code on a wrong password", async () => {
    const account = { email: "ada@test.example", password: "a long password" };
    const attempt = (mode: "sign-in" | "sign-up", password = account.password) =>
      signIn({ auth: auth(), db: db() }, { ...account, password, mode }, from("192.0.2.1"));
    const signedUp = await attempt("sign-up");
    expect(signedUp.ok && signedUp.headers.getSetCookie().join()).toMatch(/nacre\.session_token=.*HttpOnly/);
    expect(await attempt("sign-in")).toMatchObject({ ok: true });
    expect(await attempt("sign-in", "wrong password")).toMatchObject({
      ok: false,
      code: "INVALID_EMAIL_OR_PASSWORD",
    });
    expect(await attempt("sign-up")).toMatchObject({ ok: false, status: 422 });
  });

  test("the eleventh wrong password from one address waits, also when it is right", async () => {
    const account = {
      email: "guessed@test.example",
      password: "the right password",
      mode: "sign-in" as const,
    };
    const services = { auth: auth(), db: db() };
    await signIn(services, { ...account, mode: "sign-up" }, from("192.0.2.2"));
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await signIn(
        services,
        { ...account, password: `wrong ${tries} password` },
        from("192.0.2.3"),
      );
      expect(wrong).toMatchObject({ ok: false, code: "INVALID_EMAIL_OR_PASSWORD" });
    }
    const refused = await signIn(services, account, from("192.0.2.3"));
    expect(refused).toMatchObject({ ok: false, code: "TOO_MANY_REQUESTS", status: 429 });
    expect(!refused.ok && refused.retryAfter).toBeGreaterThan(0);
    // Someone else cannot lock the owner out.
    expect(await signIn(services, account, from("192.0.2.4"))).toMatchObject({ ok: true });
  });

  test("strangers who guess from everywhere do not keep a device out that has signed in before", async () => {
    const account = { email: "owner@test.example", password: "the right password", mode: "sign-in" as const };
    const services = { auth: auth(), db: db() };
    const signedUp = await signIn(services, { ...account, mode: "sign-up" }, from("192.0.2.10"));
    const cookie =
      (signedUp.ok && signedUp.headers.getSetCookie().find((one) => one.includes("device="))) || "";
    expect(cookie).toMatch(/; HttpOnly/);
    for (let tries = 0; tries < 101; tries += 1) {
      await throttle(db(), "sign-in-account", account.email);
      await throttle(db(), "sign-in-address", "192.0.2.10");
    }
    const at = (headers: HeadersInit) => ({ address: "192.0.2.10", headers: new Headers(headers) });
    expect(await signIn(services, account, at({}))).toMatchObject({ status: 429 });
    const Cookie = cookie.split(";")[0] ?? "";
    expect(await signIn(services, account, at({ Cookie }))).toMatchObject({ ok: true });
    // The mark is for one account and cannot be made up; its own tries are counted, too.
    expect(await signIn(services, account, at({ Cookie: `${Cookie}x` }))).toMatchObject({ status: 429 });
    const other = { ...account, email: "someone-else@test.example" };
    for (let tries = 0; tries < 101; tries += 1) await throttle(db(), "sign-in-account", other.email);
    expect(await signIn(services, other, at({ Cookie }))).toMatchObject({ status: 429 });
    for (let tries = 0; tries < 10; tries += 1)
      await signIn(services, { ...account, password: "a wrong password" }, at({ Cookie }));
    expect(await signIn(services, account, at({ Cookie }))).toMatchObject({ status: 429 });
  });

  test("whom strangers guess at gets in on a new device by a link that opens nothing", async () => {
    const account = {
      email: "guessed-at@test.example",
      password: "the right password",
      mode: "sign-in" as const,
    };
    const services = { auth: auth(), db: db() };
    expect(await signIn(services, { ...account, mode: "sign-up" }, from("192.0.2.230"))).toMatchObject({
      ok: true,
    });
    const nobody = { ...account, email: "nobody-kept-out@test.example" };
    for (let tries = 0; tries < 101; tries += 1)
      for (const { email } of [account, nobody]) await throttle(db(), "sign-in-account", email);
    const fail = (error: unknown) => {
      throw error;
    };
    const at = (headers: HeadersInit = {}) => ({
      address: "192.0.2.231",
      headers: new Headers(headers),
      onError: fail,
    });
    // Nobody learns whether there is such an account.
    const refused = { ok: false, status: 429, code: "GUESSED_ELSEWHERE" };
    expect(await signIn(services, account, at())).toMatchObject(refused);
    expect(await signIn(services, nobody, at())).toMatchObject(refused);
    const mails = () => db().select().from(outbox).where(eq(outbox.kind, "device-mail"));
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1));
    for (let tries = 0; tries < 4; tries += 1) await signIn(services, account, at());
    await vi.waitFor(async () => expect(await mails()).toHaveLength(3));
    const [mail] = await mails();
    const { token } = (mail?.payload ?? {}) as { token: string };
    expect(await takeDeviceLink(services, `${token}x`)).toBeUndefined();
    expect(await takeDeviceLink(services, "")).toBeUndefined();
    const Cookie = (await takeDeviceLink(services, token))?.split(";")[0] ?? "";
    const wrong = { ...account, password: "a wrong password" };
    expect(await signIn(services, wrong, at({ Cookie }))).toMatchObject({ status: 401 });
    expect(await signIn(services, account, at({ Cookie }))).toMatchObject({ ok: true });
    expect(await signIn(services, account, at())).toMatchObject(refused);
  });

  test("a link for a device works for an hour, and for nobody else", async () => {
    const token = deviceToken(auth(), "somebody", Date.now() - 61 * 60_000);
    expect(readDeviceToken(auth(), token)).toBeUndefined();
    const good = deviceToken(auth(), "somebody");
    expect(readDeviceToken(auth(), good)).toBe("somebody");
    expect(readDeviceToken(auth(), good.replace("somebody", "another"))).toBeUndefined();
  });

  test("tries are counted together, however many come at once, and can be taken back", async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => throttle(db(), "checkout", "someone")));
    expect(tries.filter((refused) => refused !== undefined)).toHaveLength(10);
    for (let given = 0; given < 11; given += 1) await forgive(db(), "checkout", "someone");
    expect(await throttle(db(), "checkout", "someone")).toBeUndefined();
  });

  test("tries taken by the dozen are never more than there are, and cost a write a dozen", async () => {
    const ask = (from: Database) => throttle(from, "agents", "somebody");
    const row = eq(authThrottle.key, "agents:somebody");
    const counted = async () => (await db().select().from(authThrottle).where(row))[0]?.points;
    expect(await ask(db())).toBeUndefined();
    expect(await counted()).toBe(10);
    for (let tries = 1; tries < 10; tries += 1) await ask(db());
    expect(await counted()).toBe(10);
    // Another process has the same row, and takes for itself.
    const another: Database = Object.create(db());
    expect(await ask(another)).toBeUndefined();
    expect(await counted()).toBe(20);
    const tries = await Promise.all(Array.from({ length: 150 }, () => ask(db())));
    expect(tries.filter((refused) => refused === undefined)).toHaveLength(100);
    expect((await ask(db()))?.retryAfter).toBeGreaterThan(50);
    expect(await ask(another)).toBeUndefined();
    // In vain costs no write.
    const last = await counted();
    await ask(db());
    expect(await counted()).toBe(last);
  });

  test("tries taken ahead are used until they expire", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const ask = () => throttle(db(), "agents", "later");
      for (let tries = 0; tries < 115; tries += 1) expect(await ask()).toBeUndefined();
      vi.advanceTimersByTime(61_000);
      const tries = [];
      for (let count = 0; count < 125; count += 1) tries.push(await ask());
      expect(tries.filter((refused) => refused === undefined)).toHaveLength(120);
    } finally {
      vi.useRealTimers();
    }
  });

  test("expired tries are deleted, others kept", async () => {
    await throttle(db(), "checkout", "late");
    await throttle(db(), "checkout", "early");
    const early = eq(authThrottle.key, "checkout:early");
    await db()
      .update(authThrottle)
      .set({ expire: new Date(0) })
      .where(early);
    const end = sweepThrottles(db(), { warn: vi.fn() }, 5);
    await vi.waitFor(async () => expect(await db().$count(authThrottle, early)).toBe(0));
    end();
    expect(await db().$count(authThrottle, eq(authThrottle.key, "checkout:late"))).toBe(1);
  });
});

test("referral codes are eight upper-case letters and digits", () => {
  for (let made = 0; made < 200; made += 1) expect(referralCode()).toMatch(/^[A-Z0-9]{8}$/);
});

test("old tries that could not be forgotten are one line in the log", async () => {
  const { db: closed, close } = await openDatabase({ databaseUrl: await createServerDatabase() });
  await close();
  const warn = vi.fn();
  const end = sweepThrottles(closed, { warn }, 5);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  end();
  expect(warn.mock.calls[0]).toEqual([{ because: expect.any(String) }, expect.any(String)]);
  expect(JSON.stringify(warn.mock.calls[0])).not.toContain("delete from");
});
