import { describe, expect, test } from "vitest";
import { readConversation } from "../context.ts";
import { advice, chat, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import type { HistoryEntry } from "#app/expert/expert.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Relation } from "./fact.ts";

/** Whom a fact is told of, over the turns of a talk. */
type Row = [language: Language, ...turns: string[]];

function understood(language: Language, ...turns: string[]) {
  const history: HistoryEntry[] = turns.slice(0, -1).map((text) => ({ role: "user", parts: [{ text }] }));
  return readConversation(turns.at(-1) ?? "", history, language, demoCatalogueIn(language)).understanding;
}

function factsOf(relation: Relation, language: Language, ...turns: string[]): string[] {
  const person = understood(language, ...turns).persons.find((one) => one.relation === relation);
  return (person?.facts ?? []).map((fact) => (fact.kind === "age" ? `age ${fact.months / 12}` : fact.kind));
}

describe("a nursing mother's own skin is hers, whatever the age of the child", () => {
  test.each<Row>([
    ["en", "currently pumping for my 4 month old, dark spots on cheeks"],
    ["sp", "mi bebé tiene 4 meses, le doy teta, me salieron granitos a mí"],
    ["sp", "doy el pecho, mi bebé tiene dos meses, tengo manchas en la cara"],
    ["fr", "j'allaite, mon bébé a 2 mois, j'ai des taches"],
    ["fr", "j'allaite ma petite de trois mois, que puis-je mettre sans risque pour elle ?"],
  ])("%s %s", (language, message) => {
    const { person, outside } = understood(language, message);
    expect(person.relation).toBe("self");
    expect(outside).toBeUndefined();
    expect(advice(message, language).recommendations).not.toEqual([]);
  });

  test.each<Row>([
    ["fr", "mon bébé de 2 mois a la peau sèche"],
    ["sp", "mi bebé de tres meses, piel seca, doy el pecho, ¿qué le pongo?"],
  ])("but what is asked for the child is, %s %s", (language, message) => {
    expect(advice(message, language).recommendations).toEqual([]);
  });
});

test.each<[Language, string]>([
  ["fr", "et si ça marche pas au bout de 2 mois ?"],
  ["fr", "et si au bout de 2 mois rien ?"],
  ["en", "what if I see nothing after two months"],
  ["sp", "¿y si en dos meses no noto nada?"],
])("so many months of use are no baby's age, %s %s", (language, message) => {
  const product = {
    en: "smooth stone serum, oily skin",
    fr: "sérum pierre polie, peau grasse",
    sp: "sérum piedra lisa, piel grasa",
  };
  expect(chat(language, product[language], message).reply).not.toMatch(/pediatr|pédiatre/i);
});

describe("an age belongs to the person it was said about", () => {
  test.each<[Relation, string, ...Row]>([
    ["daughter", "age 15", "sp", "mi hija de 9 años quiere una rutina", "y la de 15 tiene granos"],
    ["daughter", "age 13", "sp", "con 13 años puede usar Gel Guijarro Claro mi hija?"],
    ["son", "age 16", "en", "my lad's sixteen and his back's covered in spots"],
    ["father", "age 68", "en", "first my dad 68 with sun spots on his forehead"],
    ["brother", "age 0.25", "fr", "ma nièce a 4 ans", "son petit frère de 3 mois, pareil ?"],
    ["self", "age 13", "en", "im 13 n my forhead is bumpy", "whats retinol tho my friend has it"],
    ["self", "age 13", "en", "im 13 btw", "my friend has the retinol one can i get that"],
  ])("%s %s (%s %s %s)", (relation, age, language, ...turns) => {
    expect(factsOf(relation, language, ...turns)).toContain(age);
  });

  test("and a minor's friend who has it lends no age", () => {
    const said = chat("en", "im 13 n my forhead is bumpy", "whats retinol tho my friend has it");
    expect(said.products ?? []).not.toContain("night-current");
  });
});

describe("a correction moves a fact to another person, or deletes it", () => {
  test.each<Row>([
    ["en", "i'm pregnant", "jk im not, that was for my sister. i have oily skin"],
    ["fr", "je suis enceinte", "euh non test négatif finalement"],
    ["sp", "creo que estoy embarazada", "salió negativa"],
    ["fr", "je suis allergique au parfum", "non en fait c'est ma soeur. moi je veux une huile"],
  ])("%s %s %s", (language, ...turns) => {
    const own = factsOf("self", language, ...turns);
    expect(own).not.toContain("pregnant");
    expect(own).not.toContain("allergy");
  });

  test.each<[string, ...Row]>([
    ["soy", "en", "i'm allergic to shea, no wait, to soy. dry skin"],
    ["latex", "en", "never been allergic to anything. wait, latex. dry skin"],
  ])("and what is named instead is kept out, %s", (id, language, message) => {
    const facts = understood(language, message).person.facts;
    expect(facts.flatMap((fact) => (fact.kind === "allergy" ? fact.ids : []))).toContain(id);
  });
});

describe("nobody has somebody else's skin", () => {
  test.each<[string, ...Row]>([
    ["oiliness", "en", "my hubby has dry flaky cheeks", "and for me? my skin is oily"],
    ["dryness", "sp", "tengo la piel grasa y mi hermana la tiene muy seca", "¿qué le compro a ella?"],
    [
      "oiliness",
      "sp",
      "tengo la piel grasa y mi hermana la tiene muy seca",
      "¿qué le compro a ella?",
      "¿y a mí?",
    ],
    ["oiliness", "fr", "moi c'est peau mixte, ma mère peau très sèche", "d'abord pour elle", "et moi"],
  ])("%s (%s %s %s)", (concern, language, ...turns) => {
    expect(understood(language, ...turns).concerns.map(({ id }) => id)).toContain(concern);
  });
});

describe("a prescription is left to the doctor", () => {
  test.each<Row>([
    ["sp", "melasma, ya uso hidroquinona del dermatologo. protector solar con color?"],
    ["en", "using rx hydroquinone 4% from my dermatologist, want a gentle moisturizer and spf"],
    ["fr", "ma dermato m'a donné de l'hydroquinone pour mon masque, quelle crème solaire ?"],
  ])("%s %s", (language, message) => {
    const { notice = "", recommendations } = advice(message, language);
    expect(notice).not.toMatch(/banned|prohibid|interdit/);
    expect(recommendations.map(({ id }) => id).join()).toMatch(/spf/);
    expect(recommendations.map(({ id }) => id)).not.toContain("quiet-harbor-serum");
  });

  test("but what was bought at a market is not one", () => {
    const { notice } = advice("i bought a hydroquinone cream at the market without prescription", "en");
    expect(notice).toMatch(/banned/);
  });

  test.each<Row>([
    [
      "en",
      "i get big painful lumps under my jaw",
      "i'm on spironolactone and my derm gave me clindamycin gel",
    ],
    ["fr", "ma dermato m'a prescrit un gel pour mes boutons, quelle crème avec ?"],
  ])("nothing strong beside a prescribed gel, %s %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).not.toMatch(/nothing on it before/);
    expect((said.products ?? []).join()).not.toMatch(/undertow|quiet-harbor|soft-ebb|night-current/);
  });

  test.each<Row>([
    ["fr", "j'ai un reste de trétinoïne de ma soeur, je peux l'utiliser pour mes rides ?"],
    ["en", "can i use my friends tretinoin, she says its great"],
    ["sp", "me sobró antibiótico en crema con receta, ¿me lo pongo en los granos?"],
  ])("somebody else's or last year's is no answer, %s %s", (language, message) => {
    expect(chat(language, message).reply).toMatch(/^No/);
  });

  test.each<Row>([
    ["en", "finished accutane last month, can i start retinol now?"],
    ["sp", "dejé la isotretinoína hace dos meses, ya puedo usar ácidos?"],
  ])("after isotretinoin strong care waits, %s %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/six months|seis meses/);
  });
});

