import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders, outbox, payments, products, users } from "#app/db/schema.ts";
import type { Deliveries } from "#app/outbox/outbox.server.ts";
import type { PaymentNews, PaymentProvider } from "#app/payments/payments.ts";
import { openStripe } from "#app/payments/stripe/open-stripe.server.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import {
  openStripeServer,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from "#test/doubles/stripe-server.ts";
import { ADMIN, CUSTOMER, insertOrder, insertProduct, insertShopper } from "#test/factories.ts";
import { advanceOrder } from "./advance-order.server.ts";
import { beginPayment } from "./begin-payment.server.ts";
import { findAnyOrder } from "./find-any-order.server.ts";
import { endUnpaid, giveUpPayment } from "./end-unpaid.server.ts";
import { standingAfter } from "./order-steps.ts";
import { payBack } from "./pay-back.server.ts";
import { readSteps } from "./read-steps.server.ts";
import { stepLetter } from "./step-letter.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

const TOTAL = 2 * 4800 + 1000;
const HOUSE = {
  secret: "",
  appUrl: "https://nacre.example",
  support: { email: "care@nacre.example", phone: "1" },
};
const APP = "https://nacre.example";

let stripe: StripeServer;
let provider: PaymentProvider;
beforeAll(async () => {
  stripe = await openStripeServer();
  provider = openStripe({
    secretKey: STRIPE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: stripe.url,
    pageOrigin: stripe.url,
  });
});
afterAll(() => stripe.close());

