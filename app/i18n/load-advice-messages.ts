import type { i18n } from "i18next";
import { type Language, languageFromTag } from "./language.ts";
import type { AdviceMessages } from "./messages/advice/en.ts";

const LOADERS = {
  en: () => import("./messages/advice/en.ts"),
  fr: () => import("./messages/advice/fr.ts"),
  sp: () => import("./messages/advice/sp.ts"),
} as const satisfies Record<Language, () => Promise<{ default: AdviceMessages }>>;

/** Marks a page whose HTML already holds words of the AI surfaces: they must be there before React takes over. */
export const ADVICE_WORDS_MARK = "data-advice-words";

/** The words of the AI surfaces in one language; in the browser, their own small file. */
export async function fetchAdviceMessages(language: Language): Promise<AdviceMessages> {
  return (await LOADERS[language]()).default;
}

/** Whether the translator already has the words of the AI surfaces; on the server it always does. */
export function hasAdviceMessages(i18n: i18n): boolean {
  return i18n.hasResourceBundle(i18n.language, "advice");
}

const underway = new WeakMap<i18n, Promise<void>>();

/**
 * Gives the page's translator the words of the AI surfaces in its language; the same promise every time.
 * @throws when their file cannot be loaded; the next call tries again
 */
export function loadAdviceMessages(i18n: i18n): Promise<void> {
  const known = underway.get(i18n);
  if (known) return known;
  const loading = fetchAdviceMessages(languageFromTag(i18n.language)).then(
    (words) => void i18n.addResourceBundle(i18n.language, "advice", words),
  );
  underway.set(i18n, loading);
  loading.catch(() => underway.delete(i18n));
  return loading;
}
