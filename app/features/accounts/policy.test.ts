import { describe, expect, test } from "vitest";
import { ADMIN, CUSTOMER } from "#test/factories.ts";
import { authorize, LINES, may, type Thing, type Verb } from "./policy.ts";

const VISITOR = null;
const PACKER = { ...CUSTOMER, id: "a-packer", isPacker: true };

/** The same table once more, by hand: who is let in, visitor, customer, admin. */
const EXPECTED: Record<string, [visitor: boolean, customer: boolean, admin: boolean]> = {
  "list product": [false, false, true],
  "read product": [false, false, true],
  "create product": [false, false, true],
  "update product": [false, false, true],
  "delete product": [false, false, true],
  "restore product": [false, false, true],
  "export product": [false, false, true],
  "import product": [false, false, true],
  "upload picture": [false, false, true],
  "delete picture": [false, false, true],
  "change cart": [false, true, false],
  "change wishlist": [false, true, false],
  "ask restock": [false, true, false],
  "ask reminder": [false, true, false],
  "write review": [false, true, false],
  "answer review": [false, false, true],
  "place order": [false, true, false],
  "pay order": [false, true, false],
  "readOwn order": [false, true, false],
  "return order": [false, true, false],
  "receipt order": [false, true, true],
  "readAll order": [false, false, true],
  "advance order": [false, false, true],
  "export order": [false, false, true],
  "read profile": [false, true, false],
  "change profile": [false, true, false],
  "changePassword account": [false, true, false],
  "confirmEmail account": [false, true, false],
  "signOutEverywhere account": [false, true, false],
  "signOutDevice account": [false, true, false],
  "exportData account": [false, true, false],
  "delete account": [false, true, false],
  "secure account": [false, true, true],
  "read customer": [false, false, true],
  "note customer": [false, false, true],
  "credit customer": [false, false, true],
  "read discount": [false, false, true],
  "change discount": [false, false, true],
  "read statistics": [false, false, true],
  "read deliveries": [false, false, true],
  "read receiver": [false, false, true],
  "change receiver": [false, false, true],
  "read token": [false, false, true],
  "change token": [false, false, true],
  "read mail": [false, false, true],
  "read log": [false, false, true],
  "export log": [false, false, true],
  "read packing": [false, false, true],
  "ship packing": [false, false, true],
  "read staff": [false, false, true],
  "change staff": [false, false, true],
  "open panel": [false, false, true],
  "analyze skin": [false, true, false],
  "ask expertChat": [false, true, false],
  "ask supportChat": [true, true, false],
};

describe("who may do what", () => {
  test("no line is unknown here", () => {
    expect(LINES.map((line) => line.join(" ")).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  test.each(LINES)("%s %s", (verb, thing) => {
    const asked = [VISITOR, CUSTOMER, ADMIN].map((viewer) => may(viewer, verb as Verb<Thing>, thing));
    expect(asked).toEqual(EXPECTED[`${verb} ${thing}`]);
  });

  test.each(["read", "write"] as const)("a token that may %s lets do no more of it", (scope) => {
    const token = { ...ADMIN, token: { id: "a-token", name: "ERP", scope } };
    const allowed = LINES.filter(([verb, thing]) => may(token, verb as Verb<Thing>, thing));
    const reading = ["list product", "read product", "readAll order"];
    const writing = ["advance order", "create product", "delete product", "ship packing", "update product"];
    expect(allowed.map((line) => line.join(" ")).sort()).toEqual(
      [...reading, ...(scope === "write" ? writing : [])].sort(),
    );
    expect(LINES.some(([verb, thing]) => may({ ...token, isAdmin: false }, verb as Verb<Thing>, thing))).toBe(
      false,
    );
  });

  test("who packs sees and ships orders, and may nothing else", () => {
    const allowed = LINES.filter(([verb, thing]) => may(PACKER, verb as Verb<Thing>, thing));
    expect(allowed.map((line) => line.join(" ")).sort()).toEqual([
      "open panel",
      "read packing",
      "receipt order",
      "secure account",
      "ship packing",
    ]);
    // An admin who packs stays one.
    const both = { ...ADMIN, isPacker: true };
    for (const [verb, thing] of LINES)
      expect(may(both, verb as Verb<Thing>, thing)).toBe(may(ADMIN, verb as Verb<Thing>, thing));
  });

  test("nobody may do what is not in the table", () => {
    expect(may(ADMIN, "paint" as Verb<"product">, "product")).toBe(false);
    expect(may(ADMIN, "constructor" as Verb<"product">, "product")).toBe(false);
  });

  test("a refusal is a 403 that says whether signing in would help", async () => {
    const refusal = (viewer: typeof VISITOR | typeof CUSTOMER): Response => {
      try {
        authorize(viewer, "delete", "product");
      } catch (error) {
        return error as Response;
      }
      throw new Error("let in");
    };
    expect(refusal(CUSTOMER).status).toBe(403);
    expect(await refusal(CUSTOMER).json()).toEqual({ signedOut: false });
    expect(await refusal(VISITOR).json()).toEqual({ signedOut: true });
    expect(() => authorize(ADMIN, "delete", "product")).not.toThrow();
  });
});
