import { useTranslation } from "react-i18next";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { formatMoney } from "#app/ui/price.tsx";
import { type CreditEntry, creditReason } from "./credit.ts";
import { shortOrderId } from "./order.ts";

/** How somebody's store credit came about, the newest first; nothing where it never did. */
export function CreditHistory({ entries, language }: { entries: CreditEntry[]; language: Language }) {
  const { t } = useTranslation("account");
  if (entries.length === 0) return null;
  return (
    <details className="mt-4 border-y">
      <summary className="flex min-h-12 items-center text-sm underline decoration-edge underline-offset-4">
        {t("creditHistory")}
      </summary>
      <ul className="pb-3 text-sm">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-baseline gap-x-4 border-t py-2">
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              {t(creditReason(entry), { id: shortOrderId(entry.orderId ?? "") })}
              {entry.note && <span className="text-mist"> · {entry.note}</span>}
            </span>
            <time dateTime={entry.at} className="text-mist">
              {formatDate(entry.at, language)}
            </time>
            <span translate="no" className="figures w-20 text-right">
              {entry.amount > 0 ? "+" : ""}
              {formatMoney(entry.amount)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
