import { createContext } from "react";
import { DEFAULT_THEME, type Theme } from "./theme.ts";

/** The device's theme, for pages that have no data to tell it by, such as the one that says that something failed. */
export const ThemeContext = createContext<Theme>(DEFAULT_THEME);
