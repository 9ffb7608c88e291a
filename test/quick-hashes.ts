import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded into the processes of tests before all else (`--import`): a password costs them a thousandth of what it costs
 * the shop, a tenth of a second of processor time. The shop has no switch for that. What a hash really is, is looked at
 * in a process without it, see `hash-password.server.test.ts`.
 */
const { scrypt, scryptSync } = crypto;

const cheap = (options: crypto.ScryptOptions = {}) => ({ ...options, N: 16 });
crypto.scryptSync = (password, salt, length, options) => scryptSync(password, salt, length, cheap(options));
crypto.scrypt = ((password, salt, length, ...rest) => {
  const done = rest.pop() as Parameters<typeof scrypt>[3];
  scrypt(password, salt, length, cheap(rest[0] as crypto.ScryptOptions), done as never);
}) as typeof scrypt;
syncBuiltinESMExports();
