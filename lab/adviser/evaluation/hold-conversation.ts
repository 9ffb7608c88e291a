import type { Expert, HistoryEntry, Reply } from "#app/expert/expert.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { type Answer, type CheckResult, checkTurn } from "./check-turn.ts";
import type { Conversation, Surface, Turn } from "./conversation.ts";
import { demoCatalogueIn } from "./evaluation-catalogue.ts";
import { namedIn } from "./goods.ts";
import type { Inspect } from "./inspect.ts";
import { demoNames, SHOP_WITH_PAGES } from "./house-pages.ts";

/** A picture is no part of a conversation. */
type Speaker = Omit<Expert, "analyze">;

/** One message, what came back and how it was judged. */
export interface JudgedTurn {
  conversation: Conversation;
  surface: Surface;
  turn: Turn;
  /** From 1. */
  number: number;
  text: string;
  checks: CheckResult[];
}

const LAST_ORDER = {
  id: "7f3a91c2-5d0e-4b6f-9a51-0c2d8e4f6a7b",
  status: "pending",
  createdAt: "2026-11-18T09:30:00.000Z",
  totalAmount: 12600,
};

const catalogues = {
  en: demoCatalogueIn("en"),
  fr: demoCatalogueIn("fr"),
  es: demoCatalogueIn("sp"),
};

/** What a reply puts into the cart: its own list where it gives one, else what its text names, as the page does. */
const offeredBy = ({ reply, products }: Reply): readonly string[] => products ?? namedIn(reply);

interface Given {
  text: string;
  offered: readonly string[];
  /** Questions to tap. */
  taps: number;
}

/** Holds one conversation on one surface with the answers that really come, and checks each of them. */
async function holdConversation(
  expert: Speaker,
  conversation: Conversation,
  surface: Surface,
  inspect?: Inspect,
): Promise<JudgedTurn[]> {
  const language = languageFromTag(conversation.lang);
  const country = conversation.region;
  const catalogue = catalogues[conversation.lang];
  const shop = conversation.ordered ? { ...SHOP_WITH_PAGES, lastOrder: LAST_ORDER } : SHOP_WITH_PAGES;
  const type = surface === "support" ? "support" : "advice";
  const chatHistory: HistoryEntry[] = [];
  const before: string[] = [];
  const judged: JudgedTurn[] = [];

  const answer = async (message: string): Promise<Given> => {
    if (surface === "recommender") {
      const { recommendations, notice } = await expert.recommend({
        concern: message,
        language,
        country,
        catalogue,
        otherNames: demoNames,
      });
      const text = [notice ?? "", ...recommendations.map(({ reasoning }) => reasoning)].join("\n");
      return { text, offered: recommendations.map(({ id }) => id), taps: 0 };
    }
    const reply = await expert.reply({
      message,
      chatHistory,
      type,
      language,
      country,
      catalogue,
      otherNames: demoNames,
      shop,
    });
    return { text: reply.reply, offered: offeredBy(reply), taps: reply.questions?.length ?? 0 };
  };

  for (const [index, turn] of conversation.turns.entries()) {
    const given = await answer(turn.say);
    const inspected = inspect?.({ message: turn.say, chatHistory, language, type, catalogue });
    const checked: Answer = { ...given, lang: conversation.lang, before, inspected };
    judged.push({
      conversation,
      surface,
      turn,
      number: index + 1,
      text: given.text,
      checks: checkTurn(turn, checked),
    });
    chatHistory.push(
      { role: "user", parts: [{ text: turn.say }] },
      { role: "model", parts: [{ text: given.text }] },
    );
    before.push(...given.offered, ...namedIn(given.text));
  }
  return judged;
}

/** All conversations, each on every surface it names, so many at once; judged in their order. */
export async function holdAll(
  expert: Speaker,
  conversations: readonly Conversation[],
  inspect?: Inspect,
  atOnce = 1,
): Promise<JudgedTurn[]> {
  const talks = conversations.flatMap((conversation) =>
    conversation.surface.map((surface) => ({ conversation, surface })),
  );
  const judged: JudgedTurn[][] = [];
  let next = 0;
  const hold = async () => {
    while (next < talks.length) {
      const at = next++;
      const talk = talks[at];
      if (talk) judged[at] = await holdConversation(expert, talk.conversation, talk.surface, inspect);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hold));
  return judged.flat();
}
