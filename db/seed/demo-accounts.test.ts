import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#app/config/env.server.ts";
import { authSession, authUser, users } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { createDemoAccounts } from "./demo-accounts.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "nacre-demo-"));
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

describeOnEachDatabase("demo accounts", (db) => {
  test("a shopper and an admin with passwords that only a file knows, signed in nowhere, once", async () => {
    const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: "a secret of at least 32 characters" });
    await db().delete(authUser);
    await db().delete(users);
    await createDemoAccounts(db(), config);
    await createDemoAccounts(db(), config);
    const file = join(dataDir, "demo-accounts.txt");
    expect(readFileSync(file, "utf8")).toMatch(
      /^Shopper: shopper@nacre\.example {2}\S{12}\nAdmin: admin@nacre\.example {2}\S{12}\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const rows = await db().select({ isAdmin: users.isAdmin }).from(users);
    expect(rows.map(({ isAdmin }) => isAdmin).sort()).toEqual([false, true]);
    expect(await db().$count(authSession)).toBe(0);
  });
});
