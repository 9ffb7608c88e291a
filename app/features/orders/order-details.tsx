import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { type OrderView, shortOrderId } from "./order.ts";
import { OrderAgain } from "./order-again.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { STATUS_WORDS } from "./order-steps.ts";
import { OrderSheet } from "./order-sheet.tsx";
import { PrintButton } from "./print-button.tsx";

interface Props {
  order: OrderView;
  language: Language;
  /** Its shopper has just come back from paying. */
  returned?: boolean;
  /** What else belongs to it. */
  children?: ReactNode;
}

/** One order of the history, opened. */
export function OrderDetails({ order, language, returned = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="order-details" data-print-sheet className="mt-8 mb-14 bg-shell p-5 sm:p-10">
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h2
            id="order-details"
            translate="no"
            className="display-text figures scroll-mt-5 text-3xl sm:scroll-mt-10 sm:text-4xl"
          >
            {t("orderNumber", { id: shortOrderId(order.id) })}
          </h2>
          <p className="mt-2 text-mist">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt, language)}</time>
            {" · "}
            {t(STATUS_WORDS[order.status])}
          </p>
        </div>
        <div className="flex items-center gap-6 print:hidden">
          <TextLink to={href("/profile")}>{t("closeOrder")}</TextLink>
          <PrintButton />
        </div>
      </div>
      <OrderSheet order={order}>
        <OrderProgress order={order} language={language} returned={returned} />
        <OrderAgain order={order} />
        {children}
        <OrderReturns order={order} language={language} />
      </OrderSheet>
    </section>
  );
}
