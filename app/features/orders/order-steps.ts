/** Where an order stands. Without anybody's doing it stays pending. */
export const STATUSES = ["pending", "paid", "shipped", "delivered", "cancelled", "refunded"] as const;
export type OrderStatus = (typeof STATUSES)[number];

/** The words for each, in the messages of the shop. */
export const STATUS_WORDS = {
  pending: "statusPending",
  paid: "statusPaid",
  shipped: "statusShipped",
  delivered: "statusDelivered",
  cancelled: "statusCancelled",
  refunded: "statusRefunded",
} as const satisfies Record<OrderStatus, string>;

/** Who takes a step: the owner in the panel, the operator at the command line, the payment provider, or who ordered. */
export type ActorKind = "owner" | "operator" | "provider" | "shopper";

/** A parcel's way, as far as it is known. */
export interface Tracking {
  carrier?: string;
  number?: string;
  /** Where the carrier shows it; https. */
  link?: string;
}

/** What can happen to an order after it was placed. Amounts in integer cents. */
export type Step =
  | { kind: "paid"; amount: number; reference?: string }
  | ({ kind: "shipped" } & Tracking)
  | { kind: "delivered" }
  /** `unpaid`: because nobody paid in time; what was ordered is back in the cart. */
  | { kind: "cancelled"; unpaid?: true }
  /** `disputed`: their bank called it back. */
  | { kind: "refunded"; amount: number; reference?: string; disputed?: true }
  /** Takes back the last step that still stands. */
  | { kind: "undone" };
export type StepKind = Step["kind"];

/** What a step keeps beside its kind and amount. `reference`: by what name the provider knows it. */
export type StepDetails = Tracking & { reference?: string; unpaid?: true; disputed?: true };

/** A step that was taken. `at` as ISO 8601. */
export interface TakenStep {
  /** From 1, in the order in which they were taken. */
  number: number;
  kind: StepKind;
  at: string;
  by: ActorKind;
  amount: number | null;
  details: StepDetails;
}

/** What the steps of an order come to. Amounts in integer cents. */
export interface Standing {
  status: OrderStatus;
  paid: number;
  refunded: number;
  /** Its units are out of the stock: set aside, or gone with the parcel. */
  holdsUnits: boolean;
}

/** Why a step cannot be taken: not from where the order stands, or not with this amount. */
export type StepRefusal = "not-now" | "wrong-amount";

/** Milliseconds in which a step by hand can be taken back. */
const UNDO_FOR = 2 * 60 * 1000;
/** Milliseconds until a step by hand is told outside: longer than it can be taken back, so what is told stays true. */
export const TOLD_AFTER = UNDO_FOR + 15 * 1000;

const PLACED: Standing = { status: "pending", paid: 0, refunded: 0, holdsUnits: true };

/** The steps that stand: without those that were taken back, and without the taking back. */
export function standingSteps<T extends { kind: StepKind }>(steps: readonly T[]): T[] {
  const standing: T[] = [];
  for (const step of steps) {
    if (step.kind === "undone") standing.pop();
    else standing.push(step);
  }
  return standing;
}

/** What an order of `total` cents stands at after its steps. */
export function standingAfter(
  total: number,
  steps: readonly { kind: StepKind; amount: number | null }[],
): Standing {
  return standingSteps(steps).reduce((standing, { kind, amount }) => {
    const next = nextStanding(standing, kind, amount ?? 0, total);
    if (typeof next === "string") throw new Error(`A step of this order cannot have been taken: ${kind}.`);
    return next;
  }, PLACED);
}

/** Which step may follow which, and what it comes to: the one table of the rules. */
export function nextStanding(
  now: Standing,
  kind: StepKind,
  amount: number,
  total: number,
): Standing | StepRefusal {
  const { status } = now;
  switch (kind) {
    case "paid":
      if (now.paid > 0 || (status !== "pending" && status !== "cancelled")) return "not-now";
      if (amount !== total) return "wrong-amount";
      // Money may come for an order that was cancelled meanwhile; it is owed back then.
      return { ...now, paid: amount, status: status === "pending" ? "paid" : status };
    case "shipped":
      return status === "paid" ? { ...now, status: "shipped" } : "not-now";
    case "delivered":
      return status === "shipped" ? { ...now, status: "delivered" } : "not-now";
    case "cancelled":
      if (status !== "pending" && status !== "paid") return "not-now";
      return { ...now, status: "cancelled", holdsUnits: false };
    case "refunded": {
      const left = now.paid - now.refunded;
      if (left === 0) return "not-now";
      if (amount <= 0 || amount > left) return "wrong-amount";
      const refunded = now.refunded + amount;
      if (amount < left || status === "cancelled") return { ...now, refunded };
      // What has not left is back in stock; what has left is put back when it is back.
      return { ...now, refunded, status: "refunded", holdsUnits: status !== "paid" };
    }
    case "undone":
      return "not-now";
  }
}

/** The payment of an order, once it cannot be taken back. */
export function settledPayment(steps: readonly TakenStep[], now: number): TakenStep | undefined {
  const paid = standingSteps(steps).find(({ kind }) => kind === "paid");
  return paid && (paid.by === "provider" || now - Date.parse(paid.at) > UNDO_FOR) ? paid : undefined;
}

/** By what name the provider knows the money of an order; undefined when it came another way, or not at all. */
export function paidAs(steps: readonly TakenStep[]): string | undefined {
  return standingSteps(steps).find(({ kind }) => kind === "paid")?.details.reference;
}

/** The steps that may be taken by hand now. */
export function possibleSteps(now: Standing, total: number): Exclude<StepKind, "undone">[] {
  const kinds = ["paid", "shipped", "delivered", "cancelled", "refunded"] as const;
  const amounts = { paid: total, refunded: now.paid - now.refunded };
  return kinds.filter((kind) => {
    // Nobody notes by hand that a cancelled order was paid: that is what the provider reports.
    if (kind === "paid" && now.status !== "pending") return false;
    const amount = kind === "paid" || kind === "refunded" ? amounts[kind] : 0;
    return typeof nextStanding(now, kind, amount, total) !== "string";
  });
}

/** The step that can be taken back now, if any: the last that stands, by hand, and not told outside yet. */
export function undoable(steps: readonly TakenStep[], now: number): TakenStep | undefined {
  const last = standingSteps(steps).at(-1);
  if (!last || last.by === "provider" || last.by === "shopper") return undefined;
  return now - Date.parse(last.at) <= UNDO_FOR ? last : undefined;
}
