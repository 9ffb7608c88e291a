import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Context, MiddlewareHandler } from "hono";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { currentCatalogueVersion } from "#app/db/catalogue-version.server.ts";
import { may } from "#app/features/accounts/policy.ts";
import { SESSION } from "./choose-catalogue.ts";
import { beginPage, takesGzip } from "./compress-page.ts";
import type { RequestFacts, Services } from "./context.ts";
import { type FirstPiece, joinGzip, type Piece, toPiece } from "./gzip-pieces.ts";
import { loadPerson } from "./load-person.server.ts";
import { PERSON_ID, type Person, SCRIPTS_COOKIE } from "./person.ts";
import { readPreferences } from "./preferences.ts";
import { scriptJson } from "./script-json.ts";
import { findViewer } from "./viewer.server.ts";

/** Bytes of all pages kept by one process. */
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_ADDRESS = 200;
/**
 * Pages that show nothing but the catalogue, in a language and a theme, and of a shopper what `Person` says; not what the
 * router fetches of one.
 */
const KEPT = /^\/(shop|product\/[^/]+(?<!\.data))?$/;
/** Cookies that change nothing in such a page, or are part of its key. */
const HARMLESS = ["language", "theme", SCRIPTS_COOKIE, "nacre.device", "__Secure-nacre.device"];

/** The places in a page before and after the person it is for. */
const PERSON = Buffer.from(`<script type="application/json" id="${PERSON_ID}">`);

interface KeptPage {
  /** `catalogueVersion` from before the page was made, and the database that told it: another's says nothing of this page. */
  version: number;
  from: WeakRef<Database>;
  /** All that its first reply had, but what belongs to one request or one encoding. */
  headers: Record<string, string>;
  /** For a visitor, all of it. */
  before: FirstPiece;
  after?: Piece;
  /** The same as one file, which a visitor gets. */
  gzipped: Buffer<ArrayBuffer>;
}

type Kept = {
  Variables: {
    requestId: string;
    forKeeps?: boolean;
    forAnyShopper?: boolean;
    facts?: RequestFacts;
    catalogue: Database;
  };
};

/** Whom a page is for: what they see of themselves, and cookies that prolong their session. */
interface Asking {
  person: Person;
  cookies: string[];
}

/**
 * Sends visitors the page that was made for the visitor before, as bytes with their headers, for as long as the catalogue
 * is the same: the database is asked each time, so a price changed by any process shows at once and no process ever sends
 * a stale page (decision 050). Shoppers whose browser runs scripts get a page made for any of them, with themselves laid
 * into it (decision 073). The renderer puts no nonce into a page `forKeeps`, which would have to be another one in each
 * reply; its policy names its scripts by their hashes. Stands around whatever makes headers and compresses: a kept page
 * needs neither done again. Where the owner has a cache in front, it may keep a visitor's page for some seconds (decision
 * 098).
 */
export function keepPages(
  services: Pick<Services, "db" | "auth">,
  { sharedCacheSeconds }: Pick<Config, "sharedCacheSeconds">,
): MiddlewareHandler<Kept> {
  const shared = sharedCacheSeconds ? { "cdn-cache-control": `max-age=${sharedCacheSeconds}` } : undefined;
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ gzipped, before, after }) =>
      gzipped.length + (after ? sizeOf(before.deflated) + after.plain.length + after.deflated.length : 0),
  });
  return async (c, next) => {
    const key = keyOf(c);
    if (!key) return next();
    const from = c.get("catalogue");
    const [version, asking] = await Promise.all([
      currentCatalogueVersion(from).catch(() => undefined),
      key.session ? whoAsks(services, c.req.raw).catch(() => undefined) : undefined,
    ]);
    if (version === undefined || (key.session && !asking)) return next();
    const kept = pages.get(key.name);
    const extra = key.session ? undefined : shared;
    if (kept?.version === version && kept.from.deref() === from) return send(c, kept, { asking, extra });
    c.set("forKeeps", true);
    c.set("forAnyShopper", key.session);
    await next();
    const page = await readPage(c.res, { version, from: new WeakRef(from) });
    if (!page) return;
    const { status } = c.res;
    const forKeeps = status === 200 && !("set-cookie" in page.headers) && !c.get("facts")?.broken;
    if (forKeeps) pages.set(key.name, page);
    // Headers of the reply that was there would be added to those of the page.
    c.res = undefined;
    c.res = await send(c, page, { asking, status, extra: forKeeps ? extra : undefined });
  };
}

