import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { SCRIPTS_COOKIE } from "./http/person.ts";
import { keepTimeZone } from "./i18n/format.ts";
import { createI18n } from "./i18n/i18n.ts";
import { languageFromTag } from "./i18n/language.ts";
import { ADVICE_WORDS_MARK, fetchAdviceMessages } from "./i18n/load-advice-messages.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { ThemeContext } from "./theme/theme-context.ts";
import { answerEarly } from "./ui/answer-early.ts";

keepTimeZone(document.documentElement.dataset["timeZone"] ?? "UTC");
const language = languageFromTag(document.documentElement.lang);
const theme = document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
const withAdvice = document.querySelector(`[${ADVICE_WORDS_MARK}]`) !== null;
const [messages, advice] = await Promise.all([
  loadMessages(language),
  withAdvice ? fetchAdviceMessages(language) : undefined,
]);
const i18n = createI18n(language, messages, advice);

/** Tells tests and the curious that the page now answers clicks itself. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "true";
    void answerEarly();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${SCRIPTS_COOKIE}=1; Path=/; SameSite=Lax`;
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Hydrated>
          <ThemeContext value={theme}>
            <HydratedRouter />
          </ThemeContext>
        </Hydrated>
      </I18nextProvider>
    </StrictMode>,
  );
});
