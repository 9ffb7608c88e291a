import type { Context } from "hono";

const PAGES = ["/shop", "/login", "/ouradvice", "/profile", "/checkout"];

/** Where a page is for good: `/SHOP`, `/shop/` and `/Product/x/` are told apart by nobody but search engines. */
export function canonicalPath(path: string): string {
  const trimmed = path.replace(/\/+$/, "");
  const lower = trimmed.toLowerCase();
  if (PAGES.includes(lower)) return lower;
  // An id is taken as it is.
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
