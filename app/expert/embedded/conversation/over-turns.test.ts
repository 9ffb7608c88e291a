import type { Language } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { chat, talk } from "../../../../lab/adviser/evaluation/talk.ts";

type Row = [Language, RegExp, ...string[]];

/** Each row: the last answer says this. */
const answersWith = (rows: Row[]) =>
  test.each(rows)("%s %s %s … %s", (language, says, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(says);
  });

describe("a detail told late is heard", () => {
  answersWith([
    [
      "en",
      /outdoors.*\n.*\n.*Salt Air/,
      "something for my teenager, 13, spots on forehead",
      "she plays football outside every day",
    ],
    [
      "fr",
      /Voile de Midi SPF 30 compte/,
      "bonjour, j'ai des taches sur les joues",
      "et je fais beaucoup de vélo dehors",
    ],
    [
      "sp",
      /protección solar/,
      "busco algo para los granitos de mi hijo de 15",
      "juega al tenis todos los días",
    ],
    ["en", /deeper skin.*still stands/, "my skin looks tired, im 41", "should have said im black"],
    [
      "fr",
      /peau foncée.*Courant de Nuit.*lentement|lentement le Courant de Nuit/,
      "j'ai des taches sur les joues",
      "j'ai oublié de dire que je suis métisse",
    ],
    ["sp", /piel oscura/, "hola tengo manchas en la cara", "tengo piel morena"],
    ["en", /glass/, "my skin looks tired, im 41", "and i sit by a window all day at work"],
    [
      "fr",
      /médecin ou à un dermatologue/,
      "ma peau pèle autour du nez",
      "c'est rouge et ça gratte, depuis 2 mois",
    ],
    ["en", /dermatologist/, "bumps on my neck after shaving", "ive had them for about 6 months"],
  ]);

  answersWith([
    [
      "en",
      /chlorine.*still stands/,
      "red patchy face and dry cheeks",
      "i'm a swimming teacher so chlorine every day",
    ],
    [
      "fr",
      /chaque soir.*tient toujours/,
      "ma fille de 16 ans a des boutons",
      "elle se maquille tous les jours",
    ],
    ["sp", /aire seco/, "tengo la cara muy reseca", "trabajo con aire acondicionado"],
    ["en", /whenever you go to bed/, "dry skin, what do you suggest?", "i work night shifts by the way"],
    ["en", /keep that in mind|changes nothing/, "dry skin, what do you suggest?", "i wear reading glasses"],
  ]);

  test("a word for a thing is no fact of the person", () => {
    const twoOnly = chat("fr", "j'ai des taches sur les joues", "et s'il m'en fallait que deux ?");
    expect(twoOnly.reply).not.toMatch(/allait/);
    expect(
      chat("fr", "un cadeau pour ma soeur, peau sensible", "elle aime les parfums mais ça la fait rougir")
        .reply,
    ).not.toMatch(/Xanthan/);
  });
});

describe("what stands on the table is kept in mind", () => {
  const blackheads = ["something for blackheads pls", "ive got the undertow gel already"];
  answersWith([
    ["en", /^No, what stays is Salt Air/, ...blackheads, "so neither of the others?"],
    [
      "sp",
      /^Sí, queda esto: la Crema/,
      "quiero empezar con retinol, nunca he usado",
      "tengo la piel sensible",
      "entonces ninguno?",
    ],
    [
      "en",
      /^Then .* and .*together/,
      "my skin looks tired, im 41",
      "which one would you keep if i only wanted two?",
    ],
    [
      "fr",
      /Havre Calme : de tout cela/,
      "j'ai des boutons sur le menton depuis l'arrêt de la pilule",
      "alors lequel me convient",
    ],
    [
      "en",
      /^None of them/,
      "dull skin, 34, what would you suggest?",
      "im about 10 weeks pregnant",
      "so which of those do I drop?",
    ],
    [
      "sp",
      /Gel Mar de Fondo no:.*\nEsto se queda/,
      "tengo la piel grasa con acne adulto, 29",
      "estoy tomando isotretinoina, se me olvido decirlo",
      "entonces que me quito?",
    ],
    [
      "fr",
      /^Rien d’obligatoire sous le Gel Grand Large.*\nSérum Pierre Polie/,
      "peau mixte, je cherche une crème de jour",
      "et dessous je mets quoi ?",
    ],
    [
      "fr",
      /^Si, /,
      "je cherche une crème de nuit pour peau sèche",
      "j'ai déjà le Courant de Nuit",
      "donc pas besoin de crème ?",
    ],
    [
      "en",
      /^No, not in one night.*Soft Ebb/,
      "my skin is so rough, want a peel",
      "I already use differin every night",
      "can i just do both the same night?",
    ],
    [
      "fr",
      /Première Lueur.*Courant de Nuit/,
      "quel produit contre les rides ?",
      "j'ai déjà Courant de Nuit",
      "je peux mettre la vitamine C le matin avec ?",
    ],
    [
      "en",
      /mother: .*\n.*: .*Inner Shell/,
      "gift for my mum, 62, dry skin, she loves scents",
      "the same but unscented for my mother in law",
      "so which is for who?",
    ],
  ]);

  test("what somebody has is noted, and what is missing named", () => {
    const [, missing] = talk("en", "advice", [
      "i have first light serum, silk milk and night current at home",
      "what am i missing?",
    ]);
    expect(missing?.products).toEqual(["inner-shell-cream", "salt-air-fluid-spf-50"]);
  });
});

