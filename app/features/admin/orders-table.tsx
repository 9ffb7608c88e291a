import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Page } from "#app/db/page.ts";
import { type FullOrder, shortOrderId } from "#app/features/orders/order.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Price } from "#app/ui/price.tsx";
import { OrderDetails } from "./order-details.tsx";
import { PagesNav } from "./pages-nav.tsx";
import { tabAddress } from "./panel.ts";

const COLUMNS = 5;

/** Everybody's orders, newest first, to read only; a row opens to show its lines and address. */
export function OrdersTable({ orders, language }: { orders: Page<FullOrder>; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const { rows, total, page, pages } = orders;
  if (total === 0) return <p className="border-t py-10 text-mist">{t("noOrders")}</p>;
  return (
    <>
      <p className="mb-3 text-sm text-mist">{t("ordersFound", { count: total })}</p>
      <table aria-label={t("orderList")} className="w-full text-left text-sm">
        <thead className="text-mist">
          <tr>
            <Column label={shop("order")} />
            <Column label={shop("date")} />
            <Column label={t("customer")} className="max-md:hidden" />
            <Column label={shop("total")} className="text-right" />
            <Column label={shop("status")} className="max-md:hidden" />
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <Row key={order.id} order={order} language={language} />
          ))}
        </tbody>
      </table>
      <PagesNav
        page={page}
        pages={pages}
        addressOf={(next) => tabAddress("orders", { page: String(next) })}
      />
    </>
  );
}

function Column({ label, className = "" }: { label: string; className?: string }) {
  return (
    <th scope="col" className={`border-b py-2 pr-4 font-normal last:pr-0 ${className}`}>
      {label}
    </th>
  );
}

/** On a phone the customer stands under the order's id and the status under its date. */
function Row({ order, language }: { order: FullOrder; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const [open, setOpen] = useState(false);
  const details = useId();
  const id = shortOrderId(order.id);
  const cell = `py-1.5 pr-4 align-top leading-11 ${open ? "" : "border-b"}`;
  return (
    <>
      <tr>
        <th scope="row" className={`${cell} font-normal`}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={details}
            aria-label={t("openOrder", { id })}
            onClick={() => setOpen(!open)}
            className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-xs px-2 transition-colors hover:bg-shell"
          >
            <span translate="no" className="figures">
              {id}
            </span>
            <ChevronDown
              aria-hidden
              className={`size-4 transition-transform duration-200 ${open ? "rotate-180" : ""}`}
            />
          </button>
          <span translate="no" className="block pb-2 text-xs leading-normal break-all text-mist md:hidden">
            {order.userId}
          </span>
        </th>
        <td className={cell}>
          <time dateTime={order.createdAt} className="whitespace-nowrap">
            {formatDate(order.createdAt, language)}
          </time>
          <span className="block pb-2 text-xs leading-normal text-mist md:hidden">
            {shop("statusPending")}
          </span>
        </td>
        <td translate="no" className={`${cell} break-all max-md:hidden`}>
          {order.userId}
        </td>
        <td className={`${cell} text-right max-md:pr-0`}>
          <Price cents={order.totalAmount} />
        </td>
        <td className={`${cell} pr-0 max-md:hidden`}>{shop("statusPending")}</td>
      </tr>
      <tr id={details} hidden={!open}>
        <td colSpan={COLUMNS} className="border-b pb-6">
          {open && <OrderDetails order={order} />}
        </td>
      </tr>
    </>
  );
}
