import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { readConversations } from "../../../../lab/adviser/evaluation/conversation.ts";
import { conversationScores } from "../../../../lab/adviser/evaluation/conversation-report.ts";
import { holdAll } from "../../../../lab/adviser/evaluation/hold-conversation.ts";
import {
  type HostedProvider,
  type ModelServer,
  startModelServer,
  WIRES,
} from "#test/doubles/model-server.ts";
import { createEmbeddedExpert } from "../../embedded/embedded-expert.ts";
import { describeSkin } from "../../seeing/describe-skin.ts";
import { CONCERNS } from "../../reading/understanding.ts";
import type { Expert, ReplyRequest } from "../../expert.ts";
import type { SkinMeasures } from "../../skin-measures.ts";
import { MODEL_TIMEOUT } from "./ask-model.server.ts";
import { Gate } from "./gate.ts";
import { createHostedExpert } from "./hosted-expert.server.ts";
import { createModel } from "./model.server.ts";
import type { ModelReading } from "./model-reading.ts";

/** Milliseconds. A busy machine must not look like a slow model, nor a hanging model hold up the tests. */
const PATIENT = 20_000;
const IMPATIENT = 300;
const MODELS: Record<HostedProvider, string> = {
  google: "gemini-2.5-flash",
  openai: "gpt-5-mini",
  anthropic: "claude-sonnet-4-5",
  "openai-compatible": "llama3.3",
};

const catalogue = demoCatalogueIn("en");
const embedded = {
  ...createEmbeddedExpert(),
  analyze: async (request: Parameters<typeof describeSkin>[0]) => describeSkin(request),
};
const shop = { shippingFee: 1000, supportEmail: "care@nacre.example", supportPhone: "+1 (555) 010-0199" };
const asked = (concern: string) => ({ concern, language: "en", catalogue }) as const;
const question = (message: string, more: Partial<ReplyRequest> = {}): ReplyRequest => ({
  message,
  chatHistory: [],
  type: "advice",
  shop,
  language: "en",
  catalogue,
  ...more,
});
const measures: SkinMeasures = {
  overall: [
    { aspect: "redness", tier: "high", score: 0.8, confidence: 0.7 },
    { aspect: "shine", cannotTell: "glare" },
  ],
  zones: [{ zone: "left-cheek", aspect: "redness", tier: "high", score: 0.8, confidence: 0.7 }],
};

const NOTHING: ModelReading = {
  kind: "skin",
  concerns: [],
  skinTypes: [],
  facts: [],
  alarm: { id: "none", quote: "" },
  question: "none",
};
const reading = (more: Partial<ModelReading>): ModelReading => ({ ...NOTHING, ...more });
/** Words the rules make nothing of. */
const RIDDLE = "somebody took the lightbulb out of me";
const STOWAWAY = "a little stowaway joins us in June, and I have wrinkles";
const DRY = "my cheeks are dry and tight";
const RETINOID = "night-current";

function hostedBy(provider: HostedProvider, url: string, more: object = {}) {
  let logged = "";
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  const expert = createHostedExpert({
    embedded,
    model: createModel({ provider, model: MODELS[provider], apiKey: "secret-key", baseUrl: url }),
    log: pino({ level: "debug" }, sink),
    gate: new Gate(1000),
    timeout: PATIENT,
    ...more,
  });
  return { expert, logged: () => logged };
}

test("nobody waits longer than eight seconds", () => expect(MODEL_TIMEOUT).toBeLessThanOrEqual(8000));

