import type { TFunction } from "i18next";
import { LANGUAGES, type Language, languageTag } from "./language.ts";
import en from "./messages/mail/en.ts";
import fr from "./messages/mail/fr.ts";
import sp from "./messages/mail/sp.ts";
import { translators } from "./translate.server.ts";

const WORDS = { en, fr, sp };
for (const language of LANGUAGES)
  translators[language].addResourceBundle(languageTag(language), "mail", WORDS[language]);

/** The words of a language's mails, and those of its pages: `shop:total`. */
export function mailWords(language: Language): TFunction<["mail", "shop"]> {
  return translators[language].getFixedT(null, ["mail", "shop"]);
}
