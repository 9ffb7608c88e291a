import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import { adminLog, authPasskey, authSession, authTwoFactor, authUser, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { createToken, findToken } from "./api-tokens.server.ts";
import { createAuth } from "./auth.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { exportData } from "./export-data.server.ts";
import { findSignedIn, sessionToken } from "./find-signed-in.server.ts";
import { loadProfile } from "./load-profile.server.ts";
import { removePasskey, renamePasskey } from "./passkeys.server.ts";
import { may } from "./policy.ts";
import { asksForFactor, askForFactor } from "./require-factor.server.ts";
import {
  beginCodes,
  confirmCodes,
  endCodes,
  forgetFactors,
  loadFactors,
  proveFactor,
  renewRecoveryCodes,
} from "./second-factor.server.ts";
import { forgetLinks } from "./forget-links.server.ts";
import { cookiesOf, ENDED, finishSignIn } from "./show-code.server.ts";
import { signIn } from "./sign-in.server.ts";
import { listStaff } from "./staff.server.ts";

const SECRET = "a secret for tests that is long enough";
const PASSWORD = "a password of theirs";
const WRONG = "000000";

describeOnEachDatabase("the second factor", (db) => {
  const auth = () => createAuth(db(), readConfig({ APP_URL: "http://shop.example" }), SECRET);
  const services = () => ({ auth: auth(), db: db() });
  let people = 0;
  let now = 0;

  // A code is good once: the clock goes on to the next one where a test asks for it.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    now = Date.now();
  });
  afterEach(() => void vi.useRealTimers());
  const wait = (seconds: number) => {
    now += seconds * 1000;
    vi.setSystemTime(now);
  };

  const code = async (secret: string) =>
    (await auth().api.generateTOTP({ body: { secret: fromBase32(secret) } })).code;

  const enter = (email: string, headers = new Headers(), password = PASSWORD) =>
    signIn(services(), { mode: "sign-in", email, password }, { address: "192.0.2.1", headers });

  /** Cookies of a reply on top of those that were there. */
  const withCookies = (reply: { ok: boolean; headers?: Headers }, before = new Headers()) => {
    const jar = new Map(
      [before, cookiesOf(reply.headers ?? new Headers())].flatMap((headers) =>
        (headers.get("cookie") ?? "").split("; ").flatMap((pair): [string, string][] => {
          const [name = "", value = ""] = pair.split(/=(.*)/s);
          return name ? [[name, value]] : [];
        }),
      ),
    );
    return new Headers({ Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") });
  };

  const join = async (change: Partial<typeof users.$inferInsert> = {}) => {
    people += 1;
    const email = `factor-${people}@test.example`;
    const account = { mode: "sign-up" as const, email, password: PASSWORD };
    const joined = await signIn(services(), account, { address: "192.0.2.1", headers: new Headers() });
    const headers = withCookies(joined);
    const session = await auth().api.getSession({ headers });
    if (!session) throw new Error("nobody signed up");
    await loadProfile(db(), session.user);
    if (Object.keys(change).length > 0)
      await db().update(users).set(change).where(eq(users.id, session.user.id));
    return { email, id: session.user.id, headers };
  };

  const viewer = async (headers: Headers) => {
    const token = sessionToken(auth(), headers);
    const found = token ? await findSignedIn(db(), auth(), token) : undefined;
    if (!found) throw new Error("not signed in");
    return found;
  };

  const turnOn = async (person: { headers: Headers }) => {
    const by = await viewer(person.headers);
    const begun = await beginCodes(services(), by, PASSWORD, person.headers);
    if (!begun.ok) throw new Error(begun.code);
    const { secret, uri } = begun.setUp;
    const done = await confirmCodes(services(), by, { code: await code(secret), uri }, person.headers);
    if (!done.ok) throw new Error(done.code);
    return { secret, recoveryCodes: done.recoveryCodes, headers: withCookies(done, person.headers) };
  };

  const failure = async (outcome: Promise<{ ok: boolean; code?: string }>) => (await outcome).code;

  test("codes count once the password and a first code were typed", async () => {
    const person = await join();
    const by = await viewer(person.headers);
    expect(await failure(beginCodes(services(), by, "another", person.headers))).toBe("INVALID_PASSWORD");
    const begun = await beginCodes(services(), by, PASSWORD, person.headers);
    if (!begun.ok) throw new Error(begun.code);
    expect(begun.setUp.uri).toContain("otpauth://totp/Nacre");
    expect(begun.setUp.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(await loadFactors(services(), by)).toMatchObject({ hasCodes: false });
    expect(await enter(person.email)).toMatchObject({ ok: true });
    expect((await enter(person.email)).ok && (await enter(person.email))).not.toHaveProperty("isHalf");

    const { uri, secret } = begun.setUp;
    const wrong = await confirmCodes(services(), by, { code: WRONG, uri }, person.headers);
    expect(wrong).toMatchObject({ ok: false, code: "INVALID_CODE", setUp: { secret } });
    const right = await confirmCodes(services(), by, { code: await code(secret), uri }, person.headers);
    expect(right.ok && new Set(right.recoveryCodes).size).toBe(10);
    const kept = withCookies(right.ok ? right : { ok: false }, person.headers);
    expect(await loadFactors(services(), await viewer(kept))).toMatchObject({
      hasCodes: true,
      codesLeft: 10,
    });
    // What the database holds tells nobody a code.
    const [row] = await db().select().from(authTwoFactor).where(eq(authTwoFactor.userId, person.id));
    expect(JSON.stringify(row)).not.toContain(fromBase32(secret));
    expect(row?.backupCodes).not.toContain(right.ok && right.recoveryCodes[0]);
  });

  test("the password alone opens nothing, makes no device known, and a code signs in once", async () => {
    const person = await join();
    const { secret } = await turnOn(person);
    wait(60);
    const half = await enter(person.email);
    expect(half).toMatchObject({ ok: true, isHalf: true });
    const pending = withCookies(half);
    expect(pending.get("cookie")).not.toContain("device");
    expect(await auth().api.getSession({ headers: pending })).toBeNull();
    expect(await failure(finishSignIn(services(), WRONG, pending))).toBe("INVALID_CODE");
    const right = await code(secret);
    const done = await finishSignIn(services(), `${right.slice(0, 3)} ${right.slice(3)}`, pending);
    const headers = withCookies(done.ok ? done : { ok: false }, pending);
    expect(headers.get("cookie")).toContain("device");
    expect((await viewer(headers)).email).toBe(person.email);
    // The same code again, by somebody who has looked over their shoulder.
    const other = withCookies(await enter(person.email));
    expect(await failure(finishSignIn(services(), right, other))).toBe("CODE_USED");
  });

  test("of two who bring the same code at once one is let in", async () => {
    const person = await join();
    const { secret } = await turnOn(person);
    wait(60);
    const [one, two] = [withCookies(await enter(person.email)), withCookies(await enter(person.email))];
    const right = await code(secret);
    const both = await Promise.all([one, two].map((headers) => finishSignIn(services(), right, headers)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("a recovery code signs in once; new ones end the old", async () => {
    const person = await join();
    const on = await turnOn(person);
    const [first = "", second = ""] = on.recoveryCodes;
    const enterWith = async (typed: string) =>
      finishSignIn(services(), typed, withCookies(await enter(person.email)));
    expect(await enterWith(first)).toMatchObject({ ok: true });
    expect(await failure(enterWith(first))).toBe("INVALID_BACKUP_CODE");
    const by = await viewer(on.headers);
    expect((await loadFactors(services(), by)).codesLeft).toBe(9);
    expect(await failure(renewRecoveryCodes(services(), by, "another", on.headers))).toBe("INVALID_PASSWORD");
    const renewed = await renewRecoveryCodes(services(), by, PASSWORD, on.headers);
    expect(renewed.ok && renewed.recoveryCodes).toHaveLength(10);
    expect(await failure(enterWith(second))).toBe("INVALID_BACKUP_CODE");
  });

  test("the step ends after five wrong codes, and after ten minutes", async () => {
    const person = await join();
    const { secret } = await turnOn(person);
    wait(60);
    const pending = withCookies(await enter(person.email));
    for (let tries = 0; tries < 5; tries += 1) await finishSignIn(services(), WRONG, pending);
    expect(await failure(finishSignIn(services(), await code(secret), pending))).toBe(ENDED);
    const late = withCookies(await enter(person.email));
    wait(601);
    expect(await failure(finishSignIn(services(), await code(secret), late))).toBe(ENDED);
    expect(await failure(finishSignIn(services(), await code(secret), new Headers()))).toBe(ENDED);
  });

  test("who guesses codes with a stolen password waits; the owner's own device does not", async () => {
    const person = await join();
    const { secret } = await turnOn(person);
    wait(60);
    for (let steps = 0; steps < 2; steps += 1) {
      const pending = withCookies(await enter(person.email));
      for (let tries = 0; tries < 5; tries += 1) await finishSignIn(services(), WRONG, pending);
    }
    const thief = withCookies(await enter(person.email));
    expect(await finishSignIn(services(), await code(secret), thief)).toMatchObject({ status: 429 });
    const home = withCookies(await enter(person.email, person.headers), person.headers);
    expect(await finishSignIn(services(), await code(secret), home)).toMatchObject({ ok: true });
  });

  test("what ends the links of an account ends a step that was begun, too", async () => {
    const person = await join();
    const on = await turnOn(person);
    const begun = withCookies(await enter(person.email));
    await forgetLinks(db(), person.id);
    const [typed = ""] = on.recoveryCodes;
    expect(await failure(finishSignIn(services(), typed, begun))).toBe(ENDED);
  });

  test("turning codes off asks for the password", async () => {
    const person = await join();
    const on = await turnOn(person);
    const by = await viewer(on.headers);
    expect(await failure(endCodes(services(), by, "another", on.headers))).toBe("INVALID_PASSWORD");
    expect(await endCodes(services(), by, PASSWORD, on.headers)).toMatchObject({ ok: true });
    expect(await enter(person.email)).not.toHaveProperty("isHalf");
    expect(await db().$count(authTwoFactor, eq(authTwoFactor.userId, person.id))).toBe(0);
  });

  const insertPasskey = async (userId: string, id = `passkey-${userId}`) => {
    const key = { publicKey: "a public key", counter: 0, deviceType: "singleDevice", backedUp: false };
    await db()
      .insert(authPasskey)
      .values({ id, userId, name: "Key ring", credentialID: id, ...key });
    return id;
  };

  test("one's own passkey is renamed, and removed with the password; nobody else's is", async () => {
    const [ada, eve] = [await join(), await join()];
    const id = await insertPasskey(ada.id);
    const [owner, stranger] = [await viewer(ada.headers), await viewer(eve.headers)];
    await renamePasskey(db(), stranger, { id, name: "Mine" });
    await removePasskey(services(), stranger, { id, password: PASSWORD }, eve.headers);
    expect((await loadFactors(services(), owner)).passkeys).toMatchObject([{ id, name: "Key ring" }]);
    await renamePasskey(db(), owner, { id, name: "  Phone " });
    expect(await failure(renamePasskey(db(), owner, { id, name: " " }))).toBe("PASSKEY_NAME");
    expect((await loadFactors(services(), owner)).passkeys).toMatchObject([{ name: "Phone" }]);
    const removing = (password: string) => removePasskey(services(), owner, { id, password }, ada.headers);
    expect(await failure(removing("another"))).toBe("INVALID_PASSWORD");
    expect(await removing(PASSWORD)).toMatchObject({ ok: true });
    expect((await loadFactors(services(), owner)).passkeys).toEqual([]);
  });

  test("one's data names passkeys and no secret; deleting the account deletes all of it", async () => {
    const person = await join();
    const { headers, secret, recoveryCodes } = await turnOn(person);
    await insertPasskey(person.id);
    const data = await exportData(services(), await viewer(headers), headers);
    expect(data.account.factors).toMatchObject({ hasCodes: true, passkeys: [{ name: "Key ring" }] });
    const text = JSON.stringify(data);
    for (const one of [secret, fromBase32(secret), "a public key", ...recoveryCodes.slice(0, 1)])
      expect(text).not.toContain(one);
    await deleteAccount(services(), await viewer(headers), PASSWORD, headers);
    expect(await db().$count(authTwoFactor, eq(authTwoFactor.userId, person.id))).toBe(0);
    expect(await db().$count(authPasskey, eq(authPasskey.userId, person.id))).toBe(0);
  });

  test("asked of every admin, it shuts the panel to those who have not shown one, but for the way to it", async () => {
    const [owner, other, shopper] = [
      await join({ isAdmin: true }),
      await join({ isAdmin: true }),
      await join(),
    ];
    const ask = async (headers: Headers, isAsked: boolean) =>
      askForFactor(db(), await viewer(headers), isAsked, sessionToken(auth(), headers));
    // Without one of their own they would shut themselves out.
    expect(await ask(owner.headers, true)).toEqual({ ok: false, problem: "no-factor" });
    const on = await turnOn(owner);
    const form = new FormData();
    form.set("name", "ERP");
    form.set("scope", "read");
    const made = await createToken(db(), await viewer(other.headers), form);
    expect(await ask(on.headers, true)).toEqual({ ok: true });
    expect(await asksForFactor(db(), await viewer(on.headers))).toBe(true);
    expect((await viewer(on.headers)).lacksFactor).toBeUndefined();
    expect((await viewer(shopper.headers)).lacksFactor).toBeUndefined();
    expect(may(await viewer(shopper.headers), "place", "order")).toBe(true);

    const barred = await viewer(other.headers);
    expect(barred.lacksFactor).toBe(true);
    expect(may(barred, "open", "panel")).toBe(true);
    expect(may(barred, "secure", "account")).toBe(true);
    for (const allowed of [
      may(barred, "read", "staff"),
      may(barred, "readAll", "order"),
      may(barred, "change", "token"),
      may(barred, "receipt", "order"),
      may(barred, "read", "packing"),
    ])
      expect(allowed).toBe(false);
    await expect(createToken(db(), barred, form)).rejects.toMatchObject({ status: 403 });
    await expect(askForFactor(db(), barred, false, undefined)).rejects.toMatchObject({ status: 403 });
    // A token that was made before goes on.
    expect(made.ok && (await findToken(db(), made.token ?? ""))?.id).toBe(other.id);

    const theirs = await turnOn(other);
    expect(may(await viewer(theirs.headers), "readAll", "order")).toBe(true);
    const staff = await listStaff(db(), await viewer(on.headers));
    expect(staff.map(({ hasFactor }) => hasFactor)).toEqual([true, true]);
    // Once it is off again for them, the panel is shut at once.
    await endCodes(services(), await viewer(theirs.headers), PASSWORD, theirs.headers);
    const [left] = await db().select().from(authSession).where(eq(authSession.userId, other.id));
    expect(left?.isStrong).toBe(false);

    const deeds = await db().select().from(adminLog).where(eq(adminLog.deed, "staff-change"));
    expect(deeds.map(({ byId, changes }) => [byId, changes])).toEqual([
      [owner.id, { secondFactor: ["false", "true"] }],
    ]);
    expect(await ask(on.headers, false)).toEqual({ ok: true });
  });

  test("an admin who signed in without the factor that they have shows it first, and makes no other by the password", async () => {
    const owner = await join({ isAdmin: true });
    const on = await turnOn(owner);
    await askForFactor(db(), await viewer(on.headers), true, sessionToken(auth(), on.headers));
    // As a sign-in by Google would.
    const session = await (await auth().$context).internalAdapter.createSession(owner.id);
    await db().update(authSession).set({ isStrong: false }).where(eq(authSession.userId, owner.id));
    expect(session.userId).toBe(owner.id);
    const weak = await viewer(on.headers);
    expect(weak.lacksFactor).toBe(true);
    for (const refused of [
      endCodes(services(), weak, PASSWORD, on.headers),
      renewRecoveryCodes(services(), weak, PASSWORD, on.headers),
      removePasskey(services(), weak, { id: "any", password: PASSWORD }, on.headers),
    ])
      expect(await failure(refused)).toBe("PROVE_FACTOR");
    wait(60);
    expect(await failure(proveFactor(services(), weak, WRONG, on.headers))).toBe("INVALID_CODE");
    expect(await proveFactor(services(), weak, await code(on.secret), on.headers)).toMatchObject({
      ok: true,
    });
    expect((await viewer(on.headers)).lacksFactor).toBeUndefined();
    await askForFactor(db(), await viewer(on.headers), false, undefined);
  });

  test("the operator takes codes and passkeys off an account, and it is in the log", async () => {
    const person = await join();
    const { headers } = await turnOn(person);
    await insertPasskey(person.id);
    expect(await forgetFactors(db(), "nobody@test.example")).toBe(false);
    expect(await forgetFactors(db(), person.email.toUpperCase())).toBe(true);
    expect(await enter(person.email)).not.toHaveProperty("isHalf");
    expect(await loadFactors(services(), await viewer(headers))).toEqual({
      hasCodes: false,
      codesLeft: 0,
      passkeys: [],
    });
    const [user] = await db().select().from(authUser).where(eq(authUser.id, person.id));
    expect(user?.twoFactorEnabled).toBe(false);
    const deeds = await db().select().from(adminLog).where(eq(adminLog.deed, "factor-remove"));
    expect(deeds.map(({ by, subjectId }) => [by, subjectId])).toEqual([["operator", person.id]]);
  });
});

function fromBase32(text: string): string {
  let bits = "";
  for (const letter of text)
    bits += "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0");
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join("");
}
