import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, talk } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";
import { understand } from "../reading/context.ts";

/** What frightens is said once in full, then shorter with the next step; what only sounds like it is no alarm. */
type Row = [language: Language, ...turns: string[]];

const flags = (message: string, language: Language) =>
  understand(message, [], language).redFlags.map(({ id }) => id);

describe("flushing of months is no infection", () => {
  test.each<Row>([
    ["en", "my face goes hot and red whenever I have a glass of wine"],
    ["en", "I teach all day and my cheeks get red and hot when I'm speaking"],
    ["en", "hot flushes, my face burns red several times a day, menopause"],
    ["fr", "dès que je bois du vin j'ai les joues rouges et chaudes"],
    ["fr", "en réunion mon visage devient rouge et chaud, ça fait des années"],
    ["sp", "doy clase y la cara se me pone roja y caliente al hablar"],
    ["sp", "con el picante y la cerveza se me queda la piel roja y caliente"],
  ])("%s: %s", (language, message) => {
    expect(flags(message, language)).toEqual([]);
    expect(chat(language, message).products).not.toEqual([]);
  });

  test.each<Row>([
    ["en", "my shin is hot, red and swollen and it is spreading"],
    ["en", "after the gym I have a hot red patch on my calf with fever"],
    ["fr", "ma jambe est rouge, chaude et gonflée, et j'ai de la fièvre"],
    ["sp", "tengo la pantorrilla roja, caliente e hinchada"],
  ])("%s: %s is one", (language, message) => {
    expect(flags(message, language)).not.toEqual([]);
  });
});

describe("an alarm is not repeated word for word, and ends", () => {
  test.each<Row>([
    ["en", "my leg is hot, red, swollen and spreading", "so which cream then", "and now?"],
    ["fr", "ma jambe est rouge, chaude, gonflée et ça s'étend", "alors quelle crème", "et maintenant ?"],
    ["sp", "tengo la pierna roja, caliente, hinchada y se extiende", "entonces qué crema", "¿y ahora?"],
    ["en", "I want to die because of my skin", "whatever, which cream", "I said which cream"],
    ["fr", "j'ai envie de mourir à cause de ma peau", "laissez tomber, quelle crème", "juste une crème"],
    ["sp", "me quiero morir por mi piel", "da igual, qué crema", "solo una crema"],
  ])("%s: %s", (language, ...turns) => {
    const replies = talk(language, "advice", turns).map(({ reply }) => reply);
    expect(new Set(replies).size).toBe(replies.length);
  });

  test.each<Row>([
    ["en", "my shin is hot, red, swollen and spreading", "thank you very much"],
    ["fr", "ma jambe est rouge, chaude, gonflée et ça s'étend", "merci beaucoup"],
    ["sp", "tengo la pierna roja, caliente, hinchada y se extiende", "muchas gracias"],
  ])("thanks are answered as thanks, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/pleasure|plaisir|gusto/i);
  });

  test.each<Row>([
    ["en", "I use a market cream with hydroquinone on my face", "and in the meantime?"],
    ["fr", "j'utilise une crème du marché à l'hydroquinone", "et en attendant, je mets quoi ?"],
    ["sp", "uso una crema del mercado con hidroquinona", "¿y mientras tanto?"],
  ])("beside a banned cream the next step is a tint and a plain cream, %s", (language, ...turns) => {
    const { products = [] } = chat(language, ...turns);
    expect(products[0]).toBe("noon-veil-spf-30");
    expect(products).toHaveLength(2);
  });

  test.each<Row>([
    ["en", "I burned my hand with boiling water", "it looks white and doesn't hurt"],
    ["fr", "je me suis brûlé la main avec de l'eau bouillante", "c'est blanc et insensible"],
    ["sp", "me quemé la mano con agua hirviendo", "está blanca y no me duele"],
  ])("a burn that is not felt is graver, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/deeply|en profondeur|a fondo/);
  });
});

test.each<Row>([
  ["en", "my son of 14 cuts his arms on purpose"],
  ["fr", "ma fille de 16 ans se fait du mal aux bras"],
  ["sp", "mi hijo se hace daño en los brazos"],
])("whoever worries about another is spoken to as that, %s: %s", (language, message) => {
  const { reply, products } = chat(language, message);
  expect(products).toEqual([]);
  expect(reply).toMatch(/of your (son|child)|de votre fille|de tu hijo/);
  expect(reply).toMatch(/988|116 123|3114|024|800/);
});

describe("a retinoid on skin that expects, tries or nurses", () => {
  test.each<Row>([
    ["en", "I'm 7 weeks pregnant and used Night Current until yesterday, is that bad?"],
    ["en", "two pink lines this morning, and I've been on retinol for a year"],
    ["fr", "je suis enceinte et j'ai mis du rétinol tous les soirs, c'est grave ?"],
    ["fr", "test positif ! j'utilise le Courant de Nuit depuis mars"],
    ["sp", "estoy embarazada y usé retinol hasta ayer, ¿pasa algo?"],
    ["sp", "la prueba me dio positivo y llevo meses con la Corriente Nocturna"],
  ])("is stopped today, without panic, %s: %s", (language, message) => {
    const { reply, products = [] } = chat(language, message);
    expect(reply).toMatch(/^(Stop .* today|Arrêtez dès aujourd’hui|Deja hoy mismo)/);
    expect(reply).toMatch(/panic|paniquer|pánico/);
    expect(products).not.toContain("night-current");
  });
});

