/** The status of an order. It stays pending until somebody changes it. */
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

/** Who takes a step: the owner in the panel or by another system, the operator at the command line, the payment provider, or who ordered. */
export type ActorKind = "owner" | "api" | "operator" | "provider" | "shopper";

/** A parcel's carrier, number and link, as far as known. */
export interface Tracking {
  carrier?: string;
  number?: string;
  /** Where the carrier shows it; https. */
  link?: string;
}

/** The state of a return: requested, then answered, then received; or withdrawn. */
export type ReturnState = "asked" | "accepted" | "declined" | "received" | "withdrawn";

/** Why something comes back. */
export const RETURN_REASONS = ["reaction", "disliked", "damaged", "wrong", "other"] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Units that come back; of those that are `opened` it is one. */
export interface ReturnItem extends Units {
  opened: boolean;
}

/** Units of a product. */
export interface Units {
  productId: string;
  quantity: number;
}

/** What can happen to an order after it was placed. Amounts in integer cents; `credit`: given back as store credit. */
export type Step =
  | { kind: "paid"; amount: number; reference?: string }
  | ({ kind: "shipped" } & Tracking)
  | { kind: "delivered" }
  /** `unpaid`: because nobody paid in time; what was ordered is back in the cart. */
  | { kind: "cancelled"; unpaid?: true }
  /** `disputed`: their bank called it back. */
  | { kind: "refunded"; amount: number; credit?: true; reference?: string; disputed?: true }
  /** What its shopper sent back has arrived; `restock` is on the shelf again. */
  | { kind: "returned"; amount: number; credit?: true; returnId: string; restock: Units[] }
  /** Takes back the last step that still stands. */
  | { kind: "undone" };
export type StepKind = Step["kind"];

/** What a step keeps beside its kind and amount. `reference`: by what name the provider knows it. */
export type StepDetails = Tracking & {
  reference?: string;
  unpaid?: true;
  disputed?: true;
  credit?: true;
  returnId?: string;
  restock?: Units[];
};

/** The words for what happened, in the messages of the shop. */
export const STEP_WORDS = { ...STATUS_WORDS, returned: "statusReturned" } as const satisfies Record<
  Exclude<StepKind, "undone">,
  string
>;

/** A step that was taken. `at` as ISO 8601. */
export interface TakenStep {
  /** Counts from 1, in the order the steps were taken. */
  number: number;
  kind: StepKind;
  at: string;
  by: ActorKind;
  amount: number | null;
  details: StepDetails;
}

/** What an order comes to, and what of that was taken from its shopper's store credit. Integer cents. */
export interface Bill {
  totalAmount: number;
  credit?: number;
}

/** What is left to be paid. */
export const dueOf = ({ totalAmount, credit = 0 }: Bill): number => totalAmount - credit;

/** What the steps of an order come to. Amounts in integer cents. */
export interface Standing {
  status: OrderStatus;
  /** Money received; 0 if store credit covered it all. */
  paid: number;
  isPaid: boolean;
  /** Given back, as money or as store credit; and the part that was money. */
  refunded: number;
  moneyBack: number;
  /** Store credit that it holds of its shopper; below 0 where it gave them more than it took. */
  credit: number;
  /** Its units are out of the stock: set aside, or gone with the parcel. */
  holdsUnits: boolean;
}

/** Why a step cannot be taken: not from where the order stands, or not with this amount. */
export type StepRefusal = "not-now" | "wrong-amount";

/** Milliseconds in which a step by hand can be taken back. */
const UNDO_FOR = 2 * 60 * 1000;
/**
 * Milliseconds until a manual step is reported outside: longer than it can be undone, so that no report has to be
 * corrected.
 */
export const TOLD_AFTER = UNDO_FOR + 15 * 1000;

const PLACED: Standing = {
  status: "pending",
  paid: 0,
  isPaid: false,
  refunded: 0,
  moneyBack: 0,
  credit: 0,
  holdsUnits: true,
};

/** What the shop keeps of the money and credit received. */
export const keptOf = ({ paid, moneyBack, credit }: Standing): number => paid - moneyBack + credit;

/** Most that can be given back now, as money and as store credit. */
export function refundable(now: Standing): { money: number; credit: number } {
  const kept = now.isPaid ? keptOf(now) : 0;
  return { money: Math.min(now.paid - now.moneyBack, kept), credit: kept };
}

/** The steps that stand: without those that were taken back, and without the taking back. */
export function standingSteps<T extends { kind: StepKind }>(steps: readonly T[]): T[] {
  const standing: T[] = [];
  for (const step of steps) {
    if (step.kind === "undone") standing.pop();
    else standing.push(step);
  }
  return standing;
}

