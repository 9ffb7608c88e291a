import { expect, test } from "vitest";
import { keepTypedAddress } from "./typed-address.server.ts";

const form = new FormData();
form.set("person", "p1");
form.set("street", "1 Tide Street");

test("over https what was typed never leaves without", () => {
  expect(keepTypedAddress(form, { appUrl: "https://shop.example" })).toContain("; Secure");
  expect(keepTypedAddress(form, { appUrl: "http://localhost:3000" })).not.toContain("Secure");
});
