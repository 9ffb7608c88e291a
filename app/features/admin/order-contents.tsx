import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FullOrder } from "#app/features/orders/order.ts";
import { PostalAddress } from "#app/ui/postal-address.tsx";
import { formatMoney, Price } from "#app/ui/price.tsx";
import { CopiedId } from "./copied-id.tsx";

function Part({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="contents text-mist">
      <dt>{label}</dt>
      <dd className="text-right">
        <Price cents={cents} />
      </dd>
    </div>
  );
}

/** What was ordered, at the names and prices of that time, and where it goes. */
export function OrderContents({
  order,
  className = "md:grid-cols-[2fr_1fr]",
  children,
}: {
  order: FullOrder;
  className?: string;
  /** Below the address. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("admin");
  const { t: shop } = useTranslation();
  return (
    <div className={`grid content-start gap-x-10 gap-y-6 bg-shell p-5 ${className}`}>
      <section>
        <h2 className="mb-2 text-mist">{t("lines")}</h2>
        <ul>
          {order.items.map((item) => (
            <li key={item.productId} className="flex flex-wrap justify-between gap-x-4 border-b py-2">
              <span>{item.name}</span>
              <span translate="no" className="figures">
                {t("each", { quantity: item.quantity, price: formatMoney(item.price) })}
              </span>
            </li>
          ))}
        </ul>
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1">
          <Part label={shop("subtotal")} cents={order.subtotal} />
          {order.discount > 0 && (
            <Part label={shop("discount", { code: order.discountCode ?? "" })} cents={-order.discount} />
          )}
          <Part label={shop("shipping")} cents={order.shipping} />
          <div className="contents">
            <dt>{shop("total")}</dt>
            <dd>
              <Price cents={order.totalAmount} />
            </dd>
          </div>
          {order.credit > 0 && <Part label={shop("creditUsed")} cents={-order.credit} />}
        </dl>
      </section>
      <section>
        <h2 className="mb-2 text-mist">{shop("shippingAddress")}</h2>
        <PostalAddress address={order.shippingAddress} />
        {order.giftNote && (
          <>
            <h2 className="mt-4 mb-2 text-mist">{shop("giftNote")}</h2>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{order.giftNote}</p>
          </>
        )}
        <p className="mt-4">
          <CopiedId id={order.id} label={t("copyOrderId")} />
        </p>
        {children}
      </section>
    </div>
  );
}