/** Where an order stands after its steps. */
export function standingAfter(
  bill: Bill,
  steps: readonly { kind: StepKind; amount: number | null; details?: StepDetails }[],
): Standing {
  return standingSteps(steps).reduce(
    (standing, { kind, amount, details }) => {
      const next = nextStanding(standing, kind, amount ?? 0, bill, details?.credit);
      if (typeof next === "string") throw new Error(`A step of this order cannot have been taken: ${kind}.`);
      return next;
    },
    { ...PLACED, credit: bill.credit ?? 0 },
  );
}

/**
 * Which step may follow which, and what it comes to: the one table of the rules.
 * @param asCredit what is given back becomes store credit
 */
export function nextStanding(
  now: Standing,
  kind: StepKind,
  amount: number,
  bill: Bill,
  asCredit = false,
): Standing | StepRefusal {
  const { status } = now;
  switch (kind) {
    case "paid":
      if (now.isPaid || (status !== "pending" && status !== "cancelled")) return "not-now";
      if (amount !== dueOf(bill)) return "wrong-amount";
      // Money may come for an order that was cancelled meanwhile; it is owed back then.
      return { ...now, paid: amount, isPaid: true, status: status === "pending" ? "paid" : status };
    case "shipped":
      return status === "paid" ? { ...now, status: "shipped" } : "not-now";
    case "delivered":
      return status === "shipped" ? { ...now, status: "delivered" } : "not-now";
    case "cancelled":
      if (status !== "pending" && status !== "paid") return "not-now";
      // The store credit that it took is its shopper's again; money is to be paid back.
      return { ...now, status: "cancelled", holdsUnits: false, credit: Math.min(now.credit, 0) };
    case "refunded": {
      const left = refundable(now)[asCredit ? "credit" : "money"];
      if (left === 0) return "not-now";
      if (amount <= 0 || amount > left) return "wrong-amount";
      return giveBack(now, amount, asCredit);
    }
    case "returned": {
      // Also when all of it was given back before it came back.
      if (!now.holdsUnits || !["shipped", "delivered", "refunded"].includes(status)) return "not-now";
      if (amount < 0 || amount > refundable(now)[asCredit ? "credit" : "money"]) return "wrong-amount";
      return giveBack(now, amount, asCredit);
    }
    case "undone":
      return "not-now";
  }
}

/** Reduces what the shop keeps; an order of which nothing is kept is refunded, unless it was cancelled before. */
function giveBack(now: Standing, amount: number, asCredit: boolean): Standing {
  const after = {
    ...now,
    refunded: now.refunded + amount,
    ...(asCredit ? { credit: now.credit - amount } : { moneyBack: now.moneyBack + amount }),
  };
  if (keptOf(after) > 0 || now.status === "cancelled") return after;
  // Unshipped units are back in stock at once; shipped ones only when they arrive.
  return { ...after, status: "refunded", holdsUnits: now.holdsUnits && now.status !== "paid" };
}

/** The payment of an order, once it cannot be taken back. */
export function settledPayment(steps: readonly TakenStep[], now: number): TakenStep | undefined {
  const paid = standingSteps(steps).find(({ kind }) => kind === "paid");
  return paid && (paid.by === "provider" || paid.by === "shopper" || now - Date.parse(paid.at) > UNDO_FOR)
    ? paid
    : undefined;
}

/** By what name the provider knows the money of an order; undefined when it came another way, or not at all. */
export function paidAs(steps: readonly TakenStep[]): string | undefined {
  return standingSteps(steps).find(({ kind }) => kind === "paid")?.details.reference;
}

/** The steps that may be taken by hand now. */
export function possibleSteps(now: Standing, bill: Bill): Exclude<StepKind, "undone" | "returned">[] {
  const kinds = ["paid", "shipped", "delivered", "cancelled", "refunded"] as const;
  return kinds.filter((kind) => {
    if (kind === "refunded") return refundable(now).credit > 0;
    // Nobody notes by hand that a cancelled order was paid: that is what the provider reports.
    if (kind === "paid" && now.status !== "pending") return false;
    return typeof nextStanding(now, kind, kind === "paid" ? dueOf(bill) : 0, bill) !== "string";
  });
}

/** The step that can be taken back now, if any: the last that stands, by hand, and not told outside yet. */
export function undoable(steps: readonly TakenStep[], now: number): TakenStep | undefined {
  const last = standingSteps(steps).at(-1);
  if (!last || last.by === "provider" || last.by === "shopper") return undefined;
  return now - Date.parse(last.at) <= UNDO_FOR ? last : undefined;
}