test.each<Row>([
  ["en", "i take a water pill (hydrochlorothiazide), brown spots on hands"],
  ["fr", "je prends un diurétique pour la tension, taches sur les mains"],
  ["sp", "tomo doxiciclina, qué me pongo para las manchas"],
])("a medicine that makes skin burn in the sun keeps acids off, %s %s", (language, message) => {
  const { notice, recommendations } = advice(message, language);
  expect(notice).toMatch(/SPF 50/);
  expect(recommendations.map(({ id }) => id).join()).not.toMatch(
    /worn-stone|undertow|soft-ebb|night-current/,
  );
});

test.each<[Language, "advice" | "support", string]>([
  ["en", "advice", "my dog licked the worn stone lotion off my legs is that bad?"],
  ["fr", "support", "mon chat a léché la crème coeur de coquille, c'est dangereux ?"],
  ["sp", "advice", "mi perro se comió el bálsamo de labios entero"],
])("what an animal licked is a vet's, %s %s: %s", (language, surface, message) => {
  const [said] = talk(language, surface, [message]);
  expect(said?.reply).toMatch(/\bvet\b|vétérinaire|veterinario/);
});

test("but what a child swallowed is not", () => {
  expect(chat("en", "my toddler ate the lip balm").reply).not.toMatch(/\bvet\b/);
});

test.each<Row>([
  ["sp", "estoy embarazada, tengo manchas", "y despues de dar a luz puedo usar la piedra de luna?"],
  ["en", "pregnant, 20 weeks. loved night current before", "after the birth can i use it again?"],
  ["fr", "je suis enceinte, j'ai du mélasma", "et après l'accouchement je pourrai utiliser pierre de lune ?"],
  ["en", "i breastfeed, is open tide ok", "and after i wean, night current?"],
])("after the birth it depends on nursing, %s %s %s", (language, ...turns) => {
  expect(chat(language, ...turns).reply).toMatch(/breastfeed|nurse|allait|pecho/);
  expect(chat(language, ...turns).reply).not.toMatch(/^(No|Non|Not|Je ne prendrais pas|I would not)\b/);
});

test.each<Row>([
  ["en", "tree nut allergy, epi-pen level. face wash?"],
  ["fr", "allergie aux fruits à coque, crème corps"],
])("no list is called free of what hides behind other names, %s %s", (language, message) => {
  expect(chat(language, message).reply).not.toMatch(/none of the allergens|aucun des allergènes/);
});

test.each<Row>([
  ["fr", "je suis enceinte, peau sèche", "euh non test négatif finalement"],
  ["sp", "creo que estoy embarazada. arrugas", "salió negativa"],
])("a pregnancy taken back is noted, %s %s %s", (language, ...turns) => {
  expect(chat(language, ...turns).reply).not.toMatch(/bien compris|entendido bien/);
});
