import { expect, signUp, test } from "../support/test.ts";

const PATH = "/functions/us-central1";

test("7 Cloud functions: getSkincareRecommendation: sends concern, returns recommendations (list of id and reasoning).", async ({
  request,
}) => {
  const reply = await request.post(`${PATH}/getSkincareRecommendation`, {
    data: { data: { concern: "My skin is dry and tight" } },
  });
  expect(reply.status()).toBe(200);
  const { data } = await reply.json();
  expect(data.recommendations.length).toBeGreaterThan(0);
  for (const item of data.recommendations)
    expect(item).toMatchObject({ id: expect.any(String), reasoning: expect.stringMatching(/\w/) });
});

test("7 Cloud functions: generateChatResponse: sends message, chatHistory, type, returns reply.", async ({
  request,
}) => {
  const reply = await request.post(`${PATH}/generateChatResponse`, {
    data: { data: { message: "How much is shipping?", chatHistory: [], type: "support" } },
  });
  expect(reply.status()).toBe(200);
  expect((await reply.json()).data.reply).toContain("$10.00");
});

test("7 Cloud functions: bearer auth token when logged in.", async ({ request, shop }) => {
  const ask = (headers: Record<string, string>) =>
    request.post(`${PATH}/generateChatResponse`, {
      data: { data: { message: "Hello", chatHistory: [], type: "advice" } },
      headers,
    });
  const visitor = await ask({});
  expect(visitor.status()).toBe(401);
  expect(await visitor.json()).toMatchObject({ error: { status: "UNAUTHENTICATED" } });
  await signUp(request, shop.url);
  const { token } = await (await request.get("/api/auth/token")).json();
  expect((await ask({ Authorization: `Bearer ${token}` })).status()).toBe(200);
});

for (const [status, name, path, data] of [
  [400, "INVALID_ARGUMENT", "getSkincareRecommendation", { concern: "  " }],
  [401, "UNAUTHENTICATED", "analyzeSkinFromImage", { imageData: "data:image/jpeg;base64,AA==" }],
  [404, "NOT_FOUND", "noSuchFunction", {}],
] as const) {
  test(`8 Cloud function HTTP status mapping: ${status} is ${name}.`, async ({ request }) => {
    const reply = await request.post(`${PATH}/${path}`, { data: { data } });
    expect(reply.status()).toBe(status);
    expect(await reply.json()).toMatchObject({ error: { status: name } });
  });
}

test("9: Default function region: us-central1.", async ({ request }) => {
  const reply = await request.post("/functions/europe-west1/getSkincareRecommendation", {
    data: { data: { concern: "Dry skin" } },
  });
  expect(reply.status()).toBe(404);
});
