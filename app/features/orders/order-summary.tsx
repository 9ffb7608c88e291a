import { ChevronDown } from "#app/ui/icons.tsx";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#app/ui/picture.ts";
import { PictureView } from "#app/ui/picture-view.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Totals } from "./order.ts";

/** How many pictures of folded lines stand beside each other on a phone. */
const SHOWN = 6;

interface FoldProps {
  /** How many units, for whoever has not unfolded them. */
  count: number;
  /** Integer cents. */
  total: number;
  /** Of the lines, to be seen while they are folded. */
  pictures: readonly Picture[];
  children: ReactNode;
}

/**
 * What is being ordered. Folded on a phone, where the address comes next; always open on a desk. A checkbox folds it: it
 * needs neither scripts nor the width of the window before the page is drawn.
 */
export function OrderLines({ count, total, pictures, children }: FoldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="bg-shell px-5 sm:px-8">
      <input id={id} type="checkbox" className="peer sr-only lg:hidden" />
      <h2 className="peer-focus-visible:outline-2 peer-focus-visible:outline-kelp max-lg:peer-checked:[&_svg]:rotate-180">
        <label
          htmlFor={id}
          className="flex min-h-16 items-center gap-3 max-lg:cursor-pointer lg:pt-6 lg:pb-2"
        >
          <span className="font-medium sm:display-text sm:text-2xl">{t("orderSummary")}</span>
          <ChevronDown aria-hidden className="size-5 transition-transform duration-200 lg:hidden" />
          <span className="ml-auto text-right text-sm whitespace-nowrap lg:hidden">
            <span className="block text-xs text-mist">{t("itemsInCart", { count })}</span>
            <Price cents={total} />
          </span>
        </label>
      </h2>
      <div className="flex gap-2 pb-4 peer-checked:hidden lg:hidden">
        {pictures.slice(0, SHOWN).map((picture, place) => (
          <PictureView
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may share a picture
            key={place}
            picture={{ ...picture, alt: "" }}
            sizes="48px"
            className="aspect-4/5 w-11 object-cover"
          />
        ))}
      </div>
      <div className="max-lg:hidden max-lg:peer-checked:block">{children}</div>
    </div>
  );
}

/** Subtotal, shipping, taxes and total; the page decides what goes below them. */
export function OrderTotals({ children, ...rows }: RowsProps & { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("orderSummary")} className="bg-shell px-5 pt-5 pb-6 sm:px-8 sm:pb-8">
      <TotalRows {...rows} />
      {children}
    </section>
  );
}

interface RowsProps {
  totals: Totals;
  /** The discount code, if there is a discount. */
  code?: string;
  /** Integer cents of the total that come from store credit. */
  credit?: number;
}

/** The rows alone. */
export function TotalRows({ totals, code = "", credit = 0 }: RowsProps) {
  const { t } = useTranslation();
  return (
    <dl className="grid gap-2">
      <Row label={t("subtotal")}>
        <Price cents={totals.subtotal} />
      </Row>
      {totals.discount ? (
        <Row label={t("discount", { code })}>
          <Price cents={-totals.discount} />
        </Row>
      ) : null}
      <Row label={t("shipping")}>
        <Price cents={totals.shipping} />
      </Row>
      <Row label={t("total")} note={t("taxesIncluded")} strong>
        <Price cents={totals.total} className="display-text text-2xl" />
      </Row>
      {credit > 0 && (
        <>
          <Row label={t("creditUsed")}>
            <Price cents={-credit} />
          </Row>
          <Row label={t("leftToPay")}>
            <Price cents={totals.total - credit} />
          </Row>
        </>
      )}
    </dl>
  );
}

interface RowProps {
  label: string;
  note?: string;
  strong?: boolean;
  children: ReactNode;
}

function Row({ label, note, strong = false, children }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between ${strong ? "mt-2 border-t pt-4 text-lg" : ""}`}>
      <dt className={strong ? "" : "text-mist"}>{label}</dt>
      <dd className="text-right">
        {children}
        {note && <span className="block text-xs text-mist">{note}</span>}
      </dd>
    </div>
  );
}
