import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import { factsOf } from "../../shelf/product-facts.ts";

const support = (language: Language, ...messages: string[]) =>
  lastOf(talk(language, "support", messages)).reply;

const areasOf = (language: Language, ids: readonly string[] = []) =>
  demoCatalogueIn(language)
    .filter(({ id }) => ids.includes(id))
    .map((product) => factsOf(product).area);

test.each<[Language, string, string, string, RegExp]>([
  [
    "en",
    "which cleanser for sensitive skin",
    "does it take off mascara?",
    "what about the balm then",
    /Then not Evening Shell Balm/,
  ],
  [
    "fr",
    "quel nettoyant pour peau sensible",
    "est-ce qu'il enlève le mascara ?",
    "et le baume ?",
    /Alors pas le Baume Coquille du Soir/,
  ],
  [
    "sp",
    "qué limpiador para piel sensible",
    "¿quita el rímel?",
    "¿y el bálsamo?",
    /Bálsamo Concha del Ocaso no/,
  ],
])("a wash that is out is answered for before another is named (%s)", (language, first, then, last, says) => {
  expect(chat(language, first, then, last).reply).toMatch(says);
});

describe("what was for the face has nothing for the body in its stead", () => {
  test.each<[Language, string, string]>([
    ["en", "red and brown acne scars", "i'm 3 months pregnant by the way"],
    ["fr", "j'ai des cicatrices d'acné rouges et marron", "je suis enceinte de 3 mois au fait"],
    ["sp", "marcas hundidas de acné en la cara", "estoy embarazada de 3 meses"],
  ])("%s %s %s", (language, ...messages) => {
    const { reply, products } = chat(language, ...messages);
    expect(reply).toMatch(/pregnan|grossesse|embarazo|matrona/);
    expect(areasOf(language, products)).not.toContain("body");
  });
});

describe("something for the body is another wish", () => {
  test.each<[Language, string, string]>([
    ["en", "routine for dry skin 60 years old", "and something for the body?"],
    ["fr", "routine peau sèche 60 ans", "et un soin pour le corps ?"],
    ["sp", "rutina para piel seca", "¿y algo para el cuerpo?"],
  ])("%s %s %s", (language, ...messages) => {
    const { reply, products } = chat(language, ...messages);
    expect(areasOf(language, products)).toContain("body");
    expect(reply).not.toMatch(/Then not|Alors pas|Entonces (el|la) /);
  });
});

test("which of several go elsewhere is still told", () => {
  expect(chat("en", "routine for dry skin", "and for the neck?").reply).toMatch(
    /Silk Milk|Inner Shell Cream/,
  );
});

describe("an opened bottle that goes back", () => {
  test.each<[Language, ...string[]]>([
    ["en", "i want to return my order", "it was 3 weeks ago", "the bottle is open but nearly full"],
    [
      "fr",
      "je veux retourner ma commande",
      "c'était il y a 3 semaines",
      "le flacon est ouvert mais presque plein",
    ],
    ["sp", "quiero devolver mi pedido", "fue hace 3 semanas", "el frasco está abierto pero casi lleno"],
  ])("%s %s %s %s", (language, ...messages) => {
    const reply = support(language, ...messages);
    expect(reply).toMatch(/open|ouvert|abiert/i);
    expect(reply).not.toMatch(/photo|foto/i);
  });

  test.each<[Language, ...string[]]>([
    ["en", "i want to return my order", "the bottle arrived broken and leaking"],
    ["fr", "je veux retourner ma commande", "le flacon est arrivé cassé"],
    ["sp", "quiero devolver mi pedido", "el frasco llegó roto"],
  ])("what came broken is put right: %s %s %s", (language, ...messages) => {
    expect(support(language, ...messages)).toMatch(/photo|foto/i);
  });
});

describe("a serum that turned and was open for too long", () => {
  const TALKS: readonly [Language, ...string[]][] = [
    [
      "en",
      "the first light serum turned brown, is that normal?",
      "i opened it 5 months ago",
      "do i throw it away then?",
      "which one keeps better once open?",
    ],
    [
      "fr",
      "le sérum première lueur a tourné marron, c'est normal ?",
      "je l'ai ouvert y a 5 mois",
      "je le jette alors ?",
      "sinon lequel garde mieux à votre avis",
    ],
    [
      "sp",
      "el sérum primera luz se puso marrón, ¿es normal?",
      "lo abrí hace 5 meses",
      "¿lo tiro entonces?",
      "¿cuál se conserva mejor?",
    ],
  ];
  test.each(TALKS)("%s %s", (language, ...messages) => {
    expect(chat(language, ...messages.slice(0, 2)).reply).toMatch(/three months|trois mois|tres meses/);
    expect(chat(language, ...messages.slice(0, 3)).reply).toMatch(/^(Yes|Oui|Sí),/);
    const last = chat(language, ...messages);
    expect(last.reply).toMatch(/niacinamid/i);
    expect(last.products ?? []).toEqual([]);
  });
});

test.each<[Language, string]>([
  ["en", "how much is night current and how many ml"],
  ["fr", "combien coûte courant de nuit et combien de ml"],
  ["sp", "cuánto cuesta corriente nocturna y cuántos ml"],
])("a name that holds a time of day asks for no time: %s %s", (language, message) => {
  const { reply } = chat(language, message);
  expect(reply).toMatch(/112/);
  expect(reply).toMatch(/30.?ml/);
});

describe("a link that never comes", () => {
  test.each<[Language, string, string]>([
    ["en", "i can't get into my account", "i tried to reset my password and the email doesn't come"],
    [
      "fr",
      "je n'arrive pas à entrer dans mon compte",
      "j'ai changé mon mot de passe et le mail n'arrive pas",
    ],
    ["sp", "no puedo entrar a mi cuenta", "ya intenté cambiar la contraseña y no llega el correo"],
  ])("is not answered by the same words again: %s %s %s", (language, first, then) => {
    expect(support(language, first, then)).toMatch(/^(Then the link|Alors le lien|Entonces el enlace)/);
  });

  test.each<[Language, string]>([
    ["fr", "alors je parle à qui ?"],
    ["sp", "entonces con quien hablo"],
  ])("nor is whom to talk to by who answers here: %s %s", (language, message) => {
    const start =
      language === "fr" ? "je n'arrive pas à entrer dans mon compte" : "no puedo entrar a mi cuenta";
    expect(support(language, start, message)).toMatch(/care@nacre/);
  });

  test("an order's mail is another", () => {
    expect(support("en", "my password works now but the order email never came")).not.toMatch(
      /^Then the link/,
    );
  });
});
