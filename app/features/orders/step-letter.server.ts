import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, users } from "#app/db/schema.ts";
import { formatMoney } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";
import { arrivalOf } from "./delivery-words.server.ts";
import { shortOrderId } from "./order.ts";
import {
  type Bill,
  keptOf,
  type Standing,
  standingAfter,
  standingSteps,
  type TakenStep,
} from "./order-steps.ts";
import { readSteps } from "./read-steps.server.ts";

interface Told {
  id: string;
  email: string;
  language: Language;
  step: TakenStep & { kind: Exclude<TakenStep["kind"], "undone"> };
  standing: Standing;
  /** Integer cents of store credit that this step gave back by itself. */
  creditBack: number;
  /** When it comes, where that is promised. */
  arrives: string | undefined;
}

/**
 * The mail about a step of an order; undefined if the step was undone, another mail already covers it, the shopper took
 * it themselves, their bank informs them, or their account is gone.
 */
export async function stepLetter(
  db: Database,
  { orderId, number }: { orderId: string; number: number },
  house: House,
): Promise<Letter | undefined> {
  const [order] = await db
    .select({
      email: users.email,
      language: orders.language,
      totalAmount: orders.totalAmount,
      credit: orders.credit,
      status: orders.status,
      delivery: orders.delivery,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  if (!order) return undefined;
  const { email, language, status, delivery } = order;
  const all = await readSteps(db, orderId);
  const steps = standingSteps(all);
  const step = steps.find((one) => one.number === number);
  if (!step || !isToldAlone(step) || step.by === "shopper" || step.details.disputed) return undefined;
  // What the provider received is confirmed with the order itself.
  if (step.kind === "paid" && (steps.at(-1) !== step || step.by === "provider")) return undefined;
  const isComing = step.kind === "paid" || step.kind === "shipped";
  const arrives = isComing ? arrivalOf(delivery, { status, steps }, language) : undefined;
  const standing = standingAfter(order, all);
  const creditBack = standingBefore(order, all, number).credit - standing.credit;
  return write({ id: orderId, email, language, step, standing, creditBack, arrives }, house);
}

/** Where the order stood before a step. */
const standingBefore = (bill: Bill, all: readonly TakenStep[], number: number): Standing =>
  standingAfter(
    bill,
    all.filter((one) => one.number < number),
  );

const isToldAlone = (step: TakenStep): step is Told["step"] => step.kind !== "undone";

/** What the letter begins with. */
function openingOf({ kind, amount, details }: Told["step"], standing: Standing) {
  if (kind === "cancelled" && details.unpaid) return "cancelledUnpaid";
  if (kind === "cancelled") return keptOf(standing) > 0 ? "cancelledPaid" : "cancelledOpening";
  if (kind === "returned" && !amount) return "returnedPlain";
  if (details.credit) return kind === "returned" ? "returnedCredit" : "refundedCredit";
  return `${kind}Opening` as const;
}

function write(
  { id, email, language, step, standing, creditBack, arrives }: Told,
  { appUrl, support }: House,
): Letter {
  const t = mailWords(language);
  const { kind, amount, details } = step;
  const { carrier, number, link } = details;
  const values = { id: shortOrderId(id), email: support.email };
  const owed = keptOf(standing);
  const opening = t(openingOf(step, standing), {
    ...values,
    amount: formatMoney(kind === "cancelled" ? owed : (amount ?? 0)),
  });
  return {
    to: email,
    language,
    subject: t(`${kind}Subject`, values),
    preview: opening,
    heading: t(`${kind}Subject`, values),
    opening: [[opening, arrives].filter(Boolean).join(" ")],
    rows: [
      ...(carrier ? [{ label: t("carrier"), value: carrier }] : []),
      ...(number ? [{ label: t("trackingNumber"), value: number }] : []),
    ],
    closing: [
      ...(kind === "refunded" && owed > 0 ? [t("refundedPart")] : []),
      ...(kind === "cancelled" && creditBack > 0
        ? [t("cancelledCredit", { amount: formatMoney(creditBack) })]
        : []),
    ],
    action: link
      ? { label: t("track"), url: link }
      : details.unpaid
        ? { label: t("shop:checkout"), url: `${appUrl}/checkout` }
        : { label: t("shop:seeOrder"), url: `${appUrl}/profile?order=${id}` },
    footer: [t("orderFooter", { shop: appUrl }), t("questions", { email: support.email })],
  };
}
