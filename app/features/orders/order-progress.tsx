import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TEXT_LINK } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import type { OrderView } from "./order.ts";
import { OrderPayment } from "./order-payment.tsx";
import { keptOf, STEP_WORDS, standingAfter, type TakenStep } from "./order-steps.ts";

interface Props {
  order: OrderView;
  language: Language;
  /** Its shopper has just come back from paying. */
  returned?: boolean;
}

/** An order's progress for its shopper: what happened so far, where the parcel is, and what comes next. */
export function OrderProgress({ order, language, returned = false }: Props) {
  const { t } = useTranslation(["shop", "account"]);
  const parcel = order.steps.findLast(({ kind }) => kind === "shipped");
  return (
    <div className="grid gap-5 border-t pt-6">
      {order.status === "pending" && order.payment ? (
        <OrderPayment order={order} returned={returned} />
      ) : (
        <NextWords order={order} />
      )}
      {parcel && order.status !== "refunded" && <Parcel step={parcel} />}
      {order.hasReceipt && (
        <a
          href={href("/receipts/:orderId", { orderId: order.id })}
          download
          className={`${TEXT_LINK} justify-self-start text-sm print:hidden`}
        >
          {t("account:receipt")}
        </a>
      )}
      {order.steps.length > 0 && (
        <section aria-labelledby="order-steps">
          <h3 id="order-steps" className="mb-2 text-sm text-mist">
            {t("account:orderSteps")}
          </h3>
          <ol className="grid gap-1.5 text-sm">
            <Line at={order.createdAt} language={language} words={t("account:stepPlaced")} />
            {order.steps.map((step) => (
              <Line key={step.number} at={step.at} language={language} words={<StepWords step={step} />} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function NextWords({ order }: { order: OrderView }) {
  return (
    <p className="text-pretty">
      {useNextWords(order)} {order.arrives}
    </p>
  );
}

/** What happens next, in a sentence. */
function useNextWords(order: OrderView): string {
  const { status, steps } = order;
  const { t } = useTranslation(["shop", "account"]);
  if (status === "pending") return t("paymentNote");
  const standing = standingAfter(order, steps);
  const owed = keptOf(standing);
  if (status !== "cancelled") return t(`account:next_${status}`);
  const isUnpaid = steps.some(({ details }) => details.unpaid);
  if (standing.paid === 0) return t(isUnpaid ? "account:payEnded" : "account:next_cancelled");
  if (owed === 0) return t("account:next_refunded");
  return t("account:next_owed", { amount: formatMoney(owed) });
}

function StepWords({ step: { kind, amount, details } }: { step: TakenStep }) {
  const { t } = useTranslation(["shop", "account"]);
  if (kind === "undone") return null;
  return (
    <>
      {t(STEP_WORDS[kind])}
      {kind !== "paid" && amount !== null && amount > 0 && (
        <span translate="no"> · {formatMoney(amount)}</span>
      )}
      {details.credit && ` ${t("account:asCredit")}`}
    </>
  );
}

function Line({ at, language, words }: { at: string; language: Language; words: ReactNode }) {
  return (
    <li className="flex justify-between gap-4">
      <span>{words}</span>
      <time dateTime={at} className="whitespace-nowrap text-mist">
        {formatDate(at, language)}
      </time>
    </li>
  );
}

function Parcel({ step: { details } }: { step: TakenStep }) {
  const { t } = useTranslation("account");
  const { carrier, number, link } = details;
  if (!carrier && !number && !link) return null;
  return (
    <div className="text-sm [overflow-wrap:anywhere]">
      {carrier && <p>{t("parcelBy", { carrier })}</p>}
      {number && <p translate="no">{t("parcelNumber", { number })}</p>}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={`${TEXT_LINK} print:hidden`}>
          {t("followParcel")}
        </a>
      )}
    </div>
  );
}
