import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { PictureView } from "#app/ui/picture-view.tsx";
import { PostalAddress } from "#app/ui/postal-address.tsx";
import { formatMoney, Price } from "#app/ui/price.tsx";
import type { OrderView } from "./order.ts";
import { TotalRows } from "./order-summary.tsx";

/** What was ordered, with pictures, what it came to, and where it goes; beneath that, `children`. */
export function OrderSheet({
  order,
  headingLevel: Heading = "h3",
  children,
}: {
  order: OrderView;
  headingLevel?: "h2" | "h3";
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const {
    items,
    subtotal,
    discount,
    discountCode,
    shipping,
    totalAmount,
    credit,
    shippingAddress,
    giftNote,
  } = order;
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[3fr_2fr]">
      <div>
        <Heading className="mb-1 text-sm text-mist">{t("ordered")}</Heading>
        <ul>
          {items.map((item) => (
            <Item key={item.productId} item={item} />
          ))}
        </ul>
        <div className="border-t pt-5">
          <TotalRows
            totals={{ subtotal, discount, shipping, total: totalAmount }}
            code={discountCode ?? ""}
            credit={credit}
          />
        </div>
      </div>
      <div className="grid content-start gap-8">
        <div>
          <Heading className="mb-1 text-sm text-mist">{t("shipsTo")}</Heading>
          <PostalAddress address={shippingAddress} />
        </div>
        {giftNote && (
          <div>
            <Heading className="mb-1 text-sm text-mist">{t("giftNote")}</Heading>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{giftNote}</p>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

function Item({ item }: { item: OrderView["items"][number] }) {
  const { t } = useTranslation();
  const { productId, name, price, quantity, picture, isSold } = item;
  return (
    <li className="flex gap-4 border-b py-3 last:border-b-0">
      <PictureView
        picture={{ ...picture, alt: "" }}
        sizes="64px"
        className="aspect-4/5 w-16 shrink-0 self-start object-cover"
      />
      <div className="flex min-w-0 grow items-start justify-between gap-3">
        <div>
          {isSold ? (
            <Link
              to={href("/product/:productId", { productId })}
              className="display-text text-xl leading-tight hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="display-text text-xl leading-tight">{name}</span>
          )}
          <p translate="no" className="figures mt-1 text-xs text-mist">
            {t("timesEach", { quantity, price: formatMoney(price) })}
          </p>
        </div>
        <Price cents={price * quantity} className="pt-1 text-sm" />
      </div>
    </li>
  );
}
