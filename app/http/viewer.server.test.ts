import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import { authSession, users } from "#app/db/schema.ts";
import { findViewer } from "./viewer.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { createAuth } from "#app/features/accounts/auth.server.ts";
import { findSignedIn, sessionToken } from "#app/features/accounts/find-signed-in.server.ts";
import { signIn } from "#app/features/accounts/sign-in.server.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describeOnEachDatabase("finding who is signed in", (db) => {
  let people = 0;
  const services = (appUrl = "http://shop.example") => ({
    auth: createAuth(db(), readConfig({ APP_URL: appUrl }), "a secret for tests that is long enough"),
    db: db(),
    afterChange: () => {},
  });

  async function newcomer(appUrl?: string) {
    people += 1;
    const email = `finding-${people}@test.example`;
    const from = { address: `192.0.2.${people}`, headers: new Headers() };
    const asked = { mode: "sign-up", email, password: "pebble and foam" } as const;
    const entered = await signIn(services(appUrl), asked, from);
    if (!entered.ok) throw new Error("could not sign up");
    const cookies = entered.headers.getSetCookie().map((one) => one.split(";")[0]);
    const headers = new Headers({ Cookie: cookies.join("; ") });
    const token = sessionToken(services(appUrl).auth, headers) ?? "";
    // Their profile is made when they first ask.
    const { viewer } = await findViewer(services(appUrl), headers);
    return { email, headers, token, id: viewer?.id ?? "" };
  }

  const endingIn = (token: string, milliseconds: number) =>
    db()
      .update(authSession)
      .set({ expiresAt: new Date(Date.now() + milliseconds) })
      .where(eq(authSession.token, token));

  test.each(["http://shop.example", "https://shop.example"])(
    "by the cookie that the library set at %s",
    async (url) => {
      const { headers, token, email } = await newcomer(url);
      const found = await findSignedIn(db(), services(url).auth, token);
      expect(found).toMatchObject({ email, cart: [], awaited: [] });
      expect(await findViewer(services(url), headers)).toEqual({ viewer: found, cookies: [] });
    },
  );

  test("each finds themselves, however many ask at once", async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const asking = [one, two, one].map(({ headers }) => findViewer(services(), headers));
    const found = await Promise.all(asking);
    expect(found.map(({ viewer }) => viewer?.email)).toEqual([one.email, two.email, one.email]);
    expect(found[0]?.viewer).not.toBe(found[2]?.viewer);
  });

  test("nobody, by a cookie that another secret signed, by one cut short, and without one", async () => {
    const { headers, token } = await newcomer();
    const { auth } = services();
    const cookie = headers.get("cookie") ?? "";
    const forged = cookie.replace(token, `${token.slice(1)}A`);
    for (const sent of [
      forged,
      cookie.slice(0, cookie.indexOf(token) + 10),
      "nacre.session_token=.",
      "nacre.session_token=",
      "",
    ]) {
      expect(sessionToken(auth, new Headers({ Cookie: sent }))).toBeUndefined();
      expect(await findViewer(services(), new Headers({ Cookie: sent }))).toEqual({
        viewer: null,
        cookies: [],
      });
    }
  });

  test("nobody once the session has ended or is over, and the cookie goes", async () => {
    const ended = await newcomer();
    await db().delete(authSession).where(eq(authSession.token, ended.token));
    const over = await newcomer();
    await endingIn(over.token, -1);
    for (const { headers } of [ended, over]) {
      const { viewer, cookies } = await findViewer(services(), headers);
      expect(viewer).toBeNull();
      expect(cookies.join()).toMatch(/nacre\.session_token=;.*Max-Age=0/);
    }
  });

  test("a session that was used a day ago is prolonged, one of an hour ago is not", async () => {
    const { headers, token, email } = await newcomer();
    await endingIn(token, 30 * DAY - HOUR);
    expect(await findViewer(services(), headers)).toMatchObject({ viewer: { email }, cookies: [] });
    await endingIn(token, 29 * DAY - HOUR);
    const { viewer, cookies } = await findViewer(services(), headers);
    expect(viewer?.email).toBe(email);
    expect(cookies.join()).toMatch(/nacre\.session_token=.*Max-Age=2592000/);
    const [session] = await db().select().from(authSession).where(eq(authSession.token, token));
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 30 * DAY - HOUR);
  });

  test("whose profile is missing gets it anew", async () => {
    const { headers, token, id } = await newcomer();
    await db().delete(users).where(eq(users.id, id));
    expect(await findSignedIn(db(), services().auth, token)).toBeUndefined();
    expect((await findViewer(services(), headers)).viewer).toMatchObject({ id, isNew: true });
  });
});
