import { describe, expect, test } from "vitest";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** Counts, textures and what is had are kept to; the talk goes on where it stood. */
type Row = [language: Language, ...turns: string[]];

const support = (language: Language, ...turns: string[]) => lastOf(talk(language, "support", turns));

describe("as many as are asked for", () => {
  test.each<Row>([
    [
      "en",
      "I just want ONE product, I'm 34, combination skin, shiny nose and a bit dull. no 5 step thing please",
    ],
    ["fr", "un seul produit s'il vous plaît, peau mixte et terne, pas de routine en 6 étapes"],
    ["sp", "un solo producto, piel mixta y apagada, nada de rutinas de 7 pasos"],
  ])("one is one, %s", (language, message) => {
    expect(advice(message, language).recommendations).toHaveLength(1);
  });

  test.each<Row>([
    ["en", "oily skin, blackheads", "only two products"],
    ["fr", "peau grasse, points noirs", "seulement deux produits"],
    ["sp", "piel mixta, 27 años", "solo dos productos"],
  ])("of two, one protects what the other needs protected, %s", (language, ...turns) => {
    const { products = [] } = chat(language, ...turns);
    expect(products).toHaveLength(2);
    expect(products).toContain("salt-air-fluid-spf-50");
  });
});

test.each<Row>([
  ["en", "im vegan, need a moisturiser for normal skin, light texture not greasy"],
  ["fr", "je suis vegan, une crème pour peau normale, texture légère pas grasse"],
  ["sp", "soy vegana, una hidratante para piel normal, textura ligera nada grasosa"],
])("a light texture is light, %s", (language, message) => {
  const ids = advice(message, language).recommendations.map(({ id }) => id);
  expect(ids[0]).toBe("open-tide-gel");
  expect(ids).not.toContain("thousand-layers-cream");
  expect(ids).not.toContain("inner-shell-cream");
});

describe("what is had is not sold", () => {
  test.each<Row>([
    [
      "en",
      "i already have a vitamin c serum from another brand and cerave cleanser, what should i add for brown marks after acne?",
    ],
    [
      "fr",
      "j'ai déjà une vitamine C d'une autre marque et un nettoyant, quoi ajouter pour des taches d'acné ?",
    ],
    ["sp", "ya tengo una vitamina C de otra marca y un limpiador, ¿qué agrego para manchas de acné?"],
  ])("in one message, %s", (language, message) => {
    const ids = advice(message, language).recommendations.map(({ id }) => id);
    expect(ids).not.toEqual([]);
    expect(ids).not.toContain("first-glow-serum");
    expect(ids).not.toContain("clear-pebble-gel");
  });

  test.each<Row>([
    ["en", "dull skin", "I already have a vitamin c from another brand", "so what do we do"],
    ["fr", "peau terne", "j'ai deja une vitamine C d'une autre marque", "du coup on fait quoi"],
    ["sp", "piel apagada", "ya tengo una vitamina c de otra marca", "entonces qué hago"],
  ])("nor turns later, %s", (language, ...turns) => {
    for (const said of talk(language, "advice", turns).slice(1))
      expect(said.products).not.toContain("first-glow-serum");
  });

  test.each<Row>([
    ["en", "oily skin, big pores", "i have a spf"],
    ["fr", "peau grasse, pores dilatés", "j'ai un spf"],
    ["sp", "piel grasa, poros", "tengo un spf"],
  ])("a sunscreen neither, %s", (language, ...turns) => {
    expect(chat(language, ...turns).products ?? []).not.toContain("salt-air-fluid-spf-50");
  });
});

test.each<Row>([
  ["en", "gift for my mother in law, dry skin, she likes scent", "hmm 98 is a lot, anything under 75?"],
  [
    "fr",
    "cadeau pour ma belle-mère, peau sèche, elle aime le parfum",
    "98 c'est beaucoup, quelque chose à moins de 75 ?",
  ],
  ["sp", "regalo para mi suegra, piel seca, le gusta el perfume", "98 es mucho, ¿algo de menos de 75?"],
])("a sum asked for is answered within what was asked before, %s", (language, ...turns) => {
  const [first] = talk(language, "advice", turns);
  expect(first?.products).toContain("thousand-layers-cream");
  expect(chat(language, ...turns).products).toEqual(["sea-glass-jelly"]);
});

describe("in support", () => {
  test.each<Row>([
    ["en", "where is my order", "ordered as a guest", "ok whatever, can i talk to a person"],
    ["fr", "mon colis n'arrive pas", "commandé sans compte", "comment je contacte quelqu'un"],
    ["sp", "mi pedido no llega", "compré sin cuenta", "quiero hablar con alguien"],
    ["en", "can I speak to a human"],
    ["fr", "je veux parler à une vraie personne"],
    ["sp", "páseme con una persona"],
  ])("a person is reached, %s %s", (language, ...turns) => {
    expect(support(language, ...turns).reply).toMatch(/care@nacre\.example.*\+1 555/);
  });

  test.each<Row>([
    ["en", "cancel my order please", "placed an hour ago", "and if it has shipped already?"],
    ["fr", "je veux annuler ma commande", "passée il y a une heure", "et si c'est déjà parti ?"],
    ["sp", "quiero cancelar mi pedido", "lo hice hace una hora", "y si ya salió?"],
  ])("a question is no detail told, %s", (language, ...turns) => {
    expect(support(language, ...turns).reply).toMatch(/send it back|renvoyer|devolverlo/);
  });

  test.each<Row>([
    ["en", "tracking says delivered but I have nothing"],
    ["fr", "colis marqué livré mais pas reçu"],
    ["sp", "dice entregado y no me llegó nada"],
  ])("marked delivered is not late, %s", (language, message) => {
    expect(support(language, message).reply).toMatch(/neighbor|voisin|vecino/);
  });

  test.each<Row>([
    ["en", "I want to return a cream", "I opened it"],
    ["fr", "je veux retourner une crème", "j'ai ouvert la crème"],
    ["sp", "quiero devolver una crema", "ya la abrí"],
  ])("opened is said to be so, %s", (language, ...turns) => {
    expect(support(language, ...turns).reply).toMatch(/opened|ouvert|abiert/);
  });
});

