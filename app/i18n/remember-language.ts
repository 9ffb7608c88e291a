import { DEFAULT_LANGUAGE, isLanguage, type Language } from "./language.ts";

const ONE_YEAR = 365 * 24 * 60 * 60;

/** Remembers the language on the device, in the cookie that the server reads. */
export function rememberLanguage(language: Language): void {
  // The Cookie Store API is not in every browser yet.
  document.cookie = `language=${language}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}

/** The language that the device remembers now, as the server reads it. */
export function rememberedLanguage(): Language {
  const language = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
