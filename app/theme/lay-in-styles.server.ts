import { STYLES_ID, styles } from "./styles.ts";

const PLACE = Buffer.from(`<style id="${STYLES_ID}">`);
const STYLES = Buffer.from(styles);

/**
 * A rendered page with the stylesheet in the place that the root left for it. It is more than half of a page, and React
 * would escape, encode and copy it anew for each.
 */
export function layInStyles(html: Buffer): Buffer<ArrayBuffer> {
  const at = html.indexOf(PLACE);
  if (at < 0) return Buffer.from(html);
  const cut = at + PLACE.length;
  return Buffer.concat([html.subarray(0, cut), STYLES, html.subarray(cut)]);
}
