import { describe, expect, test } from "vitest";
import { advice, chat, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

/** Skin that something put on it has upset, over the turns that follow. */
type Row = [language: Language, ...turns: string[]];

const STOP = /^(Stop|Arrêtez|Déjalo)/;

describe("skin that a product upset: it is stopped, and named", () => {
  test.each<Row>([
    ["sp", "tengo la cara roja y me pica con el puerto sereno"],
    ["sp", "me pica el puerto sereno", "llevo 4 días, lo uso cada noche con un ácido"],
    ["fr", "j'utilise havre calme depuis lundi", "mes joues sont rouges et me brûlent"],
    ["en", "I used Quiet Harbor for three nights", "my cheeks are red and sore"],
    ["en", "my face burns since I started Quiet Harbor"],
  ])("%s %s", (language, ...turns) => {
    const { reply, products } = chat(language, ...turns);
    expect(reply).toMatch(STOP);
    expect(reply).toMatch(/Quiet Harbor|Havre Calme|Puerto Sereno/);
    expect(products).toEqual([]);
  });

  test.each<Row>([
    ["fr", "ma peau brûle depuis que je mets une crème tous les soirs"],
    ["sp", "tengo la cara irritada desde que uso una crema nueva"],
  ])("and where nothing is named, %s %s", (language, message) => {
    expect(chat(language, message).reply).toMatch(STOP);
  });

  test.each<Row>([
    ["fr", "mes joues sont rouges, je peux utiliser havre calme avec pierre polie ?"],
    ["en", "I have red cheeks and use Quiet Harbor every morning, what cream goes with it"],
    ["en", "does Quiet Harbor sting? my skin is red easily"],
    ["sp", "¿el Puerto Sereno me va a irritar la cara?"],
    ["en", "retinol burned my skin years ago, what else for wrinkles?"],
  ])("but not where it is only asked or long ago, %s %s", (language, message) => {
    expect(chat(language, message).reply).not.toMatch(STOP);
  });
});

const TOLD: Record<Language, string> = {
  en: "my face is red and burns since I started Quiet Harbor",
  fr: "mon visage est rouge et me brûle depuis que je mets Havre Calme",
  sp: "tengo la cara roja y me arde desde que uso Puerto Sereno",
};

describe("what is asked next is answered of that skin", () => {
  test.each<[Language, string, RegExp]>([
    ["en", "what do i do now", /no acid, retinoid/],
    ["fr", "je fais quoi ?", /ni acide, ni rétinoïde/],
    ["sp", "qué hago ahora", /nada de ácidos/],
    ["en", "is that normal?", /no acid, retinoid/],
    ["fr", "et je reprends quand", /une à deux semaines/],
    ["sp", "cuándo lo puedo volver a usar", /una o dos semanas/],
    ["en", "when can I use it again", /a week or two/],
    ["en", "I use it every night with an acid", /that is what did it/],
    ["sp", "¿y la vitamina C?", /Deja eso también/],
  ])("%s %s", (language, asked, says) => {
    const { reply, products } = chat(language, TOLD[language], asked);
    expect(reply).toMatch(says);
    expect(products).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "what can I put on it meanwhile?"],
    ["fr", "je mets quoi en attendant ?"],
    ["sp", "¿qué me pongo mientras?"],
  ])("what it may have until then is plain, %s %s", (language, asked) => {
    const { reply, products } = chat(language, TOLD[language], asked);
    expect(products?.[0]).toBe("inner-shell-cream");
    expect(reply).not.toMatch(/label says nothing|notice .* n’en dit rien|etiqueta .* no dice nada/);
  });
});

describe("a rash from a thing of ours is a reaction, whatever the surface", () => {
  test.each<[Language, "expert" | "support", string]>([
    ["fr", "support", "j'ai fait une réaction avec un de vos produits, des plaques partout sur les joues"],
    ["en", "support", "something I got from you gave me a rash"],
    ["sp", "support", "una crema vuestra me ha dado alergia, tengo ronchas"],
    ["sp", "expert", "me salió un sarpullido con la Mil Capas"],
  ])("%s %s: %s", (language, surface, message) => {
    const [said] = talk(language, surface === "expert" ? "advice" : "support", [message]);
    expect(said?.reply).toMatch(/plenty of cool water|grande eau|abundante agua/);
    expect(said?.products).toEqual([]);
  });

  test.each<Row>([
    ["sp", "me salió un sarpullido con la Mil Capas", "¿y cuándo la puedo volver a usar?"],
    ["en", "I got a rash after using Thousand Layers", "when can I use it again?"],
    ["fr", "j'ai des plaques depuis que j'utilise Mille Strates", "je peux réessayer ?"],
  ])("and it is not tried again unseen, %s %s %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/^(Not before|Pas avant|No antes)/);
  });
});

