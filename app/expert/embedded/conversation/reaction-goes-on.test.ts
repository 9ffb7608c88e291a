import { expect, test } from "vitest";
import { advice, chat } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

const TODAY = /today|aujourd’hui|\bhoy\b/;

test.each<[Language, string, string]>([
  [
    "en",
    "my face is red and itchy since yesterday, new night cream",
    "it's on my eyelids too and a bit swollen",
  ],
  ["en", "got a rash from a new sunscreen, whole face itches", "its around my eyes as well now"],
  [
    "fr",
    "depuis hier j'ai le visage rouge qui gratte, j'ai mis une nouvelle crème",
    "ça gagne les paupières et c'est gonflé",
  ],
  ["fr", "j'ai fait une réaction à un masque, plaques rouges et ça démange", "ça s'étend aux yeux"],
  [
    "sp",
    "desde ayer tengo la cara roja y me pica, estrené una crema",
    "también en los párpados y un poco hinchado",
  ],
  ["sp", "una crema nueva me dio ronchas y picor en la cara", "ahora tengo los ojos hinchados"],
])("a reaction that spreads or swells is for a doctor today (%s %s)", (language, ...messages) => {
  const { reply, products } = chat(language, ...messages);
  expect(reply).toMatch(TODAY);
  expect(reply).toMatch(/doctor|médecin|médico/);
  expect(products).toEqual([]);
});

test.each<[Language, string, string]>([
  ["en", "my face is red and itchy since yesterday, new night cream", "what do i wash with then"],
  [
    "fr",
    "depuis hier j'ai le visage rouge qui gratte, j'ai mis une nouvelle crème",
    "je me lave avec quoi du coup ?",
  ],
  ["sp", "una crema nueva me dio ronchas y picor en la cara", "puedo usar mi limpiador?"],
])("skin that reacts is washed with water alone (%s)", (language, ...messages) => {
  const { reply, products } = chat(language, ...messages);
  expect(reply).toMatch(/Water alone|De l’eau seule|Solo agua/);
  expect(products).toEqual([]);
});

test.each<[Language, string]>([
  ["en", "i tried a new serum last night and my cheeks are red and burning"],
  ["fr", "j'ai fait une réaction à une crème, ça brûle et c'est rouge"],
  ["sp", "probé una crema nueva y tengo la cara roja y me arde"],
])("a new thing that upset skin is stopped, and nothing strong is sold for it (%s)", (language, message) => {
  expect(chat(language, message).products).toEqual([]);
});

const NO_CALL = /There is nothing to buy|Il n’y a rien à acheter|no hay nada que comprar/;

test.each<[Language, string]>([
  ["en", "dull skin, want glow, but acids always sting me so none of those"],
  ["fr", "ma peau est terne, je veux de l'éclat mais sans acide ça me brule"],
  ["fr", "teint terne, envie d'éclat, je ne supporte pas les acides, ça me pique"],
  ["sp", "quiero luminosidad pero nada de ácidos, me queman siempre"],
])(
  "acids that are done without are no burn of today, and no retinoid stands in for them (%s %s)",
  (language, message) => {
    const { recommendations, notice } = advice(message, language);
    expect(notice ?? "").not.toMatch(NO_CALL);
    expect(recommendations.length).toBeGreaterThan(0);
    expect(recommendations.map(({ id }) => id)).not.toContain("night-current");
  },
);

test.each<[Language, string, string]>([
  ["en", "something for blackheads please", "i refuse salicylic, it burned me last time"],
  ["fr", "points noirs sur le nez, vous avez quoi ?", "pas d'acide salicylique, ça m'avait brûlé la peau"],
  ["sp", "tengo granitos y poros", "el ácido salicílico no, me quemó una vez"],
  ["en", "Is First Light Serum worth 148?", "no acids please they burn me"],
])("nor are they after a choice (%s %s)", (language, ...messages) => {
  const { reply, products } = chat(language, ...messages);
  expect(reply).not.toMatch(NO_CALL);
  for (const id of ["undertow-gel", "clear-pebble-gel", "night-current"]) expect(products).not.toContain(id);
});

test.each<[Language, string]>([
  ["en", "i put glycolic on last night and my face is burning and raw"],
  ["fr", "j'ai mis un acide hier et ça me brûle encore, c'est à vif"],
  ["sp", "se me pela la cara por usar demasiados acidos, me arde todo, ayuda"],
])("skin that burns today is left in peace (%s)", (language, message) => {
  expect(chat(language, message).products).toEqual([]);
});
