import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { withoutOneLetter } from "../normalize.ts";
import type { FactKind } from "./fact.ts";
import { readFacts } from "./read-facts.ts";

/** Where a word that decides what somebody may use stands for `X`. */
const TOLD: readonly [Language, word: string, frame: string, FactKind][] = [
  ["en", "pregnant", "I'm X and have acne", "pregnant"],
  ["en", "breastfeeding", "I'm X, what for dry skin", "breastfeeding"],
  ["en", "allergic", "I'm X to nuts, dry skin", "allergy"],
  ["en", "warfarin", "I take X, what for spots", "medicine"],
  ["fr", "enceinte", "je suis X et j'ai de l'acné", "pregnant"],
  ["fr", "allaitement", "je suis en X, peau sèche", "breastfeeding"],
  ["fr", "allergique", "je suis X aux noix, peau sèche", "allergy"],
  ["fr", "cortisone", "je mets de la X sur le visage", "medicine"],
  ["sp", "embarazada", "estoy X y tengo acné", "pregnant"],
  ["sp", "amamantando", "estoy X a mi hijo, manchas", "breastfeeding"],
  ["sp", "alergica", "soy X a las nueces, piel seca", "allergy"],
  ["sp", "anticoagulante", "tomo X, granitos", "medicine"],
];

/** A letter left out, doubled, or swapped with the next; the first stays. */
function typosOf(word: string): string[] {
  const left = withoutOneLetter(word).slice(1);
  const doubled = Array.from(word, (letter, at) => word.slice(0, at) + letter + word.slice(at));
  const swapped = Array.from(
    word.slice(1, -1),
    (letter, at) => word.slice(0, at + 1) + word[at + 2] + letter + word.slice(at + 3),
  );
  return [...new Set([...left, ...doubled, ...swapped])];
}

const kindsIn = (message: string, language: Language): FactKind[] =>
  readFacts(message, language).statements.map(({ fact }) => fact.kind);

describe("a word of safety is heard with one typing error", () => {
  test.each(TOLD)("%s: %s", (language, word, frame, kind) => {
    const missed = typosOf(word).filter(
      (typo) => !kindsIn(frame.replace("X", typo), language).includes(kind),
    );
    expect(missed).toEqual([]);
  });

  test.each<[Language, string]>([
    ["sp", "qué alegría, llegó"],
    ["sp", "con amaranto y miel"],
    ["fr", "une crème allégée"],
    ["fr", "c'est ce qu'il fallait"],
    ["en", "a gift for the nursery"],
  ])("%s: %s is another word", (language, message) => {
    expect(kindsIn(message, language)).toEqual([]);
  });
});

describe("facts that are past or denied are not noted", () => {
  test.each<[Language, string, FactKind]>([
    ["en", "I was allergic to milk as a child", "allergy"],
    ["en", "I outgrew my nut allergy", "allergy"],
    ["en", "I came off the blood thinners", "medicine"],
    ["en", "I don't use tretinoin anymore", "medicine"],
    ["en", "I stopped nursing in March", "breastfeeding"],
    ["fr", "je n'allaite plus", "breastfeeding"],
    ["fr", "allaitement terminé", "breastfeeding"],
    ["fr", "j'étais allergique enfant", "allergy"],
    ["fr", "je ne suis plus sous anticoagulant", "medicine"],
    ["sp", "ya no doy pecho", "breastfeeding"],
    ["sp", "de niña era alérgica", "allergy"],
    ["sp", "ya no tomo anticoagulantes", "medicine"],
    ["sp", "ya no estoy embarazada", "pregnant"],
  ])("%s: %s", (language, message, kind) => {
    expect(kindsIn(message, language)).not.toContain(kind);
  });
});