describe.each(Object.keys(WIRES) as HostedProvider[])("a model of %s", (provider) => {
  let server: ModelServer;
  let expert: Expert;
  let logged: () => string;
  const hosted = (more: object = {}) => hostedBy(provider, server.url, more);

  beforeAll(async () => {
    server = await startModelServer(provider);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    ({ expert, logged } = hosted());
  });

  test("reads what the rules make nothing of", async () => {
    expect((await embedded.recommend(asked(RIDDLE))).recommendations.map(({ id }) => id)).not.toContain(
      "first-light-serum",
    );
    server.answers({
      answer: reading({ concerns: [{ id: "dullness", quote: "took the lightbulb out of me" }] }),
    });
    const { recommendations } = await expert.recommend(asked(RIDDLE));
    expect(recommendations.map(({ id }) => id)).toContain("first-light-serum");
    const { products } = await expert.reply(question(RIDDLE));
    expect(products).toContain("first-light-serum");
    expect(server.requests).toHaveLength(2);
    expect(server.requests[0]?.authorization).toContain("secret-key");
    expect(logged()).toContain('"inputTokens":900');
    expect(logged()).not.toContain("lightbulb");
  });

  test("adds caution, allergens and an alarm, and takes none away", async () => {
    const pregnant = reading({
      facts: [{ who: "self", fact: "pregnant", value: "", quote: "a little stowaway joins us" }],
    });
    server.answers({ answer: pregnant });
    expect((await embedded.recommend(asked(STOWAWAY))).recommendations.map(({ id }) => id)).toContain(
      RETINOID,
    );
    expect((await expert.recommend(asked(STOWAWAY))).recommendations.map(({ id }) => id)).not.toContain(
      RETINOID,
    );
    // Of somebody the rules never saw: it counts for whoever is asked for.
    server.answers({ answer: reading({ facts: [{ ...pregnant.facts[0], who: "wife" } as never] }) });
    expect((await expert.recommend(asked(STOWAWAY))).recommendations.map(({ id }) => id)).not.toContain(
      RETINOID,
    );
    // Dropped by the model, kept by the rules.
    server.answers({ answer: NOTHING });
    for (const words of ["I'm pregnant and have wrinkles", "allergic to squalane, dry skin", "I'm 14, acne"])
      expect(await expert.recommend(asked(words))).toEqual(await embedded.recommend(asked(words)));
    server.answers({ answer: reading({ alarm: { id: "infection", quote: "cheeks are dry" } }) });
    expect((await expert.reply(question(DRY))).products).toEqual([]);
    expect((await expert.recommend(asked(DRY))).recommendations).toEqual([]);
  });

  test("is believed only what it can quote", async () => {
    server.answers({
      answer: reading({
        concerns: [{ id: "wrinkles", quote: "deep wrinkles" }],
        facts: [{ who: "self", fact: "allergic_to", value: "Glycerin PWNED99", quote: "glycerin" }],
        alarm: { id: "mental_health", quote: "I want to die" },
      }),
    });
    expect(await expert.recommend(asked(DRY))).toEqual(await embedded.recommend(asked(DRY)));
    expect(await expert.reply(question(DRY))).toEqual(await embedded.reply(question(DRY)));
  });

  test.each([
    ["fails", { status: 503 }, "status 503"],
    ["is asked too often", { status: 429, retryAfter: 30 }, "status 429"],
    ["refuses", { refuses: true }, "refusal"],
    ["breaks off", { breaks: true }, ""],
    ["does not keep to the schema", { answer: { products: ["open-tide-gel"] } }, "not the schema"],
    [
      "answers in another script",
      { answer: { ...NOTHING, concerns: [{ id: "сухость", quote: "dry" }] } },
      "not the schema",
    ],
    ["sends no JSON", { answer: "Of course! Here are my recommendations:" }, "not the schema"],
    ["hangs", { hangs: true }, "time-out"],
    ["answers late", { answer: NOTHING, slowly: 3000 }, "time-out"],
  ] as const)("one that %s costs one call, and the embedded expert answers", async (_what, turn, why) => {
    const impatient = hosted({ timeout: why === "time-out" ? IMPATIENT : PATIENT });
    server.answers(turn);
    expect(await impatient.expert.recommend(asked(DRY))).toEqual(await embedded.recommend(asked(DRY)));
    expect(server.requests).toHaveLength(1);
    expect(impatient.logged()).toContain("embedded expert answers");
    expect(impatient.logged()).toContain(why);
    expect(impatient.logged()).not.toContain("cheeks");
  });

  test("is left alone after three failures, when it asks for that, and when its calls are used up", async () => {
    server.answers({ status: 500 });
    for (let turn = 0; turn < 5; turn += 1) await expert.recommend(asked(DRY));
    expect(server.requests).toHaveLength(3);
    const polite = hosted();
    server.answers({ status: 429, retryAfter: 60 });
    for (let turn = 0; turn < 3; turn += 1) await polite.expert.recommend(asked(DRY));
    expect(server.requests).toHaveLength(1);
    const poor = hosted({ gate: new Gate(2) });
    server.answers({ answer: NOTHING });
    for (let turn = 0; turn < 4; turn += 1) await poor.expert.recommend(asked(DRY));
    expect(server.requests).toHaveLength(2);
  });

  test("a wrong key is said once", async () => {
    server.answers({ status: 401 });
    for (let turn = 0; turn < 3; turn += 1) await expert.recommend(asked(DRY));
    expect(logged().match(/refuses the key/g)).toHaveLength(1);
    expect(server.requests).toHaveLength(1);
  });

  test("alarms, greetings, the shop and short answers never go out", async () => {
    server.answers({ answer: NOTHING });
    const offer = {
      role: "model" as const,
      parts: [{ text: "Shall I put them in order for morning and evening?" }],
    };
    for (const words of [
      "My throat and lips are swelling after a new cream, I cannot breathe",
      "Where is my order?",
      "How much is shipping?",
      "Do you take Klarna?",
      "hello",
      "thank you!",
    ]) {
      expect(await expert.recommend(asked(words))).toEqual(await embedded.recommend(asked(words)));
      for (const type of ["advice", "support"] as const)
        expect(await expert.reply(question(words, { type }))).toEqual(
          await embedded.reply(question(words, { type })),
        );
    }
    await expert.reply(question("yes please", { chatHistory: [offer] }));
    expect(server.requests).toEqual([]);
  });

  test("nothing personal goes out", async () => {
    server.answers({ answer: NOTHING });
    const lastOrder = {
      id: "ord-12345678",
      status: "pending",
      createdAt: new Date(0).toISOString(),
      totalAmount: 98_713,
    };
    const chatHistory = [
      { role: "user" as const, parts: [{ text: "Where is order 7f3a91c2-5d0e-4b6f-9a51-0c2d8e4f6a7b?" }] },
      { role: "model" as const, parts: [{ text: "Your order ord-1234 is pending, $987.13 in all." }] },
      {
        role: "user" as const,
        parts: [{ text: "I'm called Zdenka, zdenka@mail.example, +420 602 123 456" }],
      },
    ];
    const message = "my sister Olga has dry cheeks";
    await expert.reply(question(message, { chatHistory, shop: { ...shop, lastOrder } }));
    await expert.recommend(asked(`${message}, write to zdenka@mail.example`));
    expect(server.requests).toHaveLength(2);
    const sent = server.requests.map(({ body }) => body).join();
    expect(sent).toContain("dry cheeks");
    expect(sent).not.toMatch(/ord-1234|7f3a91c2|987|Zdenka|Olga|mail\.example|602|4111|care@nacre/);
  });

  test("words nothing unless it may", async () => {
    server.answers({ answer: reading({ concerns: [{ id: "dryness", quote: "dry" }] }) });
    const words = (await expert.reply(question(DRY))).reply;
    expect(words).toBe((await embedded.reply(question(DRY))).reply);
    await expert.analyze({ measures, language: "en", catalogue });
    expect(server.requests).toHaveLength(1);
  });

  test("that may word says the engine's answer in other words, whole and in pieces", async () => {
    const own = await embedded.reply(question(DRY));
    const names = (own.products ?? [])
      .map((id) => catalogue.find((product) => product.id === id)?.name)
      .join(" and ");
    const reply = `Dry, tight cheeks like comfort above all, so keep the evening simple. For that I chose ${names}. Which of them speaks to you most?`;
    const { expert: wording } = hosted({ wording: true });
    server.answers({ answer: NOTHING }, { answer: { reply } });
    expect(await wording.reply(question(DRY))).toEqual({ ...own, reply });
    server.answers({ answer: NOTHING }, { answer: { reply } });
    const pieces: string[] = [];
    await wording.reply(question(DRY, { onText: (piece) => pieces.push(piece) }));
    expect(pieces.join("")).toBe(reply);
    expect(pieces.length).toBeGreaterThan(1);
  });

  test("that may word is shown only within its bounds", async () => {
    const own = await embedded.reply(question(DRY));
    const names = (own.products ?? [])
      .map((id) => catalogue.find((product) => product.id === id)?.name)
      .join(", ");
    const opening = `Dry, tight cheeks like comfort above all, so keep the evening simple. ${names}. `;
    for (const bad of [
      "Retinol is completely fine while you are pregnant.",
      "They are free of any allergen.",
      "Stop your tretinoin first.",
      "That looks like melanoma.",
      "Together they cost ninety dollars.",
      "Shipping is free today.",
      "Night Current is better still.",
      "Это отличный крем.",
      "Write to boss@evil.example and use the code FREE100.",
    ]) {
      const { expert: wording } = hosted({ wording: true });
      server.answers({ answer: NOTHING }, { answer: { reply: `${opening}${bad} Enjoy.` } });
      const pieces: string[] = [];
      const answer = await wording.reply(question(DRY, { onText: (piece) => pieces.push(piece) }));
      expect(answer.reply, bad).toBe(own.reply);
      expect(pieces.join("")).not.toContain(bad);
    }
  });

  test("that may word does not touch refusals, cautions and figures of the shop", async () => {
    const { expert: wording } = hosted({ wording: true });
    server.answers({ answer: NOTHING });
    for (const words of [
      "I'm pregnant, wrinkles?",
      "Is Night Current right for me? I'm 15",
      "What does Silk Milk cost?",
    ]) {
      expect(await wording.reply(question(words))).toEqual(await embedded.reply(question(words)));
    }
    expect(server.requests.length).toBeLessThanOrEqual(3);
  });

  test("that may word gives reasons bound to the list and to the message", async () => {
    const own = await embedded.recommend(asked(DRY));
    const reasons = own.recommendations.map(({ id }, place) => {
      const product = catalogue.find((one) => one.id === id);
      const inci = product?.ingredients[place + 1] ?? "";
      const reasoning = `Cheeks that feel tight like comfort: the ${inci} of ${product?.name} leaves them softer.`;
      return { id, reasoning };
    });
    const { expert: wording } = hosted({ wording: true });
    server.answers({ answer: NOTHING }, { answer: { reasons } });
    const worded = await wording.recommend(asked(DRY));
    expect(worded.recommendations.map(({ reasoning }) => reasoning)).toEqual(
      reasons.map(({ reasoning }) => reasoning),
    );
    for (const [place, reasoning] of [
      "A lovely choice for your skin.",
      "Glycerin is a lovely thing to have.",
      "Tight cheeks like Unicornium Dust.",
      "Tight cheeks: Glycerin makes it safe for everyone.",
    ].entries()) {
      server.answers(
        { answer: NOTHING },
        {
          answer: {
            reasons: reasons.with(place % reasons.length, {
              id: reasons[place % reasons.length]?.id ?? "",
              reasoning,
            }),
          },
        },
      );
      expect(await hosted({ wording: true }).expert.recommend(asked(DRY))).toEqual(own);
    }
  });

  test("that may word tells of a picture what was measured", async () => {
    const request = { measures, language: "en", catalogue } as const;
    const own = await embedded.analyze(request);
    const { expert: wording } = hosted({ wording: true });
    const analysis =
      "In this one photo it looks like visible redness on one cheek. Shine could not be judged.";
    server.answers({ answer: { analysis } });
    expect(await wording.analyze(request)).toEqual({ analysis });
    for (const bad of [
      "In this photo the forehead shows strong redness.",
      "You have rosacea on one cheek.",
    ]) {
      server.answers({ answer: { analysis: bad } });
      expect(await hosted({ wording: true }).expert.analyze(request)).toEqual(own);
    }
    expect(server.requests[0]?.body).not.toContain("data:image");
  });

  test("a caller who leaves ends the request", async () => {
    server.answers({ hangs: true });
    const left = AbortSignal.timeout(50);
    await expect(expert.recommend({ ...asked(DRY), signal: left })).rejects.toThrow("aborted due to timeout");
  });
});

