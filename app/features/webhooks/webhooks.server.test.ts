import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, test } from "vitest";
import { adminLog, outbox, webhookDeliveries, webhookReceivers } from "#app/db/schema.ts";
import { deleteProduct } from "#app/features/catalogue/delete-product.server.ts";
import type { ProductInput } from "#app/features/catalogue/parse-product.server.ts";
import { createProduct, updateProduct } from "#app/features/catalogue/save-product.server.ts";
import { setStock } from "#app/features/catalogue/set-stock.server.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import type { Post } from "#app/outbox/webhook.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertOrder, insertProduct, makeProduct } from "#test/factories.ts";
import { deliverEvent } from "./deliver-event.server.ts";
import { EVENT_TYPES, type EventType, type Happening } from "./event.ts";
import {
  changeReceiver,
  createReceiver,
  listReceivers,
  removeReceiver,
  sendAgain,
  testReceiver,
} from "./receivers.server.ts";
import { spreadEvent } from "./spread-event.server.ts";

function formOf(fields: Record<string, string>, events: readonly string[] = EVENT_TYPES): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const type of events) form.append("events", type);
  return form;
}

/** What a form makes of a product. */
function makeInput(overrides: Parameters<typeof makeProduct>[0] = {}): ProductInput {
  const { id: _i, createdAt: _c, claims: _l, ...input } = makeProduct(overrides);
  return input;
}

interface Sent {
  type: string;
  data: object;
}

/** The examples that receivers are written by, by their type. */
const EXAMPLES = new Map(
  [...readFileSync("docs/webhooks.md", "utf8").matchAll(/```json\n(.*?)```/gs)].map(([, example = ""]) => {
    const event: { type: string } = JSON.parse(example);
    return [event.type, event] as const;
  }),
);

/** The names of all fields, sorted, of whatever depth; what a list holds counts once. */
function fieldsOf(value: unknown, path = ""): string[] {
  if (value === null || typeof value !== "object") return [path];
  if (Array.isArray(value)) return value.length > 0 ? fieldsOf(value[0], `${path}[]`) : [`${path}[]`];
  return Object.entries(value)
    .flatMap(([key, inner]) => fieldsOf(inner, `${path}.${key}`))
    .sort();
}

