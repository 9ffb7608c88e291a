import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat } from "../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";
import { understand } from "../reading/context.ts";

/** Letters that were answered badly, each with its neighbours: the class must hold, not the one sentence. */
type Row = [message: string, language: Language];

const flags = (message: string, language: Language) =>
  understand(message, [], language).redFlags.map(({ id }) => id);

/** `first` stands before `then` in a text. */
function inOrder(text: string, first: string, then: string): void {
  expect(text).toContain(first);
  expect(text.indexOf(first)).toBeLessThan(text.indexOf(then));
}

describe("a question of order is answered by an order", () => {
  test.each<[...Row, string, string]>([
    ["which first, sunscreen or moisturizer", "en", "moisturizer", "sunscreen"],
    ["do I put serum on before or after my cream?", "en", "serum", "moisturizer"],
    ["wot goes on first, spf or foundation?", "en", "sunscreen", "makeup"],
    [
      "je mets quoi en premier, la crème solaire ou l'hydratante ?",
      "fr",
      "crème hydratante",
      "protection solaire",
    ],
    ["le sérum, c'est avant ou après la crème ?", "fr", "sérum", "crème"],
    ["¿qué va primero, el protector solar o la crema?", "sp", "crema hidratante", "protector solar"],
    ["q va primero el suero o la crema?? y el bloqueador", "sp", "sérum", "protector solar"],
  ])("%s (%s)", (message, language, first, then) => {
    const reply = chat(language, message);
    inOrder(reply.reply, first, then);
    expect(reply.products).toEqual([]);
    const told = advice(message, language);
    inOrder(told.notice ?? "", first, then);
    expect(told.recommendations).toEqual([]);
  });

  test("products named are put in order", () => {
    const { reply } = chat("en", "what order do these go in: deep water, noon veil, silk milk");
    inOrder(reply, "Silk Milk", "Deep Water Serum");
    inOrder(reply, "Deep Water Serum", "Noon Veil");
  });

  test("whoever asks for care is not told an order", () => {
    expect(chat("en", "I want a serum to use before my cream, for dark spots").products).not.toEqual([]);
  });
});

describe("a prescribed medicine that upsets skin is its prescriber's matter", () => {
  test.each<[...Row, RegExp]>([
    ["my adapalene is making my face peel and burn, what do I do?", "en", /prescribed it/],
    ["on tretinoin for two weeks and my cheeks are red and stinging", "en", /prescribed it/],
    ["mon dermato m'a donné de l'adapalène, ça pèle et ça brûle", "fr", /l’a prescrit/],
    ["sous roaccutane j'ai le visage rouge et irrité", "fr", /l’a prescrit/],
    ["la tretinoína que me recetó el dermatólogo me tiene la cara pelada y roja", "sp", /te lo recetó/],
    ["uso adapaleno y se me está pelando la cara", "sp", /te lo recetó/],
  ])("%s (%s)", (message, language, prescriber) => {
    expect(chat(language, message).reply.split("\n")[0]).toMatch(prescriber);
    expect(advice(message, language).notice).toMatch(prescriber);
  });

  test.each<Row>([
    ["my tretinoin left my face raw and weeping", "en"],
    ["l'adapalène me laisse le visage à vif et gonflé, ça brûle", "fr"],
    ["con la tretinoína tengo la cara en carne viva", "sp"],
  ])("%s (%s): today, and nothing on it", (message, language) => {
    expect(chat(language, message).products).toEqual([]);
    expect(advice(message, language).recommendations).toEqual([]);
  });
});

describe("what somebody is allergic to is found by a test, not by a product", () => {
  test.each<Row>([
    ["how do I find out what I'm allergic to", "en"],
    ["how can I tell which ingredient I'm allergic to?", "en"],
    ["where can I get tested for allergies", "en"],
    ["comment savoir à quoi je suis allergique ?", "fr"],
    ["comment trouver à quoi ma fille est allergique", "fr"],
    ["¿cómo sé a qué soy alérgica?", "sp"],
    ["cómo puedo averiguar a qué soy alérgico", "sp"],
  ])("%s (%s)", (message, language) => {
    const reply = chat(language, message);
    expect(reply.reply).toMatch(/dermatolog|dermatólogo/);
    expect(reply.products).toEqual([]);
    expect(advice(message, language).recommendations).toEqual([]);
  });
});

