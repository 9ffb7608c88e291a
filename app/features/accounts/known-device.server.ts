import { createHmac, timingSafeEqual } from "node:crypto";
import { parse } from "hono/utils/cookie";
import type { Auth } from "./auth.server.ts";

const YEAR = 365 * 24 * 60 * 60;

/** The options that hold the signing secret and the cookie settings. */
type Signer = Pick<Auth, "options">;

/**
 * `Set-Cookie` value that marks a device on which someone has signed in, so that strangers who guess at the
 * account elsewhere cannot keep its owner out. It opens nothing: it only moves the device's tries to a count of its own.
 */
export function deviceCookie(signer: Signer, email: string): string {
  const id = crypto.randomUUID();
  const secure = isSecure(signer) ? "; Secure" : "";
  return `${cookieName(signer)}=${id}.${sign(signer, id, email)}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure}`;
}

/** The mark's own id when this device has signed in to this account before. */
export function knownDevice(signer: Signer, email: string, headers: Headers): string | undefined {
  const [id = "", signature = ""] = (parse(headers.get("cookie") ?? "")[cookieName(signer)] ?? "").split(".");
  const expected = Buffer.from(sign(signer, id, email));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function sign({ options }: Signer, id: string, about: string): string {
  return createHmac("sha256", options.secret).update(`device ${id} ${about}`).digest("base64url");
}

/** Milliseconds. */
const LINK_LIFE = 60 * 60 * 1000;

/** What a link carries that marks the device it is opened on as one of this account's. */
export function deviceToken(signer: Signer, userId: string, now = Date.now()): string {
  const until = now + LINK_LIFE;
  return `${userId}.${until}.${sign(signer, `link ${until}`, userId)}`;
}

/** The user whose device this link confirms; undefined if the link is forged or expired. */
export function readDeviceToken(signer: Signer, token: string, now = Date.now()): string | undefined {
  const [userId = "", until = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(signer, `link ${until}`, userId));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(until) > now ? userId : undefined;
}

function isSecure({ options }: Signer): boolean {
  return options.baseURL.startsWith("https:");
}

function cookieName(signer: Signer): string {
  return isSecure(signer) ? "__Secure-nacre.device" : "nacre.device";
}
