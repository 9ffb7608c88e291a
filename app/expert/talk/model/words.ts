import type { Language } from "#app/i18n/language.ts";

/** Where an answer broke off: the little that the house says itself. */
export const CUT_OFF: Record<Language, string> = {
  en: "The rest did not reach me; ask me once more, please.",
  fr: "La suite ne m’est pas parvenue ; reposez-moi la question, s’il vous plaît.",
  sp: "El resto no me ha llegado; pregúntame otra vez, por favor.",
};