describe("what is strong, and what a sum covers", () => {
  answersWith([
    [
      "fr",
      /^Non : le Gel Galet Clair se rince/,
      "ma fille de 12 ans veut une routine skincare",
      "et le Gel Galet Clair c'est trop fort pour elle ?",
    ],
    [
      "sp",
      /^Con uno basta: ya está el Gel Mar de Fondo/,
      "quiero una rutina completa para piel mixta",
      "¿puedo agregar un ácido?",
    ],
    [
      "sp",
      /^Por la mañana: .*Por la noche: /,
      "quiero una rutina completa para piel mixta",
      "y en que orden va todo",
    ],
    [
      "sp",
      /un día sí|en días alternos|mañanas alternas/i,
      "quiero empezar con vitamina c",
      "tengo la piel sensible, me da rojeces",
      "y si la pongo un dia si y otro no?",
    ],
    [
      "fr",
      /^Oui, pour l’instant : laissez/,
      "mon visage brille à midi",
      "j'ai déjà le Gel Galet Clair, matin et soir",
      "maintenant ça pèle autour de la bouche",
      "je devrais l'arrêter ?",
    ],
    [
      "fr",
      /Gardez alors le Gel Galet Clair pour le matin/,
      "mon visage brille à midi",
      "j'ai déjà le Gel Galet Clair, matin et soir",
    ],
    [
      "fr",
      /dans votre budget : le Gel Regard Lagon/,
      "il me faut un truc pour les cernes",
      "j'ai 90 euros max",
    ],
    [
      "fr",
      /le même genre : le Sérum/,
      "quel est votre sérum le plus cher",
      "et pour quelqu'un qui a 50 dollars max?",
    ],
    ["en", /^1\. |Shallows Eye Gel/m, "Can you build me a simple routine, dry skin, 55, lines round eyes"],
    [
      "en",
      /leave out Soft Ebb/,
      "my skin is so dull and rough, want glow",
      "I'm very dark skinned and get marks easily from anything strong",
    ],
    ["en", /Night Current/, "are the Seven Tides Ampoules in stock?", "what would be the closest thing then"],
    [
      "sp",
      /guantes/,
      "se me cae la piel de las manos, soy enfermera y me lavo mucho",
      "ya hay grietas que sangran",
    ],
    [
      "fr",
      /rétinol/i,
      "peut on mélanger vitamine c et niacinamide ?",
      "et avec l'acide azélaïque ?",
      "et le rétinol le soir par dessus ?",
    ],
  ]);

  answersWith([
    [
      "en",
      /already, so Clear Pebble Gel is not needed/,
      "need a cleanser for shine, 25m",
      "oh i have the driftwood foam already",
    ],
    ["en", /^Inner Shell Cream \(\$72\.00\)\. (?!For dry skin)/m, "i want a night cream"],
    [
      "sp",
      /^No: lo que ya usas puede quedarse/,
      "quiero algo para las arrugas",
      "ya uso una crema con retinol por la noche",
      "entonces la quito?",
    ],
    ["sp", /^Es bueno saberlo/, "tengo la cara muy reseca", "y me pica a veces"],
    [
      "sp",
      /^Junto al Gel Guijarro Claro/,
      "me salen granos",
      "ya tengo el gel guijarro claro",
      "me falta algo?",
    ],
  ]);

  test("a number that stands alone is a sum, unless it is found too much", () => {
    const { products = [] } = chat("en", "i want a night cream", "150, and i love scents");
    expect(products).not.toContain("thousand-layers-cream");
    expect(products.length).toBeGreaterThan(0);
  });

  test("a nursing mother with a typo is no baby", () => {
    const { products } = chat(
      "sp",
      "hola tengo marcas de granos en las mejillas",
      "estoy amantando a mi bebe",
      "y protector?",
    );
    expect(products?.some((id) => /spf/.test(id))).toBe(true);
  });
});

