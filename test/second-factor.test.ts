import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge, signUpOwner } from "./edge.ts";
import { signUp } from "./http-shopper.ts";
import { readPage } from "./page.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

test.each([
  ["POST", "two-factor/verify-totp"],
  ["POST", "two-factor/verify-backup-code"],
  ["POST", "two-factor/enable"],
  ["POST", "two-factor/disable"],
  ["POST", "two-factor/generate-backup-codes"],
  ["POST", "two-factor/get-totp-uri"],
  ["POST", "passkey/verify-authentication"],
  ["POST", "passkey/verify-registration"],
  ["POST", "passkey/delete-passkey"],
  ["GET", "passkey/generate-register-options"],
  ["GET", "passkey/generate-authenticate-options"],
  ["GET", "passkey/list-user-passkeys"],
])("%s /api/auth/%s leads nowhere: throttles stand before the forms", async (method, path) => {
  const person = await signUp(shop);
  const reply = await person.send(`/api/auth/${path}`, {
    method,
    ...(method === "POST" && { body: "{}", headers: { "Content-Type": "application/json" } }),
  });
  expect([302, 404, 405, 415]).toContain(reply.status);
  expect(reply.headers.getSetCookie().join()).not.toMatch(/session_token|two_factor|passkey/);
  expect(reply.headers.get("content-type") ?? "").not.toContain("json");
});

test("the second step without a first one leads back to signing in", async () => {
  const visitor = shop.visit();
  const asked = await visitor.get("/login?mode=code&redirect=/checkout");
  expect([asked.status, asked.headers.get("location")]).toEqual([302, "/login?redirect=%2Fcheckout"]);
  const sent = await visitor.post("/login?redirect=/checkout", { mode: "code", code: "123456" });
  expect([sent.status, sent.headers.get("location")]).toEqual([
    302,
    "/login?redirect=%2Fcheckout&error=SECOND_STEP_ENDED",
  ]);
});

test("a passkey that is none is refused with a reason", async () => {
  const visitor = shop.visit();
  for (const response of ["", "no JSON", "[]", "{}", '{"id":"another"}']) {
    await visitor.post("/login", { mode: "passkey-begin" });
    const reply = await visitor.post("/login", { mode: "passkey", response });
    expect(reply.status, response).toBeGreaterThanOrEqual(400);
    expect(reply.status, response).toBeLessThan(500);
    expect(reply.headers.getSetCookie().join()).not.toContain("session_token=");
  }
});

test("asked of every admin, the panel shows who lacks one the way to it alone, at every address", async () => {
  const owner = await signUpOwner(shop);
  await shop.db.execute(sql`insert into house_rules (name) values ('second-factor')`);
  for (const path of ["/", "/?tab=products", "/?tab=orders&list=customers", "/shop?tab=staff"]) {
    const page = await readPage(owner.get(path));
    expect(page.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual(["Signing in"]);
    expect(page.text("main")).toContain("asks every admin for a second step");
    expect(page.document.querySelectorAll("nav a")).toHaveLength(0);
  }
  for (const path of ["/admin/products.csv", "/admin/orders.csv", "/admin/log.csv", "/admin/stock.csv?id=x"])
    expect((await owner.get(path)).status, path).toBe(403);
  for (const [path, form] of [
    ["/admin/tokens", { name: "ERP", scope: "write" }],
    ["/admin/staff", { intent: "ask-for-factor", asked: "false" }],
    ["/admin/products", { intent: "delete", id: "silk-milk" }],
  ] as const)
    expect((await owner.post(path, form)).status, path).toBe(403);
  // Shown one, all of it is back with the next request.
  await shop.db.execute(sql`update auth.session set is_strong = true`);
  const page = await readPage(owner.get("/?tab=staff"));
  expect(page.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual(["Staff"]);
});
