import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import { SideSheet } from "#app/ui/side-sheet.tsx";
import { type CartLineView, orderable, subtotalOf } from "./cart.ts";
import { begunBy, withoutOffer } from "./cart-link.ts";

/**
 * The products that an address, written by somebody's assistant, offers for the cart. Nothing is added before the
 * button is pressed; its form works without JavaScript.
 */
export default function OfferedCart({ lines }: { lines: readonly CartLineView[] }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const address = `${pathname}${withoutOffer(search)}`;
  const close = () => void navigate(address, { replace: true, preventScrollReset: true });
  const there = orderable(lines);
  return (
    <SideSheet title={t("offeredCart")} address={address} close={close}>
      <form method="post" action="/cart/fill" className="px-6 pt-6 pb-16 sm:px-8">
        <p className="max-w-[44ch] text-mist">
          {t("offeredCartText")}
          {begunBy(search) && ` ${t("offeredCartTold")}`}
        </p>
        <ul className="mt-4">
          {lines.map((line) => (
            <OfferedLine key={line.productId} line={line} />
          ))}
        </ul>
        <p className="mt-6 flex items-baseline justify-between">
          <span>{t("subtotal")}</span>
          <Price cents={subtotalOf(there)} className="display-text text-2xl" />
        </p>
        <p className="mt-1 mb-6 text-xs text-pretty text-mist">{t("shippingNote")}</p>
        <input type="hidden" name="offer" value={search.toString()} />
        <Button type="submit" className="w-full" disabled={there.length === 0}>
          {t("offeredCartTake")}
        </Button>
      </form>
    </SideSheet>
  );
}

function OfferedLine({ line: { name, size, quantity, price, stock, picture } }: { line: CartLineView }) {
  const { t } = useTranslation();
  return (
    <li className="flex items-center gap-4 border-b py-4">
      <PictureView picture={{ ...picture, alt: "" }} sizes="5rem" className="aspect-4/5 w-16 object-cover" />
      <span className="grow">
        <span className="block">{name}</span>
        <span className="block text-sm text-mist">
          {t("offeredUnits", { count: quantity })}
          {size && ` · ${size}`}
        </span>
        {stock < quantity && (
          <span className="block text-sm text-coral">
            {stock <= 0 ? t("outOfStock") : t("onlyLeft", { count: stock })}
          </span>
        )}
      </span>
      <Price cents={price * quantity} />
    </li>
  );
}
