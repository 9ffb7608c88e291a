import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { Edge } from "../edge.ts";

export const VERSION = "2026-04-08";

const ALL = [
  "dev.ucp.shopping.catalog.search",
  "dev.ucp.shopping.catalog.lookup",
  "dev.ucp.shopping.checkout",
  "dev.ucp.shopping.fulfillment",
];

/** What goes into a request, beside what every request has. */
export interface Sent {
  method?: "GET" | "POST" | "PUT";
  body?: unknown;
  headers?: Record<string, string>;
  /** The same change again has the same. */
  key?: string;
  /** Tampers with what was signed, or leaves something out of it. */
  sign?: "no" | { without?: string[]; keyid?: string; parameters?: string; label?: string };
}

export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: JSON of somebody else's protocol, looked into by tests alone.
  body: any;
  headers: Headers;
}

/** A platform: whose assistant shops by the protocol, with a profile and a key of its own. */
export interface Platform {
  address: string;
  /** What its profile's address answers. */
  profile: Record<string, unknown>;
  send: (path: string, sent?: Sent) => Promise<Answered>;
}

let platforms = 0;

/** Profiles that are there to be fetched, by address. */
export class Web {
  readonly pages = new Map<string, unknown>();
  fetched = 0;

  fetch = async (url: URL) => {
    this.fetched += 1;
    const body = this.pages.get(url.href);
    if (body === undefined) throw new Error("answered 404");
    return { body, maxAge: 300 };
  };
}

/**
 * Opens a platform to a shop. It signs as the protocol says (RFC 9421): lines of covered components, ES256, r and s as they
 * are.
 */
export function openPlatform(
  shop: () => Edge,
  web: Web,
  { version = VERSION, capabilities = ALL, curve = "P-256" as "P-256" | "P-384" } = {},
): Platform {
  platforms += 1;
  const from = `10.210.${platforms >> 8}.${platforms & 255}`;
  const address = `https://platform-${platforms}.example/profiles/shopping-agent.json`;
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: curve });
  const profile = {
    ucp: {
      version,
      services: {},
      payment_handlers: {},
      capabilities: Object.fromEntries(capabilities.map((name) => [name, [{ version }]])),
    },
    signing_keys: [{ ...publicKey.export({ format: "jwk" }), kid: "key-1", use: "sig" }],
  };
  web.pages.set(address, profile);

  const signature = (sent: Sent, url: URL, headers: Headers, body: string | undefined) => {
    const {
      without = [],
      keyid = "key-1",
      parameters = "",
      label = "sig1",
    } = sent.sign === "no" ? {} : (sent.sign ?? {});
    const values: [string, string | null][] = [
      ["@method", sent.method ?? "POST"],
      ["@authority", url.host],
      ["@path", url.pathname],
      ["@query", url.search || null],
      ["ucp-agent", headers.get("ucp-agent")],
      ["idempotency-key", headers.get("idempotency-key")],
      ["content-digest", body === undefined ? null : headers.get("content-digest")],
      ["content-type", body === undefined ? null : headers.get("content-type")],
    ];
    const covered = values.filter(([name, value]) => value !== null && !without.includes(name));
    const input = `(${covered.map(([name]) => `"${name}"`).join(" ")});keyid="${keyid}"${parameters}`;
    const base = [
      ...covered.map(([name, value]) => `"${name}": ${value}`),
      `"@signature-params": ${input}`,
    ].join("\n");
    const hash = curve === "P-256" ? "sha256" : "sha384";
    const made = sign(hash, Buffer.from(base), { key: privateKey, dsaEncoding: "ieee-p1363" });
    headers.set("Signature-Input", `${label}=${input}`);
    headers.set("Signature", `${label}=:${made.toString("base64")}:`);
  };

  const send = async (path: string, sent: Sent = {}): Promise<Answered> => {
    const { method = "POST", key } = sent;
    const url = new URL(`${shop().url}/ucp/v1${path}`);
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body);
    const headers = new Headers({
      "X-Forwarded-For": from,
      "UCP-Agent": `profile="${address}"`,
      "Request-Id": crypto.randomUUID(),
      ...(method !== "GET" && { "Idempotency-Key": key ?? crypto.randomUUID() }),
      ...(body !== undefined && {
        "Content-Type": "application/json",
        "Content-Digest": `sha-256=:${createHash("sha256").update(body).digest("base64")}:`,
      }),
    });
    if (sent.sign !== "no") signature(sent, url, headers, body);
    for (const [name, value] of Object.entries(sent.headers ?? {})) headers.set(name, value);
    const reply = await shop().fetch(url.href, { method, headers, ...(body !== undefined && { body }) });
    const text = await reply.text();
    return { status: reply.status, body: text && JSON.parse(text), headers: reply.headers };
  };
  return { address, profile, send };
}
