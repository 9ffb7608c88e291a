import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Price } from "#app/ui/price.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { type PicturedOrder, shortOrderId } from "./order.ts";
import { STATUS_WORDS } from "./order-steps.ts";

/** Columns that end where they are read from. */
const AT_END = ["total", "status"];

/** A shopper's orders, newest first; scrolls inside when there are many. */
export function OrderHistory({ orders, language }: { orders: PicturedOrder[]; language: Language }) {
  const { t } = useTranslation();
  if (orders.length === 0) return <p className="text-mist">{t("ordersEmpty")}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, this is a scrolling table
    <div
      role="group"
      aria-label={t("orderHistory")}
      // A scrolling region must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="max-h-96 overflow-y-auto overscroll-contain"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-paper text-mist">
          <tr>
            {(["order", "date", "total", "status"] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={`pr-2 pb-2 font-normal last:pr-0 sm:pr-4 ${AT_END.includes(column) ? "text-right" : ""}`}
              >
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td translate="no" className="figures border-b py-3 pr-2 sm:pr-4">
                <Link
                  to={`?${new URLSearchParams({ order: order.id })}`}
                  aria-label={t("openOrder", { id: shortOrderId(order.id) })}
                  className="flex min-h-11 items-center gap-5"
                >
                  <span className="flex gap-1.5 max-sm:hidden">
                    {order.pictures.map((picture, place) => (
                      <PictureView
                        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may share a picture
                        key={place}
                        picture={{ ...picture, alt: "" }}
                        sizes="3rem"
                        className="aspect-4/5 w-12 object-cover"
                      />
                    ))}
                  </span>
                  <span className="underline decoration-edge underline-offset-4 hover:decoration-ink">
                    {shortOrderId(order.id)}
                  </span>
                </Link>
              </td>
              <td className="border-b py-3 pr-2 sm:pr-4">
                <time dateTime={order.createdAt} className="whitespace-nowrap">
                  {formatDate(order.createdAt, language)}
                </time>
              </td>
              <td className="border-b py-3 pr-2 sm:pr-4">
                <Price cents={order.totalAmount} className="block text-right" />
              </td>
              <td className="border-b py-3 text-right whitespace-nowrap">{t(STATUS_WORDS[order.status])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
