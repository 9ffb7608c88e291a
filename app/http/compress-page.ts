import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { STYLES_ID, styles } from "#app/theme/styles.ts";
import { joinGzip, toFirstPiece, toLongPiece, toPiece } from "./gzip-pieces.ts";

const OPENING = Buffer.from(`<style id="${STYLES_ID}">`);

/** Half of each page. */
const STYLES = toPiece(Buffer.from(styles));

/**
 * A page as one gzip file, made at once and not in the hundred pieces that the renderer writes; the stylesheet in it is
 * not compressed again.
 */
export async function zipPage(html: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const at = html.indexOf(OPENING) + OPENING.length;
  const end = at + STYLES.plain.length;
  if (at < OPENING.length || !html.subarray(at, end).equals(STYLES.plain))
    return joinGzip(await toFirstPiece(html));
  return joinGzip(await toFirstPiece(html.subarray(0, at)), STYLES, await toLongPiece(html.subarray(end)));
}

/** Compresses the reply in the context if it is a page and the client accepts that. */
export async function compressPage(c: Context): Promise<void> {
  const { body, headers, status } = c.res;
  if (!body || !headers.get("Content-Type")?.startsWith("text/html") || !takesGzip(c)) return;
  const bytes = await zipPage(Buffer.from(await c.res.arrayBuffer()));
  c.res = new Response(bytes, { status, headers });
  c.res.headers.set("Content-Encoding", "gzip");
  c.res.headers.append("Vary", "Accept-Encoding");
}

export const takesGzip = (c: Context) =>
  accepts(c, { header: "Accept-Encoding", supports: ["gzip", "identity"], default: "identity" }) === "gzip";
