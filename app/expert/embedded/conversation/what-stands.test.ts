import type { Language } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";

/** The last answer of a talk about skin. */
const last = (language: Language, turns: readonly string[]) => lastOf(talk(language, "advice", [...turns]));

describe("a total is of what was kept", () => {
  test.each<[Language, RegExp, ...string[]]>([
    [
      "en",
      /First Light.*Open Tide.*Noon Veil.*\$251/,
      "dull combination skin, what do you suggest?",
      "and at night?",
      "ok what's the total",
    ],
    [
      "fr",
      /Galet Clair.*Pierre Polie.*\$72/,
      "mon fils de 15 ans a plein de boutons",
      "il veut que 2 produits",
      "combien en tout",
    ],
    [
      "fr",
      /Cœur de Coquille.*Lait de Soie.*\$110/,
      "crème pour peau très sèche",
      "et un nettoyant doux ?",
      "combien en tout",
    ],
    [
      "sp",
      /Guijarro Claro.*Mar Abierto.*\$73/,
      "me salen granitos en la frente",
      "solo limpiador e hidratante",
      "cuánto es todo",
    ],
    [
      "en",
      /Smooth Stone.*Salt Air.*\$90/,
      "blackheads and oily nose",
      "is the undertow one ok with an aspirin allergy?",
      "ok, Smooth Stone and Salt Air then",
      "total?",
    ],
  ])("%s %s", (language, says, ...turns) => {
    expect(last(language, turns).reply).toMatch(says);
  });
});

describe("exactly the kinds that are asked for", () => {
  test.each<[Language, string[], ...string[]]>([
    [
      "en",
      ["silk-milk", "inner-shell-cream"],
      "i have acne, on epiduo from my gp",
      "just want a cleanser and moisturiser then",
    ],
    [
      "fr",
      ["clear-pebble-gel", "open-tide-gel"],
      "j'ai des boutons sur le front",
      "juste un nettoyant et une crème svp",
    ],
    [
      "sp",
      ["clear-pebble-gel", "open-tide-gel"],
      "me salen granitos en la frente",
      "solo limpiador e hidratante",
    ],
  ])("%s %s", (language, ids, ...turns) => {
    expect(last(language, turns).products).toEqual(ids);
  });
});

describe("what is had already, by its name", () => {
  test.each<[Language, string, string]>([
    ["en", "my cheeks are dry and tight", "i already have silk milk"],
    ["fr", "j'ai la peau sèche et des rougeurs", "j'ai déjà lait de soie"],
    ["sp", "tengo la piel seca y tirante", "ya tengo la leche de seda"],
  ])("is noted, and no second one of its kind is offered (%s)", (language, first, owned) => {
    const noted = last(language, [first, owned]);
    expect(noted.reply).not.toMatch(/sorry|désolée|siento/);
    const routine: Record<Language, string> = {
      en: "make me a routine",
      fr: "fais-moi une routine",
      sp: "hazme una rutina",
    };
    const { products = [] } = last(language, [first, owned, routine[language]]);
    expect(products.length).toBeGreaterThan(1);
    expect(products).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/silk-milk|foam|pebble|jelly|balm/)]),
    );
  });
});

describe("is it all still right, as things are now", () => {
  test.each<[Language, RegExp, ...string[]]>([
    [
      "en",
      /First Light Serum, Open Tide Gel and Noon Veil SPF 30: nothing/,
      "dull combination skin, what do you suggest?",
      "i'm breastfeeding, is it all still ok?",
    ],
    [
      "fr",
      /pas le Courant de Nuit.*Première Lueur/s,
      "des rides, 50 ans, que prendre ?",
      "je suis enceinte, c'est toujours bon tout ça ?",
    ],
    [
      "sp",
      /Corriente Nocturna.*Primera Luz/s,
      "arrugas, 40 años, ¿qué me recomiendas?",
      "estoy embarazada, ¿sigue valiendo todo?",
    ],
  ])("each is looked at by name (%s)", (language, says, ...turns) => {
    const { reply, products = [] } = last(language, turns);
    expect(reply).toMatch(says);
    expect(products).not.toContain("night-current");
  });
});

