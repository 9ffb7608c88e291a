import type { Language } from "#app/i18n/language.ts";
import { describe, expect, test } from "vitest";
import { advice, chat, lastOf, talk } from "../../../lab/adviser/evaluation/talk.ts";

const CALL = /call your local emergency|911|112/;

describe("a swollen face and more than skin is an emergency, at once or over turns", () => {
  test.each<[Language, ...string[]]>([
    ["sp", "se me puso la cara roja e hinchada después del sérum", "me cuesta un poco tragar"],
    ["sp", "me salieron ronchas en la cara después del sérum", "estoy mareada y me cuesta pasar saliva"],
    ["sp", "se me hinchó la cara con su sérum hace un cuarto de hora"],
    ["en", "my face went red and puffy after the serum", "it's a bit hard to swallow"],
    ["en", "your cream made my face swell up", "it was about 15 minutes ago"],
    ["en", "came out in hives from that cream", "my throat feels tight and my voice is hoarse"],
    ["fr", "visage rouge et gonflé depuis le sérum", "j'ai un peu de mal à avaler"],
    ["fr", "j'ai des plaques partout après la crème", "la tête qui tourne et envie de vomir"],
  ])("%s %s", (language, ...messages) => {
    const { reply, products } = chat(language, ...messages);
    expect(reply).toMatch(CALL);
    expect(products).toEqual([]);
  });

  test.each<[Language, string]>([
    ["en", "the price is hard to swallow, anything cheaper for dry skin?"],
    ["sp", "me cuesta tragar pastillas de colágeno, ¿tienen una crema para las arrugas?"],
    ["en", "puffy face in the morning, started a few months ago, oily skin"],
  ])("no emergency: %s %s", (language, message) => {
    expect(chat(language, message).reply).not.toMatch(CALL);
  });
});

describe("what always gives hives is kept out, and is no reaction of today", () => {
  test.each<[Language, string]>([
    [
      "en",
      "Asthma and I can't take aspirin or ibuprofen, I get hives. Need something for blackheads, oily skin",
    ],
    ["en", "I get hives from aspirin, looking for something for clogged pores on my nose"],
    ["fr", "je fais de l'urticaire avec l'aspirine, il me faut quelque chose contre les points noirs"],
    ["sp", "la aspirina me provoca urticaria, ¿qué uso para los poros tapados?"],
  ])("%s %s", (language, message) => {
    const { products = [] } = chat(language, message);
    expect(products).not.toEqual([]);
    expect(products).not.toContain("undertow-gel");
    expect(products).not.toContain("clear-pebble-gel");
  });

  test("hives of now are one", () => {
    const { products } = chat("en", "I took aspirin an hour ago and now I get hives on my face");
    expect(products).toEqual([]);
  });
});

describe("a burn that is feared is none", () => {
  test.each<[Language, string]>([
    ["fr", "Peau noire, taches foncées après mes boutons, j'ai peur que les acides me brulent"],
    ["fr", "peau métisse, marques brunes après l'acné, je crains que les acides me brûlent"],
    ["en", "Dark brown skin with marks after acne and I don't want to get burned by an acid"],
    ["sp", "tengo la piel morena y marcas de acné, no quiero que un peeling me queme"],
  ])("%s %s", (language, message) => {
    expect(chat(language, message).products).not.toEqual([]);
  });

  test.each<[Language, string]>([
    ["fr", "l'acide m'a brûlé la joue hier, j'ai peur que ça laisse une tache"],
    ["sp", "tengo miedo, me quemé con el ácido"],
  ])("one that happened is: %s %s", (language, message) => {
    expect(chat(language, message).products).toEqual([]);
  });
});

describe("a mother's skin is hers, whatever the age of her baby", () => {
  test.each<[Language, ...string[]]>([
    ["sp", "hola, tengo melasma desde el embarazo, mi bebé tiene 3 meses"],
    [
      "sp",
      "hola, tengo melasma desde el embarazo, mi bebé tiene 3 meses",
      "sí le doy pecho",
      "¿y que protector?",
    ],
    ["en", "I have melasma since the birth, my baby is 3 months old"],
    ["fr", "j'ai le masque de grossesse, mon bébé a 4 mois", "quelle crème solaire ?"],
  ])("%s %s", (language, ...messages) => {
    expect(chat(language, ...messages).products).not.toEqual([]);
  });

  test.each<[Language, ...string[]]>([
    ["sp", "mi bebé de 3 meses tiene la piel seca"],
    ["en", "my baby is 3 months old and has dry cheeks, which cream?"],
    ["sp", "tengo melasma y mi bebé tiene 3 meses", "¿y a mi bebé qué crema le pongo?"],
  ])("the baby's is not: %s %s", (language, ...messages) => {
    expect(chat(language, ...messages).products).toEqual([]);
  });
});

