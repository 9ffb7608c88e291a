import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";
import { understand } from "../reading/context.ts";

/** Everyday sentences around the words that alarms and facts are heard by: nothing of the kind is in them. */
const INNOCENT: Record<Language, readonly string[]> = {
  en: [
    "what would be the closest thing then",
    "would I be better off with the gel",
    "no reason to go on with that one",
    "I don't want to wake up early",
    "I opened the box and cut myself on the glass",
    "keep it in a dark place?",
    "there's a dark spot on the box",
    "burned the lasagne, how to clean the oven",
    "is it hard to spread",
    "what's hot now",
    "I woke up late, is the sale over",
    "no I don't take any pills",
    "what's the point of a toner",
    "I drank coffee with cream",
  ],
  fr: [
    "je respire enfin, le colis est là",
    "la moitié du flacon a coulé",
    "difficile à avaler l'addition",
    "il y a une tache noire sur la boîte",
    "je me suis mal exprimée",
    "la langue du site",
    "de quoi vivre",
    "j'aimerais disparaître de vos fichiers",
    "j'ai brûlé le gratin, comment nettoyer le four",
    "ce serait plus simple avec un seul",
    "à vue d'œil ça baisse",
  ],
  sp: [
    "me falta el aire con esos precios",
    "respiro, ya llegó",
    "una mancha negra en la caja",
    "la caja estaba caliente",
    "no quiero seguir registrada, bórrenme",
    "de un lado",
    "me corto las uñas los domingos",
    "vivir para ver",
    "quemé la lasaña, cómo limpio el horno",
    "estaría mejor sin el segundo",
    "me odio por gastar tanto",
  ],
};

const rows = (of: Record<Language, readonly string[]>) =>
  Object.entries(of).flatMap(([language, texts]) =>
    texts.map((text) => [language as Language, text] as const),
  );

const hear = (text: string, language: Language) => understand(text, [], language, demoCatalogueIn(language));

describe("an everyday sentence raises no alarm", () => {
  test.each(rows(INNOCENT))("%s: %s", (language, text) => {
    expect(hear(text, language).redFlags).toEqual([]);
  });
});

describe("what is told of oneself in like words does", () => {
  test.each<[Language, string]>([
    ["en", "everyone would be better off without me"],
    ["en", "I can't feel the point of going on, I want to end it"],
    ["en", "thinking about hurting myself, I'm so ugly"],
    ["en", "I wish I could fall asleep and not wake up"],
    ["en", "a sore on my lip that has not closed for two months"],
    ["fr", "j'aimerais m'endormir et ne plus me réveiller"],
    ["en", "don't bother with delivery being quick, I don't think I'll be around for it"],
    ["fr", "brûlée hier à la plage, je grelotte et je vomis"],
    ["fr", "mon visage tombe d'un côté"],
    ["fr", "j'ai du mal à respirer et les lèvres gonflées"],
    ["sp", "quisiera dormirme y no despertar"],
    ["sp", "me hincho y me falta el aire"],
    ["sp", "tengo un lunar negro que crece"],
  ])("%s: %s", (language, text) => {
    expect(hear(text, language).redFlags).not.toEqual([]);
  });
});

describe("no sign for a doctor is read into a word of the shop", () => {
  test.each<[Language, string]>([
    ["en", "I don't have the order number to hand"],
    ["en", "could you tell me what the hand cream costs, I can't read the numbers"],
    ["en", "I'd rather build it up bit by bit"],
    ["en", "I can't feel the sunscreen on my skin, love it"],
    ["en", "I can't go on like this with six steps"],
    ["fr", "mon chien a mordu le carton"],
    ["fr", "j'en pleure de rire"],
    ["fr", "je ne le sens pas sur ma peau"],
    ["sp", "mi perro mordió la caja"],
    ["sp", "lloro de risa"],
    ["sp", "no me siento segura con mi piel"],
  ])("%s: %s", (language, text) => {
    const [said] = talk(language, "support", [text]);
    expect(said?.reply).not.toMatch(/doctor|médecin|médico|112|emergency|urgence|emergencia/i);
  });
});
