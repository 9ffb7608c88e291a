import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { accepts } from "hono/accepts";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import type { Database } from "#app/db/client.server.ts";
import { askTogether } from "#app/db/ask-together.ts";
import { catalogueVersion } from "#app/db/catalogue-version.server.ts";
import type { RequestFacts } from "./context.ts";
import { readPreferences } from "./preferences.ts";

/** Bytes of all pages kept by one process. */
const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_ADDRESS = 200;
/** Pages that depend on nothing but the catalogue, the language and the theme, as long as nobody is signed in. */
const KEPT = /^\/(shop|product\/[^/]+)?$/;
/** The only cookies that such a page reads; with any other, somebody may be signed in. */
const READ = ["language", "theme"];

interface KeptPage {
  /** `catalogueVersion` from before the page was made. */
  version: number;
  type: string;
  plain: Uint8Array<ArrayBuffer>;
  gzipped: Uint8Array<ArrayBuffer>;
  /** Sources of a Content-Security-Policy: the hashes of the scripts in the page. */
  scripts: string[];
}

type Kept = { Variables: { keptScripts?: string[]; forKeeps?: boolean; facts?: RequestFacts } };

/**
 * Sends visitors the page that was made for the visitor before, as bytes, for as long as the catalogue is the same: the
 * database is asked each time, so a price changed by any process shows at once and a kept page is never stale (decision 050). The renderer puts no nonce into a page
 * `forKeeps`, which would have to be another one in each reply; `allowKeptScripts` names its scripts by their hashes.
 */
export function keepPages(db: Database): MiddlewareHandler<Kept> {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ plain, gzipped }) => plain.length + gzipped.length,
  });
  const askVersion = askTogether(() => catalogueVersion(db));
  return async (c, next) => {
    const key = keyOf(c.req.raw);
    const version = key ? await askVersion().catch(() => undefined) : undefined;
    if (!key || version === undefined) return next();
    let page = pages.get(key);
    if (page?.version !== version) {
      c.set("forKeeps", true);
      await next();
      page = await readPage(c.res, version);
      if (!page) return;
      if (c.res.status === 200 && !c.res.headers.has("Set-Cookie") && !c.get("facts")?.broken)
        pages.set(key, page);
    }
    c.set("keptScripts", page.scripts);
    send(c, page);
  };
}

/** Goes around `secureHeaders`, whose policy is made before the page is. */
export const allowKeptScripts: MiddlewareHandler<Kept> = async (c, next) => {
  await next();
  const scripts = c.get("keptScripts");
  const policy = c.res.headers.get("Content-Security-Policy");
  if (scripts && policy)
    c.header(
      "Content-Security-Policy",
      policy.replace(/script-src 'self' 'nonce-[^']+'/, `script-src 'self' ${scripts.join(" ")}`),
    );
};

/** Names a page that everyone who asks like this gets alike; undefined for any other. */
function keyOf(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET" || !KEPT.test(pathname) || pathname.length + search.length > LONGEST_ADDRESS)
    return undefined;
  const cookies = Object.keys(parse(request.headers.get("cookie") ?? ""));
  if (request.headers.has("authorization") || !cookies.every((name) => READ.includes(name))) return undefined;
  const { language, theme } = readPreferences(request);
  return `${language} ${theme} ${pathname}${search}`;
}

async function readPage(reply: Response, version: number): Promise<KeptPage | undefined> {
  const type = reply.headers.get("Content-Type") ?? "";
  if (!type.startsWith("text/html")) return undefined;
  const plain = new Uint8Array(await reply.arrayBuffer());
  const gzipped = Uint8Array.from(await promisify(gzip)(plain));
  return { version, type, plain, gzipped, scripts: hashesOf(new TextDecoder().decode(plain)) };
}

/** Scripts without a `src`; React escapes what could end one early. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

function hashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}

/** Answers with the page; status and headers stay those of the reply it was read from, if it was just made. */
function send(c: Context<Kept>, { type, plain, gzipped }: KeptPage): void {
  const supports = ["gzip", "identity"];
  const zipped = accepts(c, { header: "Accept-Encoding", supports, default: "identity" }) === "gzip";
  const { status, headers } = c.res;
  c.res = new Response(zipped ? gzipped : plain, { status: c.finalized ? status : 200, headers });
  c.header("Content-Type", type);
  c.header("Vary", "Accept-Encoding");
  if (zipped) c.header("Content-Encoding", "gzip");
}
