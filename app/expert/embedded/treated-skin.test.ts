import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { advice, chat } from "../../../lab/adviser/evaluation/talk.ts";

const STRONG = ["soft-ebb", "undertow-gel", "night-current", "first-glow-serum", "quiet-harbor-serum"];
const named = ({ products = [] }: { products?: string[] }): string[] =>
  STRONG.filter((id) => products.includes(id));

/** A treatment or too much of a strong thing, days ago. */
const HURT: readonly [Language, string][] = [
  ["en", "tca peel at my derm five days ago, still pink, something for the marks"],
  ["fr", "Peeling TCA chez ma dermato il y a une semaine, c'est rose, je veux éclaircir les taches"],
  ["sp", "me hice un láser hace tres días y quiero quitarme las manchas"],
  ["en", "which serum after laser for broken veins"],
  ["fr", "quel sérum après une séance de laser"],
  ["sp", "qué sérum después del microneedling"],
  ["en", "chemical peel four days ago, still pink, which serum"],
  ["fr", "peeling chimique il y a 4 jours, peau rose, quel sérum"],
  ["sp", "me hicieron un peeling químico hace 4 días, la piel está rosada, qué sérum uso?"],
];

describe("skin that was treated days ago", () => {
  test.each(HURT)("gets comfort and nothing strong (%s %s)", (language, message) => {
    expect(named(chat(language, message))).toEqual([]);
    expect(advice(message, language).notice).toMatch(
      /two to four weeks|deux à quatre semaines|dos a cuatro semanas/,
    );
    expect(advice(message, language).recommendations.filter(({ id }) => STRONG.includes(id))).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["en", "which care after laser on my cheeks?", "it was two days ago"],
    ["fr", "quel soin pour une peau après traitement laser", "c'était il y a 2 jours"],
    ["sp", "qué me pongo después de un láser", "fue hace 2 días"],
    [
      "fr",
      "j'ai utilisé Courant de Nuit et Jusant Doux le même soir, ça brûle",
      "ça fait 3 jours et c'est toujours rouge",
    ],
  ])("is still early when told how long ago (%s %s → %s)", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/^(Then leave it in peace|Alors laissez-la|Entonces déjala)/);
    expect(said.products).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["en", "which care after laser on my cheeks?", "can i use First Light Serum?"],
    [
      "fr",
      "quel soin pour une peau après traitement laser",
      "il me reste du Sérum Première Lueur, je peux ?",
    ],
    ["sp", "qué me pongo después de un láser", "¿y el retinol, puedo?"],
  ])("leaves what is strong (%s %s → %s)", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/^(Leave that too|Laissez cela aussi|Deja eso también)/);
  });

  test.each<[Language, string, string]>([
    ["en", "which care after laser on my cheeks?", "my eyelids are very swollen since this morning"],
    [
      "fr",
      "quel soin après une séance de laser",
      "et mon visage gonfle beaucoup autour des yeux depuis ce matin",
    ],
    ["sp", "qué me pongo después de un láser", "hoy tengo los ojos muy hinchados"],
  ])("and swelling is a doctor's (%s %s → %s)", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/today|aujourd’hui|hoy/);
    expect(said.products).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "i had laser two years ago, now i want something for dark marks"],
    ["fr", "un laser il y a 3 ans, maintenant je cherche un soin pour les taches"],
    ["sp", "me hice un láser hace dos años, ahora busco algo para las manchas"],
  ])("but not for years (%s %s)", (language, message) => {
    expect(chat(language, message).products).not.toEqual([]);
  });
});

test.each<[Language, string]>([
  ["en", "used the Soft Ebb 5 nights in a row and now my face stings even with water"],
  ["fr", "je mets Jusant Doux tous les soirs et maintenant ma peau pique même à l'eau"],
  ["sp", "me pasé con Bajamar Suave, lo usé cada noche y ahora la cara me escuece con agua"],
  ["en", "i put retinol on every night and my skin is raw and stings"],
])("too much of a strong thing is stopped at once (%s %s)", (language, message) => {
  const said = chat(language, message);
  expect(said.reply).toMatch(/^(Stop|Arrêtez|Déjalo|Deja)/);
  expect(named(said)).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "my skin started going darker where the acid made it peel, is that normal?"],
  ["fr", "ma peau fonce là où elle a pelé, c'est normal ?"],
  ["sp", "la piel se me oscureció donde se peló, ¿es normal?"],
])("skin that darkens where it peeled is spared and shielded (%s %s)", (language, message) => {
  expect(chat(language, message).reply).toMatch(/SPF 50/);
});