interface Key {
  name: string;
  /** Somebody may be signed in. */
  session: boolean;
}

/** Names a page that everyone who asks like this gets alike; undefined for any other. */
function keyOf(c: Context): Key | undefined {
  const request = c.req.raw;
  if (request.method !== "GET" || !KEPT.test(c.req.path)) return undefined;
  const { pathname, search } = new URL(request.url);
  if (pathname.length + search.length > LONGEST_ADDRESS || request.headers.has("authorization"))
    return undefined;
  const cookies = Object.keys(parse(request.headers.get("cookie") ?? ""));
  const session = cookies.some((name) => SESSION.includes(name));
  // Laid into compressed bytes, and found there by a script.
  if (session && !(cookies.includes(SCRIPTS_COOKIE) && takesGzip(c))) return undefined;
  if (!cookies.every((name) => HARMLESS.includes(name) || SESSION.includes(name))) return undefined;
  const { language, theme } = readPreferences(request);
  return { name: `${session} ${language} ${theme} ${pathname}${search}`, session };
}

/** The shopper who asks; undefined for an admin, and for whose session is over. */
async function whoAsks(
  { db, auth }: Pick<Services, "db" | "auth">,
  request: Request,
): Promise<Asking | undefined> {
  const { viewer, cookies } = await findViewer({ db, auth }, request.headers);
  if (!viewer || may(viewer, "open", "panel")) return undefined;
  return { person: await loadPerson(db, viewer, readPreferences(request).language), cookies };
}

const sizeOf = (pieces: readonly Uint8Array[]) => pieces.reduce((sum, piece) => sum + piece.length, 0);

async function readPage(
  reply: Response,
  asOf: Pick<KeptPage, "version" | "from">,
): Promise<KeptPage | undefined> {
  const headers = Object.fromEntries(reply.headers);
  if (!headers["content-type"]?.startsWith("text/html")) return undefined;
  const html = Buffer.from(await reply.arrayBuffer());
  const scripts = hashesOf(html.toString()).join(" ");
  const policy = headers["content-security-policy"]?.replace(
    NONCE_OF_SCRIPTS,
    `script-src 'self' ${scripts}`,
  );
  if (policy) headers["content-security-policy"] = policy;
  const mark = html.indexOf(PERSON);
  const cut = mark < 0 ? html.length : mark + PERSON.length;
  const before = await beginPage(html.subarray(0, cut));
  const after = mark < 0 ? undefined : toPiece(html.subarray(cut + "null".length));
  const gzipped = joinGzip(before, ...(after ? [toPiece(Buffer.from("null")), after] : []));
  return { ...asOf, headers: { ...headers, vary: "Accept-Encoding" }, before, after, gzipped };
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
async function send(
  c: Context<Kept>,
  { headers, before, after, gzipped }: KeptPage,
  { asking, status = 200, extra }: { asking?: Asking; status?: number; extra?: Record<string, string> },
): Promise<Response> {
  const own = { ...headers, ...extra, "x-request-id": c.get("requestId") };
  if (!takesGzip(c))
    return new Response(Uint8Array.from(await promisify(gunzip)(gzipped)), { status, headers: own });
  const { person, cookies = [] } = asking ?? {};
  const bytes = person && after ? joinGzip(before, toPiece(Buffer.from(scriptJson(person))), after) : gzipped;
  const reply = new Response(bytes, { status, headers: { ...own, "content-encoding": "gzip" } });
  for (const cookie of cookies) reply.headers.append("Set-Cookie", cookie);
  return reply;
}
