import { expect, test } from "vitest";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";
import type { Language } from "#app/i18n/language.ts";

test.each<[Language, string, ...string[]]>([
  [
    "en",
    "hi, looking for something for fine lines around my eyes and forehead",
    "im 34, skin is kinda dry. max 120 for everything",
    "and the total?",
  ],
  [
    "fr",
    "rides et taches, que me conseillez-vous ?",
    "110 dollars maximum pour tout",
    "ça fait combien en tout ?",
  ],
  [
    "sp",
    "quiero algo para las arrugas y la flacidez",
    "no más de 120 en total, mi piel es seca",
    "y el total cuánto es",
  ],
])(
  "what went over the sum is not counted, and the aim told before the type stays (%s)",
  (language, ...messages) => {
    const answers = talk(language, "advice", messages);
    expect(lastOf(answers).products).toEqual(answers[1]?.products);
    expect(answers[1]?.products).not.toContain("quiet-balm");
  },
);

test.each<[Language, string, string]>([
  ["en", "oily skin, blackheads", "sunscreen i already have"],
  ["fr", "peau grasse, brillances, vous me proposez quoi", "la crème solaire j'en ai déjà une"],
  ["sp", "piel grasa con brillos y granitos", "protector solar ya tengo"],
  ["sp", "piel mixta, pero no quiero mas de 3 cosas", "el protector ya lo tengo"],
])("what is had goes, and the rest stays (%s %s)", (language, ...messages) => {
  const [before, after] = talk(language, "advice", messages);
  const rest = before?.products?.filter((id) => !id.includes("spf"));
  expect(after?.products).toEqual(rest);
});

test.each<[Language, string, string]>([
  ["fr", "peau grasse qui brille, des idées ?", "le nettoyant je l'ai déjà"],
  ["sp", "piel grasa con poros, que me recomiendas", "el limpiador ya lo tengo"],
])("a kind that is had and was not named takes nothing off (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).reply).toMatch(/noté|Anotado/);
});

test.each<[Language, string, string]>([
  ["en", "what moisturizer for oily skin", "i also use undertow gel at night"],
  ["fr", "quelle crème pour peau grasse ?", "le soir je mets aussi le Gel Lame de Fond"],
  ["sp", "qué crema para piel grasa", "por la noche también uso el Gel Mar de Fondo"],
  ["en", "how do i use night current", "i'm also using soft ebb in the evening"],
  ["en", "acne marks on brown skin", "i already use soft ebb twice a week"],
  ["fr", "rides", "le soir j'utilise déjà le Jusant Doux"],
  ["sp", "manchas en las mejillas", "ya uso Bajamar Suave por la noche"],
])("what is told to be used beside it is held against it (%s %s)", (language, ...messages) => {
  expect(chat(language, ...messages).reply).toMatch(
    /morning|different evenings|Le matin|le matin|pas le même soir|noches distintas|por la mañana/,
  );
});

test.each<[Language, string, string, string]>([
  ["en", "dark spots on my cheeks, what do you have", "i'm pregnant", "so what do i take in the end"],
  [
    "fr",
    "j'ai des taches de soleil sur les joues",
    "je suis enceinte de 3 mois aussi",
    "donc je prends quoi finalement ?",
  ],
  ["sp", "manchas después de granitos", "estoy embarazada", "entonces al final qué me llevo"],
])("the closing question has what stands for an answer (%s)", (language, ...messages) => {
  const answers = talk(language, "advice", messages);
  expect(new Set(lastOf(answers).products)).toEqual(new Set(answers[1]?.products));
});

test.each<[Language, string, string]>([
  ["en", "tell me about moonstone serum", "do you have something cheaper that does the same"],
  ["fr", "le Sérum Pierre de Lune il en reste ?", "vous avez moins cher qui fait pareil ?"],
  ["sp", "cuánto cuesta el Sérum Piedra de Luna", "hay algo más barato que haga lo mismo"],
])("what costs less does what the dear one does (%s)", (language, ...messages) => {
  const { products } = chat(language, ...messages);
  expect(["smooth-stone-serum", "quiet-harbor-serum"]).toContain(products?.[0]);
});

test.each<[Language, ...string[]]>([
  ["en", "acne cream for my 14 yr old son", "he uses adapalene from the doctor", "and to wash his face?"],
  [
    "fr",
    "quel soin pour mon ado de 15 ans qui a de l'acné",
    "il prend un traitement du dermato, un gel adapalène",
    "ok et pour le laver ?",
  ],
  ["sp", "mi hija de 15 tiene granitos", "usa adapaleno recetado", "y para lavarse la cara?"],
  ["fr", "peau sèche qui tire", "et pour me laver le visage ?"],
])("what to wash with is a wash (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).products?.[0]).toBe("silk-milk");
});

test.each<[Language, string, string]>([
  ["en", "i want to return a serum", "i haven't opened it"],
  ["en", "i'd like to send a cream back", "never opened, still sealed"],
  ["fr", "je veux rendre une crème", "elle n'est pas ouverte, reçue la semaine dernière"],
  ["fr", "je souhaite renvoyer un produit", "je l'ai pas ouvert"],
  ["sp", "quiero devolver una crema", "no la he abierto, la compre hace 10 dias"],
  ["sp", "quiero devolver un sérum", "está sin abrir, con su caja"],
])("not opened is not opened (%s %s)", (language, ...messages) => {
  expect(lastOf(talk(language, "support", messages)).reply).toMatch(/Unopened|Non ouvert|Sin abrir/);
});

