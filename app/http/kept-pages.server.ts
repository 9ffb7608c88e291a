import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import type { Database } from "#app/db/client.server.ts";
import { currentCatalogueVersion } from "#app/db/catalogue-version.server.ts";
import type { RequestFacts } from "./context.ts";
import { readPreferences } from "./preferences.ts";

/** Bytes of all pages kept by one process. */
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_ADDRESS = 200;
/** Pages that depend on nothing but the catalogue, the language and the theme, as long as nobody is signed in. */
const KEPT = /^\/(shop|product\/[^/]+)?$/;
/** The only cookies that such a page reads; with any other, somebody may be signed in. */
const READ = ["language", "theme"];

interface KeptPage {
  /** `catalogueVersion` from before the page was made. */
  version: number;
  /** All that its first reply had, but what belongs to one request or one encoding. */
  headers: Record<string, string>;
  gzipped: Uint8Array<ArrayBuffer>;
}

type Kept = { Variables: { requestId: string; forKeeps?: boolean; facts?: RequestFacts } };

/**
 * Sends visitors the page that was made for the visitor before, as bytes with their headers, for as long as the catalogue
 * is the same: the database is asked each time, so a price changed by any process shows at once and a kept page is never
 * stale (decision 050). The renderer puts no nonce into a page `forKeeps`, which would have to be another one in each
 * reply; its policy names its scripts by their hashes. Stands around whatever makes headers and compresses: a kept page
 * needs neither done again.
 */
export function keepPages(db: Database): MiddlewareHandler<Kept> {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ gzipped }) => gzipped.length,
  });
  return async (c, next) => {
    const key = keyOf(c);
    const version = key ? await currentCatalogueVersion(db).catch(() => undefined) : undefined;
    if (!key || version === undefined) return next();
    const kept = pages.get(key);
    if (kept?.version === version) return send(c, kept, 200);
    c.set("forKeeps", true);
    await next();
    const page = await readPage(c.res, version);
    if (!page) return;
    const { status } = c.res;
    if (status === 200 && !("set-cookie" in page.headers) && !c.get("facts")?.broken) pages.set(key, page);
    // Headers of the reply that was there would be added to those of the page.
    c.res = undefined;
    c.res = await send(c, page, status);
  };
}

/** Names a page that everyone who asks like this gets alike; undefined for any other. */
function keyOf(c: Context): string | undefined {
  const request = c.req.raw;
  if (request.method !== "GET" || !KEPT.test(c.req.path)) return undefined;
  const { pathname, search } = new URL(request.url);
  if (pathname.length + search.length > LONGEST_ADDRESS) return undefined;
  const cookies = Object.keys(parse(request.headers.get("cookie") ?? ""));
  if (request.headers.has("authorization") || !cookies.every((name) => READ.includes(name))) return undefined;
  const { language, theme } = readPreferences(request);
  return `${language} ${theme} ${pathname}${search}`;
}

async function readPage(reply: Response, version: number): Promise<KeptPage | undefined> {
  const headers = Object.fromEntries(reply.headers);
  if (!headers["content-type"]?.startsWith("text/html")) return undefined;
  const plain = new Uint8Array(await reply.arrayBuffer());
  const gzipped = Uint8Array.from(await promisify(gzip)(plain));
  const scripts = hashesOf(new TextDecoder().decode(plain)).join(" ");
  const policy = headers["content-security-policy"]?.replace(
    NONCE_OF_SCRIPTS,
    `script-src 'self' ${scripts}`,
  );
  if (policy) headers["content-security-policy"] = policy;
  return { version, headers: { ...headers, vary: "Accept-Encoding" }, gzipped };
}

const NONCE_OF_SCRIPTS = /script-src 'self' 'nonce-[^']+'/;

/** Scripts without a `src`; React escapes what could end one early. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function hashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/**
 * A reply whose headers are a plain object, which the server sends without making more of it. Hardly anyone asks for it
 * uncompressed: that is made from the other when they do.
 */
async function send(c: Context<Kept>, { headers, gzipped }: KeptPage, status: number): Promise<Response> {
  const supports = ["gzip", "identity"];
  const zipped = accepts(c, { header: "Accept-Encoding", supports, default: "identity" }) === "gzip";
  const own = { ...headers, "x-request-id": c.get("requestId") };
  return zipped
    ? new Response(gzipped, { status, headers: { ...own, "content-encoding": "gzip" } })
    : new Response(Uint8Array.from(await promisify(gunzip)(gzipped)), { status, headers: own });
}
