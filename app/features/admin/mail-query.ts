import { DEFAULT_LANGUAGE, isLanguage, type Language } from "#app/i18n/language.ts";
import { MAIL_NAMES, type Mail } from "#app/outbox/mails.ts";

/** Which mail to show, and in which language. */
export interface MailQuery {
  mail: Mail;
  language: Language;
}

/** Reads `mail` and `in`; the first mail, in English, where they say nothing sensible. */
export function readMailQuery(params: URLSearchParams): MailQuery {
  const language = params.get("in");
  return {
    mail: MAIL_NAMES.find((name) => name === params.get("mail")) ?? "order",
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
}
