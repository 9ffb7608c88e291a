import { useEffect } from "react";

let forms = 0;

/** Whether anything on this page was typed and not yet saved: nothing may take the page away unasked. */
export function hasUnsaved(): boolean {
  return forms > 0;
}

/** Counts a form among the unsaved ones for as long as it has changes. */
export function useUnsaved(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    forms += 1;
    return () => {
      forms -= 1;
    };
  }, [dirty]);
}
