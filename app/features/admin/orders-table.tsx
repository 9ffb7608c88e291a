import { ChevronDown } from "#app/ui/icons.tsx";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import type { Page } from "#app/db/page.ts";
import { type FullOrder, shortOrderId } from "#app/features/orders/order.ts";
import { STATUS_WORDS, STATUSES } from "#app/features/orders/order-steps.ts";
import { orderFilter, type OrderQuery } from "#app/features/orders/order-query.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { Column } from "./column.tsx";
import { CopiedId } from "./copied-id.tsx";
import { FoundLine } from "./found-line.tsx";
import { ChoiceField, DayField, Narrower, SearchField } from "./list-fields.tsx";
import { LiveForm } from "./live-form.tsx";
import { OrderContents } from "./order-contents.tsx";
import { PagesNav } from "./pages-nav.tsx";
import { tabAddress } from "./panel.ts";

const COLUMNS = 5;

interface Props {
  query: OrderQuery;
  orders: Page<FullOrder>;
  /** Shoppers may write about what they bought. */
  hasReviews: boolean;
  language: Language;
}

/** Everybody's orders, newest first, to read only: searched, and by date; a row opens to show its lines and address. */
export function OrdersTable({ query, orders, hasReviews, language }: Props) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const { rows, total, page, pages } = orders;
  const filter = orderFilter(query);
  const filtered = Object.keys(filter).length > 0;
  if (total === 0 && !filtered)
    return (
      <>
        <p className="border-t py-10 text-mist">{t("noOrders")}</p>
        <div className="flex flex-wrap gap-x-6">
          <TextLink to={tabAddress("orders", { list: "customers" })}>{t("customers")}</TextLink>
          <TextLink to={tabAddress("orders", { list: "codes" })}>{t("codes")}</TextLink>
        </div>
      </>
    );
  return (
    <>
      <LiveForm tab="orders" state={filter} className="mb-6 flex flex-wrap items-end gap-4">
        <SearchField label={t("searchOrders")} defaultValue={query.q} />
        <Narrower open={filtered}>
          <DayField label={t("from")} name="from" defaultValue={query.from} />
          <DayField label={t("to")} name="to" defaultValue={query.to} />
          <ChoiceField label={shop("status")} name="status" defaultValue={query.status}>
            <option value="">{t("all")}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {shop(STATUS_WORDS[status])}
              </option>
            ))}
          </ChoiceField>
        </Narrower>
      </LiveForm>
      <FoundLine tab="orders" found={t("ordersFound", { count: total })} filtered={filtered}>
        <TextLink to={tabAddress("orders", { list: "pack" })}>{t("toPack")}</TextLink>
        <TextLink to={tabAddress("orders", { list: "returns" })}>{t("returns")}</TextLink>
        {hasReviews && <TextLink to={tabAddress("orders", { list: "reviews" })}>{t("reviews")}</TextLink>}
        <TextLink to={tabAddress("orders", { list: "customers" })}>{t("customers")}</TextLink>
        <TextLink to={tabAddress("orders", { list: "codes" })}>{t("codes")}</TextLink>
        {total > 0 && (
          <TextLink
            to={`${href("/admin/orders.csv")}?${new URLSearchParams(filter)}`}
            reloadDocument
            download
            className="ml-auto"
          >
            {t("exportCsv")}
          </TextLink>
        )}
      </FoundLine>
      {total === 0 ? (
        <p className="border-t py-10 text-mist">{t("noOrderFound")}</p>
      ) : (
        <List rows={rows} language={language} />
      )}
      <PagesNav
        page={page}
        pages={pages}
        addressOf={(next) => tabAddress("orders", { ...filter, page: String(next) })}
      />
    </>
  );
}

function List({ rows, language }: { rows: readonly FullOrder[]; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <table aria-label={t("orderList")} className="w-full text-left text-sm">
      <thead className="text-mist">
        <tr>
          <Column>{shop("order")}</Column>
          <Column>{shop("date")}</Column>
          <Column className="max-md:hidden">{t("customer")}</Column>
          <Column className="text-right max-md:pr-0">{shop("total")}</Column>
          <Column className="max-md:hidden md:pl-16">{shop("status")}</Column>
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <Row key={order.id} order={order} language={language} />
        ))}
      </tbody>
    </table>
  );
}

/** On a phone the customer and the status have a line of their own. */
function Row({ order, language }: { order: FullOrder; language: Language }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const [open, setOpen] = useState(false);
  const details = useId();
  const id = shortOrderId(order.id);
  const cell = `py-1.5 pr-4 align-top leading-11 ${open ? "" : "md:border-b"}`;
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
        </th>
        <td className={cell}>
          <time dateTime={order.createdAt} className="whitespace-nowrap">
            {formatDate(order.createdAt, language)}
          </time>
        </td>
        <td className={`${cell} max-md:hidden`}>
          <div className="py-2.5">
            <Customer order={order} />
          </div>
        </td>
        <td className={`${cell} text-right max-md:pr-0`}>
          <Price cents={order.totalAmount} />
        </td>
        <td className={`${cell} pr-0 max-md:hidden md:pl-16`}>{shop(STATUS_WORDS[order.status])}</td>
      </tr>
      <tr className="md:hidden">
        <td colSpan={COLUMNS} className={open ? "" : "border-b pb-4"}>
          <span className="float-right text-mist">{shop(STATUS_WORDS[order.status])}</span>
          <Customer order={order} />
        </td>
      </tr>
      <tr id={details} hidden={!open}>
        <td colSpan={COLUMNS} className="border-b pt-2 pb-6 [overflow-wrap:anywhere]">
          {open && (
            <OrderContents order={order}>
              <p className="mt-2 flex flex-wrap gap-x-8">
                <TextLink to={tabAddress("orders", { order: order.id })}>{t("workOnOrder")}</TextLink>
                <TextLink to={tabAddress("orders", { slips: order.id })}>{t("packingSlip")}</TextLink>
              </p>
            </OrderContents>
          )}
        </td>
      </tr>
    </>
  );
}

/** Who ordered: the name and e-mail of the account beside its id. */
function Customer({ order: { customer, userId } }: { order: FullOrder }) {
  const { t } = useTranslation("admin");
  if (!userId) return <span className="block leading-snug text-mist">{t("customerGone")}</span>;
  return (
    <span translate="no" className="block leading-snug [overflow-wrap:anywhere]">
      {customer && (
        <>
          <span className="block">{customer.name}</span>
          <span className="block">
            {customer.email.replace(/@.*/, "")}
            <wbr />
            {customer.email.replace(/.*(?=@)/, "")}
          </span>
        </>
      )}
      <CopiedId id={userId} label={t("copyCustomerId")} />
    </span>
  );
}