describeOnEachDatabase("an order paid at a provider's", (db) => {
  const place = () => ({ provider, appUrl: APP });

  /** An order of two units of a product that had ten, with the page on which it is paid. */
  async function order({ open = true } = {}) {
    const product = await insertProduct(db(), { stock: 10 });
    const lines = [{ productId: product.id, quantity: 2, price: 4800 }];
    const { id, shopper } = await insertOrder(db(), lines, { payBy: "stripe" });
    if (open) await beginPayment(db(), shopper, id, place());
    return { id, shopper, productId: product.id, page: (await paymentOf(id))?.page ?? "" };
  }
  const paymentOf = async (id: string) =>
    (await db().select().from(payments).where(eq(payments.orderId, id)))[0];
  const statusOf = async (id: string) =>
    (await db().select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status;
  const stockOf = async (id: string) =>
    (await db().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
  const cartOf = async ({ id }: { id: string }) =>
    (await db().select({ cart: users.cart }).from(users).where(eq(users.id, id)))[0]?.cart;
  const toldOf = async (id: string) => {
    const rows = await db().select().from(outbox);
    return rows.filter(({ payload }) => Object(payload).orderId === id);
  };
  const kindsOf = async (id: string) => (await toldOf(id)).map(({ kind }) => kind);
  const stepsOf = async (id: string) =>
    (await readSteps(db(), id)).map(({ kind, amount, by }) => [kind, amount, by]);
  /** What the provider posts, read as the shop reads it. */
  const news = (event: Parameters<StripeServer["sign"]>[0]): PaymentNews => {
    const { body, headers } = stripe.sign(event);
    const read = provider.readNews(Buffer.from(body), new Headers(headers));
    if (!read) throw new Error("no news");
    return read;
  };
  const settle = (event: Parameters<StripeServer["sign"]>[0]) => settlePayment(db(), news(event));
  /** Does what the outbox would do about refunds by now, or later: those by hand wait until they cannot be undone. */
  async function payBackAll(id: string, now = Number.POSITIVE_INFINITY) {
    for (const { kind, payload, dueAt } of await toldOf(id))
      if (kind === "refund" && dueAt.getTime() <= now)
        await payBack(db(), payload as Deliveries["refund"], provider);
  }
  const refundsOf = (payment: string | null | undefined) =>
    stripe.refunds.filter(({ payment_intent }) => payment_intent === payment).map(({ amount }) => amount);

  describe("called back by a bank", () => {
    async function paid() {
      const { id, page, productId } = await order();
      await settle(stripe.pay(page));
      const payment = String(stripe.pages.get(page)?.payment_intent);
      const tell = (status: Parameters<StripeServer["dispute"]>[2], amount = TOTAL) =>
        settle(stripe.dispute(payment, amount, status));
      const toldOwner = async () =>
        (await toldOf(id)).flatMap(({ kind, payload }) =>
          kind === "payment-mail" ? [(payload as Deliveries["payment-mail"]).trouble] : [],
        );
      return { id, productId, tell, toldOwner };
    }

    test("is noted and told, and lost it counts as paid back once, by the bank and not by the shop", async () => {
      const { id, productId, tell, toldOwner } = await paid();
      expect(await tell("needs_response")).toBe("done");
      expect([await statusOf(id), (await paymentOf(id))?.dispute]).toEqual(["paid", "disputed"]);
      expect((await findAnyOrder(db(), ADMIN, id))?.dispute).toBe("disputed");
      const ends = await Promise.all([tell("lost"), tell("lost")]);
      expect(ends.toSorted()).toEqual(["done", "known"]);
      expect(await tell("needs_response")).toBe("known");
      expect(await toldOwner()).toEqual(["disputed", "dispute-lost"]);
      expect(await stepsOf(id)).toEqual([
        ["paid", TOTAL, "provider"],
        ["refunded", TOTAL, "provider"],
      ]);
      expect(await stockOf(productId)).toBe(10);
      expect(await kindsOf(id)).not.toContain("refund");
      const letter = await stepLetter(db(), { orderId: id, number: 2 }, HOUSE);
      expect(letter).toBeUndefined();
    });

    test("won it changes nothing; lost after a refund it takes what is left", async () => {
      const won = await paid();
      expect([await won.tell("won"), await won.tell("needs_response")]).toEqual(["done", "known"]);
      expect(await won.toldOwner()).toEqual(["dispute-won"]);
      expect(await statusOf(won.id)).toBe("paid");
      const lost = await paid();
      await advanceOrder(db(), "operator", lost.id, { kind: "refunded", amount: 600 });
      expect(await lost.tell("lost")).toBe("done");
      expect(await stepsOf(lost.id)).toContainEqual(["refunded", TOTAL - 600, "provider"]);
      expect(await settlePayment(db(), news(stripe.dispute("pi_strange", 1, "lost")))).toBe("strange");
    });
  });

  test("is pending until the provider says that it is paid, and says so once however often that is told", async () => {
    const { id, page, productId, shopper } = await order();
    expect(await statusOf(id)).toBe("pending");
    expect(await kindsOf(id)).toEqual(["order-webhook", "payment-check"]);
    expect(await cartOf(shopper)).toEqual([]);
    const paid = stripe.pay(page);
    const results = await Promise.all([settle(paid), settle(paid), settle(paid)]);
    expect(results.toSorted()).toEqual(["done", "known", "known"]);
    expect(await settle(paid)).toBe("known");
    expect(await stepsOf(id)).toEqual([["paid", TOTAL, "provider"]]);
    expect(await stockOf(productId)).toBe(8);
    expect((await kindsOf(id)).filter((kind) => kind === "order-mail")).toHaveLength(1);
    expect(await endUnpaid(db(), id, place())).toBe(false);
    expect(await statusOf(id)).toBe("paid");
  });

  test("begins on one page, however often and by whomever it is asked", async () => {
    const { id, shopper } = await order({ open: false });
    const before = stripe.pages.size;
    const begun = await Promise.all([1, 2, 3].map(() => beginPayment(db(), shopper, id, place())));
    expect(new Set(begun.map((one) => one.ok && one.url)).size).toBe(1);
    expect(stripe.pages.size).toBe(before + 1);
    const other = await insertShopper(db());
    expect(await beginPayment(db(), other, id, place())).toEqual({ ok: false, reason: "gone" });
    await expect(beginPayment(db(), null, id, place())).rejects.toMatchObject({ status: 403 });
    await expect(beginPayment(db(), ADMIN, id, place())).rejects.toMatchObject({ status: 403 });
    expect(await beginPayment(db(), CUSTOMER, "none", place())).toEqual({ ok: false, reason: "gone" });
  });

  test.each(["paid", "expired"] as const)(
    "whose page is %s, and that is told, before the shop knows its address",
    async (became) => {
      const { id, shopper, productId } = await order({ open: false });
      const early: PaymentProvider = {
        ...provider,
        openPage: async (asked) => {
          const page = await provider.openPage(asked);
          await settle(became === "paid" ? stripe.pay(page.id) : stripe.expire(page.id));
          return page;
        },
      };
      await beginPayment(db(), shopper, id, { ...place(), provider: early });
      expect(await statusOf(id)).toBe(became === "paid" ? "paid" : "cancelled");
      expect(await stockOf(productId)).toBe(became === "paid" ? 8 : 10);
      expect(await endUnpaid(db(), id, place())).toBe(false);
    },
  );

  test("survives a provider that fails or whose answer is lost, and is paid on its page all the same", async () => {
    const { id, shopper } = await order({ open: false });
    const [broken, failing] = [{ broken: true } as const, { status: 500 } as const];
    stripe.fail("/v1/checkout/sessions", broken, broken, broken, failing, failing);
    for (const _ of [1, 2])
      expect(await beginPayment(db(), shopper, id, place())).toEqual({ ok: false, reason: "unreachable" });
    const begun = await beginPayment(db(), shopper, id, place()).then(async (first) =>
      first.ok ? first : beginPayment(db(), shopper, id, place()),
    );
    expect(begun).toMatchObject({ ok: true });
    const page = (await paymentOf(id))?.page ?? "";
    expect(await settle(stripe.pay(page))).toBe("done");
    expect(await statusOf(id)).toBe("paid");
  });

  test("is cancelled when its time is up: units and cart are back, the page is closed, and the shopper is told", async () => {
    const { id, page, productId, shopper } = await order();
    await db()
      .update(users)
      .set({ cart: [{ productId, quantity: 1 }] })
      .where(eq(users.id, shopper.id));
    expect(await endUnpaid(db(), id, place())).toBe(true);
    expect(await statusOf(id)).toBe("cancelled");
    expect(await stockOf(productId)).toBe(10);
    expect(await cartOf(shopper)).toEqual([{ productId, quantity: 2 }]);
    expect(stripe.pages.get(page)?.status).toBe("expired");
    expect(await kindsOf(id)).toContain("step-mail");
    expect(await endUnpaid(db(), id, place())).toBe(false);
    expect(await settle(stripe.expire(page))).toBe("known");
    expect(await stockOf(productId)).toBe(10);
    expect(await beginPayment(db(), shopper, id, place())).toEqual({ ok: false, reason: "not-now" });
  });

  test("that was paid without its news arriving is paid, not cancelled, when its time is up", async () => {
    const { id, page, productId } = await order();
    const late = stripe.pay(page);
    expect(await endUnpaid(db(), id, place())).toBe(true);
    expect(await statusOf(id)).toBe("paid");
    expect(await stockOf(productId)).toBe(8);
    expect(await settle(late)).toBe("known");
  });

  test("whose page was made though its answer was lost is closed there, too", async () => {
    const { id, shopper } = await order({ open: false });
    const lost = { lost: true } as const;
    stripe.fail("/v1/checkout/sessions", { broken: true }, { broken: true }, lost);
    await beginPayment(db(), shopper, id, place());
    const [page] = [...stripe.pages.values()].filter((one) => one.client_reference_id === id);
    expect([page?.status, (await paymentOf(id))?.page]).toEqual(["open", null]);
    await endUnpaid(db(), id, place());
    expect(stripe.pages.get(page?.id ?? "")?.status).toBe("expired");
    expect(await statusOf(id)).toBe("cancelled");
  });

  test("is not cancelled while the provider cannot be asked", async () => {
    const { id } = await order();
    const broken = { broken: true } as const;
    stripe.fail(`/v1/checkout/sessions/${(await paymentOf(id))?.page}`, broken, broken, broken);
    await expect(endUnpaid(db(), id, place())).rejects.toMatchObject({ outcome: "unknown" });
    await expect(endUnpaid(db(), id, { ...place(), provider: undefined })).rejects.toThrow("not set up");
    expect(await statusOf(id)).toBe("pending");
  });

  test("is given up by who ordered it alone, without a mail; not once it was paid", async () => {
    const { id, shopper, productId } = await order();
    const other = await insertShopper(db());
    expect(await giveUpPayment(db(), other, id, place())).toBe(false);
    expect(await giveUpPayment(db(), shopper, id, place())).toBe(true);
    expect(await stepsOf(id)).toEqual([["cancelled", null, "shopper"]]);
    expect(await cartOf(shopper)).toEqual([{ productId, quantity: 2 }]);
    const second = await order();
    stripe.pay(second.page);
    expect(await giveUpPayment(db(), second.shopper, second.id, place())).toBe(false);
    expect(await statusOf(second.id)).toBe("paid");
  });

  test("paid after it was cancelled goes back by itself, and the owner is told", async () => {
    const { id, page, productId } = await order();
    const paid = stripe.pay(page);
    await advanceOrder(db(), "operator", id, { kind: "cancelled" });
    expect([await settle(paid), await settle(paid)]).toEqual(["done", "known"]);
    expect(await stepsOf(id)).toEqual([
      ["cancelled", null, "operator"],
      ["paid", TOTAL, "provider"],
      ["refunded", TOTAL, "provider"],
    ]);
    expect(await stockOf(productId)).toBe(10);
    expect(await kindsOf(id)).toContain("payment-mail");
    await payBackAll(id);
    await payBackAll(id);
    expect(refundsOf((await paymentOf(id))?.payment)).toEqual([TOTAL]);
    // Stripe tells of the refund that the shop asked for.
    const refund = stripe.refunds.at(-1);
    expect(await settle(stripe.event("refund.created", refund ?? {}))).toBe("known");
    expect(await stepsOf(id)).toHaveLength(3);
  });

  test("of two payments the second goes back", async () => {
    const { id, page } = await order();
    await advanceOrder(db(), "operator", id, { kind: "paid", amount: TOTAL });
    await settle(stripe.pay(page));
    expect(await stepsOf(id)).toHaveLength(1);
    await payBackAll(id);
    expect(refundsOf(String(stripe.pages.get(page)?.payment_intent))).toEqual([TOTAL]);
    expect(await kindsOf(id)).toContain("payment-mail");
  });

  test.each([1, TOTAL - 1, TOTAL + 1])(
    "of %i cents does not count as paid, and the owner is told",
    async (amount) => {
      const { id, page } = await order();
      expect(await settle(stripe.pay(page, { amount }))).toBe("done");
      expect(await statusOf(id)).toBe("pending");
      expect(await paymentOf(id)).toMatchObject({ state: "wrong-amount" });
      expect(await kindsOf(id)).toContain("payment-mail");
      expect(await endUnpaid(db(), id, place())).toBe(false);
    },
  );

  test("in another currency does not count as paid either", async () => {
    const { id, page } = await order();
    const outcome = { state: "paid", payment: `pi_${id}`, amount: TOTAL, currency: "eur" } as const;
    expect(await settlePayment(db(), { kind: "page", orderId: id, page, outcome })).toBe("done");
    expect(await statusOf(id)).toBe("pending");
    expect(await paymentOf(id)).toMatchObject({ state: "wrong-amount" });
  });

  test("by a bank that takes its days waits for it, and is cancelled if it does not come", async () => {
    for (const came of [true, false]) {
      const { id, page, productId } = await order();
      await settle(stripe.pay(page, { delayed: true }));
      expect(await endUnpaid(db(), id, place())).toBe(true);
      expect([await statusOf(id), await stockOf(productId)]).toEqual(["pending", 8]);
      const settled = stripe.settle(page, came);
      await settle(settled);
      expect(await statusOf(id)).toBe(came ? "paid" : "cancelled");
      expect(await stockOf(productId)).toBe(came ? 8 : 10);
    }
  });

  test("is paid back by the owner in parts, and by hand in the provider's dashboard; each once", async () => {
    const { id, page } = await order();
    await settle(stripe.pay(page));
    await advanceOrder(db(), "operator", id, { kind: "refunded", amount: 600 });
    await payBackAll(id);
    await payBackAll(id);
    const payment = String((await paymentOf(id))?.payment);
    const byHand = stripe.refundByHand(payment, 400);
    expect([await settle(byHand), await settle(byHand)]).toEqual(["done", "known"]);
    expect(refundsOf(payment)).toEqual([600, 400]);
    expect(await stepsOf(id)).toEqual([
      ["paid", TOTAL, "provider"],
      ["refunded", 600, "operator"],
      ["refunded", 400, "provider"],
    ]);
    await payBackAll(id);
    expect(refundsOf(payment)).toEqual([600, 400]);
  });

  test("a refund that was taken back is not paid", async () => {
    const { id, page } = await order();
    await settle(stripe.pay(page));
    await advanceOrder(db(), "operator", id, { kind: "refunded", amount: 600 });
    await advanceOrder(db(), "operator", id, { kind: "undone" });
    await payBackAll(id);
    expect(refundsOf((await paymentOf(id))?.payment)).toEqual([]);
  });

  test("news of orders that are not this shop's is nothing", async () => {
    const strange = { kind: "page", orderId: "none", page: "cs", outcome: { state: "ended" } } as const;
    expect(await settlePayment(db(), strange)).toBe("strange");
    const outcome = { state: "paid", payment: "pi", amount: 1, currency: "usd" } as const;
    expect(await settlePayment(db(), { ...strange, outcome })).toBe("strange");
    const refunded = { kind: "refunded", payment: "pi_none", refund: "re", amount: 1 } as const;
    expect(await settlePayment(db(), refunded)).toBe("strange");
  });

  test("whatever happens in whatever sequence, money, stock and state explain each other", {
    timeout: 120_000,
  }, async () => {
    const doings = [
      "pay",
      "news",
      "news again",
      "check",
      "cancel",
      "give up",
      "refund",
      "undo",
      "by hand",
      "back",
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...doings), { minLength: 2, maxLength: 9 }),
        async (sequence) => {
          const { id, page, productId, shopper } = await order();
          const events: Parameters<StripeServer["sign"]>[0][] = [];
          for (const doing of sequence) {
            const isOpen = stripe.pages.get(page)?.status === "open";
            if (doing === "pay" && isOpen) events.push(stripe.pay(page));
            if (doing.startsWith("news")) for (const event of events) await settle(event);
            if (doing === "check") await endUnpaid(db(), id, place());
            if (doing === "cancel") await advanceOrder(db(), "operator", id, { kind: "cancelled" });
            if (doing === "give up") await giveUpPayment(db(), shopper, id, place());
            if (doing === "refund")
              await advanceOrder(db(), "operator", id, { kind: "refunded", amount: 100 });
            if (doing === "undo") await advanceOrder(db(), "operator", id, { kind: "undone" });
            if (doing === "by hand")
              await advanceOrder(db(), "operator", id, { kind: "paid", amount: TOTAL });
            if (doing === "back") await payBackAll(id, Date.now());
          }
          // In the end everything that is on its way arrives.
          for (const event of events) await settle(event);
          await endUnpaid(db(), id, place());
          await payBackAll(id);
          const { status, paid, refunded, holdsUnits } = standingAfter(
            { totalAmount: TOTAL },
            await readSteps(db(), id),
          );
          expect(await statusOf(id)).toBe(status);
          expect(await stockOf(productId)).toBe(holdsUnits ? 8 : 10);
          const came = stripe.pages.get(page)?.payment_status === "paid" ? TOTAL : 0;
          const back = refundsOf(String(stripe.pages.get(page)?.payment_intent)).reduce(
            (sum, one) => sum + one,
            0,
          );
          const byProvider = (await readSteps(db(), id)).some(
            ({ kind, by }) => kind === "paid" && by === "provider",
          );
          // What the provider keeps is what the steps say; what came beside another payment is back whole.
          expect(came - back).toBe(byProvider ? paid - refunded : 0);
          if (came > 0) expect(byProvider || back === TOTAL).toBe(true);
        },
      ),
      { numRuns: 20 },
    );
  });
});
