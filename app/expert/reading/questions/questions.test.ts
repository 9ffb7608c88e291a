import type { LanguageTag } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import { compilePhrase, phraseText } from "./phrases.ts";
import { QUESTION_IDS, type QuestionId, questionsIn } from "./questions.ts";

type Asked = readonly [tongue: LanguageTag, message: string, question: QuestionId];
const ASKED: readonly Asked[] = [
  ["en", "can you recommend something for dry patches", "recommend"],
  ["en", "does it smell?", "smell"],
  ["en", "is the second one greasy", "texture"],
  ["en", "how much should i put on", "amount"],
  ["en", "how much is it altogether", "total"],
  ["en", "if i could only buy one which", "only_one"],
  ["en", "my parcel still hasnt arrived", "delay"],
  ["en", "whats my order doing", "order_status"],
  ["en", "do you ship to Canada?", "delivery_to"],
  ["en", "the pump is broken", "broken"],
  ["en", "i got charged twice", "double_charge"],
  ["en", "can I use it under makeup", "makeup"],
  ["en", "when will i see a difference", "how_long"],
  ["en", "night or morning?", "when"],
  ["en", "how often", "how_often"],
  ["en", "can i mix it with my tretinoin", "combine"],
  ["en", "why not night current", "why_not"],
  ["en", "ok but which one first", "which_first"],
  ["en", "whats the benefit of azelaic acid", "ingredient"],
  ["en", "delete my account please", "delete_account"],
  ["en", "my card keeps getting declined", "card_refused"],
  ["en", "do you have anything like cerave", "alternative"],
  ["en", "can i get samples", "samples"],
  ["en", "put both in my cart", "add_to_cart"],
  ["en", "will it make me break out at first", "purge"],
  ["en", "is it safe in pregnancy", "pregnancy"],
  ["en", "is it any good for my husband", "for_someone"],
  ["en", "you're an idiot", "complaint"],
  ["en", "is there alcohol in it", "contains"],
  ["en", "i want my money back", "refund"],
  ["en", "can i swap it for the other one", "exchange"],
  ["en", "you sent me the wrong cream", "wrong_item"],
  ["en", "i typed the wrong zip code", "change_address"],
  ["en", "is tax included", "tax"],
  ["en", "got a code?", "code"],
  ["en", "can i use it on my neck", "place"],
  ["en", "does the bottle last long", "lasts"],
  ["en", "wheres my stuff", "order_status"],
  ["en", "does it really work", "evidence"],
  ["en", "in what order do I put them on", "order_of_layers"],
  ["fr", "ça sent quelque chose ?", "smell"],
  ["fr", "c'est gras ?", "texture"],
  ["fr", "lequel d'abord ?", "which_first"],
  ["fr", "et si je ne devais en prendre qu'un ?", "only_one"],
  ["fr", "ça fait combien les trois ?", "total"],
  ["fr", "je mets le sérum avant ou après la crème", "order_of_layers"],
  ["fr", "vous livrez en Suisse ?", "delivery_to"],
  ["fr", "mon colis n'est toujours pas là", "delay"],
  ["fr", "le flacon est arrivé cassé", "broken"],
  ["fr", "je me suis trompée d'adresse", "change_address"],
  ["fr", "ma carte est refusée", "card_refused"],
  ["fr", "c'est combien la livraison ?", "delivery_cost"],
  ["fr", "je peux l'utiliser enceinte ?", "pregnancy"],
  ["fr", "combien de temps avant de voir un résultat ?", "how_long"],
  ["fr", "matin ou soir ?", "when"],
  ["fr", "à quelle fréquence ?", "how_often"],
  ["fr", "ça pique ?", "sting"],
  ["fr", "pourquoi pas Courant de Nuit ?", "why_not"],
  ["fr", "c'est quoi la niacinamide", "ingredient"],
  ["fr", "vous avez un code promo", "code"],
  ["fr", "on m'a débité deux fois", "double_charge"],
  ["fr", "je voudrais une facture", "invoice"],
  ["fr", "y a de l'alcool dedans ?", "contains"],
  ["fr", "moins cher ?", "cheaper"],
  ["fr", "c'est pour mon mari", "for_someone"],
  ["fr", "autre chose ?", "others"],
  ["fr", "t'es nulle", "complaint"],
  ["fr", "supprimez mon compte", "delete_account"],
  ["fr", "que me conseillez-vous", "recommend"],
  ["fr", "une routine svp", "routine"],
  ["fr", "je peux parler à quelqu'un", "contact"],
  ["fr", "combien j'en mets", "amount"],
  ["es", "¿huele?", "smell"],
  ["es", "¿cuál primero?", "which_first"],
  ["es", "¿cuánto sale todo?", "total"],
  ["es", "solo puedo comprar uno", "only_one"],
  ["es", "¿hacen envíos a México?", "delivery_to"],
  ["es", "mi pedido no llega", "delay"],
  ["es", "¿se puede usar con maquillaje?", "makeup"],
  ["es", "¿de día o de noche?", "when"],
  ["es", "¿cada cuánto?", "how_often"],
  ["es", "¿arde?", "sting"],
  ["es", "¿por qué no Corriente Nocturna?", "why_not"],
  ["es", "¿qué es la niacinamida?", "ingredient"],
  ["es", "me cobraron dos veces", "double_charge"],
  ["es", "me llegó roto", "broken"],
  ["es", "quiero cancelar mi pedido", "cancel"],
  ["es", "¿lo puedo usar embarazada?", "pregnancy"],
  ["es", "algo más barato", "cheaper"],
  ["es", "¿es para mi marido?", "for_someone"],
  ["es", "¿en qué orden?", "order_of_layers"],
  ["es", "¿cuándo voy a notar algo?", "how_long"],
  ["es", "¿tienen muestras?", "samples"],
  ["es", "ponlo en el carrito", "add_to_cart"],
  ["es", "quiero hablar con una persona", "contact"],
  ["es", "borra mi cuenta", "delete_account"],
  ["es", "¿puedo mezclarlo con retinol?", "combine"],
  ["es", "¿tiene alcohol?", "contains"],
  ["es", "¿qué me recomiendas?", "recommend"],
  ["es", "no me sirve de nada lo que dices", "complaint"],
  ["es", "me equivoqué de dirección", "change_address"],
  ["es", "la tarjeta no pasa", "card_refused"],
  ["es", "¿cuánto me echo?", "amount"],
];

