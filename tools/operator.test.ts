import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#app/db/client.server.ts";
import { authUser } from "#app/db/schema.ts";
import { createServerDatabase } from "#test/database.ts";
import { runTool } from "#test/run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "nacre-tools-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("admin, db:export and db:import as an operator types them", async () => {
  const env = { DATABASE_URL: await createServerDatabase(), SESSION_SECRET: "x".repeat(32) };
  const { db, close } = await openDatabase({ databaseUrl: env.DATABASE_URL });
  await db.insert(authUser).values({ id: "owner", name: "", email: "owner@test.example" });
  await close();
  const copy = join(folder, "copy.jsonl.gz");
  expect(await runTool("admin", ["grant", "owner@test.example"], env)).toEqual({
    code: 0,
    out: "owner@test.example is an admin now.\n",
    err: "",
  });
  const exported = await runTool("db-export", [copy], env);
  expect(exported).toMatchObject({ code: 0, out: expect.stringContaining("public.users: 1"), err: "" });
  expect(exported.out).toContain("keep the session secret too");
  const refused = await runTool("db-import", [copy], env);
  expect(refused).toMatchObject({
    code: 1,
    out: "",
    err: expect.stringMatching(/^There is a shop in this database already.+--replace\n$/),
  });
  const imported = await runTool("db-import", [copy, "--replace"], env);
  expect(imported).toMatchObject({ code: 0, out: expect.stringContaining("public.users: 1") });
});

test("a server that does not answer is told in one sentence", async () => {
  const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/shop", SESSION_SECRET: "x".repeat(32) };
  const { code, err } = await runTool("db-export", [join(folder, "none.gz")], env);
  expect({ code, err }).toEqual({
    code: 1,
    err: "The PostgreSQL server in DATABASE_URL does not answer.\n",
  });
});
