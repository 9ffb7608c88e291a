import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "#app/db/client.server.ts";
import {
  authAccount,
  authUser,
  mailBlocks,
  orders,
  outbox,
  products,
  stockAlerts,
  users,
} from "#app/db/schema.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import type { Step } from "#app/features/orders/order-steps.ts";
import { readUnsubscribe, unsubscribe } from "#app/outbox/unsubscribe.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type MailServer, openMailServer } from "#test/doubles/mail-server.ts";
import { insertOrder, insertProduct, insertShopper, makeAddress } from "#test/factories.ts";
import { openMemoryDatabase } from "#test/memory-database.ts";
import { createHandlers } from "./handlers.server.ts";
import { blockMail, isMailBlocked } from "./mail-blocks.server.ts";
import { releaseMails, UNCONFIRMED } from "./outbox.server.ts";
import { signMail } from "./sign-mail.server.ts";

/** Signs links and ids of mails. */
const MAIL_SECRET = "signs what is in mails";
const SECRET = `whsec_${Buffer.from("a secret of twenty-four ").toString("base64")}`;

let database: OpenDatabase;
let mailServer: MailServer;
let receiver: Server;
/** What the receiver got, and what it answers. */
const received: { headers: Record<string, string>; body: string }[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
const dataDir = mkdtempSync(join(tmpdir(), "nacre-outbox-"));
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  [database, mailServer] = await Promise.all([openMemoryDatabase(), openMailServer()]);
  receiver = createServer(async (request, reply) => {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    reply.writeHead(answer.status, answer.headers).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
});

afterAll(async () => {
  await Promise.all([database.close(), mailServer.close()]);
  receiver.close();
  rmSync(dataDir, { recursive: true });
});

beforeEach(() => {
  received.length = 0;
  mailServer.mails.length = 0;
  answer = { status: 204 };
});

const webhookUrl = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`;

function open({ smtp = true, webhook = true } = {}) {
  return createHandlers(
    { db: database.db, log: { info: (facts: object) => void lines.push({ ...facts }) } as never },
    {
      appUrl: "https://nacre.example",
      dataDir,
      mail: { from: "care@nacre.example", smtpUrl: smtp ? mailServer.url : undefined },
      secret: MAIL_SECRET,
      orderWebhook: webhook ? { url: webhookUrl(), secret: SECRET } : undefined,
      support: { email: "care@nacre.example", phone: "" },
    },
  );
}

/** An order of two units of a product whose name tries to be HTML. */
async function order(language: Language) {
  const product = await insertProduct(database.db, { name: "Night <b>& Day</b>", price: 4800 });
  const lines = [{ productId: product.id, quantity: 2, price: 4800 }];
  return { ...(await insertOrder(database.db, lines, { language })), product };
}

/** Somebody has pressed the link in a mail to this address. */
async function isConfirmed({ id, email }: { id: string; email: string }) {
  await database.db.insert(authUser).values({ id, email, name: "", emailVerified: true });
}

/** The example that receivers are written by. */
function documentedEvent(): unknown {
  const [, example = ""] = /```json\n(.*?)```/s.exec(readFileSync("docs/webhooks.md", "utf8")) ?? [];
  return JSON.parse(example);
}

/** The names of all fields, sorted, of whatever depth. */
function fieldsOf(value: unknown, path = ""): string[] {
  if (value === null || typeof value !== "object") return [path];
  const entries = Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, `${path}.${key}`));
  return entries.sort();
}

/** The parts of a mail, decoded: head, text and HTML. */
function partsOf(source: string) {
  const decoded = source
    .replaceAll("=\r\n", "")
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
  const [head = "", text = "", html = ""] = decoded.split(/\r\n----\S+\r\n/);
  return { head, text, html };
}

test.each([
  ["en", "Your order", "Thank you, Ada Shell.", "Total: $106.00", "United States"],
  ["fr", "Votre commande", "Merci, Ada Shell.", "Total : $106.00", "États-Unis"],
  ["sp", "Tu pedido", "Gracias, Ada Shell.", "Total: $106.00", "Estados Unidos"],
] as const)(
  "an order is confirmed in %s, as text and as HTML",
  async (language, subject, thanks, total, country) => {
    const { id, shopper } = await order(language);
    await isConfirmed(shopper);
    await database.db.update(orders).set({ giftNote: "For <i>Ines</i>" }).where(eq(orders.id, id));
    const { handlers, close } = open();
    await handlers["order-mail"]({ orderId: id, language }, { id: "delivery-1" });
    close();
    expect(mailServer.mails).toHaveLength(1);
    expect(mailServer.mails[0]?.to).toEqual([shopper.email]);
    const { head, text, html } = partsOf(mailServer.mails[0]?.source ?? "");
    expect(head).toContain(`Subject: ${subject} ${id.slice(0, 8)}`);
    expect(head).toContain(
      `Message-ID: <delivery-1.${signMail(MAIL_SECRET, "delivery-1", shopper.email)}@nacre.example>`,
    );
    expect(head).toContain("From: Nacre <care@nacre.example>");
    for (const part of [text, html]) {
      expect(part).toContain(thanks);
      expect(part).toContain(country);
      expect(part).toContain("$96.00");
      expect(part).toContain(`https://nacre.example/profile?order=${id}`);
    }
    expect(text).toContain(total);
    expect(text).toContain("Night <b>& Day</b> × 2");
    expect(html).toContain("Night &lt;b&gt;&amp; Day&lt;/b&gt; × 2");
    expect(html).toContain("prefers-color-scheme: dark");
    expect(text).toContain("For <i>Ines</i>");
    expect(html).toContain("For &lt;i&gt;Ines&lt;/i&gt;");
  },
);

