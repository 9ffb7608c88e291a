import type { Language } from "./language.ts";
import type { AccountMessages } from "./messages/account/en.ts";
import en from "./messages/account/en.ts";
import fr from "./messages/account/fr.ts";
import sp from "./messages/account/sp.ts";

const WORDS = { en, fr, sp };

/** The words of the login page and the profile, which go along with those pages' data: no other page carries them. */
export function accountWords(language: Language): AccountMessages {
  return WORDS[language];
}
