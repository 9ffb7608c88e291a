import { type RefObject, useEffect } from "react";

/** Space in pixels left between the panel and what was moved out from under it. */
const GAP = 16;

/**
 * Keeps the panel off the element that has the keyboard's focus: the page scrolls it above the panel, and where
 * that is not enough the panel closes.
 */
export function useKeepingFocusInSight(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  onCovered: () => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onFocusIn = ({ target }: FocusEvent) => {
      const element = panel.current;
      if (!(target instanceof HTMLElement) || !element || element.contains(target)) return;
      // A click already shows where it went; below a modal layer nothing needs to be seen.
      if (!target.matches(":focus-visible") || target.closest("[role=dialog]")) return;
      const covered = () => overlap(target.getBoundingClientRect(), element.getBoundingClientRect());
      const by = target.getBoundingClientRect().bottom - element.getBoundingClientRect().top + GAP;
      if (covered()) window.scrollBy({ top: by, behavior: "instant" });
      if (covered()) onCovered();
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, [panel, open, onCovered]);
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
