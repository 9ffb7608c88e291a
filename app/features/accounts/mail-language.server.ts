import { AsyncLocalStorage } from "node:async_hooks";
import { DEFAULT_LANGUAGE, type Language } from "#app/i18n/language.ts";

const asking = new AsyncLocalStorage<Language>();

/** Does something on whose behalf the sign-in library may send mail, in the language of who asks for it. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  asking.run(language, work);

/** The language of who asks; the library has no place for it. */
export const languageOfMail = (): Language => asking.getStore() ?? DEFAULT_LANGUAGE;
