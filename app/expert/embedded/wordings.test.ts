import { describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { SHOP } from "../../../lab/adviser/evaluation/talk.ts";
import type { Reply } from "#app/expert/expert.ts";
import type { Language } from "#app/i18n/language.ts";
import { replyTo } from "./conversation/reply.ts";
import type { FactKind, Relation } from "../reading/person/fact.ts";
import { recommend } from "./recommend.ts";
import { understand } from "../reading/context.ts";

/** Wordings that were once misread, each among its neighbours: the class must hold, not the one sentence. */
type Row = [message: string, language: Language];

function factsIn(message: string, language: Language, relation: Relation = "self") {
  const { persons } = understand(message, [], language, demoCatalogueIn(language));
  return persons.find((person) => person.relation === relation)?.facts ?? [];
}
const kindsIn = (message: string, language: Language, relation: Relation = "self"): FactKind[] =>
  factsIn(message, language, relation).map(({ kind }) => kind);

function answersTo(
  message: string,
  language: Language,
  ...before: string[]
): { offered: string[]; texts: string } {
  const catalogue = demoCatalogueIn(language);
  const chatHistory = before.map((text) => ({ role: "user" as const, parts: [{ text }] }));
  const request = { message, chatHistory, language, catalogue, shop: SHOP };
  const replies: Reply[] = (["advice", "support"] as const).map((type) => replyTo({ ...request, type }));
  const advice = recommend({ concern: message, language, catalogue });
  return {
    offered: [
      ...new Set([
        ...replies.flatMap(({ products = [] }) => products),
        ...(before.length === 0 ? advice.recommendations.map(({ id }) => id) : []),
      ]),
    ],
    texts: replies.map(({ reply }) => reply).join("\n"),
  };
}

const flagsIn = (message: string, language: Language) =>
  understand(message, [], language, demoCatalogueIn(language)).redFlags.map(({ id }) => id);

const RETINOIDS = ["night-current", "seven-tides-ampoules"];
const STRONG = [...RETINOIDS, "soft-ebb", "undertow-gel", "worn-stone-lotion"];

describe("a pregnancy, or the wish for one, is heard", () => {
  test.each<Row>([
    ["j'attends une petite fille, j'ai des rides", "fr"],
    ["on attend un petit garçon pour mars, des taches", "fr"],
    ["nous attendons des jumelles, teint terne", "fr"],
    ["j'attends mon premier, ridules", "fr"],
    ["je suis à 22 SA, masque sur les joues", "fr"],
    ["arrêté la contraception pour faire un deuxième, des taches", "fr"],
    ["j'ai fait retirer mon stérilet pour avoir un petit dernier, rides", "fr"],
    ["on essaye fort de faire un p'tit, rides", "fr"],
    ["on voudrait agrandir la famille, et mes rides", "fr"],
    ["don d'ovocytes le mois prochain, peau terne", "fr"],
    ["G2P1 at 16+3, wrinkles", "en"],
    ["32+4 today, dark spots", "en"],
    ["we're expecting a little girl in May, fine lines", "en"],
    ["having twins in spring, wrinkles", "en"],
    ["came off the pill to try for number two, wrinkles", "en"],
    ["coil out, hoping for a second, wrinkles", "en"],
    ["starting stims next cycle, wrinkles", "en"],
    ["donor egg transfer in June, wrinkles", "en"],
    ["en lista para ovodonación, arrugas", "sp"],
    ["donación de óvulos en mayo, arrugas", "sp"],
    ["arrancamos con la fertilización en marzo, arrugas", "sp"],
    ["dejé las pastillas para buscar el segundo, arrugas", "sp"],
    ["espero una nena para agosto, arrugas", "sp"],
    ["vamos por el segundo bebé, arrugas", "sp"],
    ["con mi marido estamos buscando hace un año, arrugas", "sp"],
    ["de 7 mesecitos y con arrugas", "sp"],
  ])("%s (%s)", (message, language) => {
    const heard = kindsIn(message, language);
    expect(heard.includes("pregnant") || heard.includes("trying"), heard.join()).toBe(true);
    for (const id of RETINOIDS) expect(answersTo(message, language).offered).not.toContain(id);
  });

  test.each<Row>([
    ["breastfeeding bub number two, wrinkles", "en"],
    ["still feeding him myself at night, dark patches", "en"],
    ["nursing my second, wrinkles", "en"],
    ["my milk came in last week, wrinkles", "en"],
    ["je nourris encore ma puce au sein, rides", "fr"],
    ["je donne encore la tétée, rides", "fr"],
    ["todavía le doy teta al segundo, arrugas", "sp"],
    ["sigo dando pecho a mi gordo, arrugas", "sp"],
  ])("%s (%s): nursing", (message, language) => {
    expect(kindsIn(message, language)).toContain("breastfeeding");
    for (const id of RETINOIDS) expect(answersTo(message, language).offered).not.toContain(id);
  });

  test.each<Row>([
    ["my SISTER is pregnant and I have wrinkles", "en"],
    ["lol no sorry, my SISTER is pregnant, not me. wrinkles", "en"],
    ["ma sœur est enceinte, moi j'ai des rides", "fr"],
    ["mi hermana está embarazada, yo tengo arrugas", "sp"],
    ["my best friend is trying for a baby, I just want my wrinkles gone", "en"],
    ["ménopausée donc aucun risque de grossesse, des rides profondes", "fr"],
    ["mes grossesses sont loin derrière, des rides", "fr"],
    ["estoy en estado de shock con mis arrugas", "sp"],
    ["ni embarazada ni buscando, arrugas", "sp"],
    ["j'attends une livraison, et j'ai des rides", "fr"],
    ["my odds are 50+1, wrinkles", "en"],
    ["j'attends une amie, j'ai des rides", "fr"],
  ])("%s (%s): the speaker is not", (message, language) => {
    const heard = kindsIn(message, language);
    expect(heard).not.toContain("pregnant");
    expect(heard).not.toContain("trying");
  });

  test.each<[...Row, Relation]>([
    ["my sister is pregnant, something for her wrinkles", "en", "sister"],
    ["a cream for my wife, she is 20 weeks, wrinkles", "en", "wife"],
    ["pour ma femme enceinte, des rides", "fr", "wife"],
    ["para mi hermana embarazada, arrugas", "sp", "sister"],
    ["a gift for my friend who is expecting, wrinkles", "en", "friend"],
  ])("%s (%s): what is for her minds it", (message, language, relation) => {
    expect(kindsIn(message, language, relation)).toContain("pregnant");
    for (const id of RETINOIDS) expect(answersTo(message, language).offered).not.toContain(id);
  });

  test("a pregnancy that was somebody else's after all is taken off the speaker", () => {
    const { offered } = answersTo(
      "so can I have retinol for my wrinkles?",
      "en",
      "I'm pregnant and breaking out",
      "lol no sorry, my SISTER is pregnant, I'm just stressed",
    );
    expect(offered).toContain("night-current");
  });
});

describe("an allergen is in nothing that is offered, whatever it is called", () => {
  test.each<[...Row, string]>([
    ["allergique au rétinol, rides", "fr", "Retinol"],
    ["le rétinal me brûle, rides", "fr", "Retinal"],
    ["the vitamin A stuff gives me a rash, wrinkles", "en", "Retinol"],
    ["allergic to glycerin, dry skin", "en", "Glycerin"],
    ["glycerine makes me itch, dry skin", "en", "Glycerin"],
    ["la glicerina me saca ronchas, piel seca", "sp", "Glycerin"],
    ["je réagis au glycérol, peau sèche", "fr", "Glycerin"],
    ["alergia al óxido de zinc, quiero protector solar", "sp", "Zinc Oxide"],
    ["el cinc me da alergia, protector solar", "sp", "Zinc Oxide"],
    ["zinc oxide brings me up in welts, sunscreen please", "en", "Zinc Oxide"],
    ["le madécassoside me donne des plaques, rougeurs", "fr", "Madecassoside"],
    ["madecassocide makes me flush, redness", "en", "Madecassoside"],
    ["cetearyl alcohol breaks me out, dry skin", "en", "Cetearyl Alcohol"],
    ["l'alcool cétéarylique ne me réussit pas, peau sèche", "fr", "Cetearyl Alcohol"],
    ["reactivo al alcohol cetoestearílico, piel seca", "sp", "Cetearyl Alcohol"],
    ["niacinamide makes me flush like a tomato. pores?", "en", "Niacinamide"],
    ["hyaluronic acid burns on me every time. dehydrated", "en", "Sodium Hyaluronate"],
    ["beeswax brings me up in welts, dry skin", "en", "Cera Alba"],
    ["oat sensitive, rough cheeks", "en", "Avena Sativa Kernel Flour"],
    [
      "I come out in hives with lanolin and anything with shea in it, dry skin",
      "en",
      "Butyrospermum Parkii Butter",
    ],
    ["propanediol me donne de l'eczéma, taches", "fr", "Propanediol"],
    ["soy alérgica a la vitamina E, piel seca", "sp", "Tocopherol"],
    ["la silice me donne des plaques. Il me faut une protection solaire", "fr", "Silica"],
    ["je ne supporte pas l'hydroxyde de sodium, rides", "fr", "Sodium Hydroxide"],
    ["no tolero la etilhexilglicerina, líneas finas", "sp", "Ethylhexylglycerin"],
    ["mi piel reacciona a la acetilglucosamina, manchas", "sp", "Acetyl Glucosamine"],
  ])("%s (%s): no %s", (message, language, inci) => {
    const catalogue = demoCatalogueIn(language);
    const holding = catalogue.filter(({ ingredients }) => ingredients.includes(inci)).map(({ id }) => id);
    for (const id of answersTo(message, language).offered) expect(holding).not.toContain(id);
    expect(factsIn(message, language).some(({ kind }) => kind === "allergy" || kind === "avoidance")).toBe(
      true,
    );
  });

  test.each<[Language, string, string]>([
    ["sp", "soy alérgica a la vitamina C, piel seca", "perdón, es a la vitamina E"],
    ["sp", "soy alérgica a la vitamina C, piel seca", "quise decir la vitamina E, no la C"],
    ["sp", "alergia a la lanolina, piel seca", "no, me equivoqué: a la vitamina E"],
    ["en", "allergic to vitamin C, dry skin", "sorry, I meant vitamin E"],
    ["fr", "allergique à la vitamine C, peau sèche", "pardon, c'est à la vitamine E"],
  ])("%s: %s, then: %s", (language, first, then) => {
    const catalogue = demoCatalogueIn(language);
    const history = [{ role: "user" as const, parts: [{ text: first }] }];
    const { person } = understand(then, history, language, catalogue);
    const named = person.facts.flatMap((fact) => (fact.kind === "allergy" ? fact.inci : []));
    expect(named.some((name) => name.startsWith("tocopher"))).toBe(true);
    for (const id of answersTo(then, language, first).offered) {
      const product = catalogue.find((one) => one.id === id);
      expect(product?.ingredients).not.toContain("Tocopherol");
    }
  });
});

describe("what needs somebody else first", () => {
  test.each<Row>([
    ["mon gars a bu du démaquillant", "fr"],
    ["ma fille a léché la crème au rétinol", "fr"],
    ["le petit a mis le tube de crème dans la bouche et en a avalé", "fr"],
    ["bébé a tété le flacon de sérum", "fr"],
    ["mi hija ha chupado el retinol", "sp"],
    ["mi nene se metió la crema a la boca", "sp"],
    ["se tomó un trago del tónico", "sp"],
    ["el bebé se comió el bálsamo", "sp"],
    ["my toddler licked the retinol off my hand", "en"],
    ["my son got some of the serum in his mouth", "en"],
    ["she's had a swig of the micellar water", "en"],
    ["dog ate my moisturizer", "en"],
    ["accidentally swallowed some sunscreen", "en"],
  ])("%s (%s): swallowed", (message, language) => {
    const { offered, texts } = answersTo(message, language);
    expect(offered).toEqual([]);
    expect(texts).toMatch(/poison|antipoison|toxicol/i);
  });

  test.each<Row>([
    ["second degree burn on my arm, what helps the texture", "en"],
    ["2nd-degree burn from the oven", "en"],
    ["scalded my hand with tea, it's blistering", "en"],
    ["burnt my arm on the iron, cream?", "en"],
    ["quemadura de segundo grado en la mano, crema?", "sp"],
    ["quemadura con aceite hirviendo en la mano", "sp"],
    ["me quemé con la plancha y salió ampolla", "sp"],
    ["brûlure au deuxième degré sur le bras", "fr"],
    ["brûlée au second degré par de l'eau bouillante", "fr"],
    ["je me suis brûlé avec le four, ça cloque", "fr"],
    ["brûlure au 2e degré, quelle crème ?", "fr"],
  ])("%s (%s): a burn", (message, language) => {
    const { offered, texts } = answersTo(message, language);
    expect(offered).toEqual([]);
    expect(texts).toMatch(/doctor|médecin|médico/i);
  });

  test.each<Row>([
    ["my premature baby has dry skin", "en"],
    ["our preemie has flaky skin", "en"],
    ["baby born at 30 weeks, dry patches", "en"],
    ["cream for a prem", "en"],
    ["bébé prématuré peau qui pèle", "fr"],
    ["notre préma a la peau sèche", "fr"],
    ["né à 32 semaines, sa peau pèle", "fr"],
    ["mi bebé prematuro tiene la piel seca", "sp"],
    ["mi prematura tiene la piel seca", "sp"],
    ["nació de 7 meses y tiene la piel seca, mi bebé", "sp"],
  ])("%s (%s): born too early", (message, language) => {
    expect(answersTo(message, language).offered).toEqual([]);
  });

  test.each<Row>([
    ["a dark line under my fingernail", "en"],
    ["black stripe down my thumbnail", "en"],
    ["brown streak in the nail of my big toe", "en"],
    ["there's a dark band running along one nail", "en"],
    ["une ligne noire sous mon ongle", "fr"],
    ["trait brun dans l'ongle du pouce", "fr"],
    ["mon ongle a une bande noire qui s'élargit", "fr"],
    ["una línea oscura debajo de la uña", "sp"],
    ["una raya negra en la uña del pulgar", "sp"],
    ["la uña del pie tiene una franja oscura", "sp"],
  ])("%s (%s): a line in a nail", (message, language) => {
    const { offered, texts } = answersTo(message, language);
    expect(offered).toEqual([]);
    expect(texts).toMatch(/doctor|médecin|médico|dermato/i);
  });

  test.each<Row>([
    ["estoy muy mal, no sé si llamar", "sp"],
    ["me quiero matar, en serio, no aguanto más verme así", "sp"],
    ["no quiero estar aquí, no sé a quién llamar", "sp"],
    ["ya no puedo más, quiero desaparecer", "sp"],
    ["I don't want to be here anymore, don't know who to call", "en"],
    ["I'm in a really dark place and not sure I should call anyone", "en"],
    ["I keep thinking everyone would be better off without me", "en"],
    ["je vais très mal, je ne sais pas si je dois appeler", "fr"],
    ["j'ai envie de disparaître, je ne sais pas qui appeler", "fr"],
    ["je n'en peux plus de vivre", "fr"],
    ["je veux en finir", "fr"],
  ])("%s (%s): a crisis", (message, language) => {
    expect(flagsIn(message, language)).toEqual(["mental_health"]);
    expect(answersTo(message, language).offered).toEqual([]);
  });

  test.each<Row>([
    ["no sé si llamar a la tienda o escribir", "sp"],
    ["je ne sais pas si je dois appeler le service client", "fr"],
    ["should I call about my order?", "en"],
    ["I would kill for skin like that", "en"],
    ["quiero desaparecer estas manchas", "sp"],
    ["je veux faire disparaître mes taches", "fr"],
    ["I'm so over these pores I could die", "en"],
    ["en finir avec les points noirs", "fr"],
  ])("%s (%s): no crisis", (message, language) => {
    expect(flagsIn(message, language)).toEqual([]);
  });
});

describe("a reaction to something one uses", () => {
  test.each<Row>([
    ["my usual perfume keeps giving me hives, why?", "en"],
    ["i broke out in hives after the new toner", "en"],
    ["why does my day cream give me welts", "en"],
    ["ce parfum me donne de l'urticaire", "fr"],
    ["urticaire avec ma lotion", "fr"],
    ["me salen ronchas con mi crema de siempre", "sp"],
    ["el perfume me da urticaria", "sp"],
  ])("%s (%s): a doctor before any product", (message, language) => {
    expect(flagsIn(message, language)).toContain("contact_reaction");
    expect(answersTo(message, language).offered).toEqual([]);
  });

  test("hives are heard only beside what caused them", () => {
    expect(flagsIn("what are hives", "en")).not.toContain("contact_reaction");
  });
});

test.each<Row>([
  ["dark patches on my cheeks since the birth three years ago. is anything wrong with my liver?", "en"],
  ["des taches brunes sur les joues depuis trois ans, pourquoi pas les enlever ?", "fr"],
])("whoever tells of their skin is not asked which product they mean: %s (%s)", (message, language) => {
  const { offered, texts } = answersTo(message, language);
  expect(offered.length).toBeGreaterThan(0);
  expect(texts).not.toMatch(/which product do you mean|de quel produit parlez-vous/i);
});

describe("a label, a date, a prescription", () => {
  test.each<Row>([
    ["cracked heels", "en"],
    ["my heels are split and sore", "en"],
    ["talons crevassés", "fr"],
    ["talons fendus", "fr"],
    ["talones agrietados", "sp"],
    ["talones partidos", "sp"],
    ["manos de fregar, agrietadas", "sp"],
    ["cracked knuckles from washing up", "en"],
    ["mes mains sont crevassées", "fr"],
    ["my elbows are cracked and bleeding a bit", "en"],
  ])("%s (%s): nothing with an acid on broken skin", (message, language) => {
    expect(answersTo(message, language).offered).not.toContain("worn-stone-lotion");
  });

  test.each<Row>([
    ["interview Monday, dull skin", "en"],
    ["job interview tomorrow, dull skin", "en"],
    ["got a date on Friday, dull skin", "en"],
    ["prom is Saturday, texture", "en"],
    ["entretien lundi, teint terne", "fr"],
    ["entretien d'embauche jeudi, teint terne", "fr"],
    ["photo de classe dans 10 jours, boutons", "fr"],
    ["entrevista el lunes, piel apagada", "sp"],
    ["tengo una entrevista mañana, piel apagada", "sp"],
    ["me caso el sábado que viene, piel apagada", "sp"],
    ["espero a unos amigos a cenar y quiero buena cara ya", "sp"],
    ["guests all weekend so I need quick glow", "en"],
  ])("%s (%s): nothing new that may irritate", (message, language) => {
    for (const id of STRONG) expect(answersTo(message, language).offered).not.toContain(id);
  });

  test.each<[...Row, string]>([
    ["on prescribed azelaic acid, dark spots", "en", "azelaic_acid"],
    ["derm gave me azelaic 15% gel, dark spots", "en", "azelaic_acid"],
    ["azelaic from my doctor, redness", "en", "azelaic_acid"],
    ["mon dermato m'a prescrit de l'acide azélaïque, taches", "fr", "azelaic_acid"],
    ["l'azélaïque de ma dermato, taches", "fr", "azelaic_acid"],
    ["ácido azelaico recetado, manchas", "sp", "azelaic_acid"],
    ["la derma me mandó azelaico, manchas", "sp", "azelaic_acid"],
    ["GP gave me Betnovate for my face, skin gone thin", "en", "steroid"],
    ["benzoyl peroxide wash every am, need a calm moisturizer", "en", "benzoyl_peroxide"],
  ])("%s (%s): %s", (message, language, medicine) => {
    expect(factsIn(message, language)).toContainEqual(
      expect.objectContaining({ kind: "medicine", medicine }),
    );
    expect(answersTo(message, language).offered).not.toContain("quiet-harbor-serum");
  });
});

describe("how old somebody is", () => {
  test.each<[...Row, number, number]>([
    ["14 ans", "fr", 14, 14],
    ["14 ans, des boutons", "fr", 14, 14],
    ["j'ai 14 ans en quatrième et des boutons", "fr", 14, 14],
    ["en quatrième, plein de boutons", "fr", 12, 14],
    ["je suis en 5e, ma peau brille", "fr", 11, 13],
    ["élève de 3e, boutons", "fr", 13, 15],
    ["terminale, bac dans un mois, boutons", "fr", 15, 17],
    ["je passe le brevet, boutons", "fr", 13, 15],
    ["en troisième, boutons, du rétinol fort svp", "fr", 13, 15],
    ["je suis en CE2 et je veux du rétinol", "fr", 5, 9],
    ["élève de CM2, quel sérum pour une peau lisse", "fr", 5, 11],
    ["ma classe de CM1 veut une crème", "fr", 5, 10],
    ["empieza a infantil en septiembre, piel seca", "sp", 3, 6],
    ["estoy en cuarto de secundaria, 16, puntos negros", "sp", 16, 16],
    ["estoy en la prepa, 17, granos", "sp", 17, 17],
    ["voy en segundo de bachillerato, granos", "sp", 15, 17],
    ["tengo catorce, granos", "sp", 14, 14],
    ["Seventeen next week! oily forehead", "en", 16, 17],
    ["in 8th grade, pimples", "en", 12, 14],
    ["sitting my GCSEs, spots", "en", 14, 16],
    ["im a sophomore, acne", "en", 14, 17],
  ])("%s (%s): %i to %i", (message, language, least, most) => {
    const age = factsIn(message, language).find(({ kind }) => kind === "age");
    const years = age?.kind === "age" ? age.months / 12 : -1;
    expect(years).toBeGreaterThanOrEqual(least);
    expect(years).toBeLessThanOrEqual(most);
    for (const id of RETINOIDS) expect(answersTo(message, language).offered).not.toContain(id);
  });

  test.each<[...Row, Relation, number]>([
    ["4yo with bumps on her arms", "en", "child", 4],
    ["seven and a half years old, wants glass skin", "en", "self", 7],
    ["ma puce de 10 ans veut une crème", "fr", "daughter", 10],
    ["mi hija va a infantil, brazos con bolitas, qué loción?", "sp", "daughter", 5],
    ["mi sobrinita de 6 añitos, piel reseca", "sp", "niece", 6],
    ["my mum's dry skin, she's 70", "en", "mother", 70],
    ["rides du cou à 45 ans", "fr", "self", 45],
    ["ni embarazada ni buscando, 41, líneas", "sp", "self", 41],
    ["wrinkles, 58, dry as toast", "en", "self", 58],
  ])("%s (%s): %s is %i", (message, language, relation, years) => {
    const age = factsIn(message, language, relation).find(({ kind }) => kind === "age");
    expect(age).toMatchObject({ kind: "age" });
    if (age?.kind === "age") expect(Math.floor(age.months / 12)).toBe(years);
  });

  test.each<Row>([
    ["3 enfants de moins de 6 ans et le teint gris", "fr"],
    ["dos niños de menos de 4 y ojeras", "sp"],
    ["j'attends la 5e semaine, des rides", "fr"],
    ["la 3e crème que j'achète, peau sèche", "fr"],
    ["I teach 8th grade, oily skin", "en"],
    ["prof de terminale, peau sèche", "fr"],
  ])("%s (%s): no child", (message, language) => {
    expect(kindsIn(message, language)).not.toContain("age");
  });
});

describe("the house's one word on payment", () => {
  test.each<Row>([
    ["do you take Klarna?", "en"],
    ["Afterpay or Clearpay?", "en"],
    ["can I split the payment in four?", "en"],
    ["is Amex accepted", "en"],
    ["pay on delivery possible?", "en"],
    ["can I pay with crypto", "en"],
    ["vous prenez Klarna ?", "fr"],
    ["paiement en 3 fois sans frais ?", "fr"],
    ["Apple Pay ou carte bleue ?", "fr"],
    ["je peux payer par virement ?", "fr"],
    ["quand ma carte sera débitée ?", "fr"],
    ["¿aceptan Klarna?", "sp"],
    ["¿se puede pagar a plazos?", "sp"],
    ["¿puedo pagar con Bizum?", "sp"],
    ["¿meses sin intereses?", "sp"],
    ["¿aceptan Mercado Pago?", "sp"],
    ["¿pago contra reembolso?", "sp"],
  ])("%s (%s)", (message, language) => {
    const { texts } = answersTo(message, language);
    expect(texts).toMatch(/Nothing is charged|Rien n’est débité|no se cobra nada/);
    expect(texts).not.toMatch(/confirmed at checkout|confirmé|confirma el pago/i);
  });
});

test.each<[...Row, string]>([
  ["Can I use Deep Water Serum on my vulva?", "en", "deep-water-serum"],
  ["Je peux mettre Lait de Soie sur mon cuir chevelu ?", "fr", "silk-milk"],
  ["¿Puedo usar el Sérum Piedra Lisa en los párpados?", "sp", "smooth-stone-serum"],
  ["Is Night Current safe in pregnancy?", "en", "night-current"],
])("%s (%s): what is answered with no has no card", (message, language, id) => {
  expect(answersTo(message, language).offered).not.toContain(id);
});

test.each<[Language, string, string]>([
  ["en", "I'm pregnant", "is Night Current ok for me?"],
  ["fr", "je suis enceinte", "le Courant de Nuit est bien pour moi ?"],
  ["sp", "estoy embarazada", "¿Corriente Nocturna me sirve?"],
  ["en", "I'm 15", "can I use Seven Tides Ampoules?"],
  ["en", "allergic to perfume", "and Thousand Layers Cream?"],
])("%s: a refusal shows no card of what it refuses (%s, %s)", (language, first, then) => {
  const { offered, texts } = answersTo(then, language, first);
  const refused = demoCatalogueIn(language).find(({ name }) => then.includes(name.split(" ")[0] ?? "?"));
  expect(refused).toBeDefined();
  expect(texts).toContain(refused?.name);
  expect(offered).not.toContain(refused?.id);
});