test.each([
  ["en", "Choose a new password", "Is this your email?"],
  ["fr", "Choisissez un nouveau mot de passe", "Est-ce bien votre adresse"],
  ["sp", "Elige una contrase", "¿Es este tu correo?"],
] as const)("the links of an account are sent in %s, whole", async (language, forgotten, confirmed) => {
  const userId = `asks-in-${language}`;
  const email = `${userId}@test.example`;
  await database.db.insert(authUser).values({ id: userId, email, name: "" });
  await database.db
    .insert(authAccount)
    .values({ id: userId, accountId: userId, providerId: "credential", userId, password: "a hash" });
  const { handlers, close } = open();
  // Longer than a line of a mail may be.
  const asked = { userId, language, token: `${"t".repeat(300)}+/=&` };
  await handlers["reset-mail"](asked, { id: "delivery-7" });
  await handlers["confirm-mail"](asked, { id: "delivery-8" });
  close();
  const links = [`login?reset=`, `account/confirm?token=`];
  for (const [place, heading] of [forgotten, confirmed].entries()) {
    const mail = mailServer.mails[place];
    expect(mail?.to).toEqual([email]);
    const { text, html } = partsOf(mail?.source ?? "");
    for (const part of [text, html]) {
      expect(part).toContain(heading);
      expect(part).toContain(`https://nacre.example/${links[place]}${encodeURIComponent(asked.token)}`);
    }
  }
});

test("a mail server that refuses is told by its code, without the address", async () => {
  const { id } = await order("en");
  mailServer.refuse(550);
  const { handlers, close } = open();
  const sent = handlers["order-mail"]({ orderId: id, language: "en" }, { id: "delivery-2" });
  await expect(sent).rejects.toThrow(/^SMTP: EENVELOPE 550$/);
  mailServer.refuse(undefined);
  close();
});

test("a mail server that is away is a failure to try again", async () => {
  const { id } = await order("en");
  const away = await openMailServer();
  await away.close();
  const { handlers, close } = createHandlers(
    { db: database.db, log: { info: () => {} } },
    {
      appUrl: "https://nacre.example",
      dataDir,
      secret: MAIL_SECRET,
      mail: { from: "care@nacre.example", smtpUrl: away.url },
      support: { email: "care@nacre.example", phone: "" },
    },
  );
  const sent = handlers["order-mail"]({ orderId: id, language: "en" }, { id: "delivery-3" });
  await expect(sent).rejects.toThrow(/^SMTP: E/);
  close();
});

test("without a mail server the mail is a file, and its subject is in the log", async () => {
  const { id, shopper } = await order("en");
  const { handlers, close } = open({ smtp: false });
  const tell = () => handlers["order-mail"]({ orderId: id, language: "en" }, { id: "delivery-4" });
  await tell();
  await tell();
  close();
  expect(readdirSync(join(dataDir, "mail"))).toEqual(["delivery-4.eml"]);
  const { head } = partsOf(
    readFileSync(join(dataDir, "mail/delivery-4.eml"), "utf8").replaceAll(/\r?\n/g, "\r\n"),
  );
  expect(head).toContain(`To: ${shopper.email}`);
  expect(lines.at(-1)?.["subject"]).toBe(`Your order ${id.slice(0, 8)}`);
  expect(JSON.stringify(lines)).not.toContain(shopper.email);
});