describe("red dots around a mouth are no emergency", () => {
  test.each<Row>([
    ["ma fille de 6 ans a une éruption de petits points rouges autour de la bouche", "fr"],
    ["mon fils a une éruption de points rouges autour de la bouche", "fr"],
    ["my son has a rash of red dots around his mouth", "en"],
    ["mi hija tiene un sarpullido de puntitos rojos alrededor de la boca", "sp"],
  ])("%s (%s)", (message, language) => expect(flags(message, language)).toEqual([]));

  test.each<Row>([
    ["mon fils a des cloques autour de la bouche et de la fièvre", "fr"],
    ["my daughter has blisters around her mouth, skin coming off in sheets", "en"],
    ["mi hijo tiene ampollas alrededor de la boca y se le despega la piel", "sp"],
  ])("%s (%s): blisters are one", (message, language) => expect(flags(message, language)).not.toEqual([]));
});

describe("the scalp is not the face", () => {
  test.each<[Language, string, string, RegExp]>([
    ["en", "Tell me about Deep Water Serum", "will it work on the skin of my head", /scalp/],
    ["en", "Tell me about Clear Pebble Gel", "can I use it on the skin under my hair?", /scalp/],
    ["fr", "Parlez-moi du Sérum Eau Profonde", "je peux l'utiliser sur la peau de la tête ?", /cuir chevelu/],
    ["sp", "Háblame del Sérum Agua Profunda", "¿sirve para la piel de la cabeza?", /cuero cabelludo/],
  ])("%s: %s, then: %s", (language, first, then, place) => {
    const { reply, products } = chat(language, first, then);
    expect(reply).toMatch(place);
    expect(products).toEqual([]);
  });

  test.each<[...Row, RegExp]>([
    ["the skin under my hair is flaky, what can I use", "en", /scalp/],
    ["la peau sous mes cheveux pèle", "fr", /cuir chevelu/],
    ["la piel debajo del pelo se me pela", "sp", /cuero cabelludo/],
  ])("%s (%s): nothing is made for it", (message, language, place) => {
    expect(chat(language, message).reply).toMatch(place);
    expect(advice(message, language)).toMatchObject({
      recommendations: [],
      notice: expect.stringMatching(place),
    });
  });
});

describe("an alarm is heard in other words, and over two messages", () => {
  test.each<[Language, string, string]>([
    ["sp", "tengo un lunar que me molesta con el tirante", "a veces sangra y pica"],
    ["en", "there's a mole on my back", "lately it bleeds a bit and looks darker"],
    ["fr", "j'ai un grain de beauté sur l'épaule", "il a changé et il saigne parfois"],
  ])("%s: %s, then: %s", (language, first, then) => {
    const { reply, products } = chat(language, first, then);
    expect(products).toEqual([]);
    expect(reply).toMatch(/doctor|médecin|médico/);
  });

  test.each<Row>([
    ["je me trouve moche, je ne sors plus, à quoi bon continuer", "fr"],
    ["my skin is so bad, what's the point of going on", "en"],
    ["me veo horrible, no le veo sentido a vivir", "sp"],
  ])("%s (%s): a crisis", (message, language) => expect(flags(message, language)).toContain("mental_health"));

  test.each<Row>([
    ["à quoi bon continuer cette crème ?", "fr"],
    ["el sérum se puso amarillo, ¿está malo?", "sp"],
    ["my vitamin c serum turned yellow, is it off?", "en"],
    ["mon sérum vitamine C a jauni", "fr"],
    ["my mole hasn't changed in years, it doesn't itch. face cream for dry skin?", "en"],
  ])("%s (%s): none", (message, language) => expect(flags(message, language)).toEqual([]));

  test.each<Row>([
    ["something for the scar of a burn, it is still open", "en"],
    ["une crème pour une brûlure pas encore refermée", "fr"],
    ["algo para la cicatriz de una quemadura, todavía está abierta", "sp"],
  ])("%s (%s): nothing on an open wound", (message, language) => {
    expect(chat(language, message).products).toEqual([]);
    expect(advice(message, language).recommendations).toEqual([]);
  });
});

