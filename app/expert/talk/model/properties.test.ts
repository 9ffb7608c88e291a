import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogueIn } from "../../../../lab/adviser/evaluation/evaluation-catalogue.ts";
import { demoNames, SHOP_WITH_PAGES } from "../../../../lab/adviser/evaluation/house-pages.ts";
import { scripted } from "../../../../lab/adviser/scripted/sentences.ts";
import { type ModelServer, startModelServer } from "#test/doubles/model-server.ts";
import { createGuidedExpert } from "../guided/guided-expert.ts";
import type { Expert } from "../../expert.ts";
import { describeSkin } from "../../seeing/describe-skin.ts";
import { AnswerContext } from "./answer-context.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { createModelExpert } from "./model-expert.server.ts";
import { createModel } from "./model.server.ts";
import { toolsAt } from "./tools.ts";

const catalogue = demoCatalogueIn("en");
const message = "I am nursing, allergic to shea butter, and see fine lines.";
const asked = {
  message,
  chatHistory: [],
  type: "advice",
  language: "en",
  catalogue,
  otherNames: demoNames,
  shop: SHOP_WITH_PAGES,
} as const;
const withheld = new AnswerContext(asked).brief.withheld.map(({ product }) => product);

let server: ModelServer;
let expert: Expert;
beforeAll(async () => {
  server = await startModelServer("openai-compatible");
  const house = createGuidedExpert();
  expert = createModelExpert({
    fallback: {
      recommend: house.recommend,
      reply: ({ onText: _silent, ...request }) => house.reply(request),
      analyze: async (request) => describeSkin(request),
    },
    model: createModel({ provider: "openai-compatible", model: "llama3.3", baseUrl: server.url }),
    log: pino({ level: "silent" }),
    gate: new CircuitBreaker(Number.POSITIVE_INFINITY),
    patience: { firstWords: 20_000, whole: 20_000 },
  });
});
afterAll(() => server.stop());

test("some products are withheld", () => expect(withheld.length).toBeGreaterThan(4));

/** Wrong by themselves, whatever stands before them. */
const wrong = scripted("wrong", "en").filter(({ who, before }) => who === "nursing" && !before);
const sentences = [
  ...scripted("right", "en")
    .filter(({ who, before }) => who === "any" && !before)
    .slice(0, 12)
    .map(({ text }) => text),
  ...wrong.map(({ text }) => text),
];

/** A text in pieces, cut wherever. */
function cutAt(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}

describe("nothing withheld is offered", () => {
  test("in whatever order sentences come, and however they are cut", async () => {
    const answers = fc.record({
      said: fc.shuffledSubarray(sentences, { minLength: 2 }),
      sizes: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(answers, async ({ said, sizes }) => {
        server.answers({ answer: "", pieces: cutAt(said.join(" "), sizes) });
        let shown = "";
        const { reply, products = [] } = await expert.reply({
          ...asked,
          onText: (piece) => (shown += piece),
        });
        for (const { text } of wrong) {
          expect(reply).not.toContain(text);
          expect(shown).not.toContain(text);
        }
        for (const { id } of withheld) expect(products).not.toContain(id);
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  test("whatever the tools are asked", async () => {
    const word = fc.oneof(
      fc.constantFrom(...catalogue.flatMap(({ id, name }) => [id, name])),
      fc.constantFrom("retinol", "wrinkles", "the night cream", "shea", "lines at night", "everything"),
      fc.string({ minLength: 1, maxLength: 30 }),
    );
    const needs = fc.record(
      {
        need: word,
        kind: fc.constantFrom(
          "Cleanser" as const,
          "Serum" as const,
          "Moisturizer" as const,
          "Treatment" as const,
        ),
        most: fc.integer({ min: 1, max: 400 }),
        without: fc.array(word, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    );
    const run = { toolCallId: "1", messages: [], context: {} };
    await fc.assert(
      fc.asyncProperty(needs, fc.array(word, { minLength: 1, maxLength: 6 }), async (need, products) => {
        const { find_products, look_at } = toolsAt(new AnswerContext(asked));
        const found = await find_products.execute?.(need, run);
        const seen = await look_at.execute?.({ products }, run);
        const given = JSON.stringify([Object(found).found, Object(seen).labels]);
        for (const { id } of withheld) expect(given).not.toContain(`[${id}]`);
      }),
      { numRuns: 100 },
    );
  });

  test("whatever the model notes, products are only taken away", async () => {
    const notes = fc.array(
      fc.record({
        who: fc.constantFrom("self" as const, "daughter" as const, "friend" as const),
        fact: fc.constantFrom(
          "pregnant" as const,
          "allergic_to" as const,
          "age_in_years" as const,
          "vegan" as const,
        ),
        value: fc.oneof(fc.string(), fc.constantFrom("40", "glycerin", "-3", "NaN")),
        words: fc.constantFrom("nursing", "fine lines", "shea butter", "I am not nursing", ""),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(notes, (told) => {
        const context = new AnswerContext(asked);
        context.note(told);
        const now = context.brief.withheld.map(({ product }) => product.id);
        expect(now).toEqual(expect.arrayContaining(withheld.map(({ id }) => id)));
      }),
    );
  });
});
