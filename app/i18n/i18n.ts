import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "./language.ts";
import { languageTag } from "./language.ts";
import type accountEn from "./messages/account/en.ts";
import type adminEn from "./messages/admin/en.ts";
import type en from "./messages/en.ts";
import type mailEn from "./messages/mail/en.ts";
import type { Messages } from "./messages/en.ts";
import type adviceEn from "./messages/advice/en.ts";
import type { AdviceMessages } from "./messages/advice/en.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shop";
    resources: {
      shop: typeof en;
      advice: typeof adviceEn;
      admin: typeof adminEn;
      mail: typeof mailEn;
      account: typeof accountEn;
    };
    returnNull: false;
  }
}

/**
 * The translator of one language. English texts are the fallback and come along only where they are needed:
 * every language has every key (a missing one is a type error), so a page ships just its own.
 * The words of the AI surfaces are a namespace of their own, which the browser loads when it needs them.
 */
export function createI18n(language: Language, messages: Messages, advice?: AdviceMessages): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: languageTag(language),
    fallbackLng: false,
    defaultNS: "shop",
    ns: ["shop"],
    resources: { [languageTag(language)]: { shop: messages, ...(advice && { advice }) } },
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}
