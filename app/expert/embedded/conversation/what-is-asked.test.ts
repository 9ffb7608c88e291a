import { describe, expect, test } from "vitest";
import { chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** Questions about products, ingredients and the shop, as people ask them, each with what its answer has to say. */
type Row = [language: Language, says: RegExp, ...turns: string[]];

describe("of ingredients, and of no product that happens to hold them", () => {
  test.each<Row>([
    [
      "en",
      /order: hyaluronic acid, then niacinamide.*Deep Water.*Smooth Stone/s,
      "niacinamide or hyaluronic acid first?",
    ],
    ["fr", /ordre : acide hyaluronique, puis niacinamide/, "niacinamide ou acide hyaluronique en premier ?"],
    ["sp", /orden: vitamina C, luego niacinamida/, "que va primero la niacinamida o la vitamina c"],
    [
      "sp",
      /mañana: vitamina C; por la noche: retinol/,
      "va primero la vitamina c o la niacinamida",
      "y el retinol?",
    ],
    ["fr", /ordre : vitamine C/, "l'acide hyaluronique et la vitamine C ensemble ok ?", "lequel en premier"],
    ["en", /different evenings/, "salicylic acid or azelaic first?", "same night?"],
    ["en", /Quiet Harbor/, "tell me about Undertow Gel", "which of your stuff has azelaic"],
    [
      "sp",
      /Aceite Ámbar Lento.*Corriente Nocturna/,
      "cual es mejor para empezar, bakuchiol o retinol",
      "tienen los dos?",
    ],
    ["fr", /ordre : vitamine C/, "niacinamide et vitamine c on peut ?", "le même matin ?", "quel ordre"],
    ["en", /^Yes, together/, "niacinamide or hyaluronic acid first?", "can i use them together"],
    [
      "fr",
      /^Oui : .*Pierre Polie/,
      "niacinamide ou acide hyaluronique en premier ?",
      "un produit avec les deux ?",
    ],
    ["en", /benzoyl peroxide: we have none/i, "what is closest to benzoyl peroxide?"],
    ["en", /Snail mucin: we have none/, "does snail mucin do anything", "whats closest then"],
    ["fr", /Havre Calme/, "a quoi sert l'acide azélaïque", "c'est ok à 15 ans ?", "dans quel produit ya ça"],
    ["en", /^Nothing speaks against it at that age/, "is niacinamide safe for my 14 year old"],
    ["sp", /Ninguno de nuestros productos/, "hay algo con colágeno o baba de caracol?"],
  ])("%s %s", (language, says, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(says);
  });
});

describe("a yes or a no comes first", () => {
  test.each<Row>([
    [
      "en",
      /^No, less often.*first two weeks/s,
      "just bought Night Current, when do i put it on",
      "every night?",
    ],
    ["fr", /^Non, moins souvent.*deux ou trois au plus/s, "parlez-moi du Jusant Doux", "tous les soirs ?"],
    ["sp", /^No, menos a menudo/, "compre la Corriente Nocturna, como empiezo", "todas las noches?"],
    [
      "en",
      /^Yes: Smooth Stone Serum first, then Night Current/,
      "Night Current, how often",
      "can i put smooth stone under it",
    ],
    [
      "sp",
      /noches distintas/,
      "para que sirve el Gel Mar de Fondo",
      "me lo puedo poner cada noche con retinol?",
    ],
    ["en", /^Yes, if Night Current is begun slowly/, "Is Night Current good for a beginner?"],
    ["fr", /^Oui : rien dans le Lait de Soie/, "le Lait de Soie pour une débutante ?"],
    ["en", /rich side/, "tell me about Thousand Layers Cream", "is that one sticky"],
    ["en", /^No\. A mild wash/, "do i really need a serum"],
    [
      "en",
      /^No, not the same evening/,
      "can i use Soft Ebb and Night Current the same night if i wait 30 mins",
    ],
    ["en", /^Yes: Thousand Layers Cream first/, "how do i use Thousand Layers", "is it ok under spf"],
    [
      "en",
      /deeper skin I would take Noon Veil/,
      "whats the difference between the two spfs you sell, im quite dark skinned",
    ],
    ["en", /no fridge/, "Silk Milk, how many pumps", "does it go in the fridge?"],
  ])("%s %s", (language, says, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(says);
  });
});

test.each<Row>([
  ["fr", /Un soir par semaine/, "j'ai acheté Jusant Doux, je le mets quand ?"],
  ["fr", /Renouvelez/, "Voile de Midi, le soir ou le matin ?", "il tient à la mer ?"],
  [
    "en",
    /after shaving, wait until the next evening/,
    "Undertow Gel, how often",
    "and the day after i shave?",
  ],
  [
    "en",
    /tingle that passes/,
    "Night Current, how often",
    "can i put smooth stone under it",
    "what if it stings",
  ],
  ["sp", /Dos o tres mañanas/, "compré el Polvo de Perla, cada cuanto se usa"],
  ["sp", /sin un solo grano/, "el Polvo de Perla, cuándo se usa", "raspa?"],
  ["en", /alcohol in the list of Noon Veil/, "Noon Veil, when do i wear it", "does it have alcohol"],
  ["en", /0\.3%/, "what % retinol is Night Current", "thats low no?"],
  ["fr", /Renouvelez/, "Fluide Air Salin, combien pour le visage", "j'en remets à midi ?"],
  ["fr", /Ajoutez de l’eau/, "le Baume du Soir se rince à quoi"],
  ["en", /two finger lengths/, "Noon Veil vs Salt Air", "ill take the other one, how much do i need"],
  ["sp", /quince días|si el ardor persiste/, "compre la Corriente Nocturna", "y si se me pela la cara"],
])("the label answers, %s %s", (language, says, ...turns) => {
  expect(chat(language, ...turns).reply).toMatch(says);
});

test("what may come tells nothing of skin as it is", () => {
  const { reply } = chat(
    "en",
    "Night Current, how often",
    "and if my face peels",
    "how long until i see results",
  );
  expect(reply).toMatch(/weeks/);
  expect(reply).not.toMatch(/reacts|gives Night Current up/);
});

describe("the shop's matters", () => {
  test.each<Row>([
    [
      "fr",
      /Qui paie les frais de retour/,
      "J'ai ouvert la crème, texture trop riche, reprise possible ?",
      "à mes frais ?",
    ],
    ["fr", /Qui paie/, "jai reçu le mauvais produit", "c'est vous qui payez ?"],
    ["en", /not mine to decide/, "how do i return a cream", "do i get my money or store credit"],
    [
      "en",
      /exchange something/,
      "my jar of inner shell arrived leaking all over",
      "can you just send another one",
    ],
    ["en", /under that address/, "i used another email address to order, cant see it in my account"],
    ["sp", /horario del teléfono/, "quiero hablar con una persona", "que horario tienen"],
    ["sp", /^Entonces no lo uses/, "mandan a mexico?", "y si me llega roto?"],
    ["fr", /^Je comprends la question/, "votre site est fiable ?"],
    ["en", /came like that|arrived like that/, "the pump on my serum is jammed"],
    ["en", /To return something/, "whats your return policy", "ok how do i start"],
    ["fr", /Pour une facture/, "une facture svp", "au nom de ma société", "où je la trouve"],
    ["sp", /Deja de usarlo/, "el serum me dio alergia, lo puedo devolver"],
    ["sp", /no se cobra nada/, "quiero cancelar", "me cobraron ya?"],
    ["fr", /suis désolée/, "Vous m'avez envoyé le gel contour des yeux alors que j'avais pris la crème !"],
    ["fr", /pas de points/, "vous avez un programme de fidélité ?"],
    ["fr", /débité/, "Livrez-vous à Abidjan ? quel prix ?", "donc on me débite quand"],
  ])("%s %s", (language, says, ...turns) => {
    const { reply, products } = lastOf(talk(language, "support", turns));
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
  });

  test("are answered beside skin too", () => {
    expect(chat("fr", "un soin pour des taches", "le port est compris ?").reply).toContain("$10.00");
  });
});
