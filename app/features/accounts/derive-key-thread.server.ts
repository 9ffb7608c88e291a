import { scryptSync } from "node:crypto";
import { setPriority } from "node:os";

/** As the sign-in library has them: passwords that it hashed before are still good. Sixteen times its key is memory. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
const BYTES = 64;

/**
 * On Linux 0 means this thread only, so that pages come before password hashing. Elsewhere it would mean the whole
 * process.
 */
if (process.platform === "linux") setPriority(0, 10);

/** What the thread for passwords does: turns one into a key, in hexadecimal. */
export default function deriveKey({ password, salt }: { password: string; salt: string }): string {
  return scryptSync(password.normalize("NFKC"), salt, BYTES, COST).toString("hex");
}