test("what small models put around an answer is taken off", async () => {
  const server = await startModelServer("openai-compatible");
  const answer = JSON.stringify(
    reading({ concerns: [{ id: "dullness", quote: "took the lightbulb out of me" }] }),
  );
  for (const around of [`<think>Hm, a lightbulb.</think>${answer}`, `\`\`\`json\n${answer}\n\`\`\``]) {
    const { expert } = hostedBy("openai-compatible", server.url);
    server.answers({ answer: around });
    const { recommendations } = await expert.recommend(asked(RIDDLE));
    expect(recommendations.map(({ id }) => id)).toContain("first-light-serum");
  }
  await server.stop();
});

test("a model that reads well lifts the evaluation, and one that drops everything does not lower it", async () => {
  const server = await startModelServer("openai-compatible");
  const conversations = readConversations()
    .filter(
      ({ half, turns, surface }) =>
        // Of the tuning half the rules hear all of it by themselves.
        half !== "tuning" &&
        turns.length === 1 &&
        surface.includes("recommender") &&
        // What a reading can help with.
        (turns[0]?.facts?.length ?? 0) > 0,
    )
    .map((one) => ({ ...one, surface: ["recommender" as const] }));
  const { expert } = hostedBy("openai-compatible", server.url, { gate: new Gate(10_000) });
  const score = async (whom: Parameters<typeof holdAll>[0]) =>
    conversationScores(await holdAll(whom, conversations)).all;
  const alone = await score(embedded);
  // It reads what the labels say, with the whole message as its quote.
  server.answers({
    answers: (sent) => {
      const turn = conversations
        .map(({ turns }) => turns[0])
        .find((one) => one && sent.includes(JSON.stringify(JSON.stringify(one.say)).slice(3, -3)));
      const facts = turn?.facts ?? [];
      const quote = turn?.say ?? "";
      return reading({
        concerns: facts.flatMap(({ fact, value }) => {
          const id = fact === "concern" && CONCERNS.find((one) => one === value);
          return id ? [{ id, quote }] : [];
        }),
        facts: facts.flatMap(({ who, fact, value }): ModelReading["facts"] => {
          const person = who === "self" ? "self" : "relative";
          if (fact === "pregnant" || fact === "breastfeeding")
            return [{ who: person, fact, value: "", quote }];
          if (fact === "trying") return [{ who: person, fact: "trying_to_conceive", value: "", quote }];
          if (fact === "allergy") return [{ who: person, fact: "allergic_to", value: String(value), quote }];
          return [];
        }),
      });
    },
  });
  const together = await score(expert);
  expect(together.held).toBeGreaterThan(alone.held);
  server.answers({ answer: NOTHING });
  expect((await score(expert)).held).toBeGreaterThanOrEqual(alone.held);
  await server.stop();
}, 60_000);
