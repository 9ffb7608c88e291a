import type { Advice, HistoryEntry, Reply, ShopFacts } from "#app/expert/expert.ts";
import type { Language } from "#app/i18n/language.ts";
import { replyTo } from "#app/expert/talk/guided/answer.ts";
import { advise } from "#app/expert/talk/guided/guided-expert.ts";
import { demoCatalogueIn } from "./evaluation-catalogue.ts";

/** The shop as a visitor's conversation knows it. */
export const SHOP: ShopFacts = {
  shippingFee: 1000,
  supportEmail: "care@nacre.example",
  supportPhone: "+1 555 010 0199",
};

/** Says one message after the other to the guided adviser, over the demo catalogue; every answer, in order. */
export function talk(
  language: Language,
  type: "advice" | "support",
  messages: readonly string[],
  shop: ShopFacts = SHOP,
): Reply[] {
  const catalogue = demoCatalogueIn(language);
  const chatHistory: HistoryEntry[] = [];
  return messages.map((message) => {
    const said = replyTo({ message, chatHistory: [...chatHistory], type, language, shop, catalogue });
    chatHistory.push(
      { role: "user", parts: [{ text: message }] },
      { role: "model", parts: [{ text: said.reply }] },
    );
    return said;
  });
}

const lastOf = (replies: readonly Reply[]): Reply => replies.at(-1) ?? { reply: "" };

/** The last answer of the expert's chat when these are said one after the other. */
export const chat = (language: Language, ...messages: string[]): Reply =>
  lastOf(talk(language, "advice", messages));

/** What the recommender answers, over the demo catalogue. */
export const advice = (concern: string, language: Language): Advice =>
  advise({ concern, language, catalogue: demoCatalogueIn(language) }, demoCatalogueIn(language));
