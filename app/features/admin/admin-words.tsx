import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { loadAdminMessages } from "#app/i18n/load-messages.ts";

/** Adds the panel's own words to the translator before anything in the panel asks for them. */
export function AdminWords({ language, children }: { language: Language; children: ReactNode }) {
  const words = use(loadAdminMessages(language));
  const { i18n } = useTranslation();
  const tag = languageTag(language);
  if (!i18n.hasResourceBundle(tag, "admin")) i18n.addResourceBundle(tag, "admin", words);
  return children;
}
