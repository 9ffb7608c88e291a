import { expect, test } from "vitest";
import { refuseGuessable } from "./check-new-password.server.ts";

const OWN = { email: "ada.byron@test.example", displayName: "Ada Byron" };

test.each([
  " ".repeat(8),
  "aaaaaaaa",
  "AAAAaaaa",
  "ada.byron@test.example",
  "Ada.Byron",
  "ada byron",
  "adabyron!",
  "password123",
  "nacre-2026",
  "Skin Care Shop",
])("%j is no password for Ada Byron", async (password) => {
  expect(await refuseGuessable(password, OWN)).toMatchObject({ ok: false, code: "PASSWORD_TOO_COMMON" });
});

test.each([
  "ada byron counts waves",
  "abababab-tide",
  "nacre of the tide",
  "20261127-",
  "short",
  "grace.hopper",
])("%j is not refused here", async (password) => {
  expect(await refuseGuessable(password, OWN)).toBeUndefined();
});
