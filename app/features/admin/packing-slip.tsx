import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type FullOrder, shortOrderId } from "#app/features/orders/order.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { PostalAddress } from "#app/ui/postal-address.tsx";
import { Column } from "./column.tsx";
import { tabAddress } from "./panel.ts";
import { Wordmark } from "./wordmark.tsx";

interface Props {
  /** Null where there is no such order. */
  order: FullOrder | null;
  language: Language;
  /** What prints the page. */
  print: ReactNode;
}

/** What goes into the parcel: whose it is and what is in it, with boxes to tick and without prices. */
export function PackingSlip({ order, language, print }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
        {order && print}
      </div>
      {order ? <Sheet order={order} language={language} /> : <p role="alert">{t("orderUnknown")}</p>}
    </>
  );
}

function Sheet({ order, language }: { order: FullOrder; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article aria-labelledby="packing-slip" className="border p-5 sm:p-10 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-6 border-b pb-6">
        <div>
          <h2 id="packing-slip" className="display-text text-3xl">
            {t("packingSlip")}
          </h2>
          <p translate="no" className="figures mt-1">
            {shop("orderNumber", { id: shortOrderId(order.id) })}
          </p>
          <p className="text-sm text-mist">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt, language)}</time>
          </p>
        </div>
        <Wordmark />
      </header>
      <section className="py-6">
        <h3 className="mb-1 text-sm text-mist">{shop("shipsTo")}</h3>
        <PostalAddress address={order.shippingAddress} />
      </section>
      <table aria-label={t("lines")} className="w-full text-left">
        <thead className="text-sm text-mist">
          <tr>
            <Column>{t("packed")}</Column>
            <Column className="text-right">{shop("quantity")}</Column>
            <Column className="w-full">{t("name")}</Column>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ productId, name, quantity }) => (
            <tr key={productId} className="break-inside-avoid">
              <td className="border-b py-3 pr-4">
                <span aria-hidden className="block size-5 border border-ink" />
              </td>
              <td translate="no" className="figures border-b py-3 pr-4 text-right">
                {quantity}
              </td>
              <th scope="row" className="border-b py-3 font-normal">
                {name}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm">{t("unitsInAll", { count: units })}</p>
      <p translate="no" className="mt-8 text-xs break-all text-mist">
        {order.id}
      </p>
    </article>
  );
}
