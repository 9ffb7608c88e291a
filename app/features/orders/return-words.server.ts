import type { ReturnSettings } from "#app/config/returns.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";

/** What the house takes back, in a sentence or two; undefined where its owner has promised nothing. */
export function returnsPromise(settings: ReturnSettings | undefined, language: Language): string | undefined {
  if (!settings) return undefined;
  const t = mailWords(language);
  const { days, oneOpened } = settings;
  return `${t("returnsDays", { count: days })} ${t(oneOpened ? "returnsOneOpened" : "returnsClosed")}`;
}
