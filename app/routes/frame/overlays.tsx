import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { href, PrefetchPageLinks, useLocation } from "react-router";
import { onFirstNotice } from "#app/ui/notify.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import { KeptWishes } from "./kept-wishes.tsx";
import { SupportWidget } from "./support-widget.tsx";

const loadDrawer = async () => (await import("#app/features/cart/cart-drawer.tsx")).default;
const loadToaster = (): Promise<{ default: ComponentType }> => import("#app/ui/toaster.tsx");
// Without a network the message is lost, but not the page under it.
const Toaster = lazy(() => loadToaster().catch(() => ({ default: () => null })));

interface Props {
  drawerOpen: boolean;
  onDrawerChange: (open: boolean) => void;
  /** The id of who is signed in. */
  person: string | null;
  /** What is promised of deliveries, at a glance. */
  delivery?: string;
}

/** What lies over the page; each loaded when it is first needed. The advice page has a chat of its own. */
export function Overlays({ drawerOpen, onDrawerChange, person, delivery }: Props) {
  const CartDrawer = useDrawer(drawerOpen, onDrawerChange);
  const settled = useSettled();
  const { pathname } = useLocation();
  return (
    <>
      {settled && person !== null && <Changes />}
      {person && <KeptWishes key={person} />}
      {pathname !== href("/ouradvice") && <SupportWidget person={person} />}
      {CartDrawer && <CartDrawer open={drawerOpen} onOpenChange={onDrawerChange} delivery={delivery} />}
      <Toasts early={settled} />
    </>
  );
}

/** The drawer, from its first opening on. Where it cannot be loaded that is said, and the button can be pressed again. */
function useDrawer(open: boolean, onOpenChange: Props["onDrawerChange"]) {
  const { loaded, want } = useOnDemand(loadDrawer);
  useEffect(() => {
    if (open) void want().then((there) => there || onOpenChange(false));
  }, [open, want, onOpenChange]);
  return loaded;
}

/** The code that saves a change, or says that it could not: when the network is gone it is too late to fetch it. */
function Changes() {
  return ["/cart", "/wishlist"].map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** True once the page is there and the browser has nothing better to do. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    // What cannot be had is not asked for: the router would reload the page.
    const settle = () => setSettled(navigator.onLine);
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(settle, 1000);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(settle);
    return () => cancelIdleCallback(wait);
  }, []);
  return settled;
}

/**
 * Messages over the page. Their code is loaded with the first message, or early, so that a lost connection can still be
 * reported.
 */
export function Toasts({ early = false }: { early?: boolean }) {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (early) loadToaster().catch(() => {});
  }, [early]);
  useEffect(() => onFirstNotice(() => setWanted(true)), []);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
