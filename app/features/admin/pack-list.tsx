import { useTranslation } from "react-i18next";
import { href, Link, useFetcher } from "react-router";
import { shortOrderId } from "#app/features/orders/order.ts";
import type { OrderToPack } from "#app/features/orders/orders-to-do.server.ts";
import { readStepAnswer } from "#app/features/orders/step-answer.ts";
import { formatDate } from "#app/i18n/format.ts";
import type { Language } from "#app/i18n/language.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { tabAddress } from "./panel.ts";

interface Props {
  orders: OrderToPack[];
  language: Language;
  /** Where it is shown: among all orders, or alone, to who only packs. */
  room?: "orders" | "packing";
}

/** What is paid and has not left, the oldest first: slips of all, and several sent at once. */
export function PackList({ orders, language, room = "orders" }: Props) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-8">
        {room === "orders" && <TextLink to={tabAddress("orders")}>{t("backToOrders")}</TextLink>}
        {orders.length > 0 && <TextLink to={slipsOf(orders, room)}>{t("allSlips")}</TextLink>}
      </div>
      {room === "orders" && <h2 className="display-text mb-4 text-2xl">{t("toPack")}</h2>}
      <Outcome answer={fetcher.data} />
      {orders.length === 0 ? (
        <p className="border-t py-10 text-mist">{t("nothingToPack")}</p>
      ) : (
        <fetcher.Form method="post" action={href("/admin/orders")}>
          <input type="hidden" name="intent" value="parcels" />
          <ul className="border-t">
            {orders.map((order) => (
              <Row key={order.id} order={order} language={language} room={room} />
            ))}
          </ul>
          <div className="sticky bottom-0 grid gap-4 border-t bg-paper py-5 sm:flex sm:items-end">
            <Field label={t("carrier")} name="carrier" maxLength={100} className="sm:w-60" />
            <Button type="submit" disabled={fetcher.state !== "idle"}>
              {t("confirm_parcels")}
            </Button>
            <p className="text-xs text-pretty text-mist sm:max-w-72">{t("explain_parcels")}</p>
          </div>
        </fetcher.Form>
      )}
    </>
  );
}

/** The address of the slips of all of them, in the list's order. */
function slipsOf(orders: readonly { id: string }[], room: "orders" | "packing"): string {
  return `${tabAddress(room)}&${new URLSearchParams(orders.map(({ id }) => ["slips", id]))}`;
}

function Row({ order, language, room }: Omit<Required<Props>, "orders"> & { order: OrderToPack }) {
  const { t } = useTranslation("admin");
  const id = shortOrderId(order.id);
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b py-3 text-sm sm:grid-cols-[auto_1fr_14rem]">
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="order" value={order.id} className="tick" />
        <span className="sr-only">{t("chooseOrder", { id })}</span>
        <Link
          to={room === "orders" ? tabAddress(room, { order: order.id }) : slipsOf([order], room)}
          translate="no"
          className="figures underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {id}
        </Link>
        <time dateTime={order.createdAt} className="whitespace-nowrap text-mist">
          {formatDate(order.createdAt, language)}
        </time>
      </label>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ")}</p>
        <p translate="no" className="text-mist">
          {[order.shippingAddress.fullName, order.shippingAddress.city, order.shippingAddress.country]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <input type="hidden" name={`seen:${order.id}`} value={order.seen} />
      <input
        name={`number:${order.id}`}
        maxLength={100}
        autoComplete="off"
        aria-label={t("trackingNumberOf", { id })}
        placeholder={t("trackingNumber")}
        className="block min-h-11 w-full rounded-xs border border-edge bg-paper px-3.5 text-base transition-colors hover:border-ink"
      />
    </li>
  );
}

function Outcome({ answer }: { answer: unknown }) {
  const { t } = useTranslation("admin");
  if (answer === undefined) return null;
  const read = readStepAnswer(answer);
  if (read.ok) {
    return (
      <p role="status" className="mb-4">
        {t("parcelsSent", { count: read.done })} <span className="text-mist">{t("undoHint")}</span>
      </p>
    );
  }
  const { problem, done, refused } = read;
  return (
    <p role="alert" className="mb-4 text-coral">
      {done === undefined || refused === undefined
        ? t(problem === "invalid" ? "chooseFirst" : `step_${problem}`)
        : `${t("parcelsSent", { count: done })} ${t("parcelsRefused", { count: refused })}`}
    </p>
  );
}