describe("a refused retinol is never taken up again", () => {
  test.each<Row>([
    ["en", "58, wrinkles round the mouth, i tried retinol and peeled for weeks so no retinol please"],
    ["fr", "j'ai essayé le rétinol, ma peau a pelé des semaines, plus jamais. rides"],
    ["sp", "probé el retinol y me pelé semanas, nada de retinol. arrugas"],
  ])("%s %s", (language, message) => {
    const { recommendations, notice = "" } = advice(message, language);
    expect(notice).not.toMatch(/take it up|reprenez|retómalo/);
    expect(recommendations.map(({ id }) => id)).not.toContain("night-current");
    expect(recommendations).not.toEqual([]);
  });
});

describe("skin that burns after shaving is given no acid", () => {
  test.each<Row>([
    ["en", "my neck burns after shaving"],
    ["fr", "ça brûle après le rasage"],
    ["sp", "después de afeitarme me arde el cuello", "¿cuál no lleva perfume?"],
  ])("%s %s", (language, ...turns) => {
    const { products = [] } = chat(language, ...turns);
    expect(products.join()).not.toMatch(/undertow|soft-ebb|worn-stone|clear-pebble/);
  });
});

test.each<Row>([
  [
    "fr",
    "j'ai acheté havre calme et jusant doux, depuis 3 jours ma peau tire et brûle",
    "et je peux me maquiller ?",
  ],
  ["en", "my face is red and burns since I started Quiet Harbor", "can I wear makeup?"],
])("makeup waits as well, %s %s %s", (language, ...turns) => {
  expect(chat(language, ...turns).reply).toMatch(/^(Better none|Mieux vaut aucun)/);
});

test.each<Row>([
  ["fr", "je suis sous kétrel depuis 2 mois, je pèle un peu", "et un gommage doux ?"],
  ["en", "I'm on methotrexate for arthritis, brown spots on my cheeks", "would the acid one be ok"],
])("an acid or a scrub beside a medicine is said no to, %s %s %s", (language, ...turns) => {
  const { reply, products = [] } = chat(language, ...turns);
  expect(reply).toMatch(/prescription|ordonnance/);
  expect(products.join()).not.toMatch(/soft-ebb|undertow|worn-stone|night-current/);
});

test.each<Row>([
  ["fr", "j'ai une allergie au nickel, lequel de vos produits ?"],
  ["sp", "tengo alergia al látex, ¿uno de sus productos sirve?"],
  ["en", "is one of your creams ok with a nut allergy?"],
])("an allergy told in asking is no reaction of today, %s %s", (language, message) => {
  expect(chat(language, message).reply).not.toMatch(/cool water|grande eau|agua fresca/);
});

test.each<[Language, RegExp, ...string[]]>([
  ["en", /Undertow Gel/, "used undertow last night, woke up with red patches on my chin"],
  ["fr", /a perdu sa barrière/, "ma peau réagit à tout", "même l'eau me brûle"],
  ["en", /Rinse the eye/, "my toddler got silk milk in her eyes"],
  ["en", /^Not before whoever prescribed/, "roaccutane 20mg, dry lips", "can i get a facial"],
  [
    "en",
    /calm for a week or two/,
    "my skin was red from the acids but its all calm now for 2 weeks. what next",
  ],
  [
    "sp",
    /una o dos semanas/,
    "llevo una semana con el retinol y tengo la cara roja y me escuece",
    "y luego cómo vuelvo",
  ],
])("%s %s", (language, says, ...turns) => {
  const { reply } = chat(language, ...turns);
  expect(reply).toMatch(says);
  expect(reply).not.toMatch(/^Undertow Gel is a treatment/);
});

test.each<Row>([
  ["sp", "mis párpados están secos y rojos", "¿el contorno de ojos me lo puedo poner ahí?"],
  ["en", "my eyelids are dry and flaky and itch", "can i put inner shell cream there"],
  ["fr", "mes paupières sont sèches et rouges", "je peux mettre la crème cœur de coquille dessus ?"],
])("nothing goes on eyelids, %s %s %s", (language, ...turns) => {
  const said = chat(language, ...turns);
  expect(said.reply).toMatch(
    /^(Nothing of ours|Rien de chez nous|Nada de lo nuestro)|(doctor|médecin|médico)/,
  );
  expect(said.products).toEqual([]);
});

test("what makes redness worse, told and not asked, gets care", () => {
  const { reply, products } = chat(
    "en",
    "my nose and cheeks have been red for years with bumps, hot showers make it worse",
  );
  expect(reply).not.toMatch(/^Then not/);
  expect(products).not.toEqual([]);
});
