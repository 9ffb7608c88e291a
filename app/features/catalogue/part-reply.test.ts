import { expect, test } from "vitest";
import { partReply, withoutSum } from "./part-reply.ts";

const SILK = { id: "silk-milk", name: "Silk Milk" };
const BALM = { id: "quiet-balm", name: "Quiet Balm" };
const parted = (text: string) => {
  const { words, reasons } = partReply(text, [SILK, BALM]);
  return { words, ...Object.fromEntries(reasons) };
};

test("a line that names a product and its price goes to the product, the rest stays", () => {
  const text =
    "This is what I would choose.\nSilk Milk ($38.00). It cleans.\nQuiet Balm (44,00 $) : Apaise.\nTogether: $82.00.";
  expect(parted(text)).toEqual({
    words: "This is what I would choose.\nTogether: $82.00.",
    "silk-milk": "It cleans.",
    "quiet-balm": "Apaise.",
  });
});

test("a line that goes on after the name as a sentence keeps the name", () => {
  expect(parted("Two of ours.\nSilk Milk is the milder one.")).toEqual({
    words: "Two of ours.",
    "silk-milk": "Silk Milk is the milder one.",
  });
});

test("another name that begins alike, a second line and a name further on stay where they are", () => {
  expect(parted("Silk Milkshake is no product.\nI like Silk Milk.")).toEqual({
    words: "Silk Milkshake is no product.\nI like Silk Milk.",
  });
  expect(parted("So:\nSilk Milk. It cleans.\nSilk Milk again.")).toEqual({
    words: "So.\nSilk Milk again.",
    "silk-milk": "It cleans.",
  });
});

test("a reply that is nothing but such lines, or that has headings, stays whole", () => {
  const text = "Silk Milk ($38.00). It cleans.";
  expect(parted(text)).toEqual({ words: text });
  const headed = "Morning:\nSilk Milk. It cleans.\nEvening:\nQuiet Balm. It calms.";
  expect(parted(headed)).toEqual({ words: headed });
});

test("what leads to lines that were taken out ends, unless nothing follows", () => {
  expect(parted("A good start:\nSilk Milk. It cleans.\nIs your skin dry?").words).toBe(
    "A good start.\nIs your skin dry?",
  );
  expect(parted("A good start:\nSilk Milk. It cleans.").words).toBe("A good start:");
});

test.each([
  ["One.\nTogether: $148.00. Is it dry?", "One.\nIs it dry?"],
  ["Un.\nEnsemble : 1 048,00 $.\nDeux.", "Un.\nDeux."],
  ["Together: $148.00.", "Together: $148.00."],
  ["Silk Milk: $38.00 and more.", "Silk Milk: $38.00 and more."],
])("without the sum that stands below: %j", (text, expected) => {
  expect(withoutSum(text)).toBe(expected);
});
