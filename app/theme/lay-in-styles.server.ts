import { STYLES_ID, styles } from "./styles.ts";

const PLACE = Buffer.from(`<style id="${STYLES_ID}">`);

/** The stylesheet that each page is sent with. */
export const STYLES = Buffer.from(styles);

/**
 * A rendered page cut at the place that the root leaves for the stylesheet; in one part where there is none. The stylesheet
 * is more than half of a page: React would escape, encode and copy it anew for each.
 */
export function cutAtStyles(html: Buffer): [before: Buffer, after?: Buffer] {
  const at = html.indexOf(PLACE);
  if (at < 0) return [html];
  const cut = at + PLACE.length;
  return [html.subarray(0, cut), html.subarray(cut)];
}

/** The page as a browser is to get it. */
export function layInStyles(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const [before, after] = cutAtStyles(html);
  return after ? Buffer.concat([before, STYLES, after]) : html;
}
