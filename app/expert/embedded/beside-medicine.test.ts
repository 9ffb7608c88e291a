import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat } from "../../../lab/adviser/evaluation/talk.ts";
import { describe, expect, test } from "vitest";
import { factsOf } from "../shelf/product-facts.ts";
import knowledge from "../knowledge/beside-medicines.json" with { type: "json" };
import { MEDICINES } from "../reading/person/fact.ts";

const group = (id: string) => {
  const found = knowledge.groups.find((one) => one.id === id);
  if (!found) throw new Error(`no group ${id}`);
  return found;
};

describe("what goes around a medicine is answered, and not only whose matter it is", () => {
  test.each([
    ["en", "retinoid", "I use tretinoin at night"],
    ["en", "antifungal", "I use ketoconazole cream on my nose folds"],
    ["en", "calming", "I'm using metrogel. what do I put on in the morning?"],
    ["fr", "retinoid", "je mets de la trétinoïne le soir"],
    ["fr", "isotretinoin", "je suis sous roaccutane, je mets quoi le soir ?"],
    ["sp", "retinoid", "estoy usando tretinoina tres noches por semana"],
    ["sp", "retinoid", "uso adapaleno, ¿qué me pongo por la mañana?"],
  ] as const)("%s %s: %s", (language, id, message) => {
    const tongue = language === "sp" ? "es" : language;
    expect(chat(language, message).reply).toContain(group(id).around[tongue]);
  });

  test.each([
    ["en", "retinoid", "vitamin_c", ["tretinoin three nights a week, can I keep my vitamin C serum?"]],
    ["en", "retinoid", "acid", ["im on differin", "can i use an acid too, both the same night?"]],
    ["en", "sun", "strong", ["I take methotrexate", "and a retinol?"]],
    ["en", "anticoagulant", "retinoid", ["i'm on warfarin, is retinol ok?"]],
    ["en", "calming", "azelaic", ["my derm gave me metrogel, can i use quiet harbor with it?"]],
    [
      "en",
      "oxidizing",
      "vitamin_c",
      ["I use benzoyl peroxide in the morning. retinol ok?", "and vitamin c?"],
    ],
    ["fr", "retinoid", "gentle", ["je suis sous adapalène, je peux mettre de l'acide hyaluronique ?"]],
    ["sp", "retinoid", "vitamin_c", ["estoy usando tretinoina", "puedo usar un suero de vitamina C?"]],
    ["sp", "antifungal", "antiyeast", ["uso ketoconazol en la cara", "puedo usar la espuma también?"]],
  ] as const)("%s %s beside %s: %s", (language, id, topic, messages) => {
    const tongue = language === "sp" ? "es" : language;
    const beside: Partial<Record<string, Record<typeof tongue, string>>> = group(id).with;
    expect(chat(language, ...messages).reply).toBe(beside[topic]?.[tongue]);
  });

  test("the half of the day asked after, once both were told", () => {
    const said = (...messages: string[]) => chat("fr", "je mets de la trétinoïne le soir", ...messages).reply;
    expect(said("et le matin ?")).toBe(knowledge.again.morning.fr);
    expect(said("et ce soir, je mets quoi par-dessus ?")).toBe(knowledge.again.evening.fr);
  });

  test("skin that stings under it is told what to do tonight", () => {
    const said = chat("en", "im on differin for acne", "it stings now", "so what do i use tonight");
    expect(said.reply).toBe(knowledge.calm.en);
  });

  test("a dose is nobody's here", () => {
    expect(chat("en", "how much tretinoin should I use").reply).toContain("Doses and prescriptions");
  });

  test("a cream asked for beside a medicine is chosen beside what is said of it", () => {
    const { recommendations } = advice("I'm on doxycycline. which cream is best for dry skin", "en");
    expect(recommendations.map(({ id }) => id)).toEqual(["salt-air-fluid-spf-50", "inner-shell-cream"]);
  });

  test.each([
    ["en", "what's the price of Night Current? I'm on tret", "$112.00"],
    ["en", "I use tretinoin. something for dry lips", "Quiet Balm"],
  ] as const)("another question keeps its own answer: %s %s", (language, message, words) => {
    expect(chat(language, message).reply).toContain(words);
  });

  test("every medicine has its answer, in every language", () => {
    const covered = knowledge.groups.flatMap(({ medicines }) => medicines);
    expect([...covered].sort()).toEqual([...MEDICINES].sort());
    for (const { around } of knowledge.groups)
      expect(LANGUAGE_TAGS.filter((tongue) => around[tongue] === "")).toEqual([]);
  });
});

test.each([
  ["en", "they gave me azelaic acid 20% at the pharmacy", "i'm 7 weeks pregnant"],
  ["fr", "on m'a donné de l'acide azélaïque à 20 % à la pharmacie", "je suis enceinte de 7 semaines"],
  ["sp", "me dieron ácido azelaico del 20 en la farmacia", "tengo 7 semanas de embarazo"],
] as const)("%s: no second azelaic acid on top of one of 20 %%: %s", (language, ...messages) => {
  const names = (chat(language, ...messages).products ?? []).map(String);
  const azelaic = demoCatalogueIn(language).filter((one) => factsOf(one).ids.has("azelaic_acid"));
  expect(azelaic).not.toHaveLength(0);
  expect(azelaic.filter(({ id }) => names.includes(id))).toEqual([]);
});

test.each([
  ["en", "i use hydroquinone my dermatologist gave me"],
  ["fr", "j'utilise l'hydroquinone que m'a donnée ma dermatologue"],
  ["sp", "uso hidroquinona que me dio el dermatólogo"],
] as const)("%s: a dermatologist's hydroquinone is no banned cream: %s", (language, message) => {
  expect(chat(language, message).reply).not.toMatch(/banned|interdites|prohibidas/);
});
