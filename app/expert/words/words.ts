import type { Language } from "#app/i18n/language.ts";
import type { Copy } from "./copy.ts";
import { en as copyEn } from "./copy-en.ts";
import { fr as copyFr } from "./copy-fr.ts";
import { sp as copySp } from "./copy-sp.ts";
import type { Dialogue } from "./dialogue.ts";
import { en as dialogueEn } from "./dialogue-en.ts";
import { fr as dialogueFr } from "./dialogue-fr.ts";
import { sp as dialogueSp } from "./dialogue-sp.ts";
import { PAID_ON_PAGE } from "./paid-on-page.ts";
import type { Talk } from "./talk.ts";
import { en as talkEn } from "./talk-en.ts";
import { fr as talkFr } from "./talk-fr.ts";
import { sp as talkSp } from "./talk-sp.ts";
import type { Turns } from "./turns.ts";
import { en as turnsEn } from "./turns-en.ts";
import { fr as turnsFr } from "./turns-fr.ts";
import { sp as turnsSp } from "./turns-sp.ts";

const COPY: Record<Language, Copy> = { en: copyEn, fr: copyFr, sp: copySp };
const TALK: Record<Language, Talk> = { en: talkEn, fr: talkFr, sp: talkSp };
const DIALOGUE: Record<Language, Dialogue> = { en: dialogueEn, fr: dialogueFr, sp: dialogueSp };
const TURNS: Record<Language, Turns> = { en: turnsEn, fr: turnsFr, sp: turnsSp };

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
  const { card, scam } = PAID_ON_PAGE[language];
  return { ...dialogue, scam, matter: { ...dialogue.matter, card } };
}

/** What is said over the turns of a talk. */
export function turnsFor(language: Language): Turns {
  return TURNS[language];
}
