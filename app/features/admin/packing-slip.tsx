import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ProductNumbers } from "#app/features/catalogue/product-query.ts";
import { type FullOrder, shortOrderId } from "#app/features/orders/order.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { PostalAddress } from "#app/ui/postal-address.tsx";
import { Column } from "./column.tsx";
import { tabAddress } from "./panel.ts";
import { Wordmark } from "./wordmark.tsx";

interface Props {
  /** Empty where there is no such order. */
  orders: FullOrder[];
  numbers: ProductNumbers;
  language: Language;
  /** What prints the page. */
  print: ReactNode;
  /** Where they are shown: among all orders, or to who only packs. */
  room?: "orders" | "packing";
}

/** What goes into each parcel, a page each: whose it is and what is in it, with boxes to tick and without prices. */
export function PackingSlips({ orders, numbers, language, print, room = "orders" }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <TextLink to={tabAddress(room)}>{t(room === "orders" ? "backToOrders" : "toPack")}</TextLink>
        {orders.length > 0 && print}
      </div>
      {orders.length === 0 && <p role="alert">{t("orderUnknown")}</p>}
      <div className="grid gap-10 print:block">
        {orders.map((order) => (
          <Sheet key={order.id} order={order} numbers={numbers} language={language} />
        ))}
      </div>
    </>
  );
}

interface SheetProps extends Pick<Props, "numbers" | "language"> {
  order: FullOrder;
}

function Sheet({ order, numbers, language }: SheetProps) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const heading = useId();
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      aria-labelledby={heading}
      className="border p-5 not-first:break-before-page sm:p-10 print:border-0 print:p-0 [overflow-wrap:anywhere]"
    >
      <header className="flex flex-wrap items-start justify-between gap-6 border-b pb-6">
        <div>
          <h2 id={heading} className="display-text text-3xl">
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
        <thead className="text-sm whitespace-nowrap text-mist">
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
                {numbers[productId] && (
                  <span translate="no" className="figures block text-sm text-mist">
                    {numbers[productId].join(" · ")}
                  </span>
                )}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-sm">{t("unitsInAll", { count: units })}</p>
      {order.giftNote && (
        <p
          translate="no"
          className="display-text mt-8 break-inside-avoid border-t pt-6 text-2xl leading-snug whitespace-pre-wrap"
        >
          {order.giftNote}
        </p>
      )}
      <p translate="no" className="mt-8 text-xs break-all text-mist">
        {order.id}
      </p>
    </article>
  );
}
