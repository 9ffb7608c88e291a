import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { StockHistory, StockLine } from "#app/features/catalogue/product-query.ts";
import { shortOrderId } from "#app/features/orders/order.ts";
import { formatTime } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  /** Null for a product that is gone. */
  history: StockHistory | null;
  language: Language;
}

/** What happened to a product's stock, the latest first: when, why and by whom, from how many to how many. */
export function StockHistoryView({ history, language }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <TextLink to={tabAddress("products")}>{t("backToProducts")}</TextLink>
        {history && history.lines.length > 0 && (
          <TextLink
            to={`${href("/admin/stock.csv")}?${new URLSearchParams({ id: history.id })}`}
            reloadDocument
            download
          >
            {t("exportCsv")}
          </TextLink>
        )}
      </div>
      {!history && <p role="alert">{t("productUnknown")}</p>}
      {history && (
        <>
          <h2 className="display-text text-2xl [overflow-wrap:anywhere]">
            {t("historyName", { name: history.name })}
          </h2>
          <p className="mt-1 mb-6 text-sm text-mist">
            {history.lines.length === 0 ? t("noHistory") : t("stockNow", { count: history.stock })}
          </p>
          <ol aria-label={t("history")} className="border-t text-sm">
            {history.lines.map((line) => (
              <Line key={`${line.at} ${line.before} ${line.after}`} line={line} language={language} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function Line({ line, language }: { line: StockLine; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const { at, before, after, why, by, orderId } = line;
  const difference = after - before;
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b py-3 [overflow-wrap:anywhere]">
      <span>
        <span className="font-medium">{t(`cause_${why}`)}</span>
        {by && (
          <span translate="no" className="text-mist">
            {" · "}
            {by}
          </span>
        )}
        {orderId && (
          <TextLink to={tabAddress("orders", { order: orderId })} className="ml-3">
            {shop("orderNumber", { id: shortOrderId(orderId) })}
          </TextLink>
        )}
      </span>
      <span translate="no" className="figures">
        {before} → {after} ({difference > 0 ? "+" : "−"}
        {Math.abs(difference)})
      </span>
      <time dateTime={at} className="text-mist">
        {formatTime(at, language)}
      </time>
    </li>
  );
}
