import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetBearerToken } from "./bearer-token.ts";
import { callFunction } from "./call-function.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let answer: Answer = () => {};
let tokens: string[] = [];
let asked: { path: string; authorization?: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  if (request.url === "/api/auth/token") {
    const token = tokens.shift();
    response
      .writeHead(token ? 200 : 401, { "Content-Type": "application/json" })
      .end(JSON.stringify({ token }));
    return;
  }
  const { authorization } = request.headers;
  asked.push({ path: request.url ?? "", body, ...(authorization ? { authorization } : {}) });
  answer(request, response);
});
const realFetch = globalThis.fetch;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  // A browser page on this server, as far as the function needs one.
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    realFetch(`http://127.0.0.1:${port}${path}`, init),
  );
  forgetBearerToken();
  tokens = [];
  asked = [];
});

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));

/** A token that ends this many seconds from now. */
function token(name: string, seconds: number): string {
  const payload = Buffer.from(
    JSON.stringify({ name, exp: Math.floor(Date.now() / 1000) + seconds }),
  ).toString("base64url");
  return `head.${payload}.signature`;
}

const call = (options?: Parameters<typeof callFunction>[2]) =>
  callFunction("getSkincareRecommendation", { concern: "redness" }, options);

describe("calling a function", () => {
  test("posts the data, wrapped, to the region and unwraps the answer", async () => {
    answer = json(200, { data: { recommendations: [] } });
    expect(await call()).toEqual({ recommendations: [] });
    document.documentElement.dataset["functionsRegion"] = "europe-west1";
    await call();
    expect(asked).toEqual([
      { path: "/functions/us-central1/getSkincareRecommendation", body: '{"data":{"concern":"redness"}}' },
      { path: "/functions/europe-west1/getSkincareRecommendation", body: '{"data":{"concern":"redness"}}' },
    ]);
  });

  test.each([
    // The whole table is tested in status.test.ts.
    [401, "unauthenticated"],
    [409, "aborted"],
    [503, "unavailable"],
    [502, "unknown"],
  ])("HTTP %i is %s, whatever the body", async (status, code) => {
    answer = json(status, "<html>");
    await expect(call()).rejects.toMatchObject({ name: "FunctionError", code });
  });

  test("the server's own code, message and details win", async () => {
    answer = json(400, { error: { status: "ABORTED", message: "Someone was faster.", details: { by: 1 } } });
    await expect(call()).rejects.toMatchObject({
      code: "aborted",
      message: "Someone was faster.",
      details: { by: 1 },
    });
    answer = json(503, { error: { status: "TEAPOT" } });
    await expect(call()).rejects.toMatchObject({ code: "unavailable" });
  });

  test.each([["{}"], ["[]"], ["null"], ["not json"], [""]])(
    "an answer of %j is missing its data",
    async (body) => {
      answer = json(200, body);
      await expect(call()).rejects.toMatchObject({
        code: "internal",
        message: "Response is missing data field.",
      });
    },
  );

  test("a server that cannot be reached is unavailable", async () => {
    answer = (_request, response) => response.destroy();
    await expect(call()).rejects.toMatchObject({ code: "unavailable" });
  });

  test("70 seconds are the limit", async () => {
    answer = () => {};
    const asks = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeoutAfter(30));
    await expect(call()).rejects.toMatchObject({ code: "deadline-exceeded" });
    expect(asks).toHaveBeenCalledWith(70_000);
  });

  test("a caller may give up", async () => {
    const givingUp = new AbortController();
    answer = () => givingUp.abort();
    await expect(call({ signal: givingUp.signal })).rejects.toMatchObject({ code: "cancelled" });
  });
});

/** The real one, before it is watched. */
const realTimeout = AbortSignal.timeout.bind(AbortSignal);
function timeoutAfter(milliseconds: number): AbortSignal {
  return realTimeout(milliseconds);
}

describe("the token of whoever is signed in", () => {
  test("goes along, and is kept until shortly before it ends", async () => {
    const [long, short, next] = [token("long", 900), token("short", 30), token("next", 900)];
    answer = json(200, { data: {} });
    tokens = [short, long, next];
    await call({ signedIn: true });
    await call({ signedIn: true });
    await call({ signedIn: true });
    expect(asked.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${short}`,
      `Bearer ${long}`,
      `Bearer ${long}`,
    ]);
  });

  test("does not go along when nobody is", async () => {
    answer = json(200, { data: {} });
    tokens = [token("unused", 900)];
    await call();
    tokens = [];
    await call({ signedIn: true });
    expect(asked.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
  });

  test("is replaced once when it is refused", async () => {
    const [stale, fresh] = [token("stale", 900), token("fresh", 900)];
    tokens = [stale, fresh];
    answer = (request, response) =>
      json(request.headers.authorization === `Bearer ${fresh}` ? 200 : 401, { data: { ok: true } })(
        request,
        response,
      );
    expect(await call({ signedIn: true })).toEqual({ ok: true });
    tokens = [stale, stale];
    forgetBearerToken();
    await expect(call({ signedIn: true })).rejects.toMatchObject({ code: "unauthenticated" });
    expect(asked).toHaveLength(4);
  });
});

describe("an answer in pieces", () => {
  const stream =
    (...chunks: string[]): Answer =>
    (_request, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (const chunk of chunks) response.write(chunk);
      response.end();
    };

  test("is handed on as it comes, however it is cut", async () => {
    answer = stream(
      'data: {"mess',
      'age":"One, "}\n\n: ping\n\ndata: {"message":"two."}\n',
      '\ndata: {"result":{"reply":"One, two."}}',
    );
    const pieces: string[] = [];
    const options = { onText: (piece: string) => void pieces.push(piece) };
    expect(await call(options)).toEqual({ reply: "One, two." });
    expect(pieces).toEqual(["One, ", "two."]);
  });

  test("may fail or break off", async () => {
    answer = stream(
      'data: {"message":"One"}\n\n',
      'data: {"error":{"status":"UNAVAILABLE","message":"Gone."}}\n\n',
    );
    await expect(call({ onText: () => {} })).rejects.toMatchObject({ code: "unavailable", message: "Gone." });
    answer = stream('data: {"message":"One"}\n\n');
    await expect(call({ onText: () => {} })).rejects.toMatchObject({
      message: "Response is missing data field.",
    });
  });
});
