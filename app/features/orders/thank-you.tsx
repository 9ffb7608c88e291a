import { useTranslation } from "react-i18next";
import { type OrderView, shortOrderId } from "./order.ts";
import { OrderSheet } from "./order-sheet.tsx";
import { PrintButton } from "./print-button.tsx";

/** The moment after an order: its number, what was ordered, where to, and what happens next. */
export function ThankYou({ order, email }: { order: OrderView; email: string }) {
  const { t } = useTranslation();
  const [firstName = ""] = order.shippingAddress.fullName.split(" ");
  return (
    <section aria-labelledby="thank-you" data-print-sheet className="mt-8 mb-14 bg-shell p-5 sm:p-10">
      <div className="sheen-line mb-6 print:hidden" />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="thank-you" className="display-text text-3xl sm:text-4xl">
            {t("thankYou", { name: firstName })}
          </h2>
          <p translate="no" className="figures mt-2 text-mist">
            {t("orderNumber", { id: shortOrderId(order.id) })}
          </p>
        </div>
        <PrintButton />
      </div>
      <section aria-labelledby="next" className="my-8 border-y py-6">
        <h3 id="next" className="mb-3 text-sm text-mist">
          {t("nextTitle")}
        </h3>
        <ol className="grid list-inside list-decimal gap-x-10 gap-y-3 lg:grid-cols-3">
          <li className="break-words">{t("nextWrite", { email })}</li>
          <li>{t("nextPending")}</li>
          <li>{t("nextShip")}</li>
        </ol>
      </section>
      <OrderSheet order={order} />
    </section>
  );
}
