import { readFileSync } from "node:fs";
import type { HistoryEntry, ShopFacts } from "#app/expert/expert.ts";
import { AnswerContext } from "#app/expert/talk/model/answer-context.ts";
import type { Ground, Rule } from "#app/expert/talk/model/guard/ground.ts";
import { readSentence, tidy } from "#app/expert/talk/model/guard/guard.ts";
import { createSplitter } from "#app/expert/talk/model/guard/sentences.ts";
import { houseNote } from "#app/expert/talk/model/request.ts";
import { groundOf } from "#app/expert/talk/model/talk.server.ts";
import { isLanguage, languageFromTag } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../evaluation/evaluation-catalogue.ts";
import { demoNames, SHOP_WITH_PAGES } from "../evaluation/house-pages.ts";

/** One reply of a played round, as bench/play.ts wrote it down. */
export interface PlayedReply {
  id: string;
  turn: number;
  lang: string;
  surface: "recommender" | "expert" | "support";
  ordered?: boolean;
  message: string;
  reply: string;
  products: string[];
  /** Sentences that the guard of that day left out. */
  refused: string[];
}

/** A sentence of a played round that the guard of today would leave out. */
export interface Dropped {
  talk: string;
  sentence: string;
  rules: Rule[];
  /** Whether it was shown that day. */
  wasShown: boolean;
}

const LAST_ORDER = {
  id: "7f3a91c2-5d0e-4b6f-9a51-0c2d8e4f6a7b",
  status: "pending",
  createdAt: "2026-11-21T10:00:00.000Z",
  totalAmount: 12_600,
} as const;

/** The replies of a round, by talk and turn. */
export function playedRound(name: string): PlayedReply[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as PlayedReply);
}

const sentencesOf = (text: string): string[] => {
  const splitter = createSplitter();
  return [...splitter.push(text), ...splitter.end()].map((piece) => tidy(piece.sentence)).filter(Boolean);
};

async function groundFor(one: PlayedReply, chatHistory: HistoryEntry[]) {
  const language = isLanguage(one.lang) ? one.lang : languageFromTag(one.lang);
  const shop: ShopFacts = { ...SHOP_WITH_PAGES, ...(one.ordered && { lastOrder: LAST_ORDER }) };
  const context = new AnswerContext({
    message: one.message,
    chatHistory,
    type: one.surface === "support" ? "support" : "advice",
    language,
    catalogue: demoCatalogueIn(language),
    otherNames: demoNames,
    shop,
  });
  return {
    ground: await groundOf(context, houseNote(context, new Date(LAST_ORDER.createdAt))),
    alarm: context.brief.alarm,
  };
}

/** The parts of a reply that are read one after the other, each with what stood above it. */
function partsOf({ surface, reply, products }: PlayedReply, { catalogue }: Ground) {
  if (surface !== "recommender") return [{ above: [], sentences: sentencesOf(reply) }];
  const above: string[] = [];
  return reply.split("\n").map((line) => {
    const product = catalogue.find(({ id, name }) => products.includes(id) && line.startsWith(`${name}: `));
    if (product) above.push(`${product.name}.`);
    return {
      above: [...above],
      sentences: sentencesOf(product ? line.slice(product.name.length + 2) : line),
    };
  });
}

/** Reads the sentences of a round once more, shown ones and refused ones, and gives those that would be left out. */
export async function readAgain(
  round: readonly PlayedReply[],
): Promise<{ read: number; dropped: Dropped[] }> {
  const dropped: Dropped[] = [];
  let read = 0;
  for (const talk of Map.groupBy(round, ({ id }) => id).values()) {
    const chatHistory: HistoryEntry[] = [];
    for (const one of talk.toSorted((a, b) => a.turn - b.turn)) {
      const { ground, alarm } = await groundFor(one, [...chatHistory]);
      const parts = partsOf(one, ground);
      for (const { above, sentences } of parts)
        for (const [at, sentence] of sentences.entries()) {
          if (alarm?.includes(sentence)) continue;
          read += 1;
          const rules = readSentence(sentence, ground, [...above, ...sentences.slice(0, at)]);
          if (rules.length > 0)
            dropped.push({ talk: `${one.id}.${one.turn}`, sentence, rules, wasShown: true });
        }
      for (const sentence of one.refused) {
        read += 1;
        // Where it stood is not known: it is read in each place where it may have stood.
        const places = [[], ...parts.map(({ above, sentences }) => [...above, ...sentences])];
        const [least = []] = places
          .map((before) =>
            readSentence(
              sentence,
              ground,
              before.filter((other) => other !== sentence),
            ),
          )
          .toSorted((a, b) => a.length - b.length);
        if (least.length > 0)
          dropped.push({ talk: `${one.id}.${one.turn}`, sentence, rules: least, wasShown: false });
      }
      chatHistory.push(
        { role: "user", parts: [{ text: one.message }] },
        { role: "model", parts: [{ text: one.reply }] },
      );
    }
  }
  return { read, dropped };
}