describe("a word beside the matter is answered kindly and briefly", () => {
  test.each<Row>([
    ["en", "sunscreen for oily skin", "lol ok, do you ever sleep?"],
    ["fr", "un solaire pour peau grasse", "vous dormez des fois ?"],
    ["sp", "protector para piel grasa", "¿duermes alguna vez?"],
    ["en", "redness", "do you ever get tired lol"],
    ["en", "dry skin", "tell me a joke"],
    ["fr", "peau sèche", "une blague ?"],
    ["sp", "ojeras", "y para dormir mejor tienes algo? jaja"],
    ["sp", "ojeras", "jajaja"],
  ])("%s %s %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.products).toEqual([]);
    expect(said.reply).toMatch(/when you like|quand vous voulez|cuando quieras/i);
  });
});

describe("who only waits is not asked back", () => {
  test.each<Row>([
    ["en", "dark circles", "I don't want the eye gel", "so?"],
    ["fr", "cernes", "je ne veux pas du gel pour les yeux", "et alors ?"],
    ["sp", "ojeras", "no quiero el gel de ojos", "entonces?"],
  ])("where nothing is left that is said, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/dark circles|shadows|cernes|ombres|sombras/);
  });

  test.each<Row>([
    ["en", "oily skin with blackheads", "so?"],
    ["fr", "peau grasse et points noirs", "alors ?"],
    ["sp", "piel grasa y puntos negros", "¿y entonces?"],
  ])("a list is gone on with, %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.products).toHaveLength(1);
  });
});

describe("short turns are heard as they are meant", () => {
  test.each<Row>([
    ["en", "my husband gets razor bumps", "he hates gels"],
    ["fr", "mon mari a des boutons de rasage", "il déteste les gels"],
    ["sp", "mi marido tiene granitos de afeitado", "odia los geles"],
  ])("somebody else's dislike is kept, %s", (language, ...turns) => {
    const { products = [] } = chat(language, ...turns);
    expect(products).not.toContain("clear-pebble-gel");
    expect(products).not.toContain("undertow-gel");
  });

  test.each<Row>([
    ["en", "dull skin, 38", "and if I'm pregnant?", "well I'm not"],
    ["fr", "teint terne, 38 ans", "et si je suis enceinte ?", "bon je ne le suis pas"],
    ["sp", "piel apagada, 38", "¿y si estoy embarazada?", "no lo estoy"],
  ])("not expecting after all, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/^(Noted|C’est noté|Anotado)/);
  });

  test.each<Row>([
    ["en", "what is azelaic acid", "which one has it"],
    ["fr", "c'est quoi le bakuchiol", "vous en avez ?"],
    ["sp", "¿la niacinamida para qué sirve?", "¿cuál la lleva?"],
  ])("which one holds it, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/^(You find it|Vous le trouvez|Lo encuentras)/);
  });

  test.each<Row>([
    ["en", "routine for combination skin", "drop the serum"],
    ["fr", "une routine pour peau mixte", "enlevez le sérum"],
    ["sp", "una rutina para piel mixta", "quita el sérum"],
  ])("one step less, %s", (language, ...turns) => {
    expect(chat(language, ...turns).products).not.toContain("smooth-stone-serum");
  });

  test.each<Row>([
    ["en", "a simple routine for dry skin", "no soap"],
    ["fr", "une routine simple pour peau sèche", "sans savon"],
    ["sp", "hazme una rutina sencilla, piel seca", "sin jabón"],
  ])("no soap leaves a mild milk, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).not.toMatch(/^(Then not|Alors pas|Entonces no)/);
  });

  test.each<Row>([
    ["en", "skin's been weird lately"],
    ["fr", "ma peau est bizarre en ce moment"],
    ["sp", "mi piel está rara últimamente"],
  ])("skin is no jar, %s", (language, message) => {
    expect(chat(language, message).reply).not.toMatch(/care@nacre/);
  });

  test.each<Row>([
    ["en", "it itches after I shower", "on my legs", "anything?"],
    ["fr", "ça gratte après la douche", "sur les jambes", "quelque chose ?"],
    ["sp", "me pica después de ducharme", "en las piernas", "¿algo?"],
  ])("itch after a shower is dry, and the legs are kept in mind, %s", (language, ...turns) => {
    const { products = [] } = chat(language, ...turns);
    expect(products).toContain("inner-shell-cream");
    expect(products).not.toContain("salt-air-fluid-spf-50");
    expect(products).not.toContain("worn-stone-lotion");
  });
});
