import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password.server.ts";

test.each(["password", "PassWord1", "12345678", "motdepasse", "contraseña", "qwertyuiop"])(
  "%s is what guessing begins with",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(["a long enough password", "oyster-ledger-42", "constructor of boats"])(
  "%s is not",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
