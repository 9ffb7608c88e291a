import { createHmac, timingSafeEqual } from "node:crypto";

/** Characters of a signature: 132 bits. */
const LENGTH = 22;

/** Shows that a word about a mail comes from whoever got that mail. */
export function signMail(secret: string, about: string, to: string): string {
  const words = JSON.stringify(["mail", about, to.toLowerCase()]);
  return createHmac("sha256", secret).update(words).digest("base64url").slice(0, LENGTH);
}

/** Whether that is such a signature. */
export function isSigned(secret: string, about: string, to: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(signMail(secret, about, to)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
