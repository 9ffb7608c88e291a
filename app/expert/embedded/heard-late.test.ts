import { describe, expect, test } from "vitest";
import { chat } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** What is asked late in a talk is asked of the right thing. */
type Row = [language: Language, ...turns: string[]];

describe("two retinoids held against each other", () => {
  test.each<Row>([
    ["en", "which retinol product is stronger, the cream or ampoules?"],
    ["fr", "quel produit au rétinol est le plus fort, la crème ou les ampoules ?"],
    ["sp", "¿qué producto con retinol es más fuerte, la crema o las ampollas?"],
  ])("the label says which is stronger, and the milder one is begun with, %s", (language, message) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(
      /^(Seven Tides Ampoules is the stronger|Le plus fort des deux : les Ampoules|De los dos, el más fuerte: las Ampollas)/,
    );
    expect(reply).toMatch(/0[.,]1\s?%/);
    expect(reply).toMatch(/out of stock|rupture|agotad/);
    expect(products).toEqual(["night-current"]);
  });
});

test.each<Row>([
  [
    "en",
    "sunscreen for my son, he is 2",
    "he has eczema",
    "does it go on again when he gets out of the pool?",
  ],
  [
    "fr",
    "quelle crème solaire pour mon fils de 2 ans",
    "il a de l'eczéma",
    "il faut en remettre quand il sort de la piscine ?",
  ],
  [
    "sp",
    "protector solar para mi hijo de 2 años",
    "tiene eccema",
    "¿hay que volver a ponerlo cuando sale de la piscina?",
  ],
])("after the pool it is the sunscreen that goes on again, %s", (language, ...turns) => {
  expect(chat(language, ...turns).reply).toMatch(/every two hours|toutes les deux heures|cada dos horas/);
});

test.each<Row>([
  [
    "en",
    "I have rosacea and use ivermectin cream at night",
    "what can I put on top of it",
    "and for sun, nothing white please, my skin is dark brown",
  ],
  [
    "fr",
    "j'ai de la rosacée et j'utilise une crème à l'ivermectine",
    "et pour le soleil, rien de blanc s'il vous plaît, j'ai la peau noire",
  ],
  [
    "sp",
    "tengo rosácea y uso crema de ivermectina",
    "y para el sol, nada blanco por favor, tengo la piel morena",
  ],
])("a sunscreen wished for dark skin is the tinted one, whatever was in hand, %s", (language, ...turns) => {
  expect(chat(language, ...turns).products).toContain("noon-veil-spf-30");
});

test.each<Row>([
  [
    "en",
    "I bought First Light and Soft Ebb",
    "can I put them together?",
    "my skin is black, does it change anything?",
  ],
  [
    "fr",
    "J'ai acheté First Light et Soft Ebb",
    "je peux les mettre ensemble ?",
    "ma peau est noire, ça change qqch ?",
  ],
  [
    "sp",
    "Compré First Light y Soft Ebb",
    "¿los puedo usar juntos?",
    "mi piel es negra, ¿cambia algo? tengo la piel negra",
  ],
])("deep skin goes slowly with an acid, %s", (language, ...turns) => {
  expect(chat(language, ...turns).reply).toMatch(/slowly|lentement|despacio/);
});
