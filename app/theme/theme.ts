const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = "light";

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** The other one: what the toggle offers. */
export function otherTheme(theme: Theme): Theme {
  return theme === "light" ? "dark" : "light";
}
