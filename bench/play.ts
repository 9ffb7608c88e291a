/**
 * Runs conversations against the adviser, a model played by somebody behind it: node bench/play.ts SET.jsonl OUT [--guided]
 * A line of the set: {"id", "lang": "en"|"fr"|"es", "surface": "recommender"|"expert"|"support", "turns": ["…"]}; `ordered`
 * gives the shopper a last order, `region` says where they are. Requests appear in OUT/requests (bench/stand-in-model.ts);
 * replies in OUT/replies.jsonl. With --guided the adviser of the house answers, for side by side. All talks at once.
 */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pino from "pino";
import { z } from "zod";
import { createGuidedExpert } from "#app/expert/talk/guided/guided-expert.ts";
import type { Expert, HistoryEntry } from "#app/expert/expert.ts";
import { describeSkin } from "#app/expert/seeing/describe-skin.ts";
import { CircuitBreaker } from "#app/expert/talk/model/circuit-breaker.ts";
import type { Refusal } from "#app/expert/talk/model/guard/ground.ts";
import { createModelExpert } from "#app/expert/talk/model/model-expert.server.ts";
import { createModel } from "#app/expert/talk/model/model.server.ts";
import { NotesKept } from "#app/expert/talk/model/notes-kept.ts";
import { isLanguage, LANGUAGE_TAGS, languageFromTag, LANGUAGES } from "#app/i18n/language.ts";
import { demoCatalogueIn } from "../lab/adviser/evaluation/evaluation-catalogue.ts";
import { demoNames, SHOP_WITH_PAGES } from "../lab/adviser/evaluation/house-pages.ts";
import { startStandIn } from "./stand-in-model.ts";

const talkSchema = z.object({
  id: z.string(),
  lang: z.enum([...LANGUAGE_TAGS, ...LANGUAGES]),
  surface: z.enum(["recommender", "expert", "support"]),
  region: z.string().optional(),
  ordered: z.boolean().optional(),
  turns: z.array(z.string()).min(1),
});
type Talk = z.infer<typeof talkSchema>;

interface Played {
  reply: string;
  products: readonly string[];
  /** What stood beside each recommended product. */
  reasons?: readonly string[];
}

const LAST_ORDER = {
  id: "7f3a91c2-5d0e-4b6f-9a51-0c2d8e4f6a7b",
  status: "pending",
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  totalAmount: 12_600,
};

/** What was noted in earlier turns: each turn has an adviser of its own. */
const kept = new NotesKept();

/** Nobody who plays a model is hurried. */
const A_DAY = 86_400_000;

const [set = "", out = ""] = process.argv.slice(2);
const guided = process.argv.includes("--guided");
if (!set || !out) throw new Error("node bench/play.ts SET.jsonl OUT [--guided]");
mkdirSync(out, { recursive: true });
const replies = join(out, guided ? "replies-guided.jsonl" : "replies.jsonl");
writeFileSync(replies, "");

const house: Expert = { ...createGuidedExpert(), analyze: async (request) => describeSkin(request) };
const standIn = guided ? undefined : await startStandIn(join(out, "requests"));
if (standIn)
  console.log(`Requests appear in ${join(out, "requests")}; their answers are awaited beside them.`);

/** An adviser of one talk's own, so that what is held back of it is known. */
function adviserFor(refused: Refusal[], fallbacks: string[]): Expert {
  if (!standIn) return house;
  return createModelExpert({
    fallback: house,
    model: createModel({ provider: "openai-compatible", model: "stand-in", baseUrl: standIn.url }),
    gate: new CircuitBreaker(Number.POSITIVE_INFINITY),
    log: pino({ level: "silent" }),
    patience: { firstWords: A_DAY, whole: A_DAY },
    kept,
    onRefused: (one) => refused.push(one),
    onFallback: (why) => fallbacks.push(why),
  });
}

async function play({ id, lang, surface, region, ordered, turns }: Talk): Promise<void> {
  const language = isLanguage(lang) ? lang : languageFromTag(lang);
  const catalogue = demoCatalogueIn(language);
  const chatHistory: HistoryEntry[] = [];
  const shop = ordered ? { ...SHOP_WITH_PAGES, lastOrder: LAST_ORDER } : SHOP_WITH_PAGES;
  const where = region ? { country: region } : {};
  const nameOf = (product: string) => catalogue.find((one) => one.id === product)?.name ?? product;
  for (const [index, message] of turns.entries()) {
    const refused: Refusal[] = [];
    const fallbacks: string[] = [];
    const expert = adviserFor(refused, fallbacks);
    const answer = async (): Promise<Played> => {
      if (surface !== "recommender") {
        const type = surface === "expert" ? "advice" : "support";
        const { reply, products = [] } = await expert.reply({
          message,
          chatHistory: [...chatHistory],
          type,
          language,
          catalogue,
          otherNames: demoNames,
          shop,
          ...where,
        });
        return { reply, products };
      }
      const { recommendations, notice = "" } = await expert.recommend({
        concern: message,
        language,
        catalogue,
        otherNames: demoNames,
        ...where,
      });
      const lines = recommendations.map((one) => `${nameOf(one.id)}: ${one.reasoning}`);
      return {
        reply: [notice, ...lines].filter(Boolean).join("\n"),
        products: recommendations.map((one) => one.id),
      };
    };
    const { reply, products } = await answer();
    const line = {
      id,
      turn: index + 1,
      lang,
      surface,
      ordered,
      message,
      reply,
      products,
      refused,
      fallbacks,
    };
    appendFileSync(replies, `${JSON.stringify(line)}\n`);
    chatHistory.push(
      { role: "user", parts: [{ text: message }] },
      { role: "model", parts: [{ text: reply }] },
    );
  }
}

const talks = readFileSync(set, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => talkSchema.parse(JSON.parse(line)));
await Promise.all(talks.map(play));
await standIn?.stop();
console.log(`${talks.length} talks, replies in ${replies}`);