describe("the same evening, of the two just asked about", () => {
  test.each<[Language, RegExp, ...string[]]>([
    [
      "en",
      /different|apart|not/i,
      "can i use soft ebb with my retinol from the ordinary?",
      "the same evening?",
    ],
    [
      "fr",
      /rétinol/,
      "je peux utiliser jusant doux avec mon rétinol de chez the ordinary ?",
      "le même soir ?",
    ],
    ["sp", /retinol/, "uso retinol de otra marca, ¿puedo usar el gel mar de fondo?", "¿la misma noche?"],
  ])("%s %s", (language, says, ...turns) => {
    expect(last(language, turns).reply).toMatch(says);
  });
});

describe("what is taken, and a wish beside it", () => {
  test.each<[Language, string[], ...string[]]>([
    [
      "en",
      ["smooth-stone-serum", "noon-veil-spf-30"],
      "blackheads and oily nose",
      "is Undertow Gel ok?",
      "ok the other. and a sunscreen that doesn't leave me white?",
    ],
    [
      "sp",
      ["open-tide-gel", "noon-veil-spf-30"],
      "piel mixta, limpiador y crema",
      "el otro",
      "vale ese. y un protector solar que no deje blanco",
    ],
  ])("%s %s", (language, ids, ...turns) => {
    expect(last(language, turns).products).toEqual(ids);
  });
});

test.each<[Language, RegExp, ...string[]]>([
  [
    "en",
    /Inner Shell/,
    "a cream for my mother, she is 60 with dry skin",
    "and my brother has oily skin",
    "what did you recommend for my mother again?",
  ],
  [
    "fr",
    /Cœur de Coquille/,
    "mon copain a la peau sèche et sensible",
    "et pour moi ? j'ai la peau grasse",
    "c'était quoi déjà pour mon copain ?",
  ],
])("what was named for somebody is told again (%s)", (language, says, ...turns) => {
  expect(last(language, turns).reply).toMatch(says);
});

describe("what is told late changes what stands", () => {
  test.each<[Language, RegExp, ...string[]]>([
    [
      "en",
      /Then not Thousand Layers/,
      "which cream for my husband's wrinkles?",
      "nothing with perfume please",
    ],
    ["sp", /Crema Mil Capas no/, "crema antiarrugas para mi marido", "mejor algo sin perfume"],
    [
      "fr",
      /Voile de Midi.*teinte.*\$136/,
      "mon mari a la peau qui tire",
      "juste une crème et un spf",
      "il a la peau noire",
    ],
    ["en", /Without any scent/, "dry skin, present for my boyfriend", "he hates anything scented"],
    ["en", /Clear Pebble Gel\n2\. Salt Air/, "full routine, oily acne prone, 24", "2 max"],
    ["sp", /Queda el Sérum Piedra Lisa/, "manchas en la cara, 100 dolares", "ya tengo protector"],
    ["fr", /Gel Grand Large et le Voile de Midi.*/, "peau terne, 30 ans", "et pour le cou ?"],
    ["fr", /au lieu de \$251/, "peau terne, 30 ans", "c'est trop cher"],
    [
      "en",
      /Inner Shell Cream and Silk Milk: nothing.*breastfeeding/,
      "eczema prone, what moisturizer",
      "and a wash?",
      "is it ok if i'm breastfeeding",
    ],
    [
      "en",
      /after keeps|Inner Shell Cream after it/,
      "i bought Night Current and Soft Ebb",
      "what moisturizer after Soft Ebb?",
    ],
    ["en", /Glad it made you smile/, "razor bumps on my neck", "haha my boyfriend will steal them"],
    [
      "sp",
      /Si solo va a ser uno|Empieza|solo va/,
      "poros y puntos negros",
      "cual quito primero si no me alcanza",
    ],
  ])("%s %s", (language, says, ...turns) => {
    expect(last(language, turns).reply).toMatch(says);
  });

  test("the same night, of what was just ruled out beside a medicine, stays no", () => {
    const { reply } = last("en", ["Undertow Gel with my adapalene?", "the same night?"]);
    expect(reply).toMatch(/^No, not in one night.*Undertow Gel stays out/);
  });

  test("a routine without the kind that is refused is a routine still", () => {
    const { reply, products } = last("sp", ["rutina para mi mamá, 65, piel seca", "no quiere serum"]);
    expect(reply).toContain("Noche:");
    expect(products).toEqual(["silk-milk", "inner-shell-cream", "salt-air-fluid-spf-50"]);
  });

  test("what one person has or refuses is not another's", () => {
    const { products = [] } = last("sp", [
      "me salen granitos en la frente",
      "solo limpiador e hidratante",
      "¿y para mi madre de 60 con arrugas?",
    ]);
    expect(products).toContain("first-light-serum");
  });
});
