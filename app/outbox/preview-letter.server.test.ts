import { expect, test } from "vitest";
import { authUser, orders, outbox, returns, users } from "#app/db/schema.ts";
import { LANGUAGES } from "#app/i18n/language.ts";
import { describeOnEachDatabase } from "#test/database.ts";
import { ADMIN, insertProduct } from "#test/factories.ts";
import { letterHtml, letterText } from "./letter.ts";
import { LETTERS } from "./letters.server.ts";
import { MAIL_NAMES, MAILS } from "./mails.ts";
import { previewLetter } from "./preview-letter.server.ts";

const HOUSE = {
  appUrl: "https://nacre.example",
  support: { email: "care@nacre.example", phone: "" },
  secret: "signs what is in mails",
};

test("every kind of mail can be shown", () => {
  expect([...new Set(Object.values(MAILS))].sort()).toEqual(Object.keys(LETTERS).sort());
});

describeOnEachDatabase("mails as the panel shows them", (db) => {
  test("without a product there is nothing to write about", async () => {
    expect(await previewLetter(db(), ADMIN, { mail: "order", language: "en" }, HOUSE)).toBeUndefined();
  });

  test("each is written in each language, and leaves nothing behind", async () => {
    await insertProduct(db(), { name: "Silk Milk" });
    const tables = [users, authUser, orders, returns, outbox];
    const counts = () => Promise.all(tables.map((table) => db().$count(table)));
    const before = await counts();
    for (const mail of MAIL_NAMES) {
      const written = [];
      for (const language of LANGUAGES) {
        const letter = await previewLetter(db(), ADMIN, { mail, language }, HOUSE);
        if (!letter) throw new Error(`${mail} in ${language} is not written`);
        expect(letterHtml(letter)).toContain("<h1");
        const text = letterText(letter);
        expect(text, mail).not.toMatch(/undefined|\{\{|NaN|Invalid/);
        written.push(letter.subject);
      }
      const isForHouse = mail === "payment" || mail === "return-asked";
      const subjects = new Set(written.map((subject) => subject.replace(/[0-9a-f]{8}/, "")));
      expect(subjects.size, mail).toBe(isForHouse ? 1 : 3);
    }
    expect(await counts()).toEqual(before);
  });

  test("a step says what it is about", async () => {
    const shipped = await previewLetter(db(), ADMIN, { mail: "shipped", language: "fr" }, HOUSE);
    expect(shipped?.rows).toMatchObject([{ value: "La Poste" }, { value: "6A 123 456" }]);
    const first = await previewLetter(db(), ADMIN, { mail: "first-password", language: "en" }, HOUSE);
    const reset = await previewLetter(db(), ADMIN, { mail: "reset", language: "en" }, HOUSE);
    expect(first?.subject).not.toBe(reset?.subject);
  });
});
