/**
 * Where to send someone after signing in. The target is resolved as a browser would and must stay on our
 * origin: a prefix check would let `//host` and `/\host` through.
 * @returns path, query and hash, or the fallback
 */
export function safeRedirect(target: string | null | undefined, fallback = "/profile"): string {
  if (!target?.startsWith("/")) return fallback;
  const home = "http://nacre.invalid";
  if (!URL.canParse(target, home)) return fallback;
  const url = new URL(target, home);
  if (url.origin !== home || url.pathname.startsWith("//")) return fallback;
  if (url.pathname === "/login") return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
