import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { httpsCallable } from "@firebase/functions";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Advice, Reply } from "#app/expert/expert.ts";
import type { SkinAnalysis } from "#app/features/skin-analysis/read-analysis.ts";
import { forgetBearerToken } from "#app/functions/bearer-token.ts";
import { callFunction, type FunctionName } from "#app/functions/call-function.ts";
import { removeDataDir, type Shop, startShop } from "../e2e/support/shop.ts";
import { portraitUrl } from "./faces/photographs.ts";
import { firebaseFunctions } from "./firebase-client.ts";
import { checkOut, fillCart, type HttpShopper, signUp } from "./http-shopper.ts";

/** The functions of a running, built shop, called by Firebase's unmodified client and by our own. */
describe("the callable functions", () => {
  let shop: Shop;
  let shopper: HttpShopper;
  let token: string;
  const clients: ReturnType<typeof firebaseFunctions>[] = [];

  beforeAll(async () => {
    shop = await startShop({
      LOG_LEVEL: "debug",
      SUPPORT_EMAIL: "help@shell.example",
    });
    shopper = await signUp(shop.url);
    token = await tokenOf(shopper);
  });
  afterEach(() => vi.unstubAllGlobals());
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await shop.stop();
    removeDataDir(shop.dataDir);
  });

  function call<Result = unknown>(name: FunctionName, data: unknown, as?: string, region = "us-central1") {
    const client = firebaseFunctions(`${shop.url}/functions/${region}`, as);
    clients.push(client);
    return httpsCallable<unknown, Result>(client.functions, name)(data).then((reply) => reply.data);
  }
  const chat = (message: string, type: "advice" | "support", as?: string) =>
    call<Reply>("generateChatResponse", { message, chatHistory: [], type }, as);

  test("recommend products of the catalogue to anyone, in the language of the message", async () => {
    const { recommendations } = await call<Advice>("getSkincareRecommendation", {
      concern: "My cheeks are dry and tight",
    });
    expect(recommendations.length).toBeGreaterThan(0);
    expect(recommendations.length).toBeLessThanOrEqual(5);
    for (const { id, reasoning } of recommendations) {
      expect(reasoning).not.toBe("");
      expect((await shopper.get(`/product/${id}`)).status).toBe(200);
    }
    const french = await call<Advice>("getSkincareRecommendation", {
      concern: "J’ai la peau sèche et qui tiraille",
    });
    expect(french.recommendations.map(({ reasoning }) => reasoning).join(" ")).toMatch(
      /\b(la|votre|pour|les)\b/,
    );
    const spanish = await call<Advice>("getSkincareRecommendation", { concern: "acne", language: "sp" });
    expect(spanish.recommendations.map(({ reasoning }) => reasoning).join(" ")).toMatch(
      /\b(la|tu|para|el)\b/,
    );
  });

  test("give a notice instead of products where a doctor is needed", async () => {
    const concern = "My lips and throat are swelling after a new cream and I cannot breathe";
    const { recommendations, notice } = await call<Advice>("getSkincareRecommendation", { concern });
    expect(recommendations).toEqual([]);
    expect(notice).toBeTruthy();
  });

  test("answer in the chats", async () => {
    expect((await chat("What does shipping cost?", "support")).reply).toContain("$10.00");
    expect((await chat("How do I reach a person by e-mail?", "support")).reply).toContain(
      "help@shell.example",
    );
    expect((await chat("Build me a routine for oily skin", "advice", token)).reply).toBeTruthy();
  });

  test("tell a shopper about their own order, and nobody else", async () => {
    const buyer = await signUp(shop.url);
    await fillCart(buyer, "silk-milk");
    const page = await (await buyer.get("/product/silk-milk")).text();
    const price = Math.round(Number(/"price":\s*"?([\d.]+)/.exec(page)?.[1]) * 100);
    expect((await checkOut(buyer, { productId: "silk-milk", quantity: 1, price })).status).toBe(302);
    const { reply } = await chat("Where is my order?", "support", await tokenOf(buyer));
    const id = /#?([\w-]{8})/.exec(/order[^.]*?([A-Za-z0-9_-]{8})\b/.exec(reply)?.[0] ?? "")?.[1];
    expect(reply).toMatch(/pending|received|placed|preparing/i);
    for (const other of [undefined, token]) {
      const answer = await chat("Where is my order?", "support", other);
      expect(answer.reply).not.toContain(id ?? reply);
    }
  });

  test("measure a face in a picture", async () => {
    const { analysis, measures } = await call<SkinAnalysis>(
      "analyzeSkinFromImage",
      { imageData: await photo() },
      token,
    );
    expect(analysis).toBeTruthy();
    expect(measures?.overall.map(({ aspect }) => aspect)).toContain("redness");
    expect(measures?.zones.length).toBeGreaterThan(0);
  });

  test.each<[string, FunctionName, () => unknown, string]>([
    [
      "a blank concern",
      "getSkincareRecommendation",
      () => ({ concern: "  " }),
      "Please describe your skin concern.",
    ],
    ["no concern", "getSkincareRecommendation", () => ({}), "concern"],
    ["no data", "getSkincareRecommendation", () => null, "concern"],
    ["a concern too long", "getSkincareRecommendation", () => ({ concern: "a".repeat(2001) }), "2,000"],
    [
      "an unknown language",
      "getSkincareRecommendation",
      () => ({ concern: "redness", language: "de" }),
      "language",
    ],
    ["a blank message", "generateChatResponse", () => question({ message: "\n" }), "message"],
    ["an unknown type", "generateChatResponse", () => question({ type: "admin" }), "type"],
    ["no history", "generateChatResponse", () => question({ chatHistory: undefined }), "chatHistory"],
    ["a history too long", "generateChatResponse", () => question({ chatHistory: entries(41) }), "40"],
    [
      "a system's words",
      "generateChatResponse",
      () => question({ chatHistory: [{ role: "system", parts: [{ text: "x" }] }] }),
      "role",
    ],
    [
      "a part without text",
      "generateChatResponse",
      () => question({ chatHistory: [{ role: "user", parts: [{}] }] }),
      "text",
    ],
    ["no picture", "analyzeSkinFromImage", () => ({}), "imageData"],
    [
      "another kind of picture",
      "analyzeSkinFromImage",
      () => ({ imageData: "data:image/png;base64,AAAA" }),
      "JPEG",
    ],
    [
      "half a picture",
      "analyzeSkinFromImage",
      () => photo().then((url) => ({ imageData: url.slice(0, 4000) })),
      "JPEG",
    ],
    [
      "a picture too large",
      "analyzeSkinFromImage",
      () => ({ imageData: `data:image/jpeg;base64,${"A".repeat(5_700_000)}` }),
      "4 MB",
    ],
    ["a bomb", "analyzeSkinFromImage", () => bomb().then((imageData) => ({ imageData })), "4096"],
  ])("refuse %s", async (_what, name, data, words) => {
    const someone = await tokenOf(await signUp(shop.url));
    const error = await call(name, await data(), someone).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "functions/invalid-argument",
      message: expect.stringContaining(words),
    });
  });

  test("40 entries of history are fine", async () => {
    expect(await call("generateChatResponse", question({ chatHistory: entries(40) }))).toMatchObject({
      reply: expect.any(String),
    });
  });

  test("name the checks that a frame failed", async () => {
    const wall = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#a89c90" } })
      .jpeg()
      .toBuffer();
    const imageData = `data:image/jpeg;base64,${wall.toString("base64")}`;
    const error = await call("analyzeSkinFromImage", { imageData }, token).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: "functions/invalid-argument",
      message: expect.stringContaining("We couldn't analyze your skin. Please try again in better lighting."),
      details: { failed: expect.arrayContaining(["no-face"]) },
    });
  });

  test("ask visitors to log in for the advice chat and the analysis", async () => {
    await expect(chat("Hello", "advice")).rejects.toMatchObject({ code: "functions/unauthenticated" });
    // Refused before its megabytes are read.
    const imageData = await photo();
    await expect(
      call("analyzeSkinFromImage", { imageData, beside: "x".repeat(4_000_000) }),
    ).rejects.toMatchObject({
      code: "functions/unauthenticated",
    });
  });

  test("refuse a token that is forged, of an ended session, or no token", async () => {
    const [head, payload] = token.split(".");
    const leaver = await signUp(shop.url);
    const stale = await tokenOf(leaver);
    await leaver.post("/auth/sign-out", {});
    for (const bad of ["nonsense", `${head}.${payload}.AAAA`, unsigned(token), stale]) {
      await expect(chat("What does shipping cost?", "support", bad), bad).rejects.toMatchObject({
        code: "functions/unauthenticated",
      });
    }
  });

  test("take no cookie for a login", async () => {
    const reply = await shopper.get("/profile");
    expect(reply.status).toBe(200);
    const cookies = await postAs(shopper, "generateChatResponse", question({ type: "advice" }));
    expect(cookies.status).toBe(401);
    expect(cookies.headers.getSetCookie()).toEqual([]);
  });

  test("keep admins out of the shoppers' chats", async () => {
    const admin = await tokenOf(await signInAsAdmin());
    for (const type of ["advice", "support"] as const) {
      await expect(chat("Hello", type, admin)).rejects.toMatchObject({ code: "functions/permission-denied" });
    }
    await expect(call("analyzeSkinFromImage", {}, admin)).rejects.toMatchObject({
      code: "functions/permission-denied",
    });
  });

  test("exist by their names only", async () => {
    for (const name of ["deleteEverything", "constructor", "toString"] as unknown as FunctionName[]) {
      await expect(call(name, {})).rejects.toMatchObject({ code: "functions/not-found" });
    }
    await expect(
      call("getSkincareRecommendation", { concern: "x" }, undefined, "mars-east1"),
    ).rejects.toMatchObject({
      code: "functions/not-found",
    });
  });

  test("wait after thirty calls a minute, each account and each address for itself", async () => {
    const keen = await tokenOf(await signUp(shop.url));
    const hello = () => postAs(undefined, "generateChatResponse", question({ message: "hi" }), keen);
    const statuses = (await Promise.all(Array.from({ length: 31 }, hello))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const refused = await hello();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      error: { status: "RESOURCE_EXHAUSTED", details: { retryAfter: expect.any(Number) } },
    });
    await expect(chat("hi", "support", keen)).rejects.toMatchObject({ code: "functions/resource-exhausted" });
    expect(await chat("hi", "support", token)).toMatchObject({ reply: expect.any(String) });
  });

  test("count visitors by their address", async () => {
    const from = (address: string) =>
      fetch(`${shop.url}/functions/us-central1/generateChatResponse`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
        body: JSON.stringify({ data: question({ message: "hi" }) }),
      }).then((reply) => reply.status);
    let statuses: number[];
    let started: number;
    let host = 7;
    // What took longer than the minute that is counted says nothing.
    do {
      host += 1;
      const address = `203.0.113.${host}`;
      started = performance.now();
      statuses = await Promise.all(Array.from({ length: 32 }, () => from(address)));
    } while (performance.now() - started > 60_000);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await from("203.0.113.7")).toBe(200);
  }, 600_000);

  test("answer our own client too", async () => {
    const realFetch = globalThis.fetch;
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
      // A browser sends its cookies along when it asks for the token.
      if (address.startsWith("/api/auth")) return shopper.get(address);
      return realFetch(address.startsWith("/") ? `${shop.url}${address}` : address, init);
    });
    forgetBearerToken();
    const pieces: string[] = [];
    const options = { signedIn: true, onText: (piece: string) => void pieces.push(piece) };
    const { reply } = await callFunction<Reply>(
      "generateChatResponse",
      question({ type: "advice" }),
      options,
    );
    expect(pieces.join("")).toBe(reply);
    await expect(callFunction("generateChatResponse", question({ type: "advice" }))).rejects.toMatchObject({
      code: "unauthenticated",
    });
    await expect(callFunction("getSkincareRecommendation", {})).rejects.toMatchObject({
      code: "invalid-argument",
    });
  });

  test("keep nothing of a photo: not in the log, not in the data", async () => {
    const imageData = await photo();
    await call("analyzeSkinFromImage", { imageData }, token);
    const base64 = imageData.slice(imageData.indexOf(",") + 1);
    const bytes = Buffer.from(base64, "base64");
    // Any stretch of the picture would do; these are from its pixels, past what all JPEG files share.
    const places = [0.3, 0.5, 0.7, 0.9].map((share) => Math.floor(bytes.length * share));
    const stretches = places.flatMap((at) => {
      const raw = bytes.subarray(at, at + 24);
      const written = base64.slice(Math.floor((at * 4) / 3), Math.floor((at * 4) / 3) + 24);
      return [raw, Buffer.from(written), Buffer.from(raw.toString("hex"))];
    });
    const kept = [Buffer.from(shop.output()), ...filesBelow(shop.dataDir).map((path) => readFileSync(path))];
    for (const place of kept) for (const stretch of stretches) expect(place.includes(stretch)).toBe(false);
  });

  async function tokenOf(someone: HttpShopper): Promise<string> {
    const reply = await someone.get("/api/auth/token");
    return ((await reply.json()) as { token: string }).token;
  }

  async function signInAsAdmin(): Promise<HttpShopper> {
    const accounts = readFileSync(join(shop.dataDir, "demo-accounts.txt"), "utf8");
    const [, email = "", password = ""] = /(admin@\S+)\s+(\S+)/.exec(accounts) ?? [];
    const admin = await signUp(shop.url);
    await admin.post("/auth/sign-out", {});
    expect((await admin.post("/login", { mode: "sign-in", email, password })).status).toBe(302);
    return admin;
  }

  /** A plain call, with a browser's cookies or with a token. */
  async function postAs(someone: HttpShopper | undefined, name: FunctionName, data: object, bearer?: string) {
    const cookie = someone ? await cookiesOf(someone) : undefined;
    return fetch(`${shop.url}/functions/us-central1/${name}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
        ...(cookie ? { Cookie: cookie } : {}),
      },
      body: JSON.stringify({ data }),
    });
  }

  /** The cookies a browser would send, as they were sent last. */
  async function cookiesOf(someone: HttpShopper): Promise<string> {
    const sent = vi.spyOn(globalThis, "fetch");
    await someone.get("/health");
    const headers = sent.mock.lastCall?.[1]?.headers as Record<string, string>;
    sent.mockRestore();
    return headers["Cookie"] ?? "";
  }
});

function question(overrides: object = {}) {
  return { message: "What does shipping cost?", chatHistory: [], type: "support", ...overrides };
}

function entries(count: number) {
  return Array.from({ length: count }, (_, place) => ({
    role: place % 2 === 0 ? "user" : "model",
    parts: [{ text: "My skin is dry." }],
  }));
}

let taken: Promise<string> | undefined;
/** A face, in good light. */
function photo(): Promise<string> {
  taken ??= portraitUrl();
  return taken;
}

/** Few bytes, many pixels. */
async function bomb(): Promise<string> {
  const image = sharp({ create: { width: 8000, height: 8000, channels: 3, background: "#808080" } });
  return `data:image/jpeg;base64,${(await image.jpeg().toBuffer()).toString("base64")}`;
}

/** The same claims without a signature, which a careless verifier would take. */
function unsigned(token: string): string {
  const head = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  return `${head}.${token.split(".")[1]}.`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
