import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { type WorkedOrder, shortOrderId } from "#app/features/orders/order.ts";
import { keptOf, STATUS_WORDS, standingAfter } from "#app/features/orders/order-steps.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TEXT_LINK, TextLink } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/price.tsx";
import { OrderContents } from "./order-contents.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { ReturnForms } from "./return-forms.tsx";
import { StepForms } from "./step-forms.tsx";
import { tabAddress } from "./panel.ts";

/** One order, opened to work on it: where it stands, what can be done next, and what happened so far. */
export function OrderView({ order, language }: { order: WorkedOrder | null; language: Language }) {
  const { t } = useTranslation("admin");
  if (!order) {
    return (
      <>
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
        <p role="alert" className="mt-6">
          {t("orderUnknown")}
        </p>
      </>
    );
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-8">
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
        <TextLink to={tabAddress("orders", { slips: order.id })}>{t("packingSlip")}</TextLink>
        {order.hasReceipt && (
          <a href={href("/receipts/:orderId", { orderId: order.id })} download className={TEXT_LINK}>
            {t("receipt")}
          </a>
        )}
      </div>
      <article aria-labelledby="one-order">
        <Head order={order} language={language} />
        <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[3fr_2fr]">
          <div>
            <StepForms order={order} />
            <ReturnForms order={order} language={language} />
            <OrderSteps order={order} language={language} />
          </div>
          <OrderContents order={order} className="xl:grid-cols-1" />
        </div>
      </article>
    </>
  );
}

function Head({ order, language }: { order: WorkedOrder; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const standing = standingAfter(order, order.steps);
  const { refunded } = standing;
  const owed = keptOf(standing);
  const { customer } = order;
  return (
    <header className="border-b pb-6">
      <h2 id="one-order" translate="no" className="display-text figures text-3xl">
        {shop("orderNumber", { id: shortOrderId(order.id) })}
      </h2>
      <p className="mt-2">
        <span className="font-medium">{shop(STATUS_WORDS[order.status])}</span>
        <span translate="no" className="figures">
          {" · "}
          {formatMoney(order.totalAmount)}
        </span>
        <span className="text-mist">
          {" · "}
          <time dateTime={order.createdAt}>{formatDate(order.createdAt, language)}</time>
        </span>
      </p>
      {refunded > 0 && (
        <p className="mt-1 text-sm">{t("refundedSoFar", { amount: formatMoney(refunded) })}</p>
      )}
      {order.status === "cancelled" && owed > 0 && (
        <p className="mt-1 text-sm text-coral">{t("refundOwed", { amount: formatMoney(owed) })}</p>
      )}
      {order.dispute && <p className="mt-1 text-sm text-coral">{t(order.dispute)}</p>}
      <p translate="no" className="mt-1 text-sm break-words text-mist">
        {customer ? `${customer.name}, ${customer.email}` : t("customerGone")}
      </p>
      {order.userId && (
        <TextLink to={tabAddress("orders", { customer: order.userId })}>{t("openCustomer")}</TextLink>
      )}
    </header>
  );
}