describe("skin that was hurt is left in peace until it is calm", () => {
  test.each<[...Row]>([
    ["en", "I'm on tretinoin", "my face is peeling and stings", "should I stop my vitamin C as well?"],
    ["fr", "je suis sous trétinoïne", "mon visage pèle et brûle", "j'arrête aussi la vitamine C ?"],
    ["sp", "uso tretinoína", "se me pela y me arde la cara", "¿dejo también la vitamina C?"],
  ])("what else is strong is left too, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/^(Leave that too|Laissez cela aussi|Deja eso también)/);
  });

  test.each<[...Row]>([
    ["en", "using differin", "my cheeks are peeling and burning", "how long until I can restart?"],
    ["fr", "j'utilise de l'adapalène", "mes joues pèlent et brûlent", "quand puis-je reprendre ?"],
    ["sp", "uso adapaleno", "se me pelan y arden las mejillas", "¿cuándo puedo volver a usar todo?"],
  ])("and for how long, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(
      /one thing at a time|une chose à la fois|una cosa cada vez/,
    );
  });

  test.each<[...Row]>([
    [
      "en",
      "a steroid cream on my face for a year",
      "when I leave it my skin goes red and burns",
      "do I stop at once?",
    ],
    [
      "fr",
      "je mets du bétaméthasone sur le visage depuis un an",
      "sans elle je suis rouge et ça brûle",
      "je l'arrête d'un coup ?",
    ],
    [
      "sp",
      "llevo un año con betametasona en la cara",
      "si la dejo me pongo roja y me arde",
      "¿la dejo de golpe?",
    ],
  ])("a steroid is not left off alone, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/prescribed it|l’a prescrit|la recetó/);
  });
});

describe("what a young person asked for and cannot have is said aloud", () => {
  test.each<Row>([
    ["en", "my daughter of 11 wants a retinol serum from TikTok"],
    ["en", "my 13 year old son wants glycolic acid for blackheads"],
    ["fr", "ma fille de 12 ans veut un sérum au rétinol"],
    ["fr", "mon fils de 14 ans voudrait de l'acide glycolique"],
    ["sp", "mi hija de 12 años quiere un sérum con retinol"],
    ["sp", "mi hijo de 13 quiere ácido glicólico para los puntos negros"],
  ])("%s: %s", (language, message) => {
    const { reply } = chat(language, message);
    expect(reply).toMatch(
      /No (retinol|glycolic acid):|Pas (de rétinol|d’acide glycolique) :|Nada de (retinol|ácido glicólico):/,
    );
    expect(reply).not.toMatch(/with a parent|avec un parent|con tus padres/);
    expect(advice(message, language).notice).not.toMatch(/with a parent|avec un parent|con tus padres/);
  });
});

describe("what is told later takes back what was named", () => {
  test.each<[...Row]>([
    ["en", "something for my wrinkles", "I have rosacea as well"],
    ["fr", "quelque chose pour mes rides", "j'ai aussi de la rosacée"],
    ["sp", "algo para mis arrugas", "también tengo rosácea"],
    ["en", "something for my wrinkles", "by the way I use tretinoin every night"],
    ["fr", "quelque chose pour mes rides", "au fait, je suis sous trétinoïne"],
    ["sp", "algo para mis arrugas", "por cierto, uso tretinoína"],
  ])("%s: %s, %s", (language, ...turns) => {
    const [first, then] = talk(language, "advice", turns);
    expect(first?.products).toContain("night-current");
    expect(then?.products).not.toContain("night-current");
    const name = demoCatalogueIn(language).find(({ id }) => id === "night-current")?.name ?? "";
    expect(then?.reply).toContain(name);
  });

  test.each<[...Row]>([
    ["en", "dry lips", "I'm allergic to lanolin"],
    ["fr", "lèvres sèches", "je suis allergique à la lanoline"],
    ["sp", "labios secos", "soy alérgica a la lanolina"],
  ])("and what stands was held against it, %s", (language, ...turns) => {
    expect(chat(language, ...turns).reply).toMatch(/held that against|vérifié pour|comprobado para/);
  });
});

test.each<Row>([
  ["en", "my dermatologist diagnosed rosacea, what can I use?"],
  ["fr", "ma dermatologue a diagnostiqué une rosacée, que puis-je mettre ?"],
  ["sp", "me diagnosticaron rosácea, ¿qué puedo usar?"],
])("what has a name already is cared for, %s: %s", (language, message) => {
  expect(chat(language, message).products).not.toEqual([]);
});

test.each<Row>([
  ["en", "what does perfume mean in the list of ingredients?"],
  ["fr", "le baume démaquillant contient-il du parfum ?"],
  ["sp", "quiero algo sin perfume para la piel seca"],
])("nobody is told of animals who did not ask, %s: %s", (language, message) => {
  expect(chat(language, message).reply).not.toMatch(/animal/i);
});

