import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import { understandMessage } from "../../reading/understand.ts";

/** The last answer of a talk. */
const last = (language: Language, ...messages: string[]) => lastOf(talk(language, "advice", messages));

describe("the most of a kind is looked for on the whole shelf", () => {
  test.each<[Language, string, string]>([
    ["en", "which cleanser costs least, the cheapest one?", "clear-pebble-gel"],
    ["fr", "le nettoyant le moins cher c'est lequel", "clear-pebble-gel"],
    ["sp", "cuál es el limpiador más barato de todos", "clear-pebble-gel"],
    ["sp", "qué protector solar no me deja la cara blanca", "noon-veil-spf-30"],
  ])("%s %s", (language, message, id) => {
    expect(last(language, message).products).toEqual([id]);
  });

  test("the kind stays in hand for the other end of the shelf", () => {
    expect(last("sp", "cuál es el limpiador más barato", "¿y el más caro?").products).toEqual([
      "evening-shell-balm",
    ]);
  });
});

describe("one of two that stand side by side is chosen, not a new list", () => {
  test.each<[Language, string, string, string]>([
    [
      "sp",
      "diferencia entre la corriente nocturna y la bajamar suave",
      "¿cuál me conviene si nunca he usado nada así?",
      "soft-ebb",
    ],
    ["fr", "quelle différence entre vos deux solaires", "et pour une peau noire ?", "noon-veil-spf-30"],
    [
      "en",
      "open tide or inner shell, what's the difference",
      "which of the two for dry skin",
      "inner-shell-cream",
    ],
  ])("%s %s → %s", (language, first, second, id) => {
    expect(last(language, first, second).products).toEqual([id]);
  });

  test("what was taken back decides anew", () => {
    const { products } = last("en", "open tide vs inner shell", "my skin is oily", "no sorry, i meant dry");
    expect(products).toEqual(["inner-shell-cream"]);
  });
});

describe("what is taken off the table stays off it", () => {
  const routine = "hazme una rutina sencilla para piel seca y sensible";
  test("the rest is named with its sum, and so it is when the price is asked", () => {
    const without = last("sp", routine, "quita el sérum");
    expect(without.products).toEqual(["silk-milk", "inner-shell-cream", "salt-air-fluid-spf-50"]);
    expect(without.reply).toContain("$162.00");
    expect(last("sp", routine, "quita el sérum", "¿y ahora cuánto es?").reply).toContain("$162.00");
  });

  test.each<[Language, string]>([
    ["en", "i have my own spf already. what do you have for dull skin?"],
    ["fr", "j'ai déjà ma crème solaire, il me faut quelque chose pour le teint terne"],
    ["sp", "ya uso protector solar, busco algo para la piel apagada"],
  ])("who has a sunscreen is sold none (%s)", (language, message) => {
    const { products = [] } = last(language, message);
    expect(products.length).toBeGreaterThan(0);
    expect(products.join()).not.toContain("spf");
  });
});

test.each<[Language, string]>([
  ["en", "what have you got that smells lovely"],
  ["fr", "un soin qui sent bon pour le visage"],
  ["sp", "algo que huela rico para la cara"],
])("a wish for a scent is heard as one (%s)", (language, message) => {
  const catalogue = demoCatalogueIn(language);
  const { products = [] } = last(language, message);
  expect(products.length).toBeGreaterThan(0);
  for (const id of products)
    expect(catalogue.find((product) => product.id === id)?.ingredients).toContain("Parfum");
});

test.each<[Language, string, string]>([
  ["fr", "une routine anti âge, j'ai 45 ans et la peau mixte", "wrinkles"],
  ["sp", "algo antiedad, 47 años, piel mixta", "wrinkles"],
  ["en", "anti aging please, i'm 50 with combination skin", "wrinkles"],
])("the aim comes before the type (%s %s)", (language, message, concern) => {
  expect(understandMessage(message, language).concerns[0]?.id).toBe(concern);
});

