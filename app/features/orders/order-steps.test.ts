import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Bill,
  nextStanding,
  possibleSteps,
  type StepKind,
  standingAfter,
  standingSteps,
  type TakenStep,
  undoable,
} from "./order-steps.ts";

const KINDS = ["paid", "shipped", "delivered", "cancelled", "refunded", "undone"] as const;
const TOTAL = 4800;
const BILL = { totalAmount: TOTAL };

/** Tries steps one after another; those that the rules refuse are left out. */
function take(bill: Bill, tried: readonly { kind: StepKind; amount: number }[]) {
  const taken: { kind: StepKind; amount: number | null }[] = [];
  for (const { kind, amount } of tried) {
    const now = standingAfter(bill, taken);
    if (kind === "undone" && standingSteps(taken).length === 0) continue;
    if (kind !== "undone" && typeof nextStanding(now, kind, amount, bill) === "string") continue;
    taken.push({ kind, amount: kind === "paid" || kind === "refunded" ? amount : null });
  }
  return taken;
}

const tried = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    amount: fc.oneof(fc.constantFrom(TOTAL, 1, 0), fc.integer({ min: -10, max: TOTAL + 10 })),
  }),
  { maxLength: 30 },
);

test("whatever is tried, payments and refunds explain where an order stands", () => {
  fc.assert(
    fc.property(tried, (steps) => {
      const taken = take(BILL, steps);
      const standing = standingSteps(taken);
      const sum = (kind: StepKind) =>
        standing.filter((step) => step.kind === kind).reduce((all, { amount }) => all + (amount ?? 0), 0);
      const { status, paid, refunded, holdsUnits } = standingAfter(BILL, taken);
      expect([paid, refunded]).toEqual([sum("paid"), sum("refunded")]);
      expect([0, TOTAL]).toContain(paid);
      expect(refunded).toBeLessThanOrEqual(paid);
      const has = (kind: StepKind) => standing.some((step) => step.kind === kind);
      if (status === "pending") expect(standing).toEqual([]);
      if (["paid", "shipped", "delivered"].includes(status)) expect(refunded).toBeLessThan(paid);
      if (status === "refunded") expect([paid, refunded]).toEqual([TOTAL, TOTAL]);
      expect(status === "cancelled").toBe(has("cancelled"));
      if (has("cancelled")) expect(has("shipped")).toBe(false);
      // Units are back just when the order ended before it left.
      expect(holdsUnits).toBe(has("shipped") || (status !== "cancelled" && status !== "refunded"));
    }),
    { numRuns: 2000 },
  );
});

test("the steps offered by hand are those the rules allow", () => {
  fc.assert(
    fc.property(tried, (steps) => {
      const now = standingAfter(BILL, take(BILL, steps));
      for (const kind of possibleSteps(now, BILL)) {
        const amount = kind === "refunded" ? now.paid - now.refunded : TOTAL;
        expect(typeof nextStanding(now, kind, amount, BILL)).toBe("object");
      }
    }),
  );
});

test.each([
  ["pending", [], ["paid", "cancelled"]],
  ["paid", ["paid"], ["shipped", "cancelled", "refunded"]],
  ["shipped", ["paid", "shipped"], ["delivered", "refunded"]],
  ["delivered", ["paid", "shipped", "delivered"], ["refunded"]],
  ["cancelled", ["cancelled"], []],
  ["cancelled", ["paid", "cancelled"], ["refunded"]],
  ["refunded", ["paid", "shipped", "refunded"], []],
] as const)("%s after %j may become %j", (status, kinds, possible) => {
  const steps = kinds.map((kind) => ({ kind, amount: TOTAL }));
  const now = standingAfter(BILL, steps);
  expect(now.status).toBe(status);
  expect(possibleSteps(now, BILL)).toEqual(possible);
});

test("money that comes for a cancelled order is noted, and owed back", () => {
  const now = standingAfter(BILL, [{ kind: "cancelled", amount: null }]);
  expect(nextStanding(now, "paid", TOTAL, BILL)).toMatchObject({ status: "cancelled", paid: TOTAL });
  expect(nextStanding(now, "paid", TOTAL - 1, BILL)).toBe("wrong-amount");
});

test("only the last step by hand is taken back, and only at once", () => {
  const at = "2026-11-24T00:00:00.000Z";
  const step: TakenStep = { number: 1, kind: "paid", at, by: "owner", amount: TOTAL, details: {} };
  const now = Date.parse(at);
  expect(undoable([step], now)).toBe(step);
  expect(undoable([step], now + 121_000)).toBeUndefined();
  expect(undoable([{ ...step, by: "provider" }], now)).toBeUndefined();
  expect(undoable([], now)).toBeUndefined();
  const undone: TakenStep = { ...step, number: 2, kind: "undone", amount: null };
  expect(undoable([step, undone], now)).toBeUndefined();
});
