import { once } from "node:events";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postOutside, postOver } from "./webhook.server.ts";

let server: Server;
let ca: string;
const received: { url: string | undefined; body: string }[] = [];
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: "commonName", value: "erp.example" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "erp.example" }] }],
  });
  ca = cert;
  server = createServer({ key, cert }, async (request, reply) => {
    received.push({ url: request.url, body: await text(request) });
    if (request.url === "/moved") reply.writeHead(302, { Location: "/hook" }).end();
    else reply.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

const message = { headers: { "content-type": "application/json" }, body: '{"type":"test","é":1}' };

/** As if the name led to this machine from outside. */
const postHere = (path: string, host = "erp.example") =>
  postOver(`https://${host}:${(server.address() as AddressInfo).port}${path}`, message, {
    ca,
    lookup: (_host, options, answer) =>
      options.all
        ? answer(null, [{ address: "127.0.0.1", family: 4 }] as never)
        : answer(null, "127.0.0.1", 4),
  });

test("a receiver outside gets the whole message, and no redirect is followed", async () => {
  expect(await postHere("/hook")).toBe(204);
  expect(await postHere("/moved")).toBe(302);
  expect(received).toEqual([
    { url: "/hook", body: message.body },
    { url: "/moved", body: message.body },
  ]);
});

test("a certificate of another name is refused", async () => {
  await expect(postHere("/hook", "other.example")).rejects.toMatchObject({
    code: "ERR_TLS_CERT_ALTNAME_INVALID",
  });
});

test("nothing is posted inside, by whatever name", async () => {
  for (const host of ["127.0.0.1", "[::1]", "192.168.1.1", "localhost"])
    await expect(postOutside(`https://${host}/`, message), host).rejects.toMatchObject({
      code: "not on the public internet",
    });
});
