import { Minus, Plus } from "lucide-react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { IconButton } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import { type CartLineView, parseCartChange } from "./cart.ts";
import { CART_ACTION } from "./optimistic-lines.ts";
import { useChangeCart } from "./use-change-cart.ts";

/** One line of the cart: picture, name, unit price, minus, plus, remove. A plain form without JavaScript. */
export function CartLine({ line, onNavigate }: { line: CartLineView; onNavigate?: () => void }) {
  const { t } = useTranslation();
  const { name, quantity, stock, productId } = line;
  return (
    <li className="flex gap-4 border-b py-5">
      <PictureView
        picture={{ ...line.picture, alt: "" }}
        sizes="88px"
        className="aspect-4/5 w-22 shrink-0 object-cover"
      />
      <div className="flex min-w-0 grow flex-col">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={href("/product/:productId", { productId })}
            onClick={onNavigate}
            className="display-text text-xl leading-tight hover:underline"
          >
            {name}
          </Link>
          <Price cents={line.price} className="pt-1 text-sm" />
        </div>
        <ShortStock quantity={quantity} stock={stock} />
        <div className="mt-auto flex items-center justify-between pt-2">
          <div className="-ml-2.5 flex items-center">
            <Change productId={productId} quantity={-1} label={t("decreaseName", { name })} icon="minus" />
            <span aria-label={t("quantity")} role="status" className="figures min-w-8 text-center text-sm">
              {quantity}
            </span>
            <Change
              productId={productId}
              quantity={1}
              label={t("increaseName", { name })}
              icon="plus"
              disabled={quantity >= stock}
            />
          </div>
          <Change productId={productId} label={t("removeName", { name })} />
        </div>
      </div>
    </li>
  );
}

function ShortStock({ quantity, stock }: { quantity: number; stock: number }) {
  const { t } = useTranslation();
  if (quantity < stock) return null;
  return (
    <p className="mt-1 text-xs text-coral">
      {stock === 0 ? t("outOfStock") : t("onlyLeft", { count: stock })}
    </p>
  );
}

interface ChangeProps {
  productId: string;
  label: string;
  /** How far the button moves the quantity; without it, the button removes the line. */
  quantity?: number;
  icon?: "minus" | "plus";
  disabled?: boolean;
}

function Change({ productId, quantity, label, icon, disabled }: ChangeProps) {
  const { t } = useTranslation();
  const changeCart = useChangeCart();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = parseCartChange(new FormData(event.currentTarget));
    if (change) changeCart(change);
  };
  return (
    <form method="post" action={CART_ACTION} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={quantity === undefined ? "remove" : "step"} />
      <input type="hidden" name="productId" value={productId} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      {icon ? (
        <IconButton type="submit" aria-label={label} disabled={disabled}>
          {icon === "minus" ? (
            <Minus aria-hidden className="size-4" />
          ) : (
            <Plus aria-hidden className="size-4" />
          )}
        </IconButton>
      ) : (
        <button
          type="submit"
          aria-label={label}
          className="min-h-11 text-xs text-mist underline decoration-edge underline-offset-4 hover:text-ink"
        >
          {t("remove")}
        </button>
      )}
    </form>
  );
}
