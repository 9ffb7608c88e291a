import { expect, test } from "vitest";
import { COSTLY_MESSAGES } from "../../../lab/adviser/evaluation/costly-messages.ts";
import { demoCatalogueIn } from "../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { SHOP } from "../../../lab/adviser/evaluation/talk.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import { replyTo } from "./conversation/reply.ts";
import { effort } from "../reading/effort.ts";

/** The dearest takes 118,000 (numbers, in English); a loop over pairs of words would take millions. */
const MOST_STEPS = 200_000;

test.each(LANGUAGES)("no message costs more than a bounded number of steps (%s)", (language) => {
  const catalogue = demoCatalogueIn(language);
  for (const message of COSTLY_MESSAGES) {
    const chatHistory = Array.from({ length: 20 }, (_, turn) => ({
      role: "user" as const,
      parts: [{ text: `${turn} ${message}` }],
    }));
    effort.steps = 0;
    replyTo({ message, chatHistory, type: "advice", language, catalogue, shop: SHOP });
    expect(effort.steps, message.slice(0, 30)).toBeLessThan(MOST_STEPS);
  }
});
