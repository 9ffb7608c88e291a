const HOME = "http://nacre.invalid";

/**
 * A path of ours as a browser would understand it, or undefined: a prefix check would let `//host` and `/\host`
 * through.
 * @returns path, query and hash, in characters that a header may hold
 */
export function ownPath(target: string | null | undefined): string | undefined {
  const url = target?.startsWith("/") ? URL.parse(target, HOME) : null;
  if (url?.origin !== HOME || url.pathname.startsWith("//")) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where to send someone after signing in: a path of ours other than the one they come from, or the fallback. */
export function safeRedirect(target: string | null | undefined, fallback = "/profile"): string {
  const path = ownPath(target);
  return path === undefined || /^\/login(?![^?#])/.test(path) ? fallback : path;
}
