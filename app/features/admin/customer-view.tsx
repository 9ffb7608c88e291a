import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { href, Link, useFetcher } from "react-router";
import { type CreditEntry, creditReason } from "#app/features/orders/credit.ts";
import type { Customer } from "#app/features/orders/customer.ts";
import { shortOrderId } from "#app/features/orders/order.ts";
import { STATUS_WORDS } from "#app/features/orders/order-steps.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatMoney, Price } from "#app/ui/price.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  customer: Customer | null;
  /** Made anew with each page: what is sent twice under it counts once. */
  formKey: string;
  language: Language;
}

/** Somebody who ordered: their orders, their store credit, and what the house notes about them. */
export function CustomerView({ customer, formKey, language }: Props) {
  const { t } = useTranslation("admin");
  return (
    <>
      <p className="mb-6 flex flex-wrap gap-x-8">
        <TextLink to={tabAddress("orders", { list: "customers" })}>{t("allCustomers")}</TextLink>
        <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>
      </p>
      {customer ? (
        <article aria-labelledby="one-customer">
          <header className="border-b pb-6 [overflow-wrap:anywhere]">
            <h2 id="one-customer" translate="no" className="display-text text-3xl">
              {customer.name}
            </h2>
            <p className="mt-1 text-sm">
              <a href={`mailto:${customer.email}`} translate="no" className="underline">
                {customer.email}
              </a>
            </p>
            <p className="mt-1 text-sm text-mist">
              {t("customerSince")}{" "}
              <time dateTime={customer.since}>{formatDate(customer.since, language)}</time>
              {" · "}
              {t("ordersFound", { count: customer.placed })}
              {" · "}
              <Price cents={customer.spent} />
            </p>
          </header>
          <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-2">
            <Orders customer={customer} language={language} />
            <Credit customer={customer} formKey={formKey} language={language} />
            <Notes customer={customer} formKey={formKey} language={language} />
          </div>
        </article>
      ) : (
        <p role="alert">{t("customerUnknown")}</p>
      )}
    </>
  );
}

interface PartProps {
  customer: Customer;
  language: Language;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 text-sm text-mist">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Orders({ customer, language }: PartProps) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <Part title={t("orders")}>
      {customer.orders.length === 0 && <p className="border-t py-4 text-sm text-mist">{t("nothingYet")}</p>}
      <ul className="border-t text-sm">
        {customer.orders.map((order) => (
          <li key={order.id} className="border-b">
            <Link
              to={tabAddress("orders", { order: order.id })}
              className="flex min-h-12 flex-wrap items-center gap-x-4 py-1 hover:underline"
            >
              <span translate="no" className="figures">
                {shortOrderId(order.id)}
              </span>
              <time dateTime={order.createdAt} className="text-mist">
                {formatDate(order.createdAt, language)}
              </time>
              <span className="ml-auto">{shop(STATUS_WORDS[order.status])}</span>
              <Price cents={order.totalAmount} className="w-20 text-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Credit({ customer, formKey, language }: PartProps & { formKey: string }) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  const fetcher = useFetcher<{ ok: boolean; problem?: "invalid" | "not-as-much" | "gone" }>();
  const problem = fetcher.data?.ok === false ? (fetcher.data.problem ?? "invalid") : undefined;
  return (
    <Part title={shop("storeCredit")}>
      <p className="border-t pt-3">
        <Price cents={customer.storeCredit} className="display-text text-2xl" />
      </p>
      <details className="group border-b">
        <summary className="flex min-h-12 items-center py-2 text-sm font-medium underline decoration-edge underline-offset-[6px] hover:decoration-ink">
          {t("changeCredit")}
        </summary>
        <fetcher.Form
          key={formKey}
          method="post"
          action={href("/admin/customers")}
          className="grid gap-4 pt-1 pb-6"
        >
          <input type="hidden" name="intent" value="credit" />
          <input type="hidden" name="customer" value={customer.id} />
          <input type="hidden" name="key" value={formKey} />
          <Field
            label={t("refundAmount")}
            hint={t("creditHint")}
            error={problem && t(`credit_${problem}`)}
            name="amount"
            inputMode="decimal"
            required
            autoComplete="off"
            className="max-w-60"
          />
          <Field label={t("creditNote")} hint={t("creditNoteHint")} name="note" maxLength={200} />
          <Button type="submit" disabled={fetcher.state !== "idle"} className="justify-self-start">
            {t("saveCredit")}
          </Button>
        </fetcher.Form>
      </details>
      <ul className="text-sm">
        {customer.credit.map((entry) => (
          <Entry key={entry.id} entry={entry} language={language} />
        ))}
      </ul>
    </Part>
  );
}

function Entry({ entry, language }: { entry: CreditEntry; language: Language }) {
  const { t } = useTranslation("admin");
  const { amount, orderId, note, at } = entry;
  const why = t(creditReason(entry), { id: shortOrderId(orderId ?? "") });
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-b py-3">
      <span className="min-w-0 grow [overflow-wrap:anywhere]">
        {orderId ? (
          <Link to={tabAddress("orders", { order: orderId })} className="underline">
            {why}
          </Link>
        ) : (
          why
        )}
        {note && <span className="text-mist"> · {note}</span>}
      </span>
      <time dateTime={at} className="text-mist">
        {formatDate(at, language)}
      </time>
      <span translate="no" className="figures w-20 text-right">
        {amount > 0 ? "+" : ""}
        {formatMoney(amount)}
      </span>
    </li>
  );
}

function Notes({ customer, formKey, language }: PartProps & { formKey: string }) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher();
  const field = useId();
  return (
    <Part title={t("notes")}>
      <fetcher.Form
        key={formKey}
        method="post"
        action={href("/admin/customers")}
        className="grid gap-3 border-y py-4"
      >
        <input type="hidden" name="intent" value="note" />
        <input type="hidden" name="customer" value={customer.id} />
        <input type="hidden" name="key" value={formKey} />
        <label htmlFor={field} className="text-sm text-mist">
          {t("newNote")}
        </label>
        <textarea
          id={field}
          name="text"
          rows={3}
          required
          maxLength={2000}
          className="block w-full rounded-xs border border-edge bg-paper px-3.5 py-2.5 text-base hover:border-ink"
        />
        <Button
          type="submit"
          look="quiet"
          disabled={fetcher.state !== "idle"}
          className="justify-self-start px-5"
        >
          {t("saveNote")}
        </Button>
      </fetcher.Form>
      <ul className="text-sm">
        {customer.notes.map((note) => (
          <li key={note.id} className="border-b py-3">
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note.text}</p>
            <fetcher.Form
              method="post"
              action={href("/admin/customers")}
              className="flex items-center justify-between text-mist"
            >
              <input type="hidden" name="intent" value="forget-note" />
              <input type="hidden" name="note" value={note.id} />
              <time dateTime={note.at}>{formatDate(note.at, language)}</time>
              <button type="submit" className="min-h-11 underline decoration-edge underline-offset-4">
                {t("forgetNote")}
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </Part>
  );
}
