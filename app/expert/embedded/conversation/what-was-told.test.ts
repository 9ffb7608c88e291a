import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";

const support = (language: Language, ...messages: string[]) => lastOf(talk(language, "support", messages));

describe("what was refused or withdrawn does not come back", () => {
  test.each<[Language, ...string[]]>([
    [
      "en",
      "red bumps and flushing on my cheeks",
      "im using tretinoin every night",
      "so can i still use the azelaic one?",
    ],
    [
      "fr",
      "rougeurs et boutons sur les joues",
      "j'utilise de la trétinoïne le soir",
      "je peux encore mettre l'acide azélaïque ?",
    ],
    [
      "sp",
      "rojeces y granitos en las mejillas",
      "uso tretinoína cada noche",
      "¿puedo seguir con el azelaico?",
    ],
  ])("asked for again, it is declined (%s %s)", (language, ...turns) => {
    expect(chat(language, ...turns).products ?? []).not.toContain("quiet-harbor-serum");
  });

  test.each<[Language, ...string[]]>([
    [
      "en",
      "wrinkles, 60, dry thin skin",
      "no retinol please, it burned me",
      "and i am allergic to nuts",
      "anything cheaper?",
    ],
    [
      "fr",
      "rides, 60 ans, peau fine et sèche",
      "pas de rétinol, ça m'a brûlé",
      "et je suis allergique aux fruits à coque",
      "une alternative moins chère ?",
    ],
    [
      "sp",
      "arrugas, 60 años, piel fina y seca",
      "sin retinol, me quemó",
      "y soy alérgica a los frutos secos",
      "¿algo más barato?",
    ],
  ])("and what is cheaper is cheaper than what took its place (%s %s)", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.products).not.toContain("night-current");
    expect(said.products).not.toContain("first-light-serum");
    expect(said.reply).not.toMatch(/Night Current|Courant de Nuit|Corriente Nocturna/);
  });

  test.each<[Language, string]>([
    ["en", "dark patches and shine. i don't want sunscreen, it breaks me out"],
    ["fr", "taches brunes, peau qui brille. je ne veux pas de crème solaire ça me fait des boutons"],
    ["sp", "manchas y brillo. no quiero protector solar, me saca granos"],
  ])("a sunscreen refused is argued for and not sold (%s %s)", (language, message) => {
    expect(advice(message, language).recommendations).toEqual([]);
    expect(chat(language, message).reply).toMatch(/without protection|sans protection|sin protección/);
  });
});

test.each<[Language, string]>([
  ["en", "can i use vitamin C in the morning and azelaic acid too?"],
  ["fr", "peut-on mettre la vitamine C le matin et l'acide azélaïque aussi ?"],
  ["sp", "¿puedo ponerme la vitamina C por la mañana y también ácido azelaico?"],
])("two things asked about together are both spoken of (%s %s)", (language, message) => {
  expect(chat(language, message).reply).toMatch(/azelaic|azélaïque|azelaico/i);
});

test.each<[Language, ...string[]]>([
  ["en", "oily skin with dark spots", "i use adapalene at night", "how much is it all together"],
  ["fr", "peau grasse et taches", "j'utilise de l'adapalène le soir", "combien pour le tout"],
  [
    "sp",
    "hola tengo manchas en la cara y piel grasa",
    "estoy usando adapaleno por la noche",
    "cuanto seria todo",
  ],
])("a total is of all that was left standing (%s %s)", (language, ...turns) => {
  expect(chat(language, ...turns).products?.length).toBeGreaterThan(1);
});

describe("support", () => {
  test.each<[Language, string, string]>([
    ["en", "the parcel arrived broken", "i ordered as a guest, i have no account"],
    ["fr", "le colis est arrivé cassé", "je n'ai pas de compte, j'ai commandé en invitée"],
    ["sp", "el paquete llegó roto", "no tengo cuenta, compré como invitada"],
  ])("needs no account of a guest (%s %s → %s)", (language, ...turns) => {
    expect(support(language, ...turns).reply).toMatch(
      /No account is needed|compte n’est pas nécessaire|no hace falta cuenta/,
    );
  });

  test.each<[Language, string, string]>([
    ["fr", "Comment retourner un produit ?", "d'accord et vous avez quoi sans parfum comme crème"],
    ["en", "how do i return a product?", "ok and which fragrance free cream do you have"],
    ["sp", "¿cómo devuelvo un producto?", "vale y qué crema tenéis sin perfume"],
  ])("names the cream that is asked for (%s %s → %s)", (language, ...turns) => {
    expect(support(language, ...turns).products).toContain("inner-shell-cream");
  });

  test.each<[Language, string, string]>([
    ["en", "the parcel arrived broken, the gel leaked", "can i use what is left? i have eczema"],
    ["fr", "le colis est arrivé cassé, le gel a coulé", "je peux utiliser ce qui reste ? j'ai de l'eczéma"],
    ["sp", "el paquete llegó roto, se derramó el gel", "¿puedo usar el que queda? tengo la piel con eccema"],
  ])("sells nothing in the place of what leaked (%s %s → %s)", (language, ...turns) => {
    expect(support(language, ...turns).products ?? []).toEqual([]);
  });
});

test.each<[Language, ...string[]]>([
  ["en", "something for redness", "what order at night", "i am pregnant"],
  ["fr", "quelque chose contre les rougeurs", "dans quel ordre le soir", "je suis enceinte"],
  ["sp", "algo para las rojeces", "en qué orden por la noche", "estoy embarazada"],
])("a pregnancy told after an order of layers is heard (%s %s)", (language, ...turns) => {
  expect(chat(language, ...turns).reply).toMatch(/midwife|sage-femme|matrona/);
});

test.each<[Language, string]>([
  ["en", "my skin is darker on my elbows, which lotion"],
  ["fr", "ma peau est plus foncée aux coudes, quelle lotion"],
  ["sp", "mi piel está más oscura en los codos, qué loción"],
])("skin that is darker is no jar that has turned (%s %s)", (language, message) => {
  expect(chat(language, message).reply).not.toContain("care@nacre.example");
});