test("an order event is posted signed, under the same id at each try", async () => {
  const { id, shopper, product } = await order("en");
  const { handlers, close } = open();
  for (const _ of [1, 2]) await handlers["order-webhook"]({ orderId: id }, { id: "msg_1" });
  close();
  expect(received).toHaveLength(2);
  for (const { headers, body } of received) {
    expect(headers["webhook-id"]).toBe("msg_1");
    expect(new Webhook(SECRET).verify(body, headers)).toMatchObject({
      type: "order.placed",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id,
        status: "pending",
        currency: "USD",
        items: [{ productId: product.id, quantity: 2, price: 4800, name: product.name }],
        subtotal: 9600,
        shipping: 1000,
        total: 10_600,
        shippingAddress: makeAddress(),
        customer: { id: shopper.id, email: shopper.email, name: "New User" },
      },
    });
    const other = `whsec_${Buffer.from("another secret, 24 bytes").toString("base64")}`;
    expect(() => new Webhook(other).verify(body, headers)).toThrow();
  }
});

test.each([500, 404, 302])("a receiver that answers %i has not got it", async (status) => {
  const { id } = await order("en");
  answer = { status, headers: { Location: "/elsewhere" } };
  const { handlers, close } = open();
  const told = handlers["order-webhook"]({ orderId: id }, { id: "msg_2" });
  await expect(told).rejects.toThrow(`the receiver answered ${status}`);
  expect(received).toHaveLength(1);
  close();
});

test("without a receiver nothing is told, and that is that", async () => {
  const { id } = await order("en");
  const { handlers, close } = open({ webhook: false });
  await handlers["order-webhook"]({ orderId: id }, { id: "msg_3" });
  expect(received).toEqual([]);
  close();
});

test("a step of an order is told by mail in the shopper's language, and to other systems; one taken back is not", async () => {
  const { id, shopper } = await order("fr");
  const take = (step: Step) => advanceOrder(database.db, "operator", id, step);
  await take({ kind: "paid", amount: 10_600 });
  const { handlers, close } = open();
  const mail = (number: number) => handlers["step-mail"]({ orderId: id, number }, { id: `step-${number}` });
  const post = (number: number) =>
    handlers["order-webhook"]({ orderId: id, number }, { id: `step-${number}` });
  expect(await mail(1)).toBe(true);
  await take({ kind: "shipped", carrier: "La Poste", number: "6A1", link: "https://post.example/6A1" });
  // The mail of the parcel says it too.
  expect(await mail(1)).toBe(false);
  expect(await mail(2)).toBe(true);
  expect(mailServer.mails.map(({ to }) => to)).toEqual([[shopper.email], [shopper.email]]);
  const [paid, shipped] = mailServer.mails.map(({ source }) => partsOf(source));
  expect(paid?.text).toContain("Votre paiement de $106.00 nous est parvenu");
  for (const said of ["est en route", "La Poste", "6A1", "https://post.example/6A1"])
    expect(shipped?.text).toContain(said);
  await post(1);
  await post(2);
  expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: "order.paid", data: { id, status: "shipped", amount: 10_600 } },
    { type: "order.shipped", data: { tracking: { carrier: "La Poste", number: "6A1" } } },
  ]);
  expect(fieldsOf(JSON.parse(received[1]?.body ?? ""))).toEqual(fieldsOf(documentedEvent()));
  await take({ kind: "undone" });
  expect([await mail(2), await post(2)]).toEqual([false, false]);
  expect(mailServer.mails).toHaveLength(2);
  expect(received).toHaveLength(2);
  close();
});

