import { httpsCallable } from "@firebase/functions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Advice, Reply } from "#app/expert/expert.ts";
import { removeDataDir, type Shop, startShop } from "../e2e/support/shop.ts";
import { type ModelServer, startModelServer } from "./doubles/model-server.ts";
import { firebaseFunctions } from "./firebase-client.ts";

const CREAM = "Inner Shell Cream is for cheeks that feel tight. Press it in morning and evening.";
const CHOICE = {
  notes: [{ who: "self", fact: "pregnant", value: "", words: "a stowaway in me" }],
  recommendations: [
    { id: "inner-shell-cream", reasoning: "A rich cream for cheeks that feel tight." },
    { id: "night-current", reasoning: "For the look of lines." },
  ],
  notice: "",
};

describe("a shop whose model talks, in another region", () => {
  let shop: Shop;
  let model: ModelServer;
  let client: ReturnType<typeof firebaseFunctions>;

  beforeAll(async () => {
    model = await startModelServer("openai-compatible");
    shop = await startShop({
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "llama3.3",
      AI_BASE_URL: model.url,
      FUNCTIONS_REGION: "europe-west1",
      LOG_LEVEL: "debug",
    });
    client = firebaseFunctions(`${shop.url}/functions/europe-west1`);
  });
  afterAll(async () => {
    await client.close();
    await shop.stop();
    await model.stop();
    removeDataDir(shop.dataDir);
  });

  test("chooses, and what it notes of a person counts", async () => {
    model.answers({ answer: CHOICE });
    const recommend = httpsCallable<object, Advice>(client.functions, "getSkincareRecommendation");
    const { data } = await recommend({ concern: "wrinkles, dry, tight cheeks, and a stowaway in me" });
    expect(data.recommendations.map(({ id }) => id)).toEqual(["inner-shell-cream"]);
    expect(shop.output()).toContain("a model talks, the house guards");
  });

  test("the chat answers as it goes on, from the shop's own pages", async () => {
    model.answers({ answer: CREAM });
    const question = { message: "What helps against dry, tight cheeks?", chatHistory: [], type: "support" };
    const { stream, data } = await httpsCallable<object, Reply, string>(
      client.functions,
      "generateChatResponse",
    ).stream(question);
    const pieces: string[] = [];
    for await (const piece of stream) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join("")).toBe(CREAM);
    expect(await data).toEqual({ reply: CREAM, products: ["inner-shell-cream"] });
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]?.body).toContain("Nothing is charged in the shop");
  });

  test("answers without it when it fails, and logs that without the shopper's words", async () => {
    model.answers({ status: 503 });
    const recommend = httpsCallable<object, Advice>(client.functions, "getSkincareRecommendation");
    const { data } = await recommend({ concern: "My aunt Zdenka has dry and tight cheeks" });
    expect(data.recommendations.length).toBeGreaterThan(0);
    expect(model.requests).toHaveLength(1);
    expect(shop.output()).toContain("the model was no use; the adviser of the house answers");
    expect(shop.output()).not.toContain("Zdenka");
  });

  test("does not answer in the default region", async () => {
    const elsewhere = firebaseFunctions(`${shop.url}/functions/us-central1`);
    const recommend = httpsCallable(elsewhere.functions, "getSkincareRecommendation");
    await expect(recommend({ concern: "redness" })).rejects.toMatchObject({ code: "functions/not-found" });
    await elsewhere.close();
  });
});
