import { isTheme, otherTheme, type Theme } from "./theme.ts";

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Switches the page and remembers it on the device, in the cookie that the server reads. */
export function switchTheme(): Theme {
  const { dataset } = document.documentElement;
  const theme = otherTheme(isTheme(dataset["theme"]) ? dataset["theme"] : "light");
  dataset["theme"] = theme;
  // The Cookie Store API is not in every browser yet.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
  return theme;
}
