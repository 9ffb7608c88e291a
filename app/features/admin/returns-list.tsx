import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { WaitingReturn } from "#app/features/orders/answer-return.server.ts";
import { shortOrderId } from "#app/features/orders/order.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { tabAddress } from "./panel.ts";

/** Returns that wait for an answer, or for their parcel, the oldest first; each is seen to in its order. */
export function ReturnsList({ returns, language }: { returns: WaitingReturn[]; language: Language }) {
  const { t } = useTranslation("admin");
  return (
    <>
      <p className="mb-4">
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
      </p>
      <h2 className="display-text mb-4 text-2xl">{t("returns")}</h2>
      {returns.length === 0 && <p className="border-t py-10 text-mist">{t("returnsNone")}</p>}
      <ul className="border-t text-sm">
        {returns.map((one) => (
          <li key={one.id} className="border-b">
            <Link
              to={tabAddress("orders", { order: one.orderId })}
              className="flex min-h-12 flex-wrap items-center gap-x-6 py-2 hover:underline"
            >
              <span translate="no" className="figures">
                {shortOrderId(one.orderId)}
              </span>
              <time dateTime={one.askedAt} className="text-mist">
                {formatDate(one.askedAt, language)}
              </time>
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                {one.customer ?? t("customerGone")}
              </span>
              <span>{t("unitsInAll", { count: one.units })}</span>
              <span className={one.state === "asked" ? "text-coral" : "text-mist"}>
                {t(`return_${one.state}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
