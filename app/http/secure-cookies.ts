import type { MiddlewareHandler } from "hono";

/** Over https no cookie ever leaves without: whoever sets one need not think of it. */
export function secureCookies(appUrl: string): MiddlewareHandler {
  if (!appUrl.startsWith("https:")) return (_, next) => next();
  return async (c, next) => {
    await next();
    const cookies = c.res.headers.getSetCookie();
    if (cookies.every(isSecure)) return;
    c.res.headers.delete("Set-Cookie");
    for (const cookie of cookies)
      c.res.headers.append("Set-Cookie", isSecure(cookie) ? cookie : `${cookie}; Secure`);
  };
}

const isSecure = (cookie: string): boolean => /;\s*secure\b/i.test(cookie);
