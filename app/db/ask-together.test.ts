import { expect, test } from "vitest";
import { askTogether, askTogetherAbout } from "./ask-together.ts";

/** A question whose answers come when the test says so. */
function slowly() {
  const waiting: ((answer: number) => void)[] = [];
  const ask = askTogether(() => new Promise<number>((resolve) => waiting.push(resolve)));
  return { ask, waiting };
}

test("who asks while an answer is under way gets the next one, with all others who do", async () => {
  const { ask, waiting } = slowly();
  const first = [ask(), ask()];
  await expect.poll(() => waiting.length).toBe(1);
  const later = [ask(), ask(), ask()];
  waiting[0]?.(1);
  expect(await Promise.all(first)).toEqual([1, 1]);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

test("who asks alone is answered anew each time", async () => {
  let asked = 0;
  const ask = askTogether(async () => {
    asked += 1;
    return asked;
  });
  expect([await ask(), await ask(), await ask()]).toEqual([1, 2, 3]);
});

test("a failure is told to those who asked for it, and the next may ask again", async () => {
  let asked = 0;
  const ask = askTogether(async () => {
    asked += 1;
    if (asked === 1) throw new Error("away");
    return asked;
  });
  const [one, two] = await Promise.allSettled([ask(), ask()]);
  expect([one?.status, two?.status]).toEqual(["rejected", "rejected"]);
  expect(await ask()).toBe(2);
});

test("who asks about something of their own is answered about that, in one question for all who ask together", async () => {
  const asked: string[][] = [];
  const ask = askTogetherAbout(async (about) => {
    asked.push(about);
    return new Map(about.filter((one) => one !== "nobody").map((one) => [one, one.toUpperCase()]));
  });
  expect(await Promise.all(["a", "b", "a", "nobody"].map(ask))).toEqual(["A", "B", "A", undefined]);
  expect(await ask("c")).toBe("C");
  expect(asked).toEqual([["a", "b", "nobody"], ["c"]]);
});