test.each<[Language, string, string]>([
  ["en", "we are trying for a baby, should i stop Night Current?", "Stop Night Current"],
  ["fr", "on essaie d'avoir un bébé, je dois arrêter le Courant de Nuit ?", "Arrêtez maintenant"],
  ["sp", "estoy buscando quedarme embarazada, ¿tengo que dejar Corriente Nocturna ya?", "Deja ya"],
])("whoever tries to conceive stops a retinol (%s %s)", (language, message, stop) => {
  const said = chat(language, message);
  expect(said.reply).toContain(stop);
  expect(said.products).not.toContain("night-current");
});

describe("a prescribed medicine", () => {
  test.each<[Language, ...string[]]>([
    ["en", "metrogel from my doctor, which order with sunscreen and moisturizer?"],
    ["fr", "j'ai une peau sèche", "le dermocorticoïde de mon médecin je le mets avant ou après la crème ?"],
    ["sp", "me recetaron metronidazol crema, en qué orden va con el protector solar y la hidratante"],
    ["en", "i use tretinoin every night from my gp", "what order at night?"],
    ["en", "i have metronidazole gel, before or under my moisturizer?"],
    ["fr", "rozex avant la crème solaire ?"],
    ["sp", "la crema de cortisona la pongo antes de la hidratante?"],
  ])("has its place in the order of layers (%s %s)", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/leaflet|notice ou votre pharmacien|prospecto/);
  });

  test.each<[Language, string, string]>([
    ["en", "i take doxycycline for spots", "and what about the sun?"],
    ["fr", "je prends de la doxycycline", "et pour le soleil du coup ?"],
    ["sp", "uso adapaleno por la noche", "¿y el sol?"],
  ])("beside the sun names a high protection (%s %s → %s)", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/SPF 50/);
    expect(said.products).toContain("salt-air-fluid-spf-50");
  });

  test.each<[Language, string, string, string]>([
    ["en", "i take doxycycline for spots", "and what about the sun?", "how much is it?"],
    ["fr", "je prends de la doxycycline", "et pour le soleil du coup ?", "combien ça coûte ?"],
    ["sp", "tomo doxiciclina", "¿y el sol?", "¿cuánto cuesta?"],
  ])("and the talk goes on from there (%s %s → %s → %s)", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/\$/);
  });
});

test.each<[Language, string]>([
  ["en", "i'm allergic to ibuprofen, can i use Undertow Gel?"],
  ["fr", "allergique à l'ibuprofène, je peux mettre le Gel Lame de Fond ?"],
  ["sp", "soy alérgica al ibuprofeno, ¿puedo usar el Gel Mar de Fondo?"],
])("salicylic acid is not for whoever cannot take its kin (%s %s)", (language, message) => {
  expect(chat(language, message).products).not.toContain("undertow-gel");
});

test.each<[Language, ...string[]]>([
  ["en", "dandruff and flaky eyebrows", "i am 5 months pregnant", "and which cream"],
  ["fr", "j'ai des pellicules et les sourcils qui pèlent", "je suis enceinte de 5 mois", "et quelle crème"],
  ["sp", "se me pelan las cejas y tengo caspa", "estoy embarazada de 5 meses", "y qué crema"],
])("a cream asked for after a scalp is for the face (%s %s)", (language, ...turns) => {
  expect(chat(language, ...turns).reply).not.toMatch(/scalp|cuir chevelu|cuero cabelludo/);
});

test.each<[Language, string]>([
  ["en", "does Soft Ebb sting if i use it every night?"],
  ["fr", "est-ce que Jusant Doux pique si je le mets tous les soirs ?"],
  ["sp", "¿Bajamar Suave escuece si lo uso todas las noches?"],
])("what is only asked is not told of skin (%s %s)", (language, message) => {
  expect(chat(language, message).reply).not.toMatch(/^(Stop it now|Arrêtez maintenant|Déjalo ya)/);
});

test.each<[Language, string]>([
  ["en", "on isotretinoin, can i wax my upper lip?"],
  ["fr", "sous Roaccutane je peux me faire épiler à la cire ?"],
  ["sp", "tomo isotretinoína, ¿puedo depilarme el labio con cera?"],
])("no wax under a retinoid medicine (%s %s)", (language, message) => {
  expect(chat(language, message).reply).toMatch(/^(No wax|Pas de cire|Nada de cera)/);
});

test.each<[Language, string, string]>([
  ["en", "had laser on tuesday", "and which cleanser?"],
  ["fr", "j'ai fait un laser mardi", "et quel nettoyant ?"],
  ["sp", "me hice un láser el martes", "¿y qué limpiador?"],
])("a wash asked for after a treatment is a mild one (%s %s → %s)", (language, ...turns) => {
  expect(chat(language, ...turns).products).toContain("silk-milk");
});
