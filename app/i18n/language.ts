/** The product's language codes; `sp` is Spanish and maps to the tag `es`. Another one: docs/how-to.md. */
export const LANGUAGES = ["en", "fr", "sp"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

const TAGS = { en: "en", fr: "fr", sp: "es" } as const satisfies Record<Language, string>;

/** What a language is called outside of the product: on the web, and in the data the expert reads. */
export type LanguageTag = (typeof TAGS)[Language];
export const LANGUAGE_TAGS = LANGUAGES.map(languageTag);

/** BCP 47 tag for `<html lang>`, `Intl` and search engines. */
export function languageTag(language: Language): LanguageTag {
  return TAGS[language];
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The product's code for the tag that a page carries. */
export function languageFromTag(tag: string): Language {
  return LANGUAGES.find((language) => TAGS[language] === tag) ?? DEFAULT_LANGUAGE;
}
