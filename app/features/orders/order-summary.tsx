import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Price } from "#app/ui/price.tsx";
import type { Totals } from "./order.ts";

/** Subtotal, shipping and total, under whatever lines the page shows. */
export function OrderSummary({ totals, children }: { totals: Totals; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="order-summary" className="bg-shell p-5 sm:p-8">
      <h2 id="order-summary" className="display-text text-2xl">
        {t("orderSummary")}
      </h2>
      {children}
      <dl className="mt-5 grid gap-2">
        <Row label={t("subtotal")} cents={totals.subtotal} />
        <Row label={t("shipping")} cents={totals.shipping} />
        <Row label={t("total")} cents={totals.total} strong />
      </dl>
    </section>
  );
}

function Row({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between ${strong ? "mt-2 border-t pt-4 text-lg" : ""}`}>
      <dt className={strong ? "" : "text-mist"}>{label}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  );
}