test.each<[Language, string, string]>([
  ["en", "i want to return a serum", "do i get money or credit"],
  ["fr", "je veux rendre une crème", "c'est remboursé ou un avoir ?"],
  ["sp", "quiero devolver una crema", "me devuelven el dinero o es un vale?"],
])("money or credit is a choice of the person who answers (%s)", (language, ...messages) => {
  expect(lastOf(talk(language, "support", messages)).reply).toMatch(
    /not mine to decide|pas à moi|no lo decido yo/,
  );
});

test.each<[Language, string, string]>([
  ["en", "dry skin, what cream", "and a sunscreen for my husband, he hates sticky creams"],
  ["fr", "j'ai la peau sèche", "et un écran solaire pour mon copain qui déteste les crèmes qui collent"],
  [
    "sp",
    "hola, tengo la piel seca",
    "bueno, y un protector solar para mi marido que odia las cremas pegajosas",
  ],
])("a kind somebody hates is not wished for (%s)", (language, ...messages) => {
  const { products } = chat(language, ...messages);
  expect(products?.[0]).toBe("salt-air-fluid-spf-50");
  expect(products?.every((id) => id.includes("spf"))).toBe(true);
});

test.each<[Language, string]>([
  ["en", "how much is a full routine for oily skin, cleanser serum cream and spf"],
  ["fr", "combien coûte une routine complète peau sèche : nettoyant, sérum, crème et solaire"],
  ["fr", "routine complète pour peau grasse svp, nettoyant sérum crème, ça coûte combien"],
  ["sp", "cuanto cuesta la rutina completa para piel grasa, limpiador serum crema y protector"],
])("a routine that is asked with its price has one (%s %s)", (language, message) => {
  const { reply, products } = chat(language, message);
  expect(products?.length).toBeGreaterThan(2);
  expect(reply).toMatch(/\$\d+\.\d\d (together|en tout|en total)/);
});

test.each<[Language, ...string[]]>([
  ["en", "breakouts and oily skin", "do i need sunscreen with that", "ok and what about the total"],
  ["fr", "boutons et peau grasse", "il me faut une crème solaire avec ça ?", "ça fait combien en tout ?"],
  ["sp", "piel grasa con poros", "¿y un protector solar?", "¿y el total?"],
])("a sunscreen asked for beside it leaves what treats (%s)", (language, ...messages) => {
  const { products } = chat(language, ...messages);
  expect(products?.length).toBeGreaterThan(2);
  expect(products).toContain("smooth-stone-serum");
});

test.each<[Language, string]>([
  ["en", "does noon veil come in different shades?"],
  ["fr", "le Voile de Midi existe en plusieurs teintes ?"],
  ["sp", "el Velo de Mediodía viene en varios tonos?"],
])("how many tints stands on the label (%s)", (language, message) => {
  expect(chat(language, message).reply).toMatch(/One warm tint|Une seule teinte|Un solo tono/);
});

test.each<[Language, string]>([
  ["en", "Just one product please. My face feels tight after I wash it."],
  ["fr", "juste un produit svp, ma peau tire après la douche"],
  ["sp", "un solo producto por favor, la cara me tira despues de lavarme"],
])("one product is one (%s)", (language, message) => {
  expect(advice(message, language).recommendations).toHaveLength(1);
});

test.each<[Language, string]>([
  ["en", "im 25 and never used any skincare, where do i start"],
  ["fr", "j'ai 23 ans, je mets rien sur ma peau, je commence par quoi ?"],
  ["sp", "tengo 22 años y no uso nada, por donde empiezo"],
])("whoever uses nothing begins with the basic steps (%s)", (language, message) => {
  expect(chat(language, message).products).toContain("salt-air-fluid-spf-50");
});

test.each<[Language, string, string]>([
  ["fr", "rides et peau sèche", "trop cher, j'ai 120 max"],
  ["en", "breakouts on my chin", "what's the cheapest way, i only have 60 dollars"],
  ["sp", "tengo granitos en la barbilla", "es muy caro, tengo 60 máximo"],
])("a sum told with a complaint of the price chooses within it (%s)", (language, ...messages) => {
  expect(chat(language, ...messages).reply).toMatch(/^(Pour cette somme|For that sum|Por esa cantidad)/);
});

test.each<[Language, string, string, string]>([
  ["sp", "quiero devolver una crema", "me devuelven el dinero o es un vale?", "y quien paga el envio"],
  ["fr", "je veux rendre une crème", "remboursement ou avoir ?", "et qui paie le retour"],
])("who pays for the way back is answered (%s)", (language, ...messages) => {
  expect(lastOf(talk(language, "support", messages)).reply).toMatch(/envío de vuelta|frais de retour/);
});

test.each<[Language, string]>([
  ["en", "oily t zone and breakouts on the chin around my period"],
  ["sp", "Manchas en la cara después del embarazo, todavía doy pecho"],
])("azelaic acid is begun without another strong thing (%s)", (language, message) => {
  const ids = advice(message, language).recommendations.map(({ id }) => id);
  const strong = ids.filter((id) =>
    ["undertow-gel", "soft-ebb", "night-current", "quiet-harbor-serum"].includes(id),
  );
  expect(strong.length).toBeLessThan(2);
});