test.each<[...Row]>([
  ["en", "something for blemishes, combination skin", "ok, and does it sting?"],
  ["fr", "quelque chose pour l'acné, peau mixte", "d'accord, et ça pique ?"],
  ["sp", "algo para el acné, piel mixta", "vale, ¿y escuece?"],
])("a question takes nothing back, %s", (language, ...turns) => {
  expect(chat(language, ...turns).reply).not.toMatch(/^(Then not|Alors pas|Entonces (el|la|no))/);
});

test.each<Row>([
  ["en", "scrubbed too hard with an acid toner, cheeks raw and red"],
  ["en", "left Soft Ebb on far too long, my face burns and is all red, which cream?"],
  ["fr", "j'ai laissé le Jusant Doux trop longtemps, ça brûle et c'est tout rouge"],
  ["sp", "me pasé con el peeling y tengo la cara en carne viva, ¿qué compro?"],
])("what an acid burned is told to stop it all, and sold nothing, %s: %s", (language, message) => {
  const { reply, products } = chat(language, message);
  expect(reply).toMatch(/^(Stop every|Arrêtez tout|Deja todo)/);
  expect(products).toEqual([]);
});

test.each<Row>([
  ["en", "late period, the test says yes, been slathering on Seven Tides nightly"],
  ["fr", "on a arrêté les préservatifs cet été pour voir, je garde mon rétinol en attendant ?"],
  ["sp", "andamos buscando bebé y sigo con mi retinol por las noches"],
  ["en", "I nurse my 2 month old and still use retinol, ok?"],
])("a retinoid is not kept, %s: %s", (language, message) => {
  expect(chat(language, message).reply).toMatch(/^(Stop|Leave|Arrêtez|Deja)/);
});

test.each<Row>([
  ["en", "does Inner Shell contain lanolin? it gives me hives"],
  ["fr", "la Crème Cœur de Coquille contient de la lanoline ? ça me donne de l'urticaire"],
  ["sp", "¿la Crema Corazón de Concha tiene lanolina? me da urticaria"],
])("asked of a list, an allergy is no emergency, %s: %s", (language, message) => {
  expect(flags(message, language)).toEqual([]);
  expect(chat(language, message).reply).toMatch(/Cholesterol/);
});

test.each<Row>([
  ["en", "itchy bikini line after waxing yesterday"],
  ["fr", "ça me démange après l'épilation à la cire du maillot, hier"],
  ["sp", "me pica la zona del bikini tras la cera de ayer"],
])("nothing with an acid on skin just waxed, %s: %s", (language, message) => {
  expect(chat(language, message).products).not.toContain("undertow-gel");
  expect(advice(message, language).recommendations.map(({ id }) => id)).not.toContain("undertow-gel");
});

describe("what passes from skin to skin is shown to somebody first", () => {
  test.each<Row>([
    ["en", "little pink circle on my tummy, ring shaped, getting bigger and itchy. quiet balm?"],
    ["en", "we itch all night, my husband too"],
    ["en", "itchy bumps between my fingers"],
    ["fr", "une plaque ronde qui gratte et s'agrandit sur la cuisse"],
    ["fr", "ça me démange la nuit", "mon mari aussi, que mettre ?"],
    ["fr", "des petits boutons entre les doigts qui grattent"],
    ["sp", "me salió un círculo rojo en la barriga que crece"],
    ["sp", "me pica todo el cuerpo por las noches", "a mi novio tambien y tenemos granitos entre los dedos"],
    ["sp", "tenemos granitos entre los dedos que pican", "alguna crema para calmar"],
  ])("%s: %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/doctor|médecin|médico/);
    expect(said.products).toEqual([]);
    if (turns.length === 1) expect(advice(turns[0] ?? "", language).recommendations).toEqual([]);
  });

  test.each<Row>([
    ["en", "my dark circles keep getting bigger"],
    ["en", "dry cracked skin between my fingers from washing"],
    ["fr", "mes cernes s'agrandissent"],
    ["sp", "mi marido también tiene la piel seca y le pica"],
  ])("nothing of the kind, %s: %s", (language, message) => {
    expect(flags(message, language)).not.toContain("contagious");
  });
});

describe("bruises under a blood thinner are a doctor's", () => {
  test.each<Row>([
    ["en", "I'm on Eliquis and bruises keep coming up on my arms, what cream?"],
    ["fr", "je suis sous Xarelto", "j'ai des bleus sur les bras, une crème ?"],
    ["sp", "tomo warfarina y me salen moretones en los brazos, algo para eso?"],
    ["sp", "con sintrom me salen moretones sin golpe"],
  ])("%s: %s", (language, ...turns) => {
    const said = chat(language, ...turns);
    expect(said.reply).toMatch(/today|aujourd’hui|hoy mismo/);
    expect(said.products).toEqual([]);
  });

  test("skin that bruises easily may still be dry", () => {
    expect(flags("I take a blood thinner and bruise easily, what for dry skin?", "en")).toEqual([]);
  });
});
