import { Minus, Plus } from "#app/ui/icons.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { IconButton, ROUND } from "#app/ui/button.tsx";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import { type CartChange, type CartLineView, MOST_PER_LINE, wantedQuantity } from "./cart.ts";
import { CART_ACTION } from "./optimistic-lines.ts";
import { TypedQuantity } from "./typed-quantity.tsx";
import { useChangeCart } from "./use-change-cart.ts";

interface Props {
  line: CartLineView;
  /** Told when the shopper takes the line out, so that it can be offered back. */
  onRemove: (line: CartLineView) => void;
  /**
   * The id of the page's form, which without JavaScript sends its fields along with a change, so that nothing typed is
   * lost. Lines on that page are lower on a wide screen, so that its button is visible without scrolling.
   */
  form?: string;
  /** Takes the focus, for instance after an undo. */
  focused?: boolean;
}

/** What makes a button ask for a change, with and without JavaScript. */
type ButtonFor = (asked: CartChange) => ComponentProps<"button">;

/** A low line: name over size, how many, price over "remove", beside each other. */
const LOW = {
  grid: "xl:group-data-low/line:grid xl:group-data-low/line:grid-cols-[1fr_auto_4rem] xl:group-data-low/line:items-center xl:group-data-low/line:gap-x-3",
  row: "xl:group-data-low/line:contents",
  quantity:
    "xl:group-data-low/line:col-start-2 xl:group-data-low/line:row-span-2 xl:group-data-low/line:row-start-1",
  price:
    "xl:group-data-low/line:col-start-3 xl:group-data-low/line:row-start-1 xl:group-data-low/line:text-right",
  remove:
    "xl:group-data-low/line:col-start-3 xl:group-data-low/line:row-start-2 xl:group-data-low/line:min-h-7 xl:group-data-low/line:justify-self-end",
};

/** One line of the cart: picture, name, size, unit price, quantity, line total, remove. */
export function CartLine({ line, onRemove, form, focused = false }: Props) {
  const { t } = useTranslation();
  const changeCart = useChangeCart();
  const { name, size, quantity, stock, price, productId } = line;
  const soldOut = stock === 0;
  const change = (asked: CartChange) => {
    if (wantedQuantity(quantity, asked) <= 0) onRemove(line);
    changeCart(asked);
  };
  const button: ButtonFor = (asked) => ({
    type: "submit",
    form,
    formNoValidate: true,
    formAction: `${CART_ACTION}?${new URLSearchParams(Object.entries(asked).map(([key, value]) => [key, String(value)]))}`,
    onClick: (event) => {
      event.preventDefault();
      change(asked);
    },
  });
  return (
    <li
      data-low={form && ""}
      className="group/line flex gap-4 border-b py-4 last:border-b-0 xl:data-low:items-center xl:data-low:gap-3 xl:data-low:py-2.5"
    >
      <PictureView
        picture={{ ...line.picture, alt: "" }}
        sizes="80px"
        className={`aspect-4/5 w-20 shrink-0 self-start object-cover xl:group-data-low/line:w-12 ${soldOut ? "opacity-55" : ""}`}
      />
      <div className={`flex min-w-0 grow flex-col ${LOW.grid}`}>
        <div className={`flex items-start justify-between gap-3 ${LOW.row}`}>
          <Link
            to={href("/product/:productId", { productId })}
            replace={!form}
            className="display-text text-xl leading-tight hover:underline xl:group-data-low/line:text-lg"
          >
            {name}
          </Link>
          {!soldOut && <Price cents={price * quantity} className={`pt-1 text-sm ${LOW.price}`} />}
        </div>
        <p className="mt-1 text-xs text-mist">
          {size && (
            <>
              <span translate="no">{size}</span>
              {quantity > 1 && <span aria-hidden> · </span>}
            </>
          )}
          {/* One of them costs what the line does. In an element, since a browser that translates moves bare text. */}
          {quantity > 1 && (
            <span>
              <Price cents={price} /> {t("each")}
            </span>
          )}
        </p>
        <Shortage line={line} take={button({ intent: "set", productId, quantity: stock })} />
        <div className={`mt-auto flex items-center justify-between pt-2 ${LOW.row}`}>
          <Quantity line={line} change={change} button={button} />
          <button
            {...button({ intent: "remove", productId })}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that put the line back
            autoFocus={focused}
            aria-label={t("removeName", { name })}
            className={`min-h-11 text-xs text-mist underline decoration-edge underline-offset-4 hover:text-ink ${LOW.remove}`}
          >
            {t("remove")}
          </button>
        </div>
      </div>
    </li>
  );
}

const STEP = "rounded-none";

/** How many: one less, typed, one more. */
function Quantity({
  line: { name, productId, quantity, stock },
  change,
  button,
}: {
  line: CartLineView;
  change: (asked: CartChange) => void;
  button: ButtonFor;
}) {
  const { t } = useTranslation();
  return (
    <div
      className={`flex items-center rounded-xs border border-edge ${LOW.quantity} ${stock === 0 ? "invisible" : ""}`}
    >
      <IconButton
        {...button({ intent: "step", productId, quantity: -1 })}
        aria-label={t("decreaseName", { name })}
        className={STEP}
      >
        <Minus aria-hidden className="size-4" />
      </IconButton>
      <TypedQuantity
        quantity={quantity}
        label={t("quantityOf", { name })}
        onCommit={(typed) => change({ intent: "set", productId, quantity: typed })}
      />
      <IconButton
        {...button({ intent: "step", productId, quantity: 1 })}
        aria-label={t("increaseName", { name })}
        disabled={quantity >= Math.min(stock, MOST_PER_LINE)}
        className={STEP}
      >
        <Plus aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

/** What stands in the way of ordering the line, and the way out. */
function Shortage({ line, take }: { line: CartLineView; take: ComponentProps<"button"> }) {
  const { t } = useTranslation();
  const { quantity, stock, name } = line;
  if (quantity < stock) return null;
  if (stock === 0) return <p className="mt-1 text-xs text-coral">{t("soldOutLine")}</p>;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-xs text-coral">
      {t("onlyLeft", { count: stock })}
      {quantity > stock && (
        <button
          {...take}
          aria-label={t("takeLeftName", { count: stock, name })}
          className={`${ROUND} !h-auto min-h-11 underline underline-offset-4`}
        >
          {t("takeLeft", { count: stock })}
        </button>
      )}
    </p>
  );
}