test("whoever asked is told once that a product is back, however its stock came back", async () => {
  const { db } = database;
  const [product, shopper] = [await insertProduct(db, { stock: 0, name: "Tide" }), await insertShopper(db)];
  const stockIs = (stock: number) => db.update(products).set({ stock }).where(eq(products.id, product.id));
  const asked = { userId: shopper.id, productId: product.id, language: "fr" as const };
  await db.insert(stockAlerts).values(asked);
  const waiting = () => db.select().from(outbox).where(eq(outbox.kind, "restock-mail"));

  const undone = db.transaction(async (tx) => {
    await tx.update(products).set({ stock: 5 }).where(eq(products.id, product.id));
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await waiting()).toEqual([]);
  for (const stock of [3, 0, 4, 9]) await stockIs(stock);
  const rows = await waiting();
  expect(rows.map(({ payload }) => payload)).toEqual([asked]);
  expect(await db.select().from(stockAlerts)).toEqual([]);

  const { handlers, close } = open();
  await handlers["restock-mail"](asked, { id: "delivery-5" });
  const { head, text } = partsOf(mailServer.mails[0]?.source ?? "");
  expect(mailServer.mails[0]?.to).toEqual([shopper.email]);
  expect(head).toContain("Subject: Tide, de retour en stock");
  expect(text).toContain(`https://nacre.example/product/${product.id}`);
  await db.delete(users).where(eq(users.id, shopper.id));
  await handlers["restock-mail"](asked, { id: "delivery-6" });
  expect(mailServer.mails).toHaveLength(1);
  close();
});

test("whoever typed another's address writes them three mails an hour, and no word of their own", async () => {
  const placed = await order("en");
  const { email, id: userId } = placed.shopper;
  await database.db
    .update(orders)
    .set({
      shippingAddress: makeAddress({ fullName: "You have won, see evil.example" }),
      giftNote: "Look at evil.example",
    })
    .where(eq(orders.id, placed.id));
  await database.db.insert(authUser).values({ id: userId, email, name: "" });
  const { handlers, close } = open();
  const mails = {
    order: () => handlers["order-mail"]({ orderId: placed.id, language: "en" }, { id: "o" }),
    link: () => handlers["reset-mail"]({ userId, token: "t", language: "en" }, { id: "l" }),
    news: () =>
      handlers["restock-mail"]({ userId, productId: placed.product.id, language: "en" }, { id: "n" }),
  };
  expect([await mails.order(), await mails.link(), await mails.news()]).toEqual([true, true, true]);
  for (const mail of Object.values(mails)) {
    const told = await mail();
    expect(typeof told === "object" && told.seconds).toBeGreaterThan(3500);
  }
  expect(mailServer.mails).toHaveLength(3);
  expect(mailServer.mails.map(({ source }) => partsOf(source).text).join()).not.toContain("evil");
  // What lets the others go waits for none of them.
  expect(await handlers["confirm-mail"]({ userId, token: "t", language: "en" }, { id: "c" })).toBe(true);
  await database.db.update(authUser).set({ emailVerified: true }).where(eq(authUser.id, userId));
  for (const mail of Object.values(mails)) expect(await mail()).toBe(true);
  close();
});

test("mails that waited for a confirmation are sent once it comes, others are not", async () => {
  const [{ id, shopper }, other] = [await order("en"), await order("fr")];
  const later = new Date(Date.now() + 3_000_000);
  await database.db.update(outbox).set({ dueAt: later, lastError: UNCONFIRMED });
  await releaseMails(database.db, shopper.id);
  const rows = await database.db.select().from(outbox);
  const due = rows.filter(({ dueAt }) => dueAt.getTime() <= Date.now());
  expect(new Set(due.map(({ payload }) => (payload as { orderId: string }).orderId))).toEqual(new Set([id]));
  expect(due.map(({ kind }) => kind)).toContain("order-mail");
  expect(other.id).not.toBe(id);
});

test("an address that does not exist is not tried again; one that is refused for another reason is", async () => {
  const { id, shopper } = await order("en");
  const { handlers, close } = open();
  const mail = () => handlers["order-mail"]({ orderId: id, language: "en" }, { id: "delivery-9" });
  mailServer.refuse(550, "5.7.1 try from elsewhere");
  await expect(mail()).rejects.toThrow("SMTP: EENVELOPE 550");
  mailServer.refuse(550, "5.1.1 no such user");
  expect(await mail()).toBe(false);
  mailServer.refuse(undefined);
  expect(await mail()).toBe(false);
  expect(mailServer.mails).toEqual([]);
  expect(await isMailBlocked(database.db, shopper.email.toUpperCase(), "news")).toBe(true);
  close();
});

test("news of stock say in their head how they are ended, and end", async () => {
  const { shopper, product } = await order("sp");
  const { handlers, close } = open();
  const tell = () =>
    handlers["restock-mail"]({ userId: shopper.id, productId: product.id, language: "sp" }, { id: "n-2" });
  expect(await tell()).toBe(true);
  const { head, text } = partsOf(mailServer.mails[0]?.source ?? "");
  // As it came: what decodes a text would take an address for encoded.
  const source = mailServer.mails[0]?.source ?? "";
  const link = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(source)?.[1] ?? "";
  expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(text).toContain(link);
  const query = new URL(link).searchParams;
  expect(readUnsubscribe(MAIL_SECRET, query)).toEqual({
    for: shopper.id,
    language: "sp",
    signed: expect.any(String),
  });
  query.set("for", "another");
  expect(readUnsubscribe(MAIL_SECRET, query)).toBeUndefined();
  expect(await unsubscribe(database.db, shopper.id)).toBe(shopper.email);
  expect(await tell()).toBe(false);
  expect(mailServer.mails).toHaveLength(1);
  close();
});

test("a block ends when its time is up", async () => {
  await blockMail(database.db, "full@test.example", "bounced");
  expect(await isMailBlocked(database.db, "full@test.example", "other")).toBe(true);
  await database.db.update(mailBlocks).set({ until: new Date(Date.now() - 1) });
  expect(await isMailBlocked(database.db, "full@test.example", "other")).toBe(false);
});
