import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccountMessages } from "#app/i18n/messages/account/en.ts";

/** Adds the words that came with the page to the translator before anything within asks for them. */
export function AccountWords({ words, children }: { words: AccountMessages; children: ReactNode }) {
  const { i18n } = useTranslation();
  // Each time: after a change of language the words may come a moment later than the language.
  i18n.addResourceBundle(i18n.language, "account", words);
  return children;
}
