import { afterAll, beforeAll, expect, test } from "vitest";
import { unsubscribeUrl } from "#app/outbox/unsubscribe.server.ts";
import { isMailBlocked } from "#app/outbox/mail-blocks.server.ts";
import { type Edge, openEdge } from "./edge.ts";
import { insertShopper } from "./factories.ts";

const TOKEN = "a token of a mail server";
const SECRET = "a secret of thirty-two characters";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge({ env: { SESSION_SECRET: SECRET, BOUNCE_TOKEN: TOKEN } });
});
afterAll(() => shop.close());

test("news are ended by the button of a mail program, which sends no cookie and names no page", async () => {
  const { email, id } = await insertShopper(shop.db);
  const house = { appUrl: shop.url, secret: SECRET, support: { email: "", phone: "" } };
  const link = unsubscribeUrl(house, id, "fr");
  const asked = await shop.fetch(link, {});
  expect(await asked.text()).toContain('<form method="post">');
  expect(await isMailBlocked(shop.db, email, "news")).toBe(false);
  const press = (to: string) =>
    shop.fetch(to, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  const ended = await press(link);
  expect(ended.status).toBe(200);
  expect(await ended.text()).toContain(`${email} ne recevra plus`);
  expect(await isMailBlocked(shop.db, email, "news")).toBe(true);
  const other = link.replace(id, "another");
  expect([(await press(other)).status, (await shop.fetch(other, {})).status]).toEqual([400, 400]);
});

test("whoever has the token says which mails came back, and nobody else", async () => {
  const email = "gone@test.example";
  const tell = (token: string, body: string, type = "application/json") =>
    shop.fetch(`${shop.url}/mail/bounces`, {
      method: "POST",
      headers: { "Content-Type": type, Authorization: `Bearer ${token}` },
      body,
    });
  const told = JSON.stringify({ email, kind: "bounce" });
  expect((await tell("a guess of this token ok", told)).status).toBe(401);
  expect(await isMailBlocked(shop.db, email, "other")).toBe(false);
  expect((await tell(TOKEN, told)).status).toBe(204);
  expect(await isMailBlocked(shop.db, email, "other")).toBe(true);
  expect((await tell(TOKEN, "{}")).status).toBe(400);
  expect((await tell(TOKEN, "a mail about another matter", "message/rfc822")).status).toBe(204);
  expect((await tell(TOKEN, "x".repeat(300_000), "message/rfc822")).status).toBe(413);
  expect(JSON.stringify(shop.log())).not.toContain(email);
});
