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

function onSwitch(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
