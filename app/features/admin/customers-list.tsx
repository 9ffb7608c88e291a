import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Page } from "#app/db/page.ts";
import type { CustomerRow } from "#app/features/orders/customer.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { TextLink } from "#app/ui/button.tsx";
import { Price } from "#app/ui/price.tsx";
import { Column } from "./column.tsx";
import { FoundLine } from "./found-line.tsx";
import { SearchField } from "./list-fields.tsx";
import { LiveForm } from "./live-form.tsx";
import { PagesNav } from "./pages-nav.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  customers: Page<CustomerRow>;
  q: string;
  language: Language;
}

/** Who has an account, the newest first: what they ordered and what that brought. */
export function CustomersList({ customers, q, language }: Props) {
  const { t } = useTranslation("admin");
  const { rows, total, page, pages } = customers;
  return (
    <>
      <p className="mb-4">
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
      </p>
      <h2 className="display-text mb-4 text-2xl">{t("customers")}</h2>
      <LiveForm tab="orders" state={{ list: "customers", ...(q && { q }) }} className="mb-6">
        <input type="hidden" name="list" value="customers" />
        <SearchField label={t("searchCustomers")} defaultValue={q} />
      </LiveForm>
      <FoundLine tab="orders" found={t("customersFound", { count: total })} filtered={false}>
        {q && <TextLink to={tabAddress("orders", { list: "customers" })}>{t("clearSearch")}</TextLink>}
      </FoundLine>
      <table aria-label={t("customers")} className="w-full text-left text-sm">
        <thead className="text-mist">
          <tr>
            <Column>{t("customerName")}</Column>
            <Column className="text-right">{t("orders")}</Column>
            <Column className="text-right">{t("spent")}</Column>
            <Column className="pl-10 max-md:hidden">{t("customerSince")}</Column>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="border-b py-2 pr-4 font-normal">
                <Link
                  to={tabAddress("orders", { customer: row.id })}
                  translate="no"
                  className="flex min-h-11 flex-col justify-center leading-snug [overflow-wrap:anywhere] hover:underline"
                >
                  <span className="font-medium">{row.name}</span>
                  <span className="text-mist">{row.email}</span>
                </Link>
              </th>
              <td translate="no" className="figures border-b py-2 pr-4 text-right">
                {row.placed}
              </td>
              <td className="border-b py-2 text-right max-md:pr-0 md:pr-4">
                <Price cents={row.spent} />
              </td>
              <td className="border-b py-2 pl-10 max-md:hidden">
                <time dateTime={row.since} className="whitespace-nowrap">
                  {formatDate(row.since, language)}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PagesNav
        page={page}
        pages={pages}
        addressOf={(next) => tabAddress("orders", { list: "customers", ...(q && { q }), page: String(next) })}
      />
    </>
  );
}
