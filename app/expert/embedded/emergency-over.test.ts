import { describe, expect, test } from "vitest";
import { advice, chat, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** What was an emergency and has been seen to is no alarm any more, nor as if it had not been. */
const CALL =
  /do not wait|replaces that|n’attendez pas|ne remplace|no esperes|lo sustituye|is an emergency|c’est une urgence|son una urgencia/i;

const TOLD: Record<Language, string> = {
  en: "I used Soft Ebb and now I have hives and can't breathe well",
  fr: "j'ai mis Jusant Doux, j'ai les lèvres gonflées et du mal à respirer",
  sp: "usé Bajamar Suave y me salieron ronchas y me cuesta respirar",
};

describe("an emergency that was seen to", () => {
  test.each<[Language, string, string]>([
    ["en", "I went to the ER, I'm better now. what can I use", "so I can never use acids again?"],
    ["en", "paramedics gave me adrenaline, all good now", "which moisturizer can I use"],
    ["fr", "je sors des urgences, ça va mieux", "qu'est-ce que je peux mettre sur la peau ?"],
    ["fr", "le samu est venu, ils m'ont fait une piqûre d'adrénaline", "quelle crème maintenant ?"],
    ["sp", "ya estoy mejor, fui a urgencias. que puedo usar ahora", "y nunca más puedo usar ácidos?"],
    ["sp", "me atendieron en el hospital y ya bajó la hinchazón", "con qué me lavo la cara?"],
  ])("%s: %s", (language, over, next) => {
    const [, seen, after] = talk(language, "advice", [TOLD[language], over, next]);
    expect(seen?.reply).not.toMatch(CALL);
    expect(seen?.reply).toMatch(/allergist|allergologue|alergólogo/);
    expect(after?.reply).not.toMatch(CALL);
    expect([...(seen?.products ?? []), ...(after?.products ?? [])]).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "last month my lips swelled and I couldn't breathe, the ER sorted it. what for dry skin"],
    ["sp", "ayer me salieron ronchas y no podía respirar, me atendieron en urgencias. qué me pongo"],
  ])("told in one message, %s: %s", (language, message) => {
    const { recommendations, notice } = advice(message, language);
    expect(recommendations).toEqual([]);
    expect(notice).not.toMatch(CALL);
    expect(chat(language, message).reply).toBe(notice);
  });
});

describe("what is not over stays an emergency", () => {
  test.each<[Language, string]>([
    ["en", "it's getting worse"],
    ["en", "should I go to the ER or not"],
    ["en", "I don't feel better"],
    ["en", "can't I just put the calming serum on tonight and then see how it all is tomorrow?"],
    ["fr", "je vais aux urgences ou pas ?"],
    ["fr", "ça ne va pas mieux"],
    ["sp", "fui a urgencias pero no me atendieron y sigo igual"],
    ["sp", "¿debo ir a urgencias?"],
  ])("%s: %s", (language, message) => {
    expect(chat(language, TOLD[language], message).reply).toMatch(CALL);
  });
});