describe("what is not passed over", () => {
  answersWith([
    [
      "fr",
      /^D’abord le Jusant Doux/,
      "j'ai le Sérum Havre Calme, la Crème Cœur de Coquille et le Jusant Doux",
      "lequel j'enlève si ça pique",
    ],
    [
      "sp",
      /^Junto a la Espuma Madera de Deriva/,
      "mi hija de 14 tiene puntos negros",
      "ya usa la espuma madera de deriva",
      "que le falta",
    ],
    ["sp", /médico o a un farmacéutico/, "tengo 60 y arrugas", "uso crema con ácido del dermatólogo"],
    ["en", /two or three days after waxing/, "what helps with rough skin on my upper arms", "i wax them btw"],
    ["fr", /^C’est noté/, "j'ai le Sérum Havre Calme, la Crème Cœur de Coquille et le Fluide Air Salin"],
    [
      "en",
      /doctor or a pharmacist(?!.*Quiet Harbor)/s,
      "redness on my cheeks and nose, hot drinks make it worse",
      "also my eyes are gritty and red lately",
    ],
    ["sp", /médico o a un farmacéutico/, "tengo la piel seca", "tomo metformina y pastillas para la presión"],
    [
      "fr",
      /la première chose à laisser/,
      "j'ai des petits boutons identiques qui grattent sur le front",
      "c'est apparu depuis que j'utilise une huile de coco",
    ],
    ["fr", /^Alors sans /, "une routine complète pour peau mixte", "trop cher, enlève quelque chose"],
    ["fr", /pas le même soir/, "je commence le Courant de Nuit", "je peux garder mon gel lame de fond ?"],
    [
      "sp",
      /^Sí, .*Corazón de Concha/,
      "mi marido tiene la piel seca",
      "no quiere mas de un producto",
      "y yo quiero el mismo",
    ],
    [
      "fr",
      /des deux, le Sérum Pierre de Lune/,
      "Sérum Première Lueur ou Sérum Pierre de Lune ?",
      "pour des taches de grossesse",
    ],
    [
      "en",
      /Shallows Eye Gel/,
      "i have silk milk and inner shell cream and noon veil",
      "anything missing? i want to look less tired",
      "its mostly around the eyes",
    ],
    [
      "en",
      /^Then .* together/,
      "Oily t-zone, dry cheeks, 35",
      "i get cold sores sometimes",
      "which two then",
    ],
    [
      "fr",
      /^À côté de ce que vous avez/,
      "peau mixte, je débute",
      "j'ai déjà un nettoyant et une crème solaire",
      "du coup il me manque quoi",
    ],
    ["en", /any broad-spectrum SPF 50/, "spots on my back", "do i need spf on my back"],
    ["sp", /pesar en el ánimo/, "tengo rosácea", "me da vergüenza salir asi"],
  ]);
});

describe("days, weeks and a summary", () => {
  answersWith([
    [
      "en",
      /Monday, in the evening: Soft Ebb.\nThursday, in the evening: Night Current/,
      "I use Soft Ebb twice a week, can I add Night Current?",
      "on which days then",
    ],
    [
      "fr",
      /^Chaque matin : le Sérum Première Lueur.\nMardi, le soir : le Jusant Doux/,
      "J'ai acheté First Light et Soft Ebb",
      "fais moi un planning de la semaine",
    ],
    [
      "sp",
      /^Cada mañana: la Espuma Madera de Deriva y el Fluido/,
      "tengo la Espuma Madera de Deriva y el Fluido Brisa Salina",
      "plan para la semana con lo que tengo",
    ],
    [
      "fr",
      /Courant de Nuit.*Mardi et vendredi/,
      "je cherche une crème de nuit pour peau sèche",
      "j'ai déjà le Courant de Nuit",
      "combien de soirs alors",
    ],
    [
      "fr",
      /^Ce que je sais : une peau sèche.\nCe que je prendrais/,
      "j'ai la peau qui tire et qui pèle en hiver",
      "fais moi un résumé",
    ],
    [
      "en",
      /^What I know: .*\nWhat I would take/,
      "dry skin, what do you suggest?",
      "sum it up for me please",
    ],
    ["sp", /^Lo que sé: /, "busco algo para los granitos de mi hijo de 15", "hazme un resumen porfa"],
  ]);
});

test.each<[Language, ...string[]]>([
  ["en", "dry skin, what do you suggest?", "so what do i use tonight"],
  ["fr", "j'ai la peau sensible", "donc vous me conseillez quoi"],
  ["sp", "tengo la piel seca", "entonces que me recomiendas"],
])("no reason is given twice in a row: %s %s … %s", (language, ...turns) => {
  const [first, second] = talk(language, "advice", turns);
  const cards = first?.reply.split("\n").filter((line) => /\(\$/.test(line)) ?? [];
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(second?.reply).not.toContain(card);
});