describe("who is pregnant, who is not, and who is a child", () => {
  const pregnant = (message: string, language: Language) =>
    understand(message, [], language).person.facts.some(({ kind }) => kind === "pregnant");
  test.each<Row>([
    ["dull tired skin, want a glow for my wedding in 3 weeks", "en"],
    ["teint terne, je me marie dans 3 semaines", "fr"],
    ["piel apagada, me caso en 3 semanas", "sp"],
    ["I'm 6 weeks postpartum and my skin is a mess", "en"],
    ["6 semaines après accouchement, peau terne", "fr"],
    ["6 semanas después del parto, piel apagada", "sp"],
  ])("%s (%s): not pregnant", (message, language) => expect(pregnant(message, language)).toBe(false));

  test.each<Row>([
    ["wrinkles, breastfeeding my baby", "en"],
    ["des rides, j'allaite mon bébé", "fr"],
    ["arrugas, dando pecho a mi bebe", "sp"],
  ])("%s (%s): the care is for whoever nurses", (message, language) => {
    const { modifiers } = understand(message, [], language);
    expect(modifiers).toContain("breastfeeding");
    expect(modifiers).not.toContain("child");
  });

  test.each<[Language, string, string]>([
    ["en", "dark marks from spots, dry skin", "also forgot to mention I'm 9 weeks pregnant"],
    ["fr", "des rides sur le front", "j'ai oublié de dire que je suis enceinte de 9 semaines"],
    ["sp", "tengo arrugas en la frente", "se me olvidó decir que estoy embarazada de 9 semanas"],
  ])("%s: %s, then: %s is no parcel", (language, first, then) => {
    expect(chat(language, first, then).reply).not.toMatch(/order number|numéro de commande|número de pedido/);
  });

  test.each<[...Row, RegExp]>([
    ["I lost the baby in march, I'm not pregnant any more. can I use retinol?", "en", /sorry for your loss/],
    [
      "j'ai fait une fausse couche, je ne suis plus enceinte. je peux mettre du rétinol ?",
      "fr",
      /votre perte/,
    ],
    ["perdí al bebé en marzo, ya no estoy embarazada. ¿puedo usar retinol?", "sp", /tu pérdida/],
  ])("%s (%s)", (message, language, sorry) => {
    const { reply, products } = chat(language, message);
    expect(reply).toMatch(sorry);
    expect(products).toContain("night-current");
  });
});

