import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { ADVICE_WORDS_MARK, hasAdviceMessages, loadAdviceMessages } from "./load-advice-messages.ts";

/** Shows its children once the words of the AI surfaces are there; needs a Suspense boundary around it. */
export function AdviceWords({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  if (!hasAdviceMessages(i18n)) use(loadAdviceMessages(i18n));
  return (
    <div {...{ [ADVICE_WORDS_MARK]: "" }} className="contents">
      {children}
    </div>
  );
}
