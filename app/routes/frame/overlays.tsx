import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstNotice } from "#app/ui/notify.ts";
import { SupportWidget } from "./support-widget.tsx";

const CartDrawer = lazy(() => import("#app/features/cart/cart-drawer.tsx"));
const Toaster = lazy(() => import("#app/ui/toaster.tsx"));

interface Props {
  drawerOpen: boolean;
  onDrawerChange: (open: boolean) => void;
  viewer: { id: string; isAdmin: boolean } | null;
}

/** What lies over the page; each loaded when it is first needed. */
export function Overlays({ drawerOpen, onDrawerChange, viewer }: Props) {
  const drawerWanted = useLatch(drawerOpen);
  const [toasterWanted, setToasterWanted] = useState(false);
  useEffect(() => onFirstNotice(() => setToasterWanted(true)), []);
  return (
    <>
      {!viewer?.isAdmin && <SupportWidget person={viewer?.id ?? null} />}
      <Suspense>
        {drawerWanted && <CartDrawer open={drawerOpen} onOpenChange={onDrawerChange} />}
        {toasterWanted && <Toaster />}
      </Suspense>
    </>
  );
}

/** True from the first time on. */
function useLatch(on: boolean): boolean {
  const [latched, setLatched] = useState(on);
  if (on && !latched) setLatched(true);
  return latched;
}
