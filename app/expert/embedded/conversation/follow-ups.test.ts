import { type Language, LANGUAGES } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";

/** The last answer of a talk. */
function last(language: Language, type: "advice" | "support", ...messages: string[]) {
  const { reply, products = [] } = lastOf(talk(language, type, messages));
  return { reply, products };
}

describe("a matter of the shop goes on", () => {
  test.each<[Language, RegExp, ...string[]]>([
    ["en", /sorry about Quiet Balm.*care@/, "an item is missing from my parcel", "Quiet Balm it is"],
    ["en", /cannot open an order.*care@/, "an item is missing from my parcel", "number 77120"],
    [
      "fr",
      /je ne peux pas vous le dire/,
      "il manque un produit dans mon colis",
      "ce sera long ? combien de temps ?",
    ],
    ["sp", /no lo intentes más/, "mi tarjeta fue rechazada", "probé con la de mi esposo, igual"],
    ["en", /Who pays/, "I want to return a cream", "and the postage, who pays?"],
    ["en", /opened is taken back/, "I want to return a cream", "it's opened though"],
    [
      "fr",
      /désolée que votre peau.*Arrêtez/,
      "je voudrais renvoyer un sérum",
      "il m'a fait le visage tout rouge",
    ],
    ["sp", /no puedo prometerte tu país/, "¿cuánto cuesta el envío?", "vivo en Perú"],
    ["en", /sorry.*care@/, "my parcel was due ten days ago and nothing"],
  ])("%s %s", (language, says, ...messages) => {
    const { reply, products } = last(language, "support", ...messages);
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
  });
});

describe("what needs no product gets none", () => {
  test.each<[Language, RegExp, string]>([
    ["en", /clog pores/, "what does non-comedogenic mean?"],
    ["fr", /listes d’ingrédients/, "ça veut dire quoi, INCI ?"],
    ["sp", /ácidos como el glicólico/, "¿qué son los AHA?"],
    ["en", /Not as a whole/, "are your products all vegan?"],
    ["en", /same to you/, "thank you ever so much for the advice, have a lovely evening"],
    ["fr", /à vous aussi/, "merci mille fois pour vos conseils, belle soirée à vous"],
    ["sp", /igualmente/, "muchas gracias por la ayuda, que tengas un lindo día"],
    ["fr", /pas d’âge obligatoire/, "à quel âge commencer un soin anti-rides ?"],
    ["sp", /Nada de lo nuestro va sobre piel abierta/, "¿qué pongo en una herida abierta?"],
  ])("%s %s", (language, says, message) => {
    const { reply, products } = last(language, "advice", message);
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
  });
});

test("two facts of the shelf are both told", () => {
  expect(last("en", "advice", "what does Deep Water Serum cost and how many ml is it?").reply).toMatch(
    /30 ml.*58/,
  );
  expect(last("en", "advice", "when will Seven Tides Ampoules be back?").reply).toMatch(
    /no date.*Night Current/,
  );
});

describe("a limit said on the way holds, and the choice is made anew", () => {
  const serums = [
    "first-light-serum",
    "moonstone-serum",
    "deep-water-serum",
    "quiet-harbor-serum",
    "smooth-stone-serum",
  ];
  test.each<[Language, ...string[]]>([
    ["en", "what would you use on deep lines?", "no serums for me, they feel sticky"],
    [
      "en",
      "what would you use on deep lines?",
      "no serums for me, they feel sticky",
      "and what else is there?",
    ],
    ["fr", "des rides sur le front", "je n'aime pas les sérums, plutôt une crème"],
    ["sp", "tengo manchas oscuras", "los sérums no me gustan"],
  ])("no serum: %s %s %s", (language, ...messages) => {
    const { reply, products } = last(language, "advice", ...messages);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter((id) => serums.includes(id))).toEqual([]);
    expect(reply).not.toMatch(/changes nothing|ne change rien|no cambia nada/);
  });

  test.each<[Language, number, RegExp, ...string[]]>([
    ["en", 1, /^clear-pebble-gel$/, "my nose shines and clogs", "just the cleanser, nothing else"],
    ["fr", 1, /^clear-pebble-gel$/, "peau grasse et points noirs", "uniquement le nettoyant"],
    ["sp", 2, /./, "quiero una rutina para piel seca", "es mucho, con dos me basta"],
    [
      "fr",
      1,
      /sea-glass|evening-shell|pearl-dust/,
      "un cadeau pour ma sœur",
      "elle aime ce qui sent bon",
      "70 $ au plus",
    ],
  ])("%s at most %d", (language, most, ids, ...messages) => {
    const { products } = last(language, "advice", ...messages);
    expect(products.length).toBeLessThanOrEqual(most);
    expect(products.join()).toMatch(ids);
  });

  test("sun protection is nobody's to refuse, and what one uses is no wish", () => {
    expect(last("en", "advice", "dark spots, what helps?", "i don't like serums").products).not.toEqual([]);
    const { products } = last("en", "advice", "i just use a cream, what do you recommend for dark spots?");
    expect(products.length).toBeGreaterThan(1);
  });
});

