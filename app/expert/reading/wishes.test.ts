import { expect, test } from "vitest";
import { type Token, tokenize } from "./normalize.ts";
import { wishedCategories } from "./wishes.ts";

test("the work of reading a wish grows with the message, not with its square", () => {
  expect(readsOf(1000)).toBeLessThan(12 * readsOf(100));
});

/** How often the words of a message of opening words are looked at. */
function readsOf(words: number): number {
  let reads = 0;
  const tokens: Token[] = tokenize("a ".repeat(words)).map((token) => ({
    ...token,
    get text() {
      reads += 1;
      return token.text;
    },
  }));
  wishedCategories(tokens)[0];
  return reads;
}
