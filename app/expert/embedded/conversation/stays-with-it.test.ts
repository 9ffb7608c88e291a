import { expect, test } from "vitest";
import type { Language } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { advice, chat, lastOf, talk } from "../../../../lab/adviser/evaluation/talk.ts";

const nameOf = (language: Language, id: string): string =>
  demoCatalogueIn(language).find((product) => product.id === id)?.name ?? "";

test.each<[Language, (name: string) => string, string]>([
  ["en", (name) => `my skin got worse since i started ${name}`, "what else for pimples"],
  ["fr", (name) => `le ${name} m'a donné des boutons`, "quoi d'autre pour les boutons"],
  ["sp", (name) => `el ${name} me irritó la cara`, "qué otra cosa para los granos"],
])("what has upset skin is not named again (%s)", (language, tells, asks) => {
  const { products = [] } = chat(language, tells(nameOf(language, "undertow-gel")), asks);
  expect(products.length).toBeGreaterThan(0);
  expect(products).not.toContain("undertow-gel");
});

test.each<[Language, string, string]>([
  ["en", "i have a mole that has been itching for a month", "can you recommend a cream for the itch"],
  ["fr", "mon grain de beauté me gratte depuis un mois", "une crème contre les démangeaisons ?"],
  ["sp", "tengo un lunar que me pica hace un mes", "me recomiendas una crema para la picazón"],
])("a cream for what a sign does to skin is still for the sign (%s)", (language, sign, asks) => {
  expect(chat(language, sign, asks).products).toEqual([]);
});

test.each<[Language, string, string]>([
  ["en", "retinal vs retinol, whats the difference", "which one for a beginner"],
  ["fr", "c'est quoi la différence entre rétinal et rétinol", "lequel pour débuter"],
  ["sp", "qué diferencia hay entre retinal y retinol", "cuál para empezar, soy principiante"],
])("of two ingredients the milder one to begin with (%s)", (language, ...messages) => {
  const { products = [] } = chat(language, ...messages);
  expect(products).toEqual(["night-current"]);
});

test.each<[Language, string, string]>([
  ["en", "i got the wrong cream", "can i keep it"],
  ["fr", "je n'ai pas reçu le bon produit", "je peux le garder ?"],
  ["sp", "me mandaron otro producto", "¿lo puedo usar igual?"],
])("a question about a parcel is of the parcel (%s)", (language, ...messages) => {
  const { reply, products } = lastOf(talk(language, "support", messages));
  expect(reply).toContain("care@nacre.example");
  expect(products).toEqual([]);
});

test.each<[Language, string, RegExp]>([
  ["en", "what can I put on a tattoo thats 3 days old", /artist/],
  ["fr", "une crème pour mon tatouage de 3 jours", /tatoueur/],
  ["sp", "qué le pongo a un tatuaje de 3 días", /quien lo hizo/],
  ["en", "c section scar, 2 months", /silicone/],
  ["fr", "cicatrice de césarienne 2 mois", /silicone/],
  ["sp", "cicatriz de cesárea de 2 meses", /silicona/],
  ["en", "waxed my lip yesterday and got bumps", /follicles/],
  ["fr", "épilation à la cire hier et plein de boutons", /follicules/],
  ["sp", "me depilé con cera ayer y me salieron granitos", /folículos/],
])("what has one honest answer gets it wherever it is asked (%s: %s)", (language, message, says) => {
  expect(chat(language, message).reply).toMatch(says);
  expect(advice(message, language).notice).toMatch(says);
});

test.each<[Language, string]>([
  ["en", "my teenager (13) wants the drunk elephant stuff, what do you have that's ok"],
  ["fr", "ma fille de 13 ans veut du drunk elephant, vous avez quoi de bien pour elle"],
  ["sp", "mi hija de 13 quiere cosas de drunk elephant, qué tienen para ella"],
])("somebody's age is enough to be recommended for (%s)", (language, message) => {
  const ids = advice(message, language).recommendations.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const strong of ["night-current", "seven-tides-ampoules", "soft-ebb"])
    expect(ids).not.toContain(strong);
});
