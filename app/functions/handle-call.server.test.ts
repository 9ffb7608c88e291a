import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { httpsCallable } from "@firebase/functions";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { firebaseFunctions } from "#test/firebase-client.ts";
import { type Call, handleCall } from "./handle-call.server.ts";
import { LARGEST_PICTURE_BODY } from "./read-data.server.ts";
import { type FunctionCode, FunctionError } from "./status.ts";

const CODES: FunctionCode[] = [
  "invalid-argument",
  "unauthenticated",
  "permission-denied",
  "not-found",
  "aborted",
  "resource-exhausted",
  "cancelled",
  "internal",
  "unimplemented",
  "unavailable",
  "deadline-exceeded",
  "unknown",
];

/** In milliseconds, what no machine takes; the test of the limit itself sets another. */
const PATIENT = 60_000;
let timeout = PATIENT;

let work: (call: Call) => Promise<object> = async () => ({});
let logged: string[] = [];
const log = pino({}, { write: (line: string) => void logged.push(line) });
const server = createServer(
  getRequestListener((request) => handleCall(request, (call) => work(call), { log, timeout })),
);
let url = "";
let client: ReturnType<typeof firebaseFunctions>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = firebaseFunctions(url);
});
afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const call = (data: unknown) => httpsCallable(client.functions, "anything")(data);
const post = (init: RequestInit) =>
  fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, ...init });

describe("the callable protocol, called by Firebase's own client", () => {
  test("data goes in and comes out", async () => {
    work = async ({ readData }) => ({ echo: await readData() });
    expect((await call({ words: "été", list: [1, null] })).data).toEqual({
      echo: { words: "été", list: [1, null] },
    });
  });

  test.each(CODES)("%s arrives with its message and details", async (code) => {
    work = async () => {
      throw new FunctionError(code, "What went wrong.", { details: { field: "concern" } });
    };
    const error = await call({}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: `functions/${code}`, details: { field: "concern" } });
    expect(String(error)).toContain("What went wrong.");
  });

  test("a surprise is logged, and told without its words", async () => {
    work = async () => {
      throw new Error("the database password is hunter2");
    };
    logged = [];
    const error = await call({}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: "functions/internal" });
    expect(String(error)).not.toContain("hunter2");
    expect(logged.join()).toContain("a function failed");
  });

  test("the work is stopped when time runs out", async () => {
    timeout = 500;
    onTestFinished(() => {
      timeout = PATIENT;
    });
    let stopped: unknown;
    work = async ({ signal }) => {
      await setTimeout(60_000, undefined, { signal }).catch((error: Error) => {
        stopped = error.cause;
      });
      return {};
    };
    await expect(call({})).rejects.toMatchObject({ code: "functions/deadline-exceeded" });
    expect(stopped).toMatchObject({ code: "deadline-exceeded" });
  });

  test("text streams ahead of the result", async () => {
    work = async ({ onText }) => {
      onText?.("Bonjour, ");
      await setTimeout(20);
      onText?.("l’océan.");
      return { reply: "Bonjour, l’océan." };
    };
    const { stream, data } = await httpsCallable<unknown, unknown, string>(
      client.functions,
      "anything",
    ).stream({});
    const pieces: string[] = [];
    for await (const piece of stream) pieces.push(piece);
    expect(pieces).toEqual(["Bonjour, ", "l’océan."]);
    expect(await data).toEqual({ reply: "Bonjour, l’océan." });
  });

  test("text after the result is not sent", async () => {
    let say: Call["onText"];
    work = async ({ onText }) => {
      say = onText;
      return {};
    };
    const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
    const reply = await post({ body: '{"data":{}}', headers });
    expect(await reply.text()).toBe('data: {"result":{}}\n\n');
    expect(() => say?.("too late")).not.toThrow();
  });

  test("a stream can fail before it begins and in the middle", async () => {
    for (const pieces of [[], ["Half "]]) {
      work = async ({ onText }) => {
        for (const piece of pieces) onText?.(piece);
        throw new FunctionError("resource-exhausted", "Too many.", { details: { retryAfter: 7 } });
      };
      const { data } = await httpsCallable(client.functions, "anything").stream({});
      await expect(data).rejects.toMatchObject({
        code: "functions/resource-exhausted",
        details: { retryAfter: 7 },
      });
    }
  });
});

describe("the callable protocol over plain HTTP", () => {
  test("a preflight allows what the protocol sends", async () => {
    const reply = await fetch(url, { method: "OPTIONS", headers: { Origin: "https://elsewhere.example" } });
    expect(reply.status).toBe(204);
    expect(reply.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(reply.headers.get("Access-Control-Allow-Methods")).toBe("POST");
    for (const name of [
      "authorization",
      "content-type",
      "firebase-instance-id-token",
      "x-firebase-appcheck",
    ]) {
      expect(reply.headers.get("Access-Control-Allow-Headers")?.toLowerCase()).toContain(name);
    }
    expect(reply.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  test.each([
    ["no JSON", { body: "{data" }],
    ["no object", { body: "[1]" }],
    ["no data", { body: "{}" }],
    ["another type", { body: '{"data":{}}', headers: { "Content-Type": "text/plain" } }],
    ["another method", { method: "GET" }],
    ["NUL", { body: '{"data":{"concern":["dry\\u0000skin"]}}' }],
    ["half a character", { body: '{"data":{"concern":"dry \\ud83d skin"}}' }],
    ["lists in lists", { body: `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}` }],
    ["too much", { body: JSON.stringify({ data: "x".repeat(256 * 1024) }) }],
  ])("%s is an invalid argument", async (_what, init) => {
    work = async ({ readData }) => ({ echo: await readData() });
    const reply = await post(init);
    expect(reply.status).toBe(400);
    expect(reply.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await reply.json()).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
  });

  test("a function that reads pictures takes 6 MB and no more", async () => {
    work = async ({ readData }) => ({ length: String(await readData(LARGEST_PICTURE_BODY)).length });
    const fits = await post({ body: JSON.stringify({ data: "x".repeat(5 * 1024 * 1024) }) });
    expect(await fits.json()).toEqual({ data: { length: 5 * 1024 * 1024 } });
    const large = await post({ body: JSON.stringify({ data: "x".repeat(6 * 1024 * 1024) }) });
    expect(await large.json()).toMatchObject({ error: { message: "The body is larger than 6 MB." } });
  });

  test("too many calls say when to come back", async () => {
    work = async () => {
      throw new FunctionError("resource-exhausted", "Too many.", { details: { retryAfter: 7 } });
    };
    for (const accept of ["application/json", "text/event-stream"]) {
      const reply = await post({
        body: '{"data":{}}',
        headers: { "Content-Type": "application/json", Accept: accept },
      });
      expect(reply.status).toBe(429);
      expect(reply.headers.get("Retry-After")).toBe("7");
      expect(reply.headers.get("Cache-Control")).toBe("no-store");
      await reply.body?.cancel();
    }
  });

  test.each(["application/json", "text/event-stream"])(
    "a caller of %s who leaves stops the work",
    async (accept) => {
      const leaving = new AbortController();
      const stopped = new Promise((resolve) => {
        work = async ({ signal, onText }) => {
          signal.addEventListener("abort", () => resolve(signal.reason));
          onText?.("Still ");
          leaving.abort();
          return setTimeout(60_000, {}, { signal });
        };
      });
      const headers = { "Content-Type": "application/json", Accept: accept };
      await post({ body: '{"data":{}}', headers, signal: leaving.signal }).catch(() => {});
      expect(await stopped).toMatchObject({ code: "cancelled" });
    },
  );
});
