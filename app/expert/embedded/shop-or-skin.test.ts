import { expect, test } from "vitest";
import { languageFromTag } from "#app/i18n/language.ts";
import shopAdvice from "../knowledge/shop-advice.json" with { type: "json" };
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { SHOP } from "../../../lab/adviser/evaluation/talk.ts";
import { createEmbeddedExpert } from "./embedded-expert.ts";

const expert = createEmbeddedExpert();
const LETTERS = 30;

/** Whether an answer is one of the shop's matters, by how those begin. */
function isOfShop(reply: string, lang: "en" | "fr" | "es"): boolean {
  const begins = (text: string) => (text.split("{")[0] ?? "").slice(0, LETTERS);
  return shopAdvice.some(({ say }) => begins(say[lang]).length > 10 && reply.includes(begins(say[lang])));
}

async function ask(lang: "en" | "fr" | "es", message: string, type: "advice" | "support" = "advice") {
  const language = languageFromTag(lang);
  const { reply } = await expert.reply({
    message,
    type,
    language,
    chatHistory: [],
    catalogue: demoCatalogueIn(language),
    shop: SHOP,
  });
  return reply;
}

test.each([
  ["en", "How do I get rid of acne marks faster?"],
  ["en", "Would a peel get blackheads out faster?"],
  ["en", "Can I get my dry lips soft by friday?"],
  ["en", "My skin gets red faster than it used to"],
  ["en", "I want my dark spots to fade quicker, what is express?"],
  ["en", "Does my oily shine return by noon because I wash too often?"],
  ["en", "The pimples return every month, what helps?"],
  ["en", "My pores look open and big"],
  ["en", "Which cream gets absorbed fastest on dry skin?"],
  ["en", "I need less wrinkles before saturday"],
  ["fr", "Comment faire partir mes marques d’acné plus vite ?"],
  ["fr", "Je voudrais une peau moins sèche d’ici vendredi"],
  ["fr", "Mes boutons reviennent chaque mois, que faire ?"],
  ["fr", "Mes pores sont ouverts, quel sérum ?"],
  ["fr", "Mes rides se creusent plus rapidement, que mettre ?"],
  ["fr", "Un gommage fait-il partir les points noirs plus vite ?"],
  ["es", "¿Cómo se van más rápido las marcas de los granos?"],
  ["es", "Quiero labios suaves para el viernes, los tengo secos"],
  ["es", "Los granos me vuelven cada mes, ¿qué hago?"],
  ["es", "Tengo los poros abiertos, ¿qué sérum?"],
  ["es", "Las manchas se me oscurecen más rápido en verano"],
  ["es", "¿Una exfoliación quita antes los puntos negros?"],
] as const)("%s: %s is of skin", async (lang, message) => {
  expect(isOfShop(await ask(lang, message), lang)).toBe(false);
});

test.each([
  ["en", "Can I get my parcel faster?"],
  ["en", "Is there express delivery?"],
  ["en", "My parcel is stuck in customs"],
  ["en", "I have two orders, do I pay shipping twice?"],
  ["en", "Do I need an account to order?"],
  ["fr", "Puis-je recevoir mon colis plus vite ?"],
  ["fr", "Mon colis est bloqué à la douane"],
  ["fr", "Faut-il un compte pour commander ?"],
  ["es", "¿Puede llegar mi paquete más rápido?"],
  ["es", "Mi paquete está parado en la aduana"],
  ["es", "¿Hace falta una cuenta para hacer un pedido?"],
] as const)("%s: %s is of the shop", async (lang, message) => {
  expect(isOfShop(await ask(lang, message, "support"), lang)).toBe(true);
});
