import type { Context } from "hono";

const PAGES = ["/shop", "/login", "/ouradvice", "/profile", "/checkout"];

/** A page's one canonical path: only search engines tell `/SHOP`, `/shop/` and `/Product/x/` apart. */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/+$/, "");
  const lower = trimmed.toLowerCase();
  if (PAGES.includes(lower)) return lower;
  // Ids are case-sensitive.
  const product = /^\/product\/([^/]+)$/i.exec(trimmed);
  return product ? `/product/${product[1]}` : path;
}

/** Sends whoever reads a page at another spelling of its address to the one it is known by. */
export async function toCanonicalAddress(
  c: Context,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(c.req.url);
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !["GET", "HEAD"].includes(c.req.method)) {
    await next();
    return undefined;
  }
  return c.redirect(`${canonical}${search}`, 301);
}
