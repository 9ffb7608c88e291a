import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { cutAtStyles, layInStyles, STYLES } from "#app/theme/lay-in-styles.server.ts";
import { append, type FirstPiece, joinGzip, toFirstPiece, toLongPiece, toPiece } from "./gzip-pieces.ts";

const STYLES_PIECE = toPiece(STYLES);

/** What a page's file begins with, or all of it: the stylesheet in its place, which is not compressed again. */
export async function beginPage(html: Buffer): Promise<FirstPiece> {
  const [before, after] = cutAtStyles(html);
  const first = await toFirstPiece(before);
  return after ? append(first, STYLES_PIECE, await toLongPiece(after)) : first;
}

/** Lays the stylesheet into the reply in the context if it is a page, and compresses it if the client accepts that. */
export async function finishPage(c: Context): Promise<void> {
  const { body, headers, status } = c.res;
  if (!body || !headers.get("Content-Type")?.startsWith("text/html")) return;
  const html = Buffer.from(await c.res.arrayBuffer());
  const zipped = takesGzip(c);
  const bytes = zipped ? joinGzip(await beginPage(html)) : layInStyles(html);
  c.res = new Response(bytes, { status, headers });
  if (!zipped) return;
  c.res.headers.set("Content-Encoding", "gzip");
  c.res.headers.append("Vary", "Accept-Encoding");
}

export const takesGzip = (c: Context) =>
  accepts(c, { header: "Accept-Encoding", supports: ["gzip", "identity"], default: "identity" }) === "gzip";
