import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { signUp } from "../http-shopper.ts";

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

/** Calls a function as any client would: JSON wrapped in `data`, a bearer token when there is one. */
async function call(name: string, data: unknown, { token = "", region = "us-central1" } = {}) {
  const reply = await shop.fetch(`${shop.url}/functions/${region}/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ data }),
  });
  return { status: reply.status, body: await reply.json() };
}

test("7 Cloud functions: getSkincareRecommendation: sends concern, returns recommendations (list of id and reasoning).", async () => {
  const { status, body } = await call("getSkincareRecommendation", { concern: "My skin is dry and tight" });
  expect(status).toBe(200);
  expect(body.data.recommendations).not.toHaveLength(0);
  for (const item of body.data.recommendations)
    expect(item).toMatchObject({ id: expect.any(String), reasoning: expect.stringMatching(/\w/) });
});

test("7 Cloud functions: generateChatResponse: sends message, chatHistory, type, returns reply.", async () => {
  const { status, body } = await call("generateChatResponse", {
    message: "How much is shipping?",
    chatHistory: [],
    type: "support",
  });
  expect(status).toBe(200);
  expect(body.data.reply).toContain("$10.00");
});

test("7 Cloud functions: bearer auth token when logged in.", async () => {
  const question = { message: "Hello", chatHistory: [], type: "advice" };
  expect(await call("generateChatResponse", question)).toMatchObject({
    status: 401,
    body: { error: { status: "UNAUTHENTICATED" } },
  });
  const shopper = await signUp(shop);
  const { token } = await (await shopper.get("/api/auth/token")).json();
  expect((await call("generateChatResponse", question, { token })).status).toBe(200);
});

for (const [status, name, path, data] of [
  [400, "INVALID_ARGUMENT", "getSkincareRecommendation", { concern: "  " }],
  [401, "UNAUTHENTICATED", "analyzeSkinFromImage", { imageData: "data:image/jpeg;base64,AA==" }],
  [404, "NOT_FOUND", "noSuchFunction", {}],
] as const) {
  test(`8 Cloud function HTTP status mapping: ${status} is ${name}.`, async () => {
    expect(await call(path, data)).toMatchObject({ status, body: { error: { status: name } } });
  });
}

test("9: Default function region: us-central1.", async () => {
  const data = { concern: "Dry skin" };
  expect((await call("getSkincareRecommendation", data, { region: "europe-west1" })).status).toBe(404);
});