test.each<[Language, string]>([
  ["sp", "es para mi marido, tiene 50 y la piel muy grasa"],
  ["fr", "mon frère a la peau vraiment très grasse"],
])("a type is heard whatever stands between (%s %s)", (language, message) => {
  expect(understandMessage(message, language).skinTypes).toEqual(["oily"]);
});

test("weeks alone are no pregnancy, a week of it is", () => {
  const facts = (message: string) => understandMessage(message, "en").person.facts.map(({ kind }) => kind);
  expect(facts("been using it for 3 weeks and nothing")).toEqual([]);
  expect(facts("forgot to say, i'm in week 7 of pregnancy")).toContain("pregnant");
});

test.each<[Language, string, number]>([
  ["sp", "piel mixta, no quiero gastar más de 100", 100],
  ["sp", "algo con vitamina c pero que no cueste más de 90", 90],
  ["fr", "une routine sans dépasser 120", 120],
  ["en", "a routine without going over 160", 160],
])("a sum is one whatever it must not pass (%s %s)", (language, message, amount) => {
  const facts = understandMessage(message, language).person.facts;
  expect(facts.flatMap((fact) => (fact.kind === "budget" ? [fact.amount / 100] : []))).toEqual([amount]);
});

test("what might sting is no burn", () => {
  const { reply } = last("sp", "tengo rosácea, ¿el ácido azelaico va bien?", "¿y si me arde?");
  expect(reply).toContain("Puerto Sereno");
});

test("a child of months is one whoever's sister she is", () => {
  const { products } = last(
    "en",
    "a sunscreen for my nephew of 5",
    "and for his baby sister, she's 4 months?",
  );
  expect(products).toEqual([]);
});

describe("what has one honest answer gets it, whoever asks", () => {
  test.each<[Language, RegExp, string]>([
    ["en", /SPF 50 every morning/, "i'm on doxycycline, anything of yours i should watch out for?"],
    [
      "fr",
      /pas encore.*deux à quatre semaines/is,
      "j'ai fait un laser lundi, quand puis-je reprendre l'acide ?",
    ],
    ["sp", /nadie está obligado/, "¿necesito contorno de ojos a los 24?"],
    ["en", /Quiet Balm/, "what's the cheapest thing you sell"],
  ])("%s %s", (language, says, message) => {
    expect(last(language, message).reply).toMatch(says);
  });

  test("a sign told over two messages is sent to a doctor, and holds", () => {
    const first = "j'ai des taches sur les mains";
    const second = "une a grossi, elle est noire avec un bord irrégulier";
    for (const messages of [
      [first, second],
      [first, second, "et le Sérum Pierre de Lune dessus ?"],
    ]) {
      const { reply, products } = last("fr", ...messages);
      expect(reply).toMatch(/dermatologue ou un médecin/);
      expect(products).toEqual([]);
    }
  });
});

describe("words that elsewhere name a disease or a harm", () => {
  test("the ampoules are no blisters, and what is rinsed is not made paler", () => {
    expect(
      last("sp", "¿para qué sirve la Corriente Nocturna?", "¿es mejor que las ampollas?").reply,
    ).toContain("Siete Mareas");
    expect(last("sp", "la Leche de Seda", "¿lo aclaro enseguida o lo dejo?").reply).toContain(
      "Leche de Seda",
    );
  });
});

test("rosacea is kept in mind for the next concern", () => {
  const { products } = last("sp", "tengo rosácea", "¿y para las arrugas qué hago?");
  expect(products).not.toContain("night-current");
});

test("one of the table is exchanged, and one thing is chosen to go with another", () => {
  const swapped = last(
    "en",
    "3 step routine for dry sensitive skin",
    "swap the cleanser for something that foams",
  );
  expect(swapped.products).toContain("driftwood-foam");
  expect(swapped.products).not.toContain("silk-milk");
  const pair = last("fr", "une crème sans parfum pour peau sèche", "et un nettoyant qui va avec ?");
  expect(pair.products).toEqual(["silk-milk", "inner-shell-cream"]);
});