describe("what a doctor would say is said", () => {
  test.each<[Language, RegExp, ...string[]]>([
    ["en", /^No: botox/, "does thousand layers cream work as well as botox?"],
    ["fr", /^Non : le botox/, "est-ce que ça marche aussi bien que des injections ?"],
    ["sp", /^No: el bótox/, "¿algo que sustituya al botox para la frente?"],
    ["en", /whoever gave it/, "I had botox yesterday, can I use my serum tonight"],
    ["fr", /cabines UV/, "Je veux bronzer plus vite, une crème spf 30 ça empêche ? je fais des UV en cabine"],
    ["en", /slow a tan/, "will SPF 30 stop me getting a tan?"],
    ["sp", /rayos UVA/, "voy a la cabina de rayos uva, ¿qué me pongo?"],
    [
      "sp",
      /promete resistir el agua/,
      "la crema solar que venden es resistente al agua? soy surfista y muy blanca",
    ],
    ["fr", /promet de résister à l’eau/, "votre crème solaire tient à l'eau ? je nage tous les jours"],
    [
      "en",
      /^Keep every check/,
      "do you have sunscreen for sensitive skin",
      "and do i still need to go to my checks if i wear it every day",
    ],
    [
      "fr",
      /^Gardez chaque contrôle/,
      "avec un SPF 50 tous les jours je peux espacer mes contrôles de grains de beauté ?",
    ],
    ["sp", /^No dejes ninguna revisión/, "¿si uso protector todos los días necesito revisarme los lunares?"],
    [
      "en",
      /no reason to panic/,
      "I ordered Moonstone Serum but found out I'm pregnant",
      "I used it for a week, is that bad for the baby?",
    ],
    ["sp", /no es motivo de alarma/, "usé el sérum una semana y estoy embarazada, ¿le hace daño al bebé?"],
    ["en", /SPF/, "I had a skin cancer removed, which sunscreen"],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("what does not share an evening is told apart, however it is asked", () => {
  const THREE = "I bought Soft Ebb and Undertow Gel and Night Current. how do i layer them";
  test.each<[Language, RegExp, ...string[]]>([
    ["en", /\n.*Night Current go on different evenings/, THREE],
    ["en", /^No, not at once.*different evenings/, THREE, "what if I do all three on sunday when im home"],
    [
      "en",
      /^No, not at once/,
      "I own Undertow Gel and Night Current",
      "what if I use both on sunday evening",
    ],
    ["fr", /ne vont pas le même soir/, "j'ai acheté Jusant Doux et Courant de Nuit, dans quel ordre ?"],
    ["sp", /^No, no a la vez/, "tengo Bajamar Suave y Corriente Nocturna", "¿y si uso los dos el domingo?"],
    [
      "en",
      /^First Silk Milk/,
      "I bought Silk Milk, Deep Water Serum and Inner Shell Cream",
      "can I do all three tonight",
    ],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

describe("the foam is the foam, for whoever asks", () => {
  test.each<[Language, ...string[]]>([
    ["en", "flaky beard and eyebrows", "and a moisturizer after?", "can my pregnant wife use the same foam?"],
    ["en", "flaky beard and eyebrows", "and a moisturizer after?", "can my pregnant wife use the same?"],
    [
      "sp",
      "tengo caspa en la barba",
      "y para hidratar después?",
      "mi novia embarazada puede usar la misma espuma?",
    ],
    [
      "fr",
      "pellicules dans la barbe",
      "et pour hydrater ensuite ?",
      "ma femme enceinte peut utiliser la même mousse ?",
    ],
  ])("%s %s", (language, ...messages) => {
    expect(chat(language, ...messages).products).not.toContain("driftwood-foam");
  });
});

test.each<[Language, ...string[]]>([
  ["sp", "cuanto tarda el envio a México?", "¿tienen algo para quitar verrugas?"],
  ["fr", "vous livrez au Maroc ?", "vous avez quelque chose contre les verrues ?"],
  ["en", "how long is delivery to Mexico", "do you have anything for warts?"],
])("warts are a pharmacist's, after a question to the shop too: %s %s", (language, ...messages) => {
  expect(lastOf(talk(language, "support", messages)).reply).toMatch(/pharmac|farmac/);
});

test("whoever nurses him is who writes", () => {
  const { products } = chat(
    "en",
    "Brown patches on my cheeks since my second baby, still breastfeeding him at night",
  );
  expect(products).not.toContain("moonstone-serum");
});

describe("what is told of a treatment or a disease is weighed", () => {
  test.each<[Language, RegExp, ...string[]]>([
    ["en", /^With rosacea/, "Im on doxycycline for rosacea, is soft ebb ok?"],
    ["sp", /^Con rosácea/, "tengo rosácea, ¿puedo usar el Gel Mar de Fondo?"],
    [
      "fr",
      /la teinte compte autant/,
      "La crème SPF 30 teintée suffit elle contre le mélasma ou il faut le 50 ?",
    ],
    ["fr", /s’additionnent/, "je prends de la vitamine A en gélules, je peux mettre Courant de Nuit ?"],
    ["en", /add up/, "I take vitamin A capsules, can I use retinol?"],
    [
      "fr",
      /généraliste/,
      "mon fils de 14 ans a de gros kystes qui font mal",
      "le dermato c'est dans 3 mois, en attendant ?",
    ],
    [
      "sp",
      /médico de cabecera/,
      "tengo quistes dolorosos",
      "la cita con el dermatólogo es en dos meses, ¿qué hago?",
    ],
    ["en", /only the last layer/, "I have lupus and must avoid the sun, which sunscreen?"],
    ["sp", /nada de lo nuestro blanquea/, "manchas de granos, piel morena", "¿me va a blanquear la piel?"],
    [
      "fr",
      /Près d’une vitre/,
      "masque de grossesse, j'allaite",
      "quelle crème solaire ?",
      "et si je reste à la maison ?",
    ],
  ])("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });
});

test.each<[Language, ...string[]]>([
  ["sp", "tengo melasma", "¿y que protector?"],
  ["fr", "masque de grossesse, j'allaite", "quelle crème solaire ?"],
  ["en", "something against melasma", "which sunscreen?"],
])("against melasma the tinted sunscreen: %s %s", (language, ...messages) => {
  expect(chat(language, ...messages).products?.[0]).toBe("noon-veil-spf-30");
});

test.each<[Language, ...string[]]>([
  ["en", "my face is burning tonight after the soft ebb", "and tomorrow morning?"],
  ["fr", "mon visage brûle ce soir après le Jusant Doux", "et demain matin ?"],
])("the morning after a burn is still in peace: %s %s", (language, ...messages) => {
  expect(chat(language, ...messages).reply).toMatch(/plain cream|crème simple/);
});

describe("what is left unsaid would be taken for a yes", () => {
  test.each([
    ["en", "I'm nursing, are First Light and a retinol fine together at night?", /retinol/i],
    ["fr", "j'allaite, je peux mettre le sérum vitamine C et du rétinol ?", /rétinol/i],
    ["sp", "Doy pecho, puedo usar el suero de vitamina C y el retinol de noche?", /retinol/i],
  ] as const)("of a retinoid asked beside something else (%s)", (language, asked, names) => {
    const { reply, products } = chat(language, asked);
    expect(reply).toMatch(names);
    expect(products).not.toContain("night-current");
  });

  test.each([
    ["en", "my underarms are darker than the rest, what lightens them", /doctor/],
    ["fr", "mes aisselles ont foncé, que faire", /médecin/],
    ["sp", "quiero aclarar las axilas y la ingle, tengo la piel oscura ahí", /médico/],
  ] as const)("no acid goes into a fold (%s)", (language, told, sends) => {
    const { recommendations, notice } = advice(told, language);
    expect(recommendations).toEqual([]);
    expect(notice).toMatch(sends);
  });
});
