import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { authUser } from "#app/db/schema.ts";

const dataDir = mkdtempSync(join(tmpdir(), "nacre-admin-"));
const EMAIL = "owner@test.example";

beforeAll(async () => {
  const database = await openDatabase({ dataDir });
  await database.db.insert(authUser).values({ id: "owner", name: "", email: EMAIL });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command as `npm run admin` does. */
function admin(words: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const options = { env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, ...env } };
    execFile(process.execPath, ["tools/admin.ts", ...words], options, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

test("grants, lists and revokes", async () => {
  expect(await admin(["list"])).toMatchObject({ code: 0, out: "Nobody is an admin.\n" });
  expect(await admin(["grant", "Owner@Test.example"])).toMatchObject({
    code: 0,
    out: "Owner@Test.example is an admin now.\n",
  });
  expect((await admin(["grant", EMAIL])).out).toContain("is an admin already");
  expect((await admin(["list"])).out).toBe(`${EMAIL}  New User\n`);
  expect((await admin(["revoke", EMAIL])).out).toContain("is no admin any more");
  expect((await admin(["revoke", EMAIL])).out).toContain("nothing was changed");
  expect((await admin(["list"])).out).toBe("Nobody is an admin.\n");
});

test.each([
  [["grant", "nobody@test.example"], "no account with the e-mail address nobody@test.example"],
  [["grant"], "needs the e-mail address"],
  [["revoke", "nonsense"], "needs the e-mail address"],
  [[], "Usage:"],
  [["promote", EMAIL], "Usage:"],
  [["list", "everyone"], "Usage:"],
])("%j is refused in words", async (words, said) => {
  const { code, out, err } = await admin(words);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(said);
  expect(err).not.toContain("    at ");
});

test("says to stop the shop first when it has the embedded database open", async () => {
  const shop = await openDatabase({ dataDir });
  const { code, err } = await admin(["list"]);
  await shop.close();
  expect(code).toBe(1);
  expect(err).toMatch(/^The shop is running.+Stop the shop/);
  expect(err).not.toContain("    at ");
});

test("says so when there is no shop, or no server", async () => {
  expect((await admin(["list"], { DATA_DIR: join(dataDir, "nothing") })).err).toContain(
    "There is no shop in",
  );
  const DATABASE_URL = "postgres://nobody:nothing@127.0.0.1:1/shop";
  const { err } = await admin(["list"], { DATABASE_URL, SESSION_SECRET: "x".repeat(32) });
  expect(err).toBe("The PostgreSQL server in DATABASE_URL does not answer.\n");
});
