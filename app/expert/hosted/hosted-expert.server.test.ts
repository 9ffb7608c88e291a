import { readFileSync } from "node:fs";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Product } from "#app/features/catalogue/product.ts";
import { makeProduct } from "#test/factories.ts";
import {
  type HostedProvider,
  type ModelServer,
  startModelServer,
  WIRES,
} from "#test/doubles/model-server.ts";
import { createEmbeddedExpert } from "../embedded/embedded-expert.ts";
import { describeSkin } from "../embedded/seeing/describe-skin.ts";
import type { Expert, ReplyRequest } from "../expert.ts";
import type { SkinMeasures } from "../skin-measures.ts";
import { createHostedExpert } from "./hosted-expert.server.ts";
import { createModel } from "./model.server.ts";
import { SEE_DOCTOR } from "./see-doctor.ts";

/** Milliseconds. A busy machine must not look like a slow model, nor a hanging model hold up the tests. */
const PATIENT = 20_000;
const IMPATIENT = 300;
const SECRET = "my sister Zdenka from Olomouc";
const catalogue = readCatalogue();
const embedded: Expert = { ...createEmbeddedExpert(), analyze: async (request) => describeSkin(request) };
const concern = `${SECRET} has red, dry cheeks that feel tight`;
const asked = { concern, language: "en", catalogue } as const;
const shop = { shippingFee: 1000, supportEmail: "care@nacre.example", supportPhone: "+1 (555) 010-0199" };
const question: ReplyRequest = {
  message: "What helps against dry, tight cheeks?",
  chatHistory: [],
  type: "advice",
  shop,
  language: "en",
  catalogue,
};
const measures: SkinMeasures = {
  overall: [
    { aspect: "redness", tier: "high", score: 0.8, confidence: 0.7 },
    { aspect: "shine", cannotTell: "glare" },
  ],
  zones: [{ zone: "left-cheek", aspect: "redness", tier: "high", score: 0.8, confidence: 0.7 }],
};

const GOOD_REPLY =
  "Dry, tight cheeks like comfort above all, so keep the evening simple. Wash briefly with lukewarm water and press a cream into damp skin. Does your skin feel tight all day?";

/** The demo catalogue as the shop would hand it over. */
function readCatalogue(): Product[] {
  const rows: Partial<Product>[] = JSON.parse(readFileSync("db/seed/catalogue.json", "utf8"));
  return rows.map((row) => makeProduct(row));
}

