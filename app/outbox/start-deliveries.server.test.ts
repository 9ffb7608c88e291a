import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { outbox } from "#app/db/schema.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN } from "#test/factories.ts";
import { enqueue, UNCONFIRMED } from "./outbox.server.ts";
import { DeliveryFailure, type Handlers, startDeliveries } from "./start-deliveries.server.ts";
import { stuckDeliveries } from "./stuck-deliveries.server.ts";

/** Log lines, as [words, facts]. */
let lines: [string, Record<string, unknown>][] = [];
const note = (facts: object, words: string) => lines.push([words, facts as Record<string, unknown>]);
const log = { info: note, warn: note, error: note } as unknown as Parameters<
  typeof startDeliveries
>[0]["log"];

/** Handlers that the test expects; the others fail. */
function handlersThat(expected: Partial<Handlers>): Handlers {
  const unexpected = async () => {
    throw new Error("not in this test");
  };
  return {
    "order-webhook": unexpected,
    "order-mail": unexpected,
    event: unexpected,
    webhook: unexpected,
    "step-mail": unexpected,
    "payment-mail": unexpected,
    "payment-check": unexpected,
    refund: unexpected,
    receipt: unexpected,
    "return-mail": unexpected,
    "credit-mail": unexpected,
    "reset-mail": unexpected,
    "confirm-mail": unexpected,
    "device-mail": unexpected,
    "restock-mail": unexpected,
    "refill-mail": unexpected,
    ...expected,
  };
}

