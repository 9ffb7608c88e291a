import { describe, expect, test } from "vitest";
import { advice, chat, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

type Says = [language: Language, says: RegExp, ...messages: string[]];

const answers = (rows: readonly Says[]) =>
  test.each(rows)("%s %s", (language, says, ...messages) => {
    expect(chat(language, ...messages).reply).toMatch(says);
  });

describe("of two things", () => {
  answers([
    ["sp", /noches distintas/, "quiero empezar con la Corriente Nocturna", "puedo añadir Bajamar Suave?"],
    [
      "fr",
      /Lame de Fond.*pas le même soir/,
      "parlez-moi du Courant de Nuit",
      "je peux garder mon gel lame de fond ?",
    ],
    [
      "en",
      /Inner Shell Cream \(.*\n.*Thousand Layers Cream \(/,
      "Is the Thousand Layers Cream worth $260?",
      "whats in it that Inner Shell doesnt have",
    ],
    [
      "sp",
      /^Empieza por|^Para empezar/,
      "cual es la diferencia entre el suero agua profunda y el gel mar abierto",
      "entonces necesito los dos?",
    ],
    ["sp", /noches distintas/, "si me pongo bajamar hoy, cuando puedo usar la corriente nocturna"],
    ["en", /^Not on the same evening as Quiet Harbor/, "what can i not use with quiet harbor"],
    ["sp", /van bien juntos/, "puedo usar la crema mil capas con la corriente nocturna?"],
  ]);
});

describe("a talk that goes on of what was named", () => {
  answers([
    [
      "en",
      /^First Deep Water Serum, then Shallows Eye Gel, then Inner Shell Cream/,
      "ordered inner shell and deep water. what do i do with them",
      "can i add the eye gel",
      "whats the order then",
    ],
    [
      "sp",
      /^La Corriente Nocturna y el Sérum Piedra Lisa|noches distintas/,
      "el sérum piedra lisa se puede usar con la bajamar?",
      "y con la corriente nocturna?",
    ],
    ["en", /^Yes: Quiet Balm is for small dry spots/, "can i use quiet balm on my nose"],
    [
      "sp",
      /^Sí: el Bálsamo Silencio/,
      "el bálsamo silencio se puede poner antes del labial?",
      "y en los codos",
    ],
    [
      "sp",
      /^No, el Bálsamo Silencio/,
      "el bálsamo silencio se puede poner antes del labial?",
      "y en los parpados",
    ],
    [
      "fr",
      /^Oui, c’est une bonne façon/,
      "rétinol et peau sensible, possible chez vous ?",
      "je le mets en sandwich avec la crème ?",
    ],
    ["en", /^Yes: none of ours is made for one sex/, "can men use thousand layers"],
    [
      "sp",
      /no hay lauril/,
      "me gustaria saber si el gel guijarro claro es bueno para piel sensible y si tiene sulfatos",
    ],
  ]);
  answers([
    [
      "fr",
      /^Une fois, ce n’est pas grave/,
      "j'ai mis Jusant et Courant de Nuit hier ensemble, c'est grave ?",
    ],
    [
      "sp",
      /^No, en tu caso el Aceite Ámbar Lento(?!.*Squalane)/s,
      "¿la crema mil capas la puedo usar embarazada?",
      "¿y el aceite ámbar?",
    ],
  ]);
  test("what came wrong stays a matter of the house", () => {
    const [said] = talk("fr", "support", [
      "Vous m'avez envoyé le gel contour des yeux alors que j'avais pris la crème !",
    ]);
    expect(said?.reply).toContain("care@nacre.example");
  });
});

describe("sun, water and what is no sunscreen", () => {
  answers([
    ["fr", /^Non : le Sérum Première Lueur.*Air Salin/, "est-ce que le sérum vitamine C protège du soleil ?"],
    [
      "sp",
      /^Sí: primero el Sérum Piedra de Luna/,
      "que me sirve para las marcas de acné",
      "y lo puedo usar con protector solar? cuál",
    ],
    [
      "fr",
      /toutes les deux heures/,
      "un écran solaire pour mon fils de 7 ans et moi",
      "lui il a la peau atopique",
      "il faut en remettre quand ?",
    ],
    [
      "fr",
      /Air Salin.*toutes les deux heures/,
      "un écran solaire pour mon fils de 7 ans et moi",
      "lui il a la peau atopique",
      "et à la piscine ?",
    ],
  ]);
});

describe("what rules a thing out is said of it", () => {
  answers([
    [
      "fr",
      /^Je ne prendrais pas la Poussière de Perle/,
      "allergie au latex, est ce que Poussière de Perle est ok pour moi ?",
    ],
    [
      "fr",
      /pas la Poussière de Perle/,
      "Je suis allergique au latex, c'est quoi le risque avec vos produits",
    ],
    [
      "fr",
      /pédiatre/,
      "ma fille de 3 ans a de l'eczéma dans les plis des coudes, votre crème cœur de coquille convient ?",
    ],
    ["en", /^Yes, that is too often/, "how often do i use Night Current", "every night is too much?"],
    ["sp", /Bálsamo Concha del Ocaso/, "que productos llevan fragancia? quiero evitarlos todos"],
    ["sp", /deja las pestañas para el final/, "el bálsamo concha del ocaso sirve para pestañas?"],
    [
      "fr",
      /contour des yeux.*|^Non, le Courant de Nuit n’est pas pour les mains/,
      "peut-on utiliser le Courant de Nuit autour des yeux ?",
      "et sur les mains",
    ],
  ]);
});

describe("how long it keeps, and how it is put on", () => {
  answers([
    ["fr", /^Oui, je ne continuerais pas/, "j'ai ouvert ma First Light il y a 5 mois, je jette ?"],
    ["fr", /coton/, "parlez-moi du Jusant Doux", "je le mets avec un coton ou les doigts"],
    ["fr", /une minute/, "parlez-moi du Jusant Doux", "combien de temps avant la crème"],
    ["sp", /8–12 semanas/, "cuanto tarda en verse el efecto del retinol"],
  ]);
  test("the dearest of all, after the cheapest of all", () => {
    const said = talk("en", "support", ["Whats the cheapest product you sell", "and the most expensive?"]);
    expect(said.at(-1)?.reply).toMatch(/Thousand Layers Cream, at \$260/);
  });
});

describe("the form names care where care is asked for", () => {
  test.each<[Language, string, string]>([
    ["sp", "ojeras oscuras y bolsas, uso lentes de contacto y tengo los ojos delicados", "shallows-eye-gel"],
    [
      "fr",
      "je cherche un démaquillant pour mascara waterproof, yeux sensibles, je porte des lentilles",
      "silk-milk",
    ],
  ])("%s %s", (language, message, id) => {
    expect(advice(message, language).recommendations.map((one) => one.id)).toContain(id);
  });
});
