import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/i18n/language.ts";
import { fill, loadSheet, parseSheets, withoutEmptyParts } from "./load-sheet.server.ts";
import { SHEETS, type SheetName } from "./sheets.ts";

const NAMES = Object.keys(SHEETS) as SheetName[];
const FACTS = {
  email: "care@house.example",
  phone: "+1 (555) 010",
  phoneDigits: "+1555010",
  shippingFee: "$10.00",
};

test("a line that names what is not set is left out, and a heading with nothing under it", () => {
  const text = "Write to {email}.\n\n## Who we are\n\n- {legalName}\n\n## Else\n\nMore.";
  expect(withoutEmptyParts(fill(text, { email: "a@b" }))).toBe("Write to a@b.\n\n## Else\n\nMore.");
  expect(fill(text, { email: "a@b", legalName: "Nacre" })).toContain("- Nacre");
  expect(withoutEmptyParts("Text.\n\n## Last\n\n").trim()).toBe("Text.");
});

test("a line may be shown only while something is not set", () => {
  const text = "{unless paidAt}We write to you.\nYou pay at {paidAt}.";
  expect(fill(text, {})).toBe("We write to you.");
  expect(fill(text, { paidAt: "Stripe" })).toBe("You pay at Stripe.");
});

test("a file without one of the seven is refused by name", () => {
  expect(() => parseSheets("# contact\n\nHello.")).toThrow('No text under "# shipping".');
});

for (const language of LANGUAGES) {
  test(`${language}: seven texts with as many parts as in English, nothing left to fill in`, () => {
    const parts = (of: (typeof LANGUAGES)[number], name: SheetName) =>
      loadSheet(name, of, FACTS)
        .html.match(/<(h2|li|tr|p)\b/g)
        ?.join();
    for (const name of NAMES) {
      const { html } = loadSheet(name, language, FACTS);
      expect(html).not.toMatch(/[{}]|<h1|#/);
      expect(parts(language, name)).toBe(parts("en", name));
    }
    const contact = loadSheet("contact", language, FACTS).html;
    expect(contact).toContain('<a href="mailto:care@house.example">care@house.example</a>');
    expect(contact).toContain('<a href="tel:+1555010">+1 (555) 010</a>');
    expect(contact.match(/<h2/g)).toBeNull();
  });

  test(`${language}: where a provider is paid, no text says that the house writes about it`, () => {
    const words = NAMES.map((name) => loadSheet(name, language, { ...FACTS, paidAt: "Stripe" }).html).join(
      "",
    );
    expect(words).not.toMatch(/arrange|convenir|convenu|acordar|acordado/);
    expect(words.match(/Stripe/g)).toHaveLength(6);
    expect(loadSheet("questions", language, FACTS).html).toMatch(/arrange|convenir|acordar/);
  });

  test(`${language}: all that an owner may set is shown where it is`, () => {
    const named = new Set(
      [...readFileSync(`content/${language}.md`, "utf8").matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
    );
    const facts = Object.fromEntries([...named].map((name) => [name, `the ${name}`]));
    const all = NAMES.map((name) => loadSheet(name, language, facts).html).join("");
    for (const name of named) expect(all).toContain(`the ${name}`);
    expect([...named].toSorted()).toEqual([
      "aiProvider",
      "deliveryTimes",
      "email",
      "legalAddress",
      "legalName",
      "legalRegistration",
      "paidAt",
      "phone",
      "phoneDigits",
      "returnsAddress",
      "returnsPromise",
      "shippingFee",
      "shippingPrices",
    ]);
  });
}
