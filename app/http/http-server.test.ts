import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpServer } from "./http-server.ts";

let server: Server;
let heard = 0;
beforeAll(async () => {
  server = createHttpServer(
    (request, response) => {
      heard += 1;
      request.on("error", () => {}).on("end", () => response.end("Thank you."));
      request.resume();
    },
    { request: 200, checkEvery: 20 },
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** Sends this much and no more; answers what came back before the server hung up. */
function send(part: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(part);
  return text(socket);
}

test.each([
  ["headers", "POST /login HTTP/1.1\r\nHost: shop.example\r\nContent-Le"],
  ["a body", "POST /login HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 20\r\n\r\nmode=sign-in"],
  [
    "a body in chunks",
    "POST /login HTTP/1.1\r\nHost: shop.example\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nmode\r\n",
  ],
])("who never sends the rest of %s is answered 408 and hung up on", async (_what, part) => {
  expect(await send(part)).toMatch(/^HTTP\/1\.1 408 /);
});

test("who sends at once is answered", async () => {
  const before = heard;
  const whole =
    "POST /login HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\nContent-Length: 4\r\n\r\nmode";
  expect(await send(whole)).toMatch(/^HTTP\/1\.1 200 .*Thank you\.$/s);
  expect(heard).toBe(before + 1);
});

test("an idle connection is kept longer than proxies keep theirs", async () => {
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}`);
  const seconds = Number(/timeout=(\d+)/.exec(reply.headers.get("keep-alive") ?? "")?.[1]);
  expect(seconds).toBeGreaterThanOrEqual(65);
  expect(seconds).toBeLessThanOrEqual(75);
  server.closeAllConnections();
});
