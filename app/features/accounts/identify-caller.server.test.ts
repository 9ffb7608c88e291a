import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import { authSession } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { createAuth } from "./auth.server.ts";
import { identifyCaller } from "./identify-caller.server.ts";
import { signIn } from "./sign-in.server.ts";

describeOnEachDatabase("who calls a function", (db) => {
  let people = 0;

  /** Somebody who has just signed up, the id of their session, and a call with their token. */
  async function caller() {
    people += 1;
    const auth = createAuth(
      db(),
      readConfig({ APP_URL: "http://shop.example" }),
      "a secret for tests".repeat(2),
    );
    const account = {
      mode: "sign-up" as const,
      email: `caller-${people}@test.example`,
      password: "pebble and foam",
    };
    const entered = await signIn({ auth, db: db() }, account, {
      address: "192.0.2.1",
      headers: new Headers(),
    });
    if (!entered.ok) throw new Error(entered.code);
    const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    const headers = new Headers({ Cookie: cookies.join("; ") });
    const [session, { token }] = [
      await auth.api.getSession({ headers }),
      await auth.api.getToken({ headers }),
    ];
    const call = () => identifyCaller({ auth, db: db() }, new Headers({ Authorization: `Bearer ${token}` }));
    return { auth, email: account.email, headers, sessionId: session?.session.id ?? "", call };
  }

  test("a shopper by their token, and nobody without one", async () => {
    const { auth, email, call } = await caller();
    expect(await call()).toMatchObject({ ok: true, profile: { email } });
    expect(await identifyCaller({ auth, db: db() }, new Headers())).toEqual({ ok: true, profile: null });
  });

  test("nobody by the token of a session that has run out", async () => {
    const { sessionId, call } = await caller();
    await db()
      .update(authSession)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(authSession.id, sessionId));
    expect(await call()).toEqual({ ok: false });
  });

  test("nobody by the token of a session that was signed out", async () => {
    const { auth, headers, call } = await caller();
    await auth.api.signOut({ headers });
    expect(await call()).toEqual({ ok: false });
  });

  test("nobody by a token for one person that names another's session", async () => {
    const [one, other] = [await caller(), await caller()];
    const stranger = await other.auth.api.getSession({ headers: other.headers });
    await db()
      .update(authSession)
      .set({ userId: stranger?.user.id ?? "" })
      .where(eq(authSession.id, one.sessionId));
    expect(await one.call()).toEqual({ ok: false });
  });
});
