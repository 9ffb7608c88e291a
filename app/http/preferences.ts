import { parse } from "hono/utils/cookie";
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageFromTag } from "#app/i18n/language.ts";
import { DEFAULT_THEME, isTheme, type Theme } from "#app/theme/theme.ts";

/** What the device remembers about its visitor. */
export interface Preferences {
  theme: Theme;
  language: Language;
}

const ONE_YEAR = 365 * 24 * 60 * 60;

/**
 * Reads the cookies `theme` and `language`; anything unknown is the default. `?lang=fr` in the address wins:
 * it is how a search engine asks for a language.
 */
export function readPreferences(request: Request): Preferences {
  const cookies = parse(request.headers.get("cookie") ?? "");
  const { theme, language } = cookies;
  const asked = new URL(request.url).searchParams.get("lang");
  const remembered = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  return {
    theme: isTheme(theme) ? theme : DEFAULT_THEME,
    language: asked ? languageFromTag(asked) : remembered,
  };
}

/** One `Set-Cookie` value for a preference; readable by the page, which switches the theme itself. */
export function preferenceCookie(name: keyof Preferences, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}
