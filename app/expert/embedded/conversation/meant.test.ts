import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { advice, chat } from "../../../../lab/adviser/evaluation/talk.ts";

type Talk = [language: Language, says: RegExp, ...messages: string[]];

describe("how long a pack lasts in use is estimated, and said to be an estimate", () => {
  test.each<Talk>([
    ["en", /30 ml.*weeks/, "how many weeks will Deep Water last me twice a day"],
    ["fr", /200 ml.*(semaines|mois)/, "le Lait de Soie", "un flacon dure combien de temps ?"],
    ["sp", /30 ml.*meses/, "¿cuánto me dura el Sérum Puerto Sereno solo de noche?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("a tint is wanted or refused", () => {
  test.each<[Language, string, string]>([
    ["en", "i hate tinted sunscreens, which one for me", "salt-air-fluid-spf-50"],
    ["fr", "un solaire, mais pas teinté", "salt-air-fluid-spf-50"],
    ["sp", "un protector solar con color", "noon-veil-spf-30"],
  ])("%s %s", (language, message, id) => {
    expect(advice(message, language).recommendations.map((one) => one.id)).toEqual([id]);
  });

  test("said of the one in hand, it stays", () => {
    expect(chat("en", "a sunscreen for rosacea please", "no tinted ones please").products).toEqual([
      "salt-air-fluid-spf-50",
    ]);
  });
});

test.each<Talk>([
  ["en", /pharmacist/, "which sunscreen for sensitive skin", "i have a zinc allergy"],
  ["fr", /pharmacien/, "une crème solaire pour peau sensible", "je suis allergique au zinc"],
])("a sunscreen that falls away has no acid in its stead (%s)", (language, says, ...messages) => {
  const { reply, products } = chat(language, ...messages);
  expect(reply).toMatch(says);
  expect(products).toEqual([]);
});

describe("words of a product tell nothing of skin", () => {
  test.each<Talk>([
    ["en", /makeup/, "a sunscreen for rosacea", "how is it texture wise under makeup"],
    ["sp", /ni un|sin un solo/, "¿el Polvo de Perla raspa la piel?"],
    ["sp", /hormigueo que pasa/, "la Corriente Nocturna", "me da miedo que me irrite"],
    ["sp", /hormigueo que pasa/, "el Sérum Primera Luz me pica un poco los primeros minutos, ¿es normal?"],
    ["fr", /picotement qui passe/, "le Sérum Première Lueur picote un peu au début, c'est normal ?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("what is for one half of the day, asked of the other", () => {
  test.each<Talk>([
    ["en", /is for the evening/, "how do i use Night Current", "ok and in the morning?"],
    ["fr", /c’est pour le soir/, "le Courant de Nuit, je le mets quand ?", "et le matin ?"],
    ["sp", /es para la mañana/, "¿cuándo uso el Fluido Brisa Salina?", "¿y por la noche?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("two things, one of them by what it holds", () => {
  test.each<Talk>([
    [
      "en",
      /^First First Light Serum, then Quiet Harbor/,
      "i own the vitamin c and the azelaic one, which goes first",
    ],
    [
      "sp",
      /Puerto Sereno.*\n.*Piedra de Luna/,
      "¿qué diferencia hay entre el de azelaico y la Piedra de Luna?",
    ],
    ["en", /Inner Shell Cream costs/, "something cheaper than the $260 cream that does the same"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("one of those offered by how it is", () => {
  test.each<Talk>([
    ["fr", /Verre de Mer/, "Lait de Soie ou Gelée Verre de Mer ?", "pourquoi pas celle au parfum ?"],
    ["en", /Noon Veil/, "what's the difference between your two sunscreens", "is the tinted one matte?"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

test("the gentler one beside a retinoid is bakuchiol", () => {
  expect(chat("sp", "quiero empezar con retinol a los 42", "¿y la alternativa más suave?").products).toEqual([
    "slow-amber-oil",
  ]);
});

test.each<[Language, string, string]>([
  ["en", "trying for a baby, acne on my jaw", "forget it, give me something with zero question marks"],
  ["fr", "enceinte, de l'acné à la mâchoire", "plutôt quelque chose sans aucun risque"],
  ["sp", "embarazada, acné en la mandíbula", "mejor algo más suave"],
])("what is milder for whoever expects holds no acid, not even to rinse off, %s", (language, ...turns) => {
  const { products = [] } = chat(language, ...turns);
  for (const id of ["clear-pebble-gel", "undertow-gel", "driftwood-foam", "soft-ebb"])
    expect(products).not.toContain(id);
});

test("of two sunscreens, the tint against patches that light deepens", () => {
  expect(chat("sp", "tengo melasma", "¿cuál de los dos protectores?").products?.[0]).toBe("noon-veil-spf-30");
});

test.each<Talk>([
  ["sp", /médico|farmacéutico/, "unas ampollas en un lado de la frente me arden", "tengo 66 años"],
  ["en", /doctor|pharmacist/, "bumps around my mouth since i use hydrocortisone", "any cream meanwhile?"],
  ["en", /not again/i, "my lips swelled up after a cream. can i use it again with less?"],
])("an alarm stands whatever else is told (%s)", (language, says, ...messages) => {
  const { reply, products } = chat(language, ...messages);
  expect(reply).toMatch(says);
  expect(products).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "my husband is flaky beside the nose, one product please"],
  ["fr", "mon mari a la barbe qui gratte et qui pèle"],
])("flakes beside the nose or under a beard have a wash of their own (%s)", (language, message) => {
  expect(chat(language, message).products?.[0]).toBe("driftwood-foam");
});

test("what is asked of a list is answered whole", () => {
  const { reply } = chat("en", "is Quiet Balm vegan? no beeswax please");
  expect(reply).toMatch(/animals/);
  expect(reply).toMatch(/no beeswax/);
});

test("not more than a sum is no denial of what follows", () => {
  const { products } = chat("en", "i want to spend no more than $90 total for dry mature skin");
  expect(products).toEqual(["inner-shell-cream"]);
});

describe("what goes with what, and what is more than enough", () => {
  test.each<Talk>([
    [
      "fr",
      /un seul suffit/,
      "quelque chose contre les rides, Courant de Nuit ?",
      "ça va avec ma crème au rétinol ?",
    ],
    [
      "en",
      /one (of them )?is enough|one will do|do the same/i,
      "Night Current for wrinkles?",
      "i use a retinol cream already, both?",
    ],
    [
      "fr",
      /\$190/,
      "routine peau sensible svp",
      "sans le sérum",
      "ça fait combien",
      "et si je rajoute le baume à lèvres",
    ],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("something for less keeps to what was asked for", () => {
  test("of the same active", () => {
    expect(chat("en", "im after a vitamin c", "too expensive").products).toEqual(["slow-amber-oil"]);
  });
  test("when there is hardly any money", () => {
    expect(chat("sp", "piel seca que tira", "no tengo mucha plata").products).toEqual(["open-tide-gel"]);
  });
  test("like theirs, the plainest of ours", () => {
    expect(chat("en", "anything like the ordinary niacinamide?").products).toEqual(["smooth-stone-serum"]);
  });
});

describe("a wash is chosen by what it takes off", () => {
  test.each<[Language, string]>([
    ["fr", "quel nettoyant pour enlever une spf minérale le soir ?"],
    ["sp", "¿cuál limpia mejor el rímel, el bálsamo o la leche?"],
    ["en", "which of your cleansers takes off mascara?"],
  ])("%s %s", (language, message) => {
    expect(chat(language, message).products).toEqual(["evening-shell-balm"]);
  });
});

describe("what has one honest answer", () => {
  test.each<Talk>([
    ["sp", /urgencias/, "¿qué hago si me cae retinol en el ojo?"],
    ["fr", /eau fraîche/, "je peux mettre le baume sur une brûlure légère ?"],
    ["en", /no after-sun/, "what have you got for after sun"],
    ["sp", /Cuando ya no des el pecho/, "algo antiarrugas, doy el pecho", "¿y cuando deje de dar el pecho?"],
    ["en", /less often/, "is Undertow Gel good for blackheads", "it dries me out"],
    ["en", /water is enough/, "do i wash my face in the morning or just water"],
    ["en", /depends on what you want/, "is $260 worth it"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });

  test("lips that are always dry are cared for", () => {
    expect(chat("sp", "labios partidos siempre, qué me das").products).toEqual(["quiet-balm"]);
  });
});

test("gentler is not stronger", () => {
  const { products = [] } = chat(
    "sp",
    "¿el Gel Mar de Fondo sirve para puntos negros?",
    "¿hay algo más suave?",
  );
  expect(products).toHaveLength(1);
  expect(["soft-ebb", "undertow-gel"]).not.toContain(products[0]);
});

test("two names joined by or are set side by side", () => {
  expect(chat("en", "night current or slow amber for 50yo dry skin").reply).toMatch(
    /Night Current.*\n.*Slow Amber/,
  );
});

describe("the kind that is named is the one that is answered", () => {
  test("just a sunscreen is no cream", () => {
    const { products } = chat("fr", "j'ai des rides", "finalement je veux juste une crème solaire");
    expect(products?.[0]).toMatch(/spf/);
  });

  test.each<Talk>([
    [
      "en",
      /^First Moonstone Serum, then Open Tide Gel, then Salt Air/,
      "whats the order for Moonstone, Open Tide and Salt Air in the morning",
    ],
    ["en", /stock/, "is the retinol one in stock"],
    [
      "en",
      /coconut/i,
      "i'm allergic to coconut, something for redness",
      "the sunscreen, does it have coconut in it",
    ],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });

  test("what is taken is not left out", () => {
    expect(chat("en", "what's good for redness", "ok i'll take quiet harbor").reply).not.toMatch(
      /without it/,
    );
  });
});
