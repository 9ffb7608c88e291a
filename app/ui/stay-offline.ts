import { useEffect } from "react";
import { notify } from "./notify.ts";

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
    // Heard before the router hears of it.
    addEventListener("click", stay, true);
    addEventListener("submit", stay, true);
    return () => {
      removeEventListener("click", stay, true);
      removeEventListener("submit", stay, true);
    };
  }, []);
}

/** Whether a press leads to another page of ours: a link, or a form that only asks. */
function leadsAway(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const link = target.closest("a");
  if (link) return link.origin === location.origin && !link.hash && !link.download;
  return (
    target instanceof HTMLFormElement &&
    target.method === "get" &&
    target.action !== `${location.origin}/checkout`
  );
}