describe("questions", () => {
  test.each(ASKED)("%s: %s → %s", (tongue, message, question) => {
    expect(questionsIn(message, tongue)[0]?.id).toBe(question);
  });

  test("every question has words in every language or is learned, and no language has others", () => {
    const learned = ["clogs", "needs_cream", "removes_makeup", "shops"];
    const phrased = QUESTION_IDS.filter((id) => !learned.includes(id));
    for (const words of [en, fr, es]) expect(Object.keys(words).sort()).toEqual([...phrased].sort());
  });

  test("hears two questions, the more telling first", () => {
    const heard = questionsIn("does it smell of anything and how often do I use it?", "en").map(
      ({ id }) => id,
    );
    expect(heard.slice(0, 2).sort()).toEqual(["how_often", "smell"]);
  });

  test.each([
    ["en", "my skin got dry when I moved"],
    ["fr", "j'ai la peau sèche depuis l'hiver"],
    ["es", "tengo la piel seca desde el invierno"],
  ] as const)("hears no question where none is asked (%s)", (tongue, message) => {
    expect(questionsIn(message, tongue)).toEqual([]);
  });
});

describe("phrases", () => {
  const found = (phrase: string, message: string) => {
    const text = phraseText(message);
    const { pattern, opens } = compilePhrase(phrase);
    for (const { index } of text.matchAll(/\S+/g)) {
      if (opens && index > 1) continue;
      pattern.lastIndex = index;
      const words = pattern.exec(text)?.[0].trim();
      if (words) return words;
    }
    return undefined;
  };

  test.each([
    ["how (much|many)? does", "And how does it work?", "how does"],
    ["ship* to .. canada", "Do you ship to northern Canada?", "ship to northern canada"],
    ["(is |was )*(late)", "it is late", "is late"],
    ["^hello", "hello there", "hello"],
    ["^hello", "say hello", undefined],
    ["thanks$", "ok thanks", "thanks"],
    ["thanks$", "thanks a lot", undefined],
    ["creme", "une crème", "creme"],
    ["(do|does)? it (really )?work", "it really work", "it really work"],
    ["art", "party", undefined],
  ])("%s in '%s'", (phrase, message, words) => {
    expect(found(phrase, message)).toBe(words);
  });
});