describe("what a person cannot have is left out, and nothing else", () => {
  test.each<Row>([
    ["dry flaky cheeks, nothing scented please", "en"],
    ["peau sèche, rien de parfumé s'il vous plaît", "fr"],
    ["piel seca, nada perfumado por favor", "sp"],
  ])("%s (%s): nothing scented", (message, language) => {
    const ids = advice(message, language).recommendations.map(({ id }) => id);
    expect(ids).not.toContain("thousand-layers-cream");
    expect(ids.length).toBeGreaterThan(0);
  });

  test.each<Row>([
    ["I'm allergic to bees, wax, honey, all that. dry skin", "en"],
    ["je suis allergique aux abeilles, miel, cire, tout ça. peau sèche", "fr"],
    ["soy alérgica a la cera y a la miel. piel seca", "sp"],
  ])("%s (%s): ceramides are no wax", (message, language) => {
    const ids = advice(message, language).recommendations.map(({ id }) => id);
    expect(ids).toContain("inner-shell-cream");
  });

  test.each<Row>([
    ["I'm on warfarin, what do you have for melasma?", "en"],
    ["je prends du xarelto, j'ai un masque sur les joues", "fr"],
    ["tomo sintrom y tengo melasma", "sp"],
  ])("%s (%s): nothing that acts on clotting", (message, language) => {
    const ids = advice(message, language).recommendations.map(({ id }) => id);
    expect(ids).not.toContain("moonstone-serum");
    expect(chat(language, message).products).not.toContain("moonstone-serum");
  });

  test.each<Row>([
    ["my forearms are thin and papery, what lotion for the arms?", "en"],
    ["ma grand-mère de 84 ans a la peau très fine des jambes, quelle crème ?", "fr"],
    ["mi abuela tiene la piel muy fina en los brazos, ¿qué crema?", "sp"],
  ])("%s (%s): no acid on fragile skin", (message, language) =>
    expect(chat(language, message).products).not.toContain("worn-stone-lotion"),
  );

  test.each<[...Row, string[]]>([
    ["I'm allergic to salicylates, which ones can't I use?", "en", ["Clear Pebble Gel", "Undertow Gel"]],
    [
      "allergique aux salicylates, lesquels je ne peux pas utiliser ?",
      "fr",
      ["Gel Galet Clair", "Gel Lame de Fond"],
    ],
    [
      "soy alérgica a los salicilatos, ¿cuáles NO puedo usar?",
      "sp",
      ["Gel Guijarro Claro", "Gel Mar de Fondo"],
    ],
  ])("%s (%s)", (message, language, named) => {
    const { reply, products } = chat(language, message);
    for (const name of named) expect(reply).toContain(name);
    expect(products).toEqual([]);
  });

  test.each<[Language, string, string]>([
    ["en", "I'm allergic to phenoxyethanol", "so which of your things don't have it?"],
    ["fr", "je suis allergique au phénoxyéthanol", "lesquels n'en contiennent pas ?"],
    ["sp", "soy alérgica al fenoxietanol", "¿cuáles no lo llevan?"],
  ])("%s: %s, then: %s", (language, first, then) => {
    const { products = [] } = chat(language, first, then);
    const shelf = demoCatalogueIn(language);
    expect(products.length).toBeGreaterThan(1);
    for (const id of products)
      expect(shelf.find((one) => one.id === id)?.ingredients).not.toContain("Phenoxyethanol");
  });
});

describe("no product cures, and too many are too many", () => {
  test.each<[...Row, RegExp]>([
    ["does moonstone remove melasma permanently?", "en", /^No/],
    ["est-ce que le Havre Calme guérit la rosacée ?", "fr", /^Non/],
    ["¿el Piedra de Luna quita las manchas para siempre?", "sp", /^No/],
  ])("%s (%s)", (message, language, no) => expect(chat(language, message).reply).toMatch(no));

  test.each<Row>([
    ["I use Soft Ebb and Night Current every night and now my face is peeling and red", "en"],
    ["je mets Jusant Doux et Courant de Nuit tous les soirs, ma peau brûle et pèle", "fr"],
    ["uso Bajamar Suave y Corriente Nocturna cada noche y la cara me arde y se pela", "sp"],
  ])("%s (%s): what is strong is stopped", (message, language) => {
    const { products = [] } = chat(language, message);
    expect(products).toContain("inner-shell-cream");
    expect(products).not.toContain("night-current");
    expect(products).not.toContain("soft-ebb");
  });
});

