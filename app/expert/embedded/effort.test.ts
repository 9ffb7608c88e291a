import { expect, test } from "vitest";
import { demoCatalogueIn } from "#app/expert/evaluation/evaluation-catalogue.ts";
import { SHOP } from "#app/expert/evaluation/talk.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import { replyTo } from "./conversation/reply.ts";
import { effort } from "./understanding/effort.ts";

const LONGEST = 2000;
/** Words that begin many phrases, numbers, one endless word, and a plain message said over and over. */
const COSTLY = [
  "no ni sin pas de without not never ",
  "allergic to and or allergique a ou alergica a y ",
  "my i im j ai tengo soy for me ",
  "12 3 45 years 6 ans 7 anos 8 weeks ",
  "what does the can i use it how is ",
  "a".repeat(LONGEST),
  "Night Current Soft Ebb Corriente Nocturna Courant de Nuit ",
  "My cheeks are dry, I am pregnant and I would like a cream for less than 50 dollars. ",
  "¿ ? , . ; : ! ".repeat(20),
];
/** The dearest takes 118,000 (numbers, in English); a loop over pairs of words would take millions. */
const MOST_STEPS = 200_000;

test.each(LANGUAGES)("no message costs more than a bounded number of steps (%s)", (language) => {
  const catalogue = demoCatalogueIn(language);
  for (const piece of COSTLY) {
    const message = piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);
    const chatHistory = Array.from({ length: 20 }, (_, turn) => ({
      role: "user" as const,
      parts: [{ text: `${turn} ${message}` }],
    }));
    effort.steps = 0;
    replyTo({ message, chatHistory, type: "advice", language, catalogue, shop: SHOP });
    expect(effort.steps, piece.slice(0, 30)).toBeLessThan(MOST_STEPS);
  }
});
