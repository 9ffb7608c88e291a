import { createI18n } from "./i18n.ts";
import type { Language } from "./language.ts";
import en from "./messages/en.ts";
import fr from "./messages/fr.ts";
import sp from "./messages/sp.ts";
import { type MessageKey, say } from "./say.ts";

/** One translator a language for the life of the process: they hold nothing of any visitor. */
export const translators = {
  en: createI18n("en", en),
  fr: createI18n("fr", fr),
  sp: createI18n("sp", sp),
} satisfies Record<Language, unknown>;

/** A text for a head element, which is written before any component renders. */
export function translate(language: Language, key: MessageKey): string {
  return say(translators[language].t, key);
}
