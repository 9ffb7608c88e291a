import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { type Fact, personsIn, readFacts } from "./person.ts";

const factsIn = (text: string, language: Language) =>
  readFacts(text, language).statements.map(({ fact }) => fact);
const kindsIn = (text: string, language: Language) => [
  ...new Set(factsIn(text, language).map(({ kind }) => kind)),
];
const said = (...texts: string[]) => personsIn(texts.map((text) => ({ text, language: "en" as const })));

describe("a fact is heard", () => {
  test.each<[string, Language, Fact["kind"]]>([
    ["ivf cycle starting next week, and wrinkles", "en", "trying"],
    ["20 weeks along, spots", "en", "pregnant"],
    ["on essaie d'avoir un enfant, mes rides", "fr", "trying"],
    ["je tire mon lait et j'ai des rides", "fr", "breastfeeding"],
    ["le doy de mamar a mi bebé, manchas", "sp", "breastfeeding"],
    ["tazorac + texture", "en", "medicine"],
    ["enceinte de 3 mois et j'ai un masque de grossesse", "fr", "pregnant"],
    ["quiero que mi piel se vea bonita para mi boda en 2 semanas", "sp", "event"],
    ["moins de 40 balles", "fr", "budget"],
    ["I can't use anything with nuts", "en", "allergy"],
    ["squalane breaks me out", "en", "allergy"],
  ])("%s", (text, language, kind) => {
    expect(kindsIn(text, language)).toContain(kind);
  });

  test.each<[string, Language]>([
    ["trying to get pregnant, wrinkles", "en"],
    ["j'essaie de tomber enceinte, rides", "fr"],
    ["intento quedarme embarazada, arrugas", "sp"],
  ])("the wish for a pregnancy is none: %s", (text, language) => {
    expect(kindsIn(text, language)).toEqual(["trying"]);
  });

  test.each<[string, Language, number]>([
    ["i'm 8 and i want retinol", "en", 96],
    ["j'ai 8 ans et je veux du rétinol", "fr", 96],
    ["tengo 8 años y quiero retinol", "sp", 96],
    ["14, spots on my chin", "en", 168],
    ["15 and lots of pimples", "en", 180],
    ["15 et plein de boutons", "fr", 180],
    ["15 y muchos granos", "sp", 180],
    ["my 5 month old has dry red patches", "en", 5],
    ["my son just started year 7 and has bumps", "en", 132],
    ["mi niña hace la comunión en mayo, granitos", "sp", 96],
  ])("%s: an age of %d months", (text, language, months) => {
    expect(factsIn(text, language)).toContainEqual(expect.objectContaining({ kind: "age", months }));
  });
});

describe("nothing is heard", () => {
  test.each<[string, Language]>([
    ["Hi, I'm Tina and my skin is very dry", "en"],
    ["vergetures après 2 grossesses", "fr"],
    ["3 kids under 5, no time, wrinkles", "en"],
    ["my grandmother is expecting guests", "en"],
    ["wedding in 2 weeks", "en"],
  ])("of age, pregnancy or allergy in %s", (text, language) => {
    const guarded = ["age", "pregnant", "trying", "breastfeeding", "allergy", "medicine"];
    expect(kindsIn(text, language).filter((kind) => guarded.includes(kind))).toEqual([]);
  });
});

describe("no wish is heard", () => {
  test.each<[string, Language]>([
    ["you charged me TWICE 52 dollars", "en"],
    ["vous m'avez débité deux fois 52 dollars", "fr"],
    ["me habéis cobrado dos veces 52 dólares", "sp"],
    ["I saved four things to my wishlist and they vanished", "en"],
    ["my routine is four things already, dry skin", "en"],
  ])("of sum or number in %s", (text, language) => {
    expect(kindsIn(text, language).filter((kind) => kind === "budget" || kind === "count")).toEqual([]);
  });
});

describe("allergies", () => {
  test("an unknown allergen is kept in the shopper's words", () => {
    expect(factsIn("i am allergic to babassu and nuts and have dry skin", "en")).toContainEqual(
      expect.objectContaining({ kind: "allergy", ids: ["nuts"], unresolved: ["babassu"] }),
    );
  });

  test("reacting badly is heard as well", () => {
    expect(factsIn("reacciono fatal a los frutos secos y quiero un aceite", "sp")).toContainEqual(
      expect.objectContaining({ ids: ["nuts"] }),
    );
  });

  test("a list of refusals is heard to its end", () => {
    const [fact] = factsIn("pas de rétinol, pas d'acide, pas de vitamine C", "fr");
    expect(fact).toMatchObject({
      kind: "avoidance",
      ids: expect.arrayContaining(["retinoids", "acids", "vitamin_c"]),
    });
  });
});

describe("persons", () => {
  test("another person does not inherit the speaker's facts", () => {
    const { current, persons } = said("I'm pregnant, dry skin", "my husband shaves and gets irritated");
    expect(current).toMatchObject({ relation: "husband", facts: [] });
    expect(persons[0]?.facts).toContainEqual(expect.objectContaining({ kind: "pregnant", turn: 0 }));
  });

  test("a fact taken back is deleted, one about somebody else moves to them", () => {
    expect(said("I'm pregnant", "I was joking").current.facts).toEqual([]);
    const { persons, current } = said("I'm pregnant", "not me, my sister");
    expect(current.relation).toBe("sister");
    expect(current.facts).toContainEqual(expect.objectContaining({ kind: "pregnant" }));
    expect(persons[0]?.facts).toEqual([]);
  });

  test("the number of an order tells nobody's age", () => {
    expect(said("where is my order, its number starts 7f3a91c2").current.facts).toEqual([]);
    expect(said("she is 7f").persons.flatMap(({ facts }) => facts)).not.toEqual([]);
  });

  test("facts last however long the talk", () => {
    const { current } = said("I am pregnant", ...Array.from({ length: 30 }, () => "ok thanks"));
    expect(current.facts).toContainEqual(expect.objectContaining({ kind: "pregnant", turn: 0 }));
  });
});