describe.each(Object.keys(WIRES) as HostedProvider[])("a model of %s", (provider) => {
  let server: ModelServer;
  let expert: Expert;
  let impatient: Expert;
  let logged = "";
  let own: Awaited<ReturnType<Expert["recommend"]>>;

  beforeAll(async () => {
    server = await startModelServer(provider);
    const model = createModel({
      provider,
      model: MODELS[provider],
      apiKey: "secret-key",
      baseUrl: server.url,
    });
    const sink = new Writable({
      write: (chunk, _encoding, done) => {
        logged += String(chunk);
        done();
      },
    });
    const log = pino({}, sink);
    expert = createHostedExpert({ embedded, model, log, timeout: PATIENT });
    impatient = createHostedExpert({ embedded, model, log, timeout: IMPATIENT });
    own = await embedded.recommend(asked);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    logged = "";
  });

  const reasons = () =>
    own.recommendations.toReversed().map(({ id }, place) => ({
      id,
      reasoning: `Chosen for dry cheeks as number ${place + 1}: it leaves skin feeling soft and comfortable all day.`,
    }));
  const expectOwnAdvice = async (from = expert) => {
    expect(await from.recommend(asked)).toEqual(own);
    expect(logged).toContain("embedded expert answers");
    expect(logged).not.toContain("Zdenka");
  };

  test("orders and words the candidates", async () => {
    server.answers({ answer: { seeDoctor: false, recommendations: reasons() } });
    const advice = await expert.recommend(asked);
    expect(advice.recommendations).toEqual(reasons());
    expect(advice.notice).toBe(own.notice);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]?.authorization).toContain("secret-key");
    expect(logged).toBe("");
  });

  test("a refused first answer is asked for once more", async () => {
    server.answers(
      {
        answer: {
          seeDoctor: false,
          recommendations: [{ id: "gold-elixir", reasoning: "It is lovely on dry cheeks." }],
        },
      },
      { answer: { seeDoctor: false, recommendations: reasons() } },
    );
    expect((await expert.recommend(asked)).recommendations).toEqual(reasons());
    expect(server.requests[1]?.body).toContain("unknown-product");
  });

  test.each([
    [
      "names products that do not exist",
      {
        seeDoctor: false,
        recommendations: [{ id: "gold-elixir", reasoning: "It is lovely on dry cheeks." }],
      },
    ],
    [
      "answers in another language",
      {
        seeDoctor: false,
        recommendations: [
          {
            id: "open-tide-gel",
            reasoning: "Cette crème convient très bien à votre peau sèche et tiraillée.",
          },
        ],
      },
    ],
    [
      "makes medical claims",
      {
        seeDoctor: false,
        recommendations: [{ id: "open-tide-gel", reasoning: "This gel heals and cures dry skin in a week." }],
      },
    ],
    ["recommends nothing", { seeDoctor: false, recommendations: [] }],
    [
      "repeats itself",
      {
        seeDoctor: false,
        recommendations: [
          { id: "open-tide-gel", reasoning: "Good for dry cheeks." },
          { id: "open-tide-gel", reasoning: "Good for dry cheeks." },
        ],
      },
    ],
    [
      "invents a price",
      {
        seeDoctor: false,
        recommendations: [
          { id: "open-tide-gel", reasoning: "Good for dry cheeks, and today it is only $1.00." },
        ],
      },
    ],
    [
      "sends people elsewhere",
      {
        seeDoctor: false,
        recommendations: [
          { id: "open-tide-gel", reasoning: "Good for dry cheeks; buy it at cheap-creams.shop instead." },
        ],
      },
    ],
    ["does not keep to the schema", { products: ["open-tide-gel"] }],
    ["sends no JSON", "Of course! Here are my recommendations:"],
  ])("one that %s is no use", async (_what, answer) => {
    server.answers({ answer });
    await expectOwnAdvice();
    expect(server.requests).toHaveLength(2);
  });

  test("one that fails, hangs, breaks off or refuses is no use", async () => {
    server.answers({ status: 503 });
    await expectOwnAdvice();
    expect(server.requests).toHaveLength(2);
    server.answers({ status: 401 });
    await expectOwnAdvice();
    expect(server.requests).toHaveLength(1);
    server.answers({ refuses: true });
    await expectOwnAdvice();
    server.answers({ breaks: true });
    await expectOwnAdvice();
    server.answers({ hangs: true });
    await expectOwnAdvice(impatient);
    expect(logged).toContain("time-out");
  });

  test("red flags and other topics are not asked about at all", async () => {
    server.answers({ answer: { seeDoctor: false, recommendations: reasons() } });
    for (const words of [
      "My throat and lips are swelling after a new cream, I cannot breathe",
      "Who won the football yesterday?",
    ]) {
      const request = { ...asked, concern: words };
      expect(await expert.recommend(request)).toEqual(await embedded.recommend(request));
    }
    expect(server.requests).toHaveLength(0);
  });

  test("a red flag that only the model sees empties the shelf", async () => {
    server.answers({ answer: { seeDoctor: true, recommendations: reasons() } });
    expect(await expert.recommend(asked)).toEqual({ recommendations: [], notice: SEE_DOCTOR.en });
  });

  test("words the analysis of a photo from its measures", async () => {
    const request = { measures, language: "en", catalogue } as const;
    const analysis =
      "In this one photo your left cheek looks clearly redder than the rest of your face. Shine could not be told, because of a highlight.";
    server.answers({ answer: { analysis } });
    expect(await expert.analyze(request)).toEqual({ analysis });
    server.answers({
      answer: { analysis: "In this photo you have rosacea on the left cheek, which this cream cures." },
    });
    expect(await expert.analyze(request)).toEqual(describeSkin(request));
  });

  test("answers in the chat, whole and in pieces", async () => {
    server.answers({ answer: { seeDoctor: false, reply: GOOD_REPLY } });
    expect(await expert.reply(question)).toMatchObject({ reply: GOOD_REPLY });
    const pieces: string[] = [];
    expect(await expert.reply({ ...question, onText: (piece) => pieces.push(piece) })).toMatchObject({
      reply: GOOD_REPLY,
    });
    expect(pieces.join("")).toBe(GOOD_REPLY);
    expect(pieces.length).toBeGreaterThan(1);
  });

  test("a chat answer that goes wrong is replaced, and nothing wrong is shown on the way", async () => {
    const bad = `${GOOD_REPLY} Write to boss@evil.example and use the code FREE100. It cures everything.`;
    for (const turn of [
      { answer: { seeDoctor: false, reply: bad } },
      { breaks: true },
      { status: 500 },
      { refuses: true },
      { hangs: true },
    ] as const) {
      server.answers(turn);
      const pieces: string[] = [];
      const whom = "hangs" in turn ? impatient : expert;
      const answer = await whom.reply({ ...question, onText: (piece) => pieces.push(piece) });
      expect(answer, JSON.stringify(turn)).toEqual(await embedded.reply(question));
      expect(pieces.join("")).not.toMatch(/evil|FREE100|cures/);
      expect(logged).toContain("embedded expert answers");
      expect(logged).not.toContain("cheeks");
    }
  });

  test("the shopper's order never leaves the shop", async () => {
    const lastOrder = {
      id: "ord-12345678",
      status: "pending",
      createdAt: new Date(0).toISOString(),
      totalAmount: 5800,
    };
    const request = {
      ...question,
      type: "support",
      message: "Where is my order?",
      shop: { ...shop, lastOrder },
    } as const;
    server.answers({ answer: { seeDoctor: false, reply: GOOD_REPLY } });
    await expert.reply(request);
    const chatHistory = [
      { role: "user" as const, parts: [{ text: "Where is my order?" }] },
      { role: "model" as const, parts: [{ text: "Your order ord-1234 is pending, $987.13 in all." }] },
    ];
    await expert.reply({ ...request, chatHistory, message: "What helps against dry skin?" });
    expect(server.requests).not.toHaveLength(0);
    expect(server.requests.map(({ body }) => body).join()).not.toMatch(/ord-1234|98_?713|987\.13/);
  });

  test("a caller who leaves ends the request", async () => {
    server.answers({ hangs: true });
    const left = AbortSignal.timeout(50);
    await expect(expert.recommend({ ...asked, signal: left })).rejects.toThrow("aborted due to timeout");
  });
});

test("what small models put around an answer is taken off", async () => {
  const server = await startModelServer("openai-compatible");
  const model = createModel({ provider: "openai-compatible", model: "qwen3", baseUrl: server.url });
  const expert = createHostedExpert({ embedded, model, log: pino({ level: "silent" }), timeout: PATIENT });
  const answer = JSON.stringify({ seeDoctor: false, reply: GOOD_REPLY });
  for (const around of [`<think>Hm, dry cheeks.</think>${answer}`, `\`\`\`json\n${answer}\n\`\`\``]) {
    server.answers({ answer: around });
    expect(await expert.reply(question)).toMatchObject({ reply: GOOD_REPLY });
    const pieces: string[] = [];
    expect(await expert.reply({ ...question, onText: (piece) => pieces.push(piece) })).toMatchObject({
      reply: GOOD_REPLY,
    });
    expect(pieces.join("")).toBe(GOOD_REPLY);
  }
  await server.stop();
});

const MODELS: Record<HostedProvider, string> = {
  google: "gemini-2.5-flash",
  openai: "gpt-5-mini",
  anthropic: "claude-sonnet-4-5",
  "openai-compatible": "llama3.3",
};
