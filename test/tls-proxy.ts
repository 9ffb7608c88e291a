import { createServer as createTlsServer } from "node:https";
import { request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import tls from "node:tls";
import { generate } from "selfsigned";

/** A TLS proxy as stands before a shop in production. */
export interface TlsProxy {
  /** `https://localhost:PORT`. */
  url: string;
  /** Where requests go, in plain http. */
  forwardTo: (url: string) => void;
  stop: () => Promise<void>;
}

/**
 * Starts a proxy with a certificate of its own, which this process trusts until it stops. It keeps the host, tells
 * the visitor's address at the end of `X-Forwarded-For`, and keeps its connections to the shop.
 */
export async function startTlsProxy(): Promise<TlsProxy> {
  const trusted = tls.getCACertificates("default");
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  tls.setDefaultCACertificates([...trusted, cert]);
  let target: URL | undefined;
  const server = createTlsServer({ key, cert }, (incoming, outgoing) => {
    const { method, url: path, headers, socket } = incoming;
    const seen = [headers["x-forwarded-for"], socket.remoteAddress].flat().filter(Boolean).join(", ");
    const onward = ask(
      {
        host: target?.hostname,
        port: target?.port,
        method,
        path,
        headers: { ...headers, "x-forwarded-for": seen, "x-forwarded-proto": "https" },
      },
      (reply) => {
        // What the shop says of its own connection is not true of this one.
        const { connection: _, "keep-alive": __, ...kept } = reply.headers;
        outgoing.writeHead(reply.statusCode ?? 502, kept);
        reply.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    forwardTo: (url) => {
      target = new URL(url);
    },
    stop: async () => {
      tls.setDefaultCACertificates(trusted);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
