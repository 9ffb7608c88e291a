const TOKEN_URL = "/api/auth/token";
/** A token is replaced this long before it ends, in milliseconds: clocks differ and calls take time. */
const MARGIN = 60_000;

let cached: { token: string; expiresAt: number } | undefined;

/**
 * The short-lived token that says who calls a function, kept until shortly before it ends; undefined when
 * nobody is signed in (any more).
 */
export async function bearerToken(signal?: AbortSignal): Promise<string | undefined> {
  if (cached && cached.expiresAt - MARGIN > Date.now()) return cached.token;
  cached = undefined;
  const reply = await fetch(TOKEN_URL, { signal, headers: { Accept: "application/json" } });
  if (!reply.ok) return undefined;
  const { token }: { token?: unknown } = await reply.json();
  if (typeof token !== "string") return undefined;
  cached = { token, expiresAt: expiryOf(token) };
  return token;
}

/** Forgets the token: it was refused, or someone else has signed in. */
export function forgetBearerToken(): void {
  cached = undefined;
}

/** When a JSON Web Token ends, in milliseconds since 1970; now when it does not say. */
function expiryOf(token: string): number {
  try {
    const payload = token.split(".")[1] ?? "";
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof exp === "number" ? exp * 1000 : Date.now();
  } catch {
    return Date.now();
  }
}
