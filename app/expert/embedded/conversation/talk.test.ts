import { talkFor } from "../../words/words.ts";
import { type Language, languageTag, LANGUAGES } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { lastOf as last, talk as held } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Reply } from "#app/expert/expert.ts";
import { productsNamed } from "../../reading/product-names.ts";
import { factsOfKind } from "../../reading/person/fact.ts";
import { understandMessage } from "../../reading/understand.ts";
import { say, theName } from "../../words/names.ts";
import { questionsIn } from "../../reading/questions/questions.ts";

const talk = (language: Language, type: "advice" | "support", ...messages: string[]) =>
  held(language, type, messages);
const named = ({ reply }: Reply, language: Language) =>
  productsNamed(reply, demoCatalogueIn(language)).map(({ id }) => id);

describe("what was asked is answered", () => {
  test.each([
    ["en", "I have blackheads", "when do I use the second one?", /label|“/],
    ["fr", "j'ai des points noirs", "et ça se met le matin ou le soir ?", /«/],
    ["sp", "tengo puntos negros", "¿cuántas veces por semana?", /«/],
  ] as const)("with one sentence of the label, not the list (%s)", (language, concern, question, quote) => {
    const [list, answer] = talk(language, "advice", concern, question);
    expect(named(list ?? { reply: "" }, language).length).toBeGreaterThan(1);
    expect(answer?.reply).toMatch(quote);
    expect(named(answer ?? { reply: "" }, language)).toHaveLength(1);
  });

  test("'ok but …' is no yes", () => {
    const answer = last(talk("en", "advice", "I have fine lines", "dry", "ok but the second one smells?"));
    expect(answer.reply).not.toContain("Morning:");
    expect(answer.reply).toMatch(/scent|fragrance/i);
  });

  test("a constraint changes the list, and the change is said first", () => {
    const answer = last(talk("en", "advice", "deep wrinkles", "oh, and I'm pregnant"));
    expect(answer.reply).toMatch(/^Then not Night Current: it is not for pregnancy\./);
    expect(answer.products).not.toContain("night-current");
  });

  test("what changes nothing shows no list again", () => {
    const answer = last(talk("en", "advice", "dry tight skin", "my skin is dry, by the way"));
    expect(named(answer, "en").length).toBeLessThanOrEqual(1);
  });

  test("no question of ours is asked twice", () => {
    const replies = talk("en", "advice", "dull skin", "not sure", "what about dark spots?", "and pores?");
    const asked = replies.flatMap(({ reply }) => reply.match(/One question to choose well/g) ?? []);
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  test.each([
    ["en", "advice", "blorp fizzle quux"],
    ["fr", "support", "zigouille trabuc"],
    ["sp", "support", "chimichurrito flap"],
  ] as const)(
    "what is not understood is said, with three questions to tap (%s)",
    (language, type, message) => {
      const { reply, products, questions } = last(talk(language, type, message));
      expect(questions).toHaveLength(3);
      expect(products).toEqual([]);
      expect(reply).not.toMatch(/outside what I know|dépasse ce que|se sale de lo que/);
    },
  );

  test.each(LANGUAGES)("every question to tap is understood (%s)", (language) => {
    const { ingredient, unscented, ...tap } = talkFor(language).tap;
    expect(last(talk(language, "advice", ingredient)).reply).toMatch(/niacinamid/i);
    expect(factsOfKind(understandMessage(unscented, language).person, "avoidance")).not.toEqual([]);
    for (const [id, words] of Object.entries(tap)) {
      expect(
        questionsIn(words, languageTag(language)).map((one) => one.id),
        words,
      ).toContain(id);
    }
  });
});

describe("what must never come back", () => {
  test.each([
    ["fr", ["j'allaite et j'ai des rides", "Courant de Nuit ?", "et celui sans parfum ?"]],
    ["en", ["I'm breastfeeding, wrinkles", "how much is Night Current?"]],
    ["sp", ["doy el pecho, tengo arrugas", "¿Corriente Nocturna huele?"]],
  ] as const)(
    "no retinoid is offered while breastfeeding, whatever is asked of it (%s)",
    (language, messages) => {
      for (const { products } of talk(language, "advice", ...messages))
        expect(products).not.toContain("night-current");
    },
  );

  test("a product that is advised against stands after no button", () => {
    const { reply, products } = last(
      talk("en", "advice", "I'm pregnant", "Is Night Current safe in pregnancy?"),
    );
    expect(reply).toContain("Not while pregnant");
    expect(products).not.toContain("night-current");
  });

  test.each([
    ["en", "can I pay with Klarna?"],
    ["en", "my card keeps getting refused"],
    ["fr", "ma carte est refusée"],
    ["sp", "¿cómo se paga?"],
  ] as const)("money is told in one wording (%s: %s)", (language, message) => {
    for (const type of ["advice", "support"] as const)
      expect(last(talk(language, type, message)).reply).toMatch(
        /nothing is charged|rien n’est débité|no se cobra/i,
      );
  });

  test("what was said long ago still counts", () => {
    const chatter = ["hello", "thanks", "what is panthenol?", "how much is shipping?", "ok", "what is urea?"];
    const long = [...chatter, ...chatter];
    const { reply, products } = last(
      talk("en", "advice", "I am pregnant", ...long, "Is Night Current right for wrinkles?"),
    );
    expect(reply).toContain("not for pregnancy");
    expect(products).not.toContain("night-current");
  });

  test.each([
    ["en", "my mirror and I are not on speaking terms since I stopped the pill"],
    ["en", "Hi, I'm Tina and my skin is very dry"],
    ["fr", "ça va m'éclaircir la peau ?"],
    ["fr", "surtout pas d'hydroquinone"],
  ] as const)("no alarm where there is none (%s: %s)", (language, message) => {
    expect(last(talk(language, "advice", message)).reply).not.toMatch(
      /988|3114|024|911|voyez un médecin|see a doctor/i,
    );
  });

  test("a dark streak under a nail is sent to a doctor", () => {
    expect(last(talk("en", "advice", "dark streak under my toenail that's getting wider")).reply).toContain(
      "doctor",
    );
  });

  test("a mole is not forgotten for a serum", () => {
    const { reply, products } = last(
      talk(
        "en",
        "advice",
        "a mole on my back has grown and bleeds",
        "it doesn't hurt, so fine? got a fade serum?",
      ),
    );
    expect(reply).toContain("doctor");
    expect(products).toEqual([]);
  });
});

describe("names in sentences", () => {
  const product = (name: string) => ({ name });
  test.each([
    ["fr", "Lait de Soie", "Prenez {0}.", "Prenez le Lait de Soie."],
    ["fr", "Lait de Soie", "Rien dans la liste de {0}.", "Rien dans la liste du Lait de Soie."],
    ["fr", "Huile Ambre Lent", "{0} se pose le soir.", "L’Huile Ambre Lent se pose le soir."],
    ["sp", "Gel Mar Abierto", "La etiqueta de {0}.", "La etiqueta del Gel Mar Abierto."],
    ["en", "Silk Milk", "Take {0}.", "Take Silk Milk."],
    ["fr", "Zeste", "Prenez {0}.", "Prenez Zeste."],
  ] as const)("%s: %s", (language, name, sentence, expected) => {
    expect(say(language, sentence, theName(product(name), language))).toBe(expected);
  });
});