describe("too much at once", () => {
  const told: Record<Language, string> = {
    en: "I use Soft Ebb and Night Current every night and my face is peeling",
    fr: "j'utilise Jusant Doux et Courant de Nuit tous les soirs et ma peau pèle",
    sp: "uso Bajamar Suave y Corriente Nocturna cada noche y se me pela la cara",
  };
  test.each(LANGUAGES)("is named, left out and replaced by plain care (%s)", (language) => {
    const first = last(language, "advice", told[language]);
    expect(first.products).toContain("inner-shell-cream");
    expect(first.reply).toMatch(/Soft Ebb.*Night Current|Jusant Doux.*Courant|Bajamar.*Corriente/s);
  });

  test.each<[Language, string, RegExp]>([
    ["en", "so what do i stop?", /Soft Ebb and Night Current/],
    ["en", "for how long", /Two to four weeks/],
    ["en", "which one do i bring back first?", /one at a time.*Soft Ebb and Night Current/],
    ["fr", "qu'est-ce que j'arrête ?", /Jusant Doux et le Courant de Nuit/],
    ["fr", "combien de temps ?", /Deux à quatre semaines/],
    ["sp", "¿qué dejo entonces?", /Bajamar Suave y la Corriente Nocturna/],
    ["sp", "¿por cuánto tiempo?", /De dos a cuatro semanas/],
  ])("%s %s", (language, asked, says) => {
    const { reply, products } = last(language, "advice", told[language], asked);
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
  });

  test("two strong things asked about are not yet used", () => {
    const { reply } = last("en", "advice", "can I use Soft Ebb and Night Current together, does it sting?");
    expect(reply).not.toContain("a lot at once");
  });
});

describe("two things are held against each other by what is asked", () => {
  test.each<[Language, RegExp, string, ...string[]]>([
    [
      "en",
      /^Night Current is the stronger/,
      "night-current",
      "Night Current or Slow Amber Oil?",
      "which is stronger",
    ],
    [
      "fr",
      /moins cher : le Jusant Doux/,
      "soft-ebb",
      "Courant de Nuit ou Jusant Doux ?",
      "et le moins cher ?",
    ],
    [
      "sp",
      /Velo de Mediodía.*velo pálido/,
      "noon-veil-spf-30",
      "¿Fluido Brisa Salina o Velo de Mediodía?",
      "¿cuál deja menos blanco?",
    ],
  ])("%s %s", (language, says, id, ...messages) => {
    const { reply, products } = last(language, "advice", ...messages);
    expect(reply).toMatch(says);
    expect(products).toEqual([id]);
  });

  test("something stronger is sought, and a limit of before still holds", () => {
    const { products } = last(
      "en",
      "advice",
      "deep lines, what helps?",
      "no serums please",
      "anything stronger?",
    );
    expect(products).toEqual(["night-current"]);
  });
});

describe("two things beside each other", () => {
  test.each<[Language, RegExp, string]>([
    [
      "en",
      /First Light Serum in the morning, Night Current in the evening/,
      "will Night Current and First Light cancel each other out?",
    ],
    [
      "fr",
      /Le matin : le Sérum Première Lueur. Le soir : le Jusant Doux/,
      "Première Lueur et Jusant Doux, ça s’annule ?",
    ],
    [
      "sp",
      /vitamina C, por la mañana; el Gel Mar de Fondo, por la noche/,
      "¿puedo usar mi vitamina C de siempre con el Gel Mar de Fondo?",
    ],
    ["en", /Moonstone Serum first, then your sunscreen/, "is my own sunscreen from Avène ok over Moonstone?"],
  ])("%s %s", (language, says, message) => {
    const { reply, products } = last(language, "advice", message);
    expect(reply).toMatch(says);
    expect(products).not.toContain("salt-air-fluid-spf-50");
  });

  test("an order is still cancelled, whatever is in it", () => {
    expect(last("en", "support", "please cancel my order of Night Current").reply).toMatch(/^To cancel/);
  });
});

describe("the label answers what is asked of it, or is said to be silent", () => {
  test.each<[Language, RegExp, string]>([
    ["fr", /Matin et soir, étalez|Matin et soir/, "comment s’applique le Gel Grand Large ?"],
    ["en", /Morning and evening, spread/, "how does he use Open Tide Gel?"],
    ["en", /says nothing of that/, "is Deep Water Serum something my plants would enjoy?"],
  ])("%s %s", (language, says, message) => expect(last(language, "advice", message).reply).toMatch(says));
});

test("nothing is said twice in the same words", () => {
  for (const again of ["where is my order?", "what does INCI mean?", "how do I use Open Tide Gel?"]) {
    const first = last("en", "support", again).reply;
    expect(last("en", "support", again, again).reply).not.toBe(first);
  }
});

test.each<[Language, RegExp, ...string[]]>([
  ["en", /\$10\.00/, "do you ship to canada", "how much is it"],
  ["en", /cancel/, "hi, i ordered on tuesday", "can i just cancel it"],
])("a word more on an order is of that order (%s)", (language, says, ...messages) => {
  expect(last(language, "support", ...messages).reply).toMatch(says);
});
