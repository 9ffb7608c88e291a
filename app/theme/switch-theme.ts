import { DEFAULT_THEME, isTheme, otherTheme, type Theme } from "./theme.ts";

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Switches the page and remembers it on the device, in the cookie that the server reads. */
export function switchTheme(): void {
  const shown = document.documentElement.dataset["theme"];
  const theme = otherTheme(isTheme(shown) ? shown : DEFAULT_THEME);
  show(theme);
  // The Cookie Store API is not in every browser yet.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}

/** Shows the theme that the device remembers now: another tab may have switched it. */
export function showRememberedTheme(): void {
  const theme = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1];
  show(isTheme(theme) ? theme : DEFAULT_THEME);
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (dataset["theme"] !== theme) dataset["theme"] = theme;
}
