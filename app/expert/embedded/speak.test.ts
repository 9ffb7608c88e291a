import { expect, test } from "vitest";
import { speak } from "./speak.ts";

const TEXT = "First Light Serum ($148.00).\nIn the morning,  then SPF. ";

test("says the text in words, nothing left out", async () => {
  const pieces: string[] = [];
  await speak(TEXT, (piece) => pieces.push(piece), undefined);
  expect(pieces.join("")).toBe(TEXT);
  expect(pieces.slice(0, 4)).toEqual(["First ", "Light ", "Serum ", "($148.00).\n"]);
});

test("says a long text in larger pieces", async () => {
  const pieces: string[] = [];
  await speak("word ".repeat(2000), (piece) => pieces.push(piece), undefined);
  expect(pieces.length).toBeLessThan(100);
});

test("stops when the listener leaves", async () => {
  const leaving = new AbortController();
  const pieces: string[] = [];
  const speaking = speak(
    TEXT,
    (piece) => {
      pieces.push(piece);
      leaving.abort();
    },
    leaving.signal,
  );
  await expect(speaking).rejects.toThrow();
  expect(pieces).toHaveLength(1);
});
