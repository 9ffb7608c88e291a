import { Drawer } from "@base-ui/react/drawer";
import { X } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { ButtonLink, IconButton } from "#app/ui/button.tsx";
import { PanelBoundary } from "#app/ui/panel-boundary.tsx";
import { PanelNotice } from "#app/ui/panel-notice.tsx";
import { Price } from "#app/ui/price.tsx";
import { type CartLineView, orderable, subtotalOf } from "./cart.ts";
import { useCart } from "./cart-context.tsx";
import { CartLine } from "./cart-line.tsx";
import { GoneLines } from "./gone-lines.tsx";
import { RemovedLines, useRemovedLines } from "./removed-lines.tsx";

/** The cart, sliding in from the right. Its links take the place of its entry in the history. */
export default function CartDrawer({
  open,
  onOpenChange,
  delivery,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is promised of deliveries, at a glance. */
  delivery?: string;
}) {
  const { t } = useTranslation();
  return (
    <Drawer.Root open={open} onOpenChange={onOpenChange} swipeDirection="right">
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-300 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-40 flex justify-end">
          <Drawer.Popup className="flex h-full w-full max-w-md flex-col overflow-y-auto overscroll-contain bg-paper text-ink forced-colors:border-l outline-none transition-transform duration-300 ease-out [transform:translateX(var(--drawer-swipe-movement-x,0px))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]">
            <header className="flex items-center justify-between border-b px-6 py-4 sm:px-8">
              <Drawer.Title className="display-text text-3xl">{t("cart")}</Drawer.Title>
              <Drawer.Close aria-label={t("close")} render={<IconButton className="-mr-2.5" />} nativeButton>
                <X aria-hidden className="size-5" strokeWidth={1.5} />
              </Drawer.Close>
            </header>
            <PanelNotice open={open} className="px-6 sm:px-8" />
            <PanelBoundary>
              <Contents delivery={delivery} />
            </PanelBoundary>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

function Contents({ delivery }: { delivery?: string }) {
  const lines = useCart().lines ?? [];
  const { removed, remove, putBack, restored } = useRemovedLines();
  return (
    <>
      {lines.length === 0 ? <EmptyCart /> : <Lines lines={lines} onRemove={remove} restored={restored} />}
      <GoneLines className="mx-6 border-t border-b-0 sm:mx-8" />
      <RemovedLines removed={removed} onPutBack={putBack} className="mx-6 border-t border-b-0 sm:mx-8" />
      {lines.length > 0 && <Way lines={lines} delivery={delivery} />}
    </>
  );
}

function EmptyCart() {
  const { t } = useTranslation();
  return (
    <div className="flex grow flex-col items-center justify-center gap-3 px-6 text-center">
      <p className="display-text text-2xl">{t("cartEmpty")}</p>
      <p className="max-w-72 text-sm text-mist">{t("cartEmptyHelp")}</p>
      <ButtonLink to={href("/shop")} replace className="mt-4">
        {t("continueShopping")}
      </ButtonLink>
    </div>
  );
}

interface LinesProps {
  lines: readonly CartLineView[];
  onRemove: (line: CartLineView) => void;
  restored: string | undefined;
}

function Lines({ lines, onRemove, restored }: LinesProps) {
  return (
    <ul className="min-h-36 grow overflow-y-auto px-6 sm:px-8">
      {lines.map((line) => (
        <CartLine
          key={line.productId}
          line={line}
          onRemove={onRemove}
          focused={line.productId === restored}
        />
      ))}
    </ul>
  );
}

function Way({ lines, delivery }: { lines: readonly CartLineView[]; delivery?: string }) {
  const { t } = useTranslation();
  return (
    <footer className="border-t px-6 pt-4 sm:px-8 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <p className="flex items-baseline justify-between">
        <span>{t("subtotal")}</span>
        <Price cents={subtotalOf(orderable(lines))} className="display-text text-2xl" />
      </p>
      <p className="mt-1 mb-4 text-xs text-pretty text-mist">
        {t("shippingNote")} {delivery}
      </p>
      <ButtonLink to={href("/checkout")} replace className="w-full">
        {t("proceedToCheckout")}
      </ButtonLink>
    </footer>
  );
}
