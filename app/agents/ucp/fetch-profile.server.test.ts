import { once } from "node:events";
import { createServer, type Server, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchOver, fetchProfile } from "./fetch-profile.server.ts";

let server: Server;
let ca: string;
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: "commonName", value: "platform.example" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "platform.example" }] }],
  });
  ca = cert;
  const options: ServerOptions = { key, cert };
  server = createServer(options, ({ url }, reply) => {
    if (url === "/profile")
      reply.writeHead(200, { "Cache-Control": "public, max-age=300" }).end('{"ucp":{}}');
    else if (url === "/elsewhere") reply.writeHead(302, { Location: "/profile" }).end();
    else if (url === "/large") reply.writeHead(200).end("x".repeat(100_000));
    else if (url === "/text") reply.writeHead(200).end("hello");
    else reply.writeHead(500).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** As if the name led to this machine from outside. */
const fetchHere = (path: string) => {
  const { port } = server.address() as AddressInfo;
  return fetchOver(new URL(`https://platform.example:${port}${path}`), {
    ca,
    lookup: (_host, options, answer) =>
      options.all
        ? answer(null, [{ address: "127.0.0.1", family: 4 }] as never)
        : answer(null, "127.0.0.1", 4),
  });
};

test("a profile comes with how long it may be kept", async () => {
  expect(await fetchHere("/profile")).toEqual({ body: { ucp: {} }, maxAge: 300 });
  expect(await fetchHere("/text")).toEqual({ body: undefined, maxAge: 0 });
});

test("no redirect is followed, no error read, nothing large kept", async () => {
  await expect(fetchHere("/elsewhere")).rejects.toThrow("answered 302");
  await expect(fetchHere("/none")).rejects.toThrow("answered 500");
  await expect(fetchHere("/large")).rejects.toThrow("too large");
});

test("nothing is fetched from inside, by whatever name", async () => {
  for (const host of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "[::ffff:127.0.0.1]", "localhost"])
    await expect((async () => fetchProfile(new URL(`https://${host}/`)))(), host).rejects.toThrow(
      "public internet",
    );
});
