import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { demoNames } from "../../../../lab/adviser/evaluation/house-pages.ts";
import { PERSONS } from "../../../../lab/adviser/scripted/persons.ts";
import { type Scripted, scripted } from "../../../../lab/adviser/scripted/sentences.ts";
import { sheetAsText } from "../../../features/house/load-sheet.server.ts";
import { type ModelServer, startModelServer } from "#test/doubles/model-server.ts";
import { type Language, LANGUAGES } from "#app/i18n/language.ts";
import { createGuidedExpert } from "../guided/guided-expert.ts";
import type { Expert, ReplyRequest } from "../../expert.ts";
import { describeSkin } from "../../seeing/describe-skin.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { createModelExpert } from "./model-expert.server.ts";
import { createModel } from "./model.server.ts";
import { readBrief } from "./brief.ts";

const own = createGuidedExpert();
/** The adviser of the house, all at one go: its pace is not what is tested. */
const house: Expert = {
  ...own,
  reply: async ({ onText, ...request }) => {
    const answer = await own.reply(request);
    onText?.(answer.reply);
    return answer;
  },
  analyze: async (request) => describeSkin(request),
};
const FACTS = {
  email: "care@nacre.example",
  phone: "+1 555 0100",
  phoneDigits: "+15550100",
  shippingFee: "$5.00",
};
const pages = (language: Language) =>
  (["contact", "shipping", "returns", "questions"] as const).map((name) => ({
    name,
    title: name,
    text: sheetAsText(name, language, FACTS),
  }));
const shop = { shippingFee: 500, supportEmail: FACTS.email, supportPhone: FACTS.phone, pages };

/** What a model might say first to anybody. */
const LEADS: Record<Language, string> = {
  en: "Silk Milk cleanses softly, without foam, and leaves nothing tight.",
  fr: "Le Lait de Soie nettoie en douceur, presque sans mousse.",
  sp: "La Leche de Seda limpia con suavidad, casi sin espuma.",
};

let server: ModelServer;
let expert: Expert;
beforeAll(async () => {
  server = await startModelServer("openai-compatible");
  expert = createModelExpert({
    fallback: house,
    model: createModel({ provider: "openai-compatible", model: "llama3.3", baseUrl: server.url }),
    log: pino({ level: "silent" }),
    gate: new CircuitBreaker(Number.POSITIVE_INFINITY),
    patience: { firstWords: 20_000, whole: 20_000 },
  });
});
afterAll(() => server.stop());

const requestFor = ({ who, language, said = [] }: Scripted): ReplyRequest => {
  const person: { said: Record<Language, string>; lastOrder?: ReplyRequest["shop"]["lastOrder"] } =
    PERSONS[who];
  const [message = person.said[language], ...others] = said.toReversed();
  return {
    message,
    chatHistory: others.reverse().map((text) => ({ role: "user" as const, parts: [{ text }] })),
    type: "support",
    language,
    catalogue: demoCatalogueIn(language),
    otherNames: demoNames,
    shop: { ...shop, ...(person.lastOrder && { lastOrder: person.lastOrder }) },
  };
};

/** An answer with a sentence in its midst, streamed through the whole function. */
async function answerWith(one: Scripted, lead: string): Promise<{ reply: string; shown: string }> {
  const { text, before = [] } = one;
  server.answers({ answer: [lead, ...before, text].filter(Boolean).join(" ") });
  let shown = "";
  const { reply } = await expert.reply({ ...requestFor(one), onText: (piece) => (shown += piece) });
  return { reply, shown };
}

/** Every other one: all are read by the guard alone in lab/adviser/scripted. */
const sample = (sentences: readonly Scripted[]): Scripted[] => sentences.filter((_one, at) => at % 2 === 0);

describe.each(LANGUAGES)("in %s", (language) => {
  test("none of the wrong sentences reaches a shopper, and the answer is worth reading", async () => {
    const wrong = sample(scripted("wrong", language));
    const passed: string[] = [];
    const instead: string[] = [];
    for (const one of wrong) {
      const { reply, shown } = await answerWith(one, LEADS[language]);
      if (reply.includes(one.text) || shown.includes(one.text)) passed.push(`${one.who}: ${one.text}`);
      expect(shown).toBe(reply);
      if (!reply.includes(LEADS[language])) instead.push(one.text);
    }
    // What runs into the sentence before it takes that one along: the house answers.
    expect(instead.length, instead.join("\n")).toBeLessThan(wrong.length / 20);
    expect(passed).toEqual([]);
  }, 120_000);

  test("a wrong sentence alone gives way to the house", async () => {
    const alone = scripted("wrong", language).filter(({ before }) => !before);
    const ways = new Map(alone.map((one) => [one.rule, one]));
    for (const one of ways.values()) {
      const { reply, shown } = await answerWith(one, "");
      expect(reply, one.text).toBe((await house.reply(requestFor(one))).reply);
      expect(shown).toBe(reply);
    }
  }, 120_000);

  test("at most two in a hundred of the right ones are lost", async () => {
    // Where an alarm leaves room for nothing, the house speaks alone.
    const right = sample(scripted("right", language)).filter(
      (one) => !readBrief({ ...requestFor(one), language }).blocked,
    );
    const lost: string[] = [];
    for (const one of right) {
      const { reply } = await answerWith(one, "");
      if (!reply.includes(one.text)) lost.push(`${one.who}: ${one.text} → ${reply}`);
    }
    if (lost.length > right.length * 0.02) expect(lost).toEqual([]);
  }, 120_000);

  test("the persons of the script are heard by the rules", () => {
    for (const [who, { said }] of Object.entries(PERSONS)) {
      const message = said[language];
      const { withheld, blocked } = readBrief({ message, language, catalogue: demoCatalogueIn(language) });
      expect([who, blocked]).toEqual([who, false]);
      if (["nursing", "pregnant", "trying", "tretinoin", "isotretinoin", "teen", "child"].includes(who))
        expect([who, withheld.map(({ product }) => product.id)]).toEqual([
          who,
          expect.arrayContaining(["night-current"]),
        ]);
    }
  });
});