describe("what is chosen, and how it is said", () => {
  test.each<Row>([
    ["dark spots from the sun and wrinkles, what do you have?", "en"],
    ["sous roaccutane depuis mars, peau très sèche", "fr"],
    ["me estoy tratando con isotretinoína y tengo la cara muy reseca", "sp"],
  ])("%s (%s): sun protection beside what needs it", (message, language) => {
    const { recommendations } = advice(message, language);
    expect(recommendations.some(({ step }) => step === "protect")).toBe(true);
  });

  test.each<Row>([
    ["dry tight skin that flakes", "en"],
    ["points noirs et pores dilatés", "fr"],
    ["piel sensible que se irrita con todo", "sp"],
  ])("%s (%s): no serum against spots for what is no spot", (message, language) => {
    expect(advice(message, language).recommendations.map(({ id }) => id)).not.toContain("moonstone-serum");
  });

  test.each<Row>([
    ["oily skin with acne marks and I'm broke", "en"],
    ["des marques de boutons, je suis fauchée", "fr"],
    ["marcas de acné y casi no tengo lana", "sp"],
  ])("%s (%s): no money is heard", (message, language) => {
    const shelf = demoCatalogueIn(language);
    const [first] = advice(message, language).recommendations;
    expect(shelf.find(({ id }) => id === first?.id)?.price).toBeLessThan(7000);
  });

  test.each<[...Row, RegExp]>([
    ["my mother's skin is very dry", "en", /does your skin feel/],
    ["ma mère a la peau terne", "fr", /votre peau est-elle/],
    ["labios secos", "sp", /¿tu piel es/],
    ["chapped lips", "en", /does your skin feel/],
  ])("%s (%s): the speaker's skin type is not asked", (message, language, question) =>
    expect(chat(language, message).reply).not.toMatch(question),
  );

  test("a gift for somebody described asks nothing again", () => {
    const { reply } = chat("en", "gift for my mum, her skin is dry, budget about 100 dollars");
    expect(reply).not.toMatch(/Tell me who it is for/);
  });

  test.each<[...Row, string]>([
    ["I'm 12, can I get ur ampoules?", "en", "Seven Tides Ampoules"],
    ["j'ai 12 ans, je voudrais vos ampoules", "fr", "Ampoules Sept Marées"],
    ["tengo 12 años, ¿puedo usar las ampollas?", "sp", "Ampollas Siete Mareas"],
  ])("%s (%s): no is said aloud", (message, language, name) => {
    const { reply, products } = chat(language, message);
    expect(reply).toContain(name);
    expect(products).not.toContain("seven-tides-ampoules");
  });

  test("French joins its articles and speaks of one skin", () => {
    const texts = ["des rides et des ridules", "peau sèche qui tire", "teint terne", "des cernes"].map(
      (message) => chat("fr", message).reply,
    );
    for (const text of texts) expect(text).not.toMatch(/à les |de les |les peaux /);
  });
});

describe("two things asked about are both answered", () => {
  test.each<[...Row, RegExp, RegExp]>([
    [
      "what's the difference between your retinol one and the bakuchiol one?",
      "en",
      /Night Current/,
      /Slow Amber/,
    ],
    ["what's the difference between azelaic acid and niacinamide?", "en", /^Azelaic/, /Niacinamide:/],
    [
      "c koi la différence entre l'acide azélaïque et la niacinamide",
      "fr",
      /^Acide azélaïque/,
      /Niacinamide :/,
    ],
    [
      "¿qué diferencia hay entre el ácido azelaico y la niacinamida?",
      "sp",
      /^Ácido azelaico/,
      /Niacinamida:/,
    ],
    [
      "can I use First Light and Soft Ebb in the same morning?",
      "en",
      /First Light Serum in the morning/,
      /evening/,
    ],
    [
      "je peux mettre la vitamine C le matin et le rétinol le soir ou faut choisir ?",
      "fr",
      /vitamine C/i,
      /matin/,
    ],
    ["para qué sirve el ácido glicólico y cada cuánto se usa", "sp", /^Ácido glicólico/, /noche/],
    ["what would you put me on for dark marks and how long until I see anything?", "en", /\$/, /weeks/],
    [
      "je mets quoi pour mes taches brunes et au bout de combien de temps ça se voit ?",
      "fr",
      /\$/,
      /semaines/,
    ],
  ])("%s (%s)", (message, language, one, other) => {
    const { reply } = chat(language, message);
    expect(reply).toMatch(one);
    expect(reply).toMatch(other);
  });

  test.each<[...Row, RegExp]>([
    ["is there beeswax in Quiet Balm?", "en", /^No, there is no beeswax/],
    ["y a-t-il de la cire d'abeille dans le Baume Silence ?", "fr", /^Non/],
    ["¿lleva cera de abeja el Bálsamo Silencio?", "sp", /^No/],
  ])("%s (%s)", (message, language, no) => expect(chat(language, message).reply).toMatch(no));

  test("a label's words are found where words begin", () => {
    const { reply } = chat("fr", "la différence entre le Sérum Pierre de Lune et le Sérum Havre Calme ?");
    expect(reply).not.toMatch(/allaitante/);
  });
});
