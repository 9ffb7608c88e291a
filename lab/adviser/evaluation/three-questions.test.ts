import { expect, test } from "vitest";
import { messageOf, QUESTIONS } from "#app/features/advisor/questions.ts";
import { fetchAdviceMessages } from "#app/i18n/load-advice-messages.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import { chat } from "./talk.ts";

const MORNING = /^(Morning|Matin|Mañana) ?:$/m;
/** What belongs to another question. */
const MORE =
  /what I would choose|the one I would choose|ce que je choisirais|mon choix|lo que elegiría|me quedaría|No puedo decir|nada preocupante|un buen comienzo/;

test.each(LANGUAGES)(
  "whatever is tapped, the three questions end in a routine and nothing else (%s)",
  async (language) => {
    const words = (await fetchAdviceMessages(language)) as Record<string, string>;
    const [feel, wish, mind] = QUESTIONS;
    const without: string[] = [];
    for (const one of feel.answers)
      for (const other of wish.answers)
        for (const last of mind.answers) {
          const said = [`say-feel-${one}`, `say-wish-${other}`, `say-mind-${last}`].map(
            (key) => words[key] ?? "",
          );
          const message = messageOf(said, words["say-routine"] ?? "");
          const { reply, products = [] } = chat(language, message);
          if (!MORNING.test(reply) || MORE.test(reply) || products.length < 3) without.push(message);
        }
    expect(without).toEqual([]);
  },
);