describeOnEachDatabase("receivers of webhooks", (db) => {
  afterEach(async () => {
    for (const table of [outbox, webhookReceivers, adminLog]) await db().delete(table);
  });

  const add = async (events: readonly EventType[] = EVENT_TYPES, url = "https://erp.example/hook") => {
    expect(await createReceiver(db(), ADMIN, formOf({ url }, events))).toEqual({ ok: true });
    const receiver = (await listReceivers(db(), ADMIN)).at(-1);
    if (!receiver) throw new Error("no receiver");
    return receiver;
  };
  const happenings = async () =>
    (await db().select().from(outbox).where(eq(outbox.kind, "event")).orderBy(outbox.createdAt)).map(
      (row) => ({ id: row.id, happened: row.payload as Happening }),
    );
  const posts = async () =>
    (await db().select().from(outbox).where(eq(outbox.kind, "webhook"))).map(
      (row) => row.payload as { deliveryId: string; receiverId: string },
    );
  /** Spreads all that happened, as the outbox would, and forgets it. */
  const spread = async () => {
    for (const { id, happened } of await happenings()) {
      await spreadEvent(db(), happened, id);
      await db().delete(outbox).where(eq(outbox.id, id));
    }
  };
  /** Posts all that waits, to a receiver that answers so; tells what it was sent. */
  const post = async (status = 204) => {
    const sent: { url: string; headers: Record<string, string>; event: Sent }[] = [];
    const answering: Post = async (url, { headers, body }) => {
      sent.push({ url, headers, event: JSON.parse(body) });
      return status;
    };
    for (const told of await posts()) {
      await deliverEvent(db(), told, answering).catch(() => {});
      if (status < 300) await db().delete(outbox).where(eq(outbox.kind, "webhook"));
    }
    return sent;
  };
  const order = async () => {
    const product = await insertProduct(db(), { price: 4800 });
    const { id } = await insertOrder(db(), [{ productId: product.id, quantity: 2, price: 4800 }]);
    return { id, product };
  };

  test("without one, nothing is left to be told of products", async () => {
    const id = await createProduct(db(), ADMIN, makeInput());
    await setStock(db(), ADMIN, { id, shown: 20, stock: 3 });
    await deleteProduct(db(), ADMIN, id);
    expect(await db().select().from(outbox)).toEqual([]);
  });

  test("each is told what it chose, signed with its own secret", async () => {
    const all = await add();
    const low = await add(["stock.low"], "https://buyer.example/");
    const input = makeInput({ stock: 20 });
    const id = await createProduct(db(), ADMIN, input);
    await updateProduct(db(), ADMIN, { id, version: 1, shownStock: 20 }, { ...input, price: 5200 });
    await setStock(db(), ADMIN, { id, shown: 20, stock: 8 });
    await setStock(db(), ADMIN, { id, shown: 8, stock: 3 });
    await setStock(db(), ADMIN, { id, shown: 3, stock: 2 });
    await spread();
    const sent: [string, Sent][] = [];
    for (const told of await posts())
      await deliverEvent(db(), told, async (url, { headers, body }) => {
        const { secret } = url === all.url ? all : low;
        new Webhook(secret).verify(body, headers);
        sent.push([url, JSON.parse(body)]);
        return 204;
      });
    const of = (url: string) => sent.filter(([to]) => to === url).map(([, event]) => event);
    expect(of(low.url)).toMatchObject([
      { type: "stock.low", data: { productId: id, name: input.name, before: 8, stock: 3 } },
    ]);
    const types = of(all.url).map(({ type }) => type);
    expect(types.sort()).toEqual([
      "product.created",
      "product.updated",
      "stock.changed",
      "stock.changed",
      "stock.changed",
      "stock.low",
    ]);
    expect(of(all.url).find(({ type }) => type === "product.updated")?.data).toMatchObject({
      id,
      price: 5200,
      currency: "USD",
      version: 2,
    });
  });

  test("saving without a change sends no event; a deletion is sent with the product's name", async () => {
    const product = await insertProduct(db());
    await add();
    const { createdAt: _c, claims: _l, id, ...input } = product;
    await updateProduct(db(), ADMIN, { id, version: 1, shownStock: input.stock }, input);
    expect(await happenings()).toEqual([]);
    await deleteProduct(db(), ADMIN, id);
    await spread();
    expect((await post()).map(({ event }) => event)).toMatchObject([
      { type: "product.removed", data: { id, name: product.name } },
    ]);
  });

  test("an order and its steps are told, with the stock that it took; a step only when it cannot be undone", async () => {
    await add(EVENT_TYPES.filter((type) => type !== "product.created"));
    const { id, product } = await order();
    await advanceOrder(db(), "operator", id, { kind: "paid", amount: 10_600 });
    const waiting = await db().select().from(outbox).where(eq(outbox.kind, "event"));
    expect(waiting.map(({ dueAt }) => dueAt.getTime() > Date.now() + 100_000).sort()).toEqual([
      false,
      false,
      true,
    ]);
    await spread();
    const sent = await post();
    expect(sent.map(({ event }) => event.type).sort()).toEqual([
      "order.paid",
      "order.placed",
      "stock.changed",
    ]);
    const [placed, stock] = ["order.placed", "stock.changed"].map(
      (type) => sent.find(({ event }) => event.type === type)?.event,
    );
    expect(placed?.data).toMatchObject({ id, total: 10_600, status: "paid" });
    expect(stock?.data).toEqual({ productId: product.id, name: product.name, before: 20, stock: 18 });
  });

  test("spreading an event twice delivers it once, under one id for all tries", async () => {
    const receiver = await add(["stock.changed"]);
    const { id } = await insertProduct(db());
    await setStock(db(), ADMIN, { id, shown: 20, stock: 19 });
    const [first] = await happenings();
    if (!first) throw new Error("nothing happened");
    for (const _ of [1, 2]) await spreadEvent(db(), first.happened, first.id);
    expect(await posts()).toHaveLength(1);
    const ids = [...(await post(500)), ...(await post(204))].map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([`${first.id}.stock.changed`, `${first.id}.stock.changed`]);
    expect((await listReceivers(db(), ADMIN))[0]).toMatchObject({
      id: receiver.id,
      deliveries: [{ type: "stock.changed", attempts: 2, answer: "answered 204" }],
    });
  });

  test("one that does not answer at all waits with all that is for it, and holds up no other", async () => {
    const silent = await add(["product.created"], "https://silent.example/");
    await add(["product.created"]);
    for (const _ of [1, 2]) await createProduct(db(), ADMIN, makeInput());
    await spread();
    const [told] = (await posts()).filter(({ receiverId }) => receiverId === silent.id);
    if (!told) throw new Error("nothing to tell");
    const timeOut: Post = async () => {
      throw new DOMException("late", "TimeoutError");
    };
    await expect(deliverEvent(db(), told, timeOut)).rejects.toMatchObject({
      isAway: false,
      message: "the receiver did not answer: TimeoutError",
    });
    const rows = await db().select().from(outbox).where(eq(outbox.kind, "webhook"));
    const late = rows.filter(({ dueAt }) => dueAt.getTime() > Date.now() + 30_000);
    expect(late.map(({ payload }) => (payload as typeof told).receiverId)).toEqual([silent.id, silent.id]);
  });

  test("sent again under the same id, at once where it waits; not while the receiver is off", async () => {
    const receiver = await add(["product.created"]);
    await createProduct(db(), ADMIN, makeInput());
    await spread();
    await db()
      .update(outbox)
      .set({ dueAt: new Date(Date.now() + 3_600_000) });
    const [waiting] = await posts();
    expect(await sendAgain(db(), ADMIN, waiting?.deliveryId ?? "")).toEqual({ ok: true });
    const rows = await db().select().from(outbox);
    expect(rows.map(({ dueAt }) => dueAt.getTime() <= Date.now() + 1000)).toEqual([true]);
    const [first] = await post();
    expect(await posts()).toEqual([]);
    expect(await sendAgain(db(), ADMIN, waiting?.deliveryId ?? "")).toEqual({ ok: true });
    expect((await post())[0]?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    await changeReceiver(db(), ADMIN, formOf({ receiver: receiver.id }));
    expect(await sendAgain(db(), ADMIN, waiting?.deliveryId ?? "")).toMatchObject({ problem: "off" });
    expect(await sendAgain(db(), ADMIN, "none")).toMatchObject({ problem: "gone" });
  });

  test("a receiver that is off or removed gets nothing more", async () => {
    const receiver = await add(["product.created"]);
    await createProduct(db(), ADMIN, makeInput());
    await spread();
    await changeReceiver(db(), ADMIN, formOf({ receiver: receiver.id }));
    expect(await post()).toEqual([]);
    await createProduct(db(), ADMIN, makeInput());
    expect(await happenings()).toEqual([]);
    expect(await removeReceiver(db(), ADMIN, receiver.id)).toEqual({ ok: true });
    expect(await db().select().from(webhookDeliveries)).toEqual([]);
    const log = await db().select().from(adminLog);
    const mine = log.filter(({ deed }) => deed === "receiver-change");
    expect(mine).toHaveLength(3);
    expect(JSON.stringify(mine)).not.toContain("whsec_");
  });

  test("a try is posted at once, and stands among the deliveries", async () => {
    const { id } = await add();
    expect(await testReceiver(db(), ADMIN, id, async () => 200)).toEqual({
      ok: true,
      answer: "answered 200",
    });
    expect(await testReceiver(db(), ADMIN, id, async () => 410)).toEqual({
      ok: false,
      problem: "refused",
      answer: "answered 410",
    });
    const [receiver] = await listReceivers(db(), ADMIN);
    expect(receiver?.deliveries.map(({ answer }) => answer)).toEqual(["answered 410", "answered 200"]);
  });

  test.each([
    ["http://erp.example/", "invalid"],
    ["ftp://erp.example/", "invalid"],
    ["no address", "invalid"],
    ["https://127.0.0.1/", "inside"],
    ["https://[::1]:3000/", "inside"],
    ["https://169.254.169.254/latest/meta-data", "inside"],
    ["https://10.0.0.7/", "inside"],
  ])("%s is refused", async (url, problem) => {
    expect(await createReceiver(db(), ADMIN, formOf({ url }))).toEqual({ ok: false, problem });
    expect(await listReceivers(db(), ADMIN)).toEqual([]);
  });

  test("a name that leads inside is refused when it is reached", async () => {
    const { id } = await add(EVENT_TYPES, "https://localhost/");
    expect(await testReceiver(db(), ADMIN, id)).toMatchObject({
      problem: "refused",
      answer: "did not answer: not on the public internet",
    });
  });

  test("one that chose nothing, or what there is not, is refused", async () => {
    const url = "https://erp.example/";
    for (const events of [[], ["order.painted"]])
      expect(await createReceiver(db(), ADMIN, formOf({ url }, events))).toMatchObject({
        problem: "invalid",
      });
  });

  test("the documented examples have the fields that are sent", async () => {
    await add();
    const input = makeInput({ images: ["a.jpg"], concerns: ["dryness"] });
    const id = await createProduct(db(), ADMIN, {
      ...input,
      translations: { fr: { name: "Lait", description: "Un lait.", usage: "Le soir.", kind: "Lait" } },
    });
    await setStock(db(), ADMIN, { id, shown: 20, stock: 3 });
    await spread();
    const first = await post();
    await deleteProduct(db(), ADMIN, id);
    await spread();
    const sent = new Map([...first, ...(await post())].map(({ event }) => [event.type, event] as const));
    for (const type of ["product.created", "product.removed", "stock.low"]) {
      expect(EXAMPLES.has(type), type).toBe(true);
      expect(fieldsOf(EXAMPLES.get(type)), type).toEqual(fieldsOf(sent.get(type)));
    }
  });
});
