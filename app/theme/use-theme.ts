import { useContext, useSyncExternalStore } from "react";
import { isTheme, type Theme } from "./theme.ts";
import { ThemeContext } from "./theme-context.ts";

/** The theme that the page has now; on the server the one it is drawn for. */
export function useTheme(): Theme {
  const first = useContext(ThemeContext);
  const shown = () => {
    const { theme } = document.documentElement.dataset;
    return isTheme(theme) ? theme : first;
  };
  return useSyncExternalStore(onSwitch, shown, () => first);
}

const listeners = new Set<() => void>();
let observed = false;

/** One observer serves every picture of a page; the shop has some fifty. */
function onSwitch(listener: () => void) {
  listeners.add(listener);
  if (!observed) observeTheme();
  return () => listeners.delete(listener);
}

function observeTheme() {
  observed = true;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ["data-theme"] });
}
