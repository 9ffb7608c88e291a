import { useEffect } from "react";
import { notify } from "./notify.ts";

/** What makes the router fetch a link's page ahead: it reloads the page when that cannot be had. */
const INTENTS = ["mouseover", "mouseout", "focusin", "touchstart"];

/**
 * Without a network a link or a search would take the page away and bring none. So the page stays, and says why. What is
 * saved (a cart, an order) says by itself that it could not be.
 */
export function useStayOffline(): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if (navigator.onLine || !leadsAway(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      notify({ message: "offline" });
    };
    const fetchNothing = (event: Event) => {
      // React hears of an entered link where the mouse leaves what was before it.
      const entered = event.type === "mouseout" ? (event as MouseEvent).relatedTarget : event.target;
      if (!navigator.onLine && leadsAway(entered)) event.stopPropagation();
    };
    const over = new AbortController();
    // Heard before the router hears of it.
    const early = { capture: true, signal: over.signal };
    for (const press of ["click", "submit"]) addEventListener(press, stay, early);
    for (const intent of INTENTS) addEventListener(intent, fetchNothing, early);
    return () => over.abort();
  }, []);
}

/** Whether a press leads to another page of ours: a link, or a form that only asks. */
function leadsAway(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const link = target.closest("a");
  if (link) return link.origin === location.origin && !link.hash && !link.download;
  return (
    target instanceof HTMLFormElement &&
    // Without the attribute it is a form that a script of ours sends, and that says itself what became of it.
    target.getAttribute("method") === "get" &&
    target.action !== `${location.origin}/checkout`
  );
}
