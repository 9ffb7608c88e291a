import { createI18n } from "./i18n.ts";
import type { Language } from "./language.ts";
import adviceEn from "./messages/advice/en.ts";
import adviceFr from "./messages/advice/fr.ts";
import adviceSp from "./messages/advice/sp.ts";
import en from "./messages/en.ts";
import fr from "./messages/fr.ts";
import sp from "./messages/sp.ts";
import { type MessageKey, say } from "./say.ts";

/** One translator a language for the life of the process: they hold nothing of any visitor. */
export const translators = {
  en: createI18n("en", en, adviceEn),
  fr: createI18n("fr", fr, adviceFr),
  sp: createI18n("sp", sp, adviceSp),
} satisfies Record<Language, unknown>;

/** A text for a head element, which is written before any component renders. */
export function translate(language: Language, key: MessageKey): string {
  return say(translators[language].t, key);
}