describeOnEachDatabase("the outbox", (db) => {
  const working: { stop: () => Promise<void> }[] = [];
  const work = (webhook: Handlers["order-webhook"], others: Partial<Handlers> = {}) => {
    const worker = startDeliveries({ db: db(), log }, handlersThat({ "order-webhook": webhook, ...others }));
    working.push(worker);
    return worker;
  };
  const rows = () => db().select().from(outbox);
  const makeDue = () => db().update(outbox).set({ dueAt: sql`now() - interval '1 second'` });

  afterEach(async () => {
    await Promise.all(working.splice(0).map((worker) => worker.stop()));
    await db().delete(outbox);
    lines = [];
  });

  test("tells what was left in a committed transaction, once, and forgets it", async () => {
    await db().transaction((tx) => enqueue(tx, "order-webhook", { orderId: "kept" }));
    const dropped = db().transaction(async (tx) => {
      await enqueue(tx, "order-webhook", { orderId: "rolled back" });
      throw new Error("no order");
    });
    await expect(dropped).rejects.toThrow("no order");
    const told: string[] = [];
    work(async ({ orderId }) => told.push(orderId) > 0);
    await vi.waitFor(async () => expect(await rows()).toEqual([]));
    expect(told).toEqual(["kept"]);
    // Written after the row is gone.
    const delivered = ["delivered", expect.objectContaining({ kind: "order-webhook", attempts: 1 })];
    await vi.waitFor(() => expect(lines).toEqual([delivered]));
  });

  test("a failed delivery is retried under the same id, and its reason goes to the log and the owner", async () => {
    await enqueue(db(), "order-webhook", { orderId: "one" });
    const ids: string[] = [];
    const worker = work(async (_, { id }) => {
      ids.push(id);
      if (ids.length < 4) throw new DeliveryFailure("the receiver answered 500");
      return true;
    });
    for (const tries of [1, 2, 3]) {
      const wait = 15 * 4 ** (tries - 1);
      // While it is being told it has the same attempts, the last try's error and the lease for its time.
      await vi.waitFor(async () => {
        const found = await rows();
        expect(found).toMatchObject([{ attempts: tries, lastError: "the receiver answered 500" }]);
        expect((found[0]?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan((wait - 10) * 1000);
        expect(lines.at(-1)?.[1]).toMatchObject({ attempts: tries, nextTryInSeconds: wait });
      });
      expect((await stuckDeliveries(db(), ADMIN)).total).toBe(tries === 3 ? 1 : 0);
      await makeDue();
      worker.wake();
    }
    await vi.waitFor(async () => expect(await rows()).toEqual([]));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(1);
  });

  test("deliveries of a process that died are made by another one, after the lease", async () => {
    await enqueue(db(), "order-webhook", { orderId: "one" });
    // Does not end: its process is gone.
    const dying: (() => void)[] = [];
    work(() => new Promise((end) => dying.push(() => end(true))));
    await vi.waitFor(() => expect(dying).toHaveLength(1));
    const told: string[] = [];
    const next = work(async ({ orderId }) => told.push(orderId) > 0);
    // Another delivery goes out meanwhile, so the next process has looked and left this one alone.
    await enqueue(db(), "order-webhook", { orderId: "two" });
    next.wake();
    await vi.waitFor(() => expect(told).toEqual(["two"]));
    await makeDue();
    next.wake();
    await vi.waitFor(async () => expect(await rows()).toEqual([]));
    expect(told).toEqual(["two", "one"]);
    for (const end of dying) end();
  });

  test("a try that takes long stays its process's own", async () => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    await enqueue(db(), "order-webhook", { orderId: "one" });
    const ends: (() => void)[] = [];
    work(() => new Promise((end) => ends.push(() => end(true))));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    await makeDue();
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await rows())[0]?.dueAt.getTime()).toBeGreaterThan(Date.now()));
    for (const end of ends) end();
  });

  test("a receiver that hangs holds up no mail, and news of stock no confirmation", async () => {
    const product = { userId: "u", productId: "p", language: "en" } as const;
    for (let place = 0; place < 9; place += 1) await enqueue(db(), "order-webhook", { orderId: `${place}` });
    for (let place = 0; place < 9; place += 1) await enqueue(db(), "restock-mail", product);
    await enqueue(db(), "order-mail", { orderId: "one", language: "en" });
    const ends: (() => void)[] = [];
    const hang = () => new Promise<boolean>((end) => ends.push(() => end(true)));
    const mails: string[] = [];
    const worker = work(hang, {
      "restock-mail": hang,
      "order-mail": async () => mails.push("order") > 0,
      "reset-mail": async () => mails.push("link") > 0,
    });
    await vi.waitFor(() => expect(mails).toEqual(["order"]));
    await vi.waitFor(() => expect(ends).toHaveLength(4));
    await enqueue(db(), "reset-mail", { userId: "u", token: "t", language: "en" });
    worker.wake();
    await vi.waitFor(() => expect(mails).toEqual(["order", "link"]));
    const stopped = worker.stop();
    for (const end of ends) end();
    await stopped;
  });

  test("what waits for its address to be confirmed is no failed try", async () => {
    await enqueue(db(), "order-webhook", { orderId: "one" });
    work(async () => ({ seconds: 3600 }));
    await vi.waitFor(async () =>
      expect(await rows()).toMatchObject([{ attempts: 0, lastError: UNCONFIRMED }]),
    );
    expect((await rows())[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    expect((await stuckDeliveries(db(), ADMIN)).total).toBe(0);
  });

  test("a receiver that does not answer is left alone", async () => {
    for (const orderId of ["one", "two", "three", "four", "five"])
      await enqueue(db(), "order-webhook", { orderId });
    let tries = 0;
    const worker = work(async () => {
      tries += 1;
      throw new DeliveryFailure("the receiver did not answer: TimeoutError", { isAway: true });
    });
    const asked = async () => (await rows()).reduce((sum, { attempts }) => sum + attempts, 0);
    const left = [expect.stringMatching(/^no answer/), { lane: "receivers", seconds: 15 }];
    await vi.waitFor(() => expect(lines).toContainEqual(left));
    worker.wake();
    await worker.stop();
    expect([tries, await asked()]).toEqual([2, 2]);
  });

  test("two processes share the work and tell each once", async () => {
    const ids = Array.from({ length: 40 }, (_, place) => String(place));
    for (const orderId of ids) await enqueue(db(), "order-webhook", { orderId });
    const told: string[] = [];
    for (const _ of [1, 2]) work(async ({ orderId }) => told.push(orderId) > 0);
    await vi.waitFor(async () => expect(await rows()).toEqual([]), 10_000);
    expect(told.sort()).toEqual(ids.sort());
  });

  test("what has become useless is given up, and what this version does not know is left alone", async () => {
    await enqueue(db(), "order-webhook", { orderId: "late" });
    await db()
      .update(outbox)
      .set({ expiresAt: new Date(0) });
    const expiresAt = new Date(Date.now() + 60_000);
    await db().insert(outbox).values({ id: "strange", kind: "of-tomorrow", payload: {}, expiresAt });
    const told: string[] = [];
    work(async ({ orderId }) => told.push(orderId) > 0);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ id: "strange", attempts: 0 }]));
    expect(told).toEqual([]);
    expect(lines.at(-1)?.[0]).toContain("given up");
    await db()
      .update(outbox)
      .set({ dueAt: new Date(0) })
      .where(eq(outbox.id, "strange"));
    expect(await stuckDeliveries(db(), ADMIN)).toMatchObject({
      total: 1,
      oldest: [{ id: "strange", kind: "of-tomorrow", attempts: 0, lastError: null }],
    });
  });

  test("stopping begins nothing more and lets what is under way end", async () => {
    for (const orderId of ["one", "two", "three"]) await enqueue(db(), "order-webhook", { orderId });
    const ends: (() => void)[] = [];
    const worker = work(() => new Promise((end) => ends.push(() => end(true))));
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    const stopped = worker.stop();
    for (const end of ends) end();
    await stopped;
    expect(await rows()).toMatchObject([{ attempts: 0 }]);
  });
});
