import type { Language } from "#app/i18n/language.ts";
import type { Copy } from "./copy.ts";
import { en as copyEn } from "./copy-en.ts";
import { fr as copyFr } from "./copy-fr.ts";
import { sp as copySp } from "./copy-sp.ts";
import type { Dialogue } from "./dialogue.ts";
import { en as dialogueEn } from "./dialogue-en.ts";
import { fr as dialogueFr } from "./dialogue-fr.ts";
import { sp as dialogueSp } from "./dialogue-sp.ts";
import type { Guided } from "./guided.ts";
import { en as guidedEn } from "./guided-en.ts";
import { fr as guidedFr } from "./guided-fr.ts";
import { sp as guidedSp } from "./guided-sp.ts";
import { PAID_ON_PAGE } from "./paid-on-page.ts";
import type { Talk } from "./talk.ts";
import { en as talkEn } from "./talk-en.ts";
import { fr as talkFr } from "./talk-fr.ts";
import { sp as talkSp } from "./talk-sp.ts";

const COPY: Record<Language, Copy> = { en: copyEn, fr: copyFr, sp: copySp };
const TALK: Record<Language, Talk> = { en: talkEn, fr: talkFr, sp: talkSp };
const DIALOGUE: Record<Language, Dialogue> = { en: dialogueEn, fr: dialogueFr, sp: dialogueSp };
const GUIDED: Record<Language, Guided> = { en: guidedEn, fr: guidedFr, sp: guidedSp };

/** What reasons and answers are made of. */
export function copyFor(language: Language): Copy {
  return COPY[language];
}

/** What is said in a conversation; `paidOnPage` as in `ShopFacts`. */
export function talkFor(language: Language, { paidOnPage = false } = {}): Talk {
  const talk = TALK[language];
  return paidOnPage ? { ...talk, shop: { ...talk.shop, ...PAID_ON_PAGE[language].shop } } : talk;
}

/** What holds a conversation together. */
export function dialogueFor(language: Language, { paidOnPage = false } = {}): Dialogue {
  const dialogue = DIALOGUE[language];
  if (!paidOnPage) return dialogue;
  const { card } = PAID_ON_PAGE[language];
  return { ...dialogue, matter: { ...dialogue.matter, card } };
}

/** What the guided adviser says, and its taps. */
export const guidedFor = (language: Language): Guided => GUIDED[language];
