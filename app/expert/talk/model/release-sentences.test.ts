import { describe, expect, test } from "vitest";
import { releaseSentences } from "./release-sentences.ts";

const REPLY = "Dry cheeks like comfort, so keep it simple. Then wait. A cream helps!";

function collect(check: (text: string) => void = () => {}) {
  const pieces: string[] = [];
  return { pieces, ...releaseSentences((piece) => pieces.push(piece), check) };
}

describe("a reply that grows", () => {
  test("is passed on in whole sentences, and whole in the end", () => {
    const { pieces, onPartial, finish } = collect();
    for (let length = 0; length <= REPLY.length; length += 3) onPartial({ reply: REPLY.slice(0, length) });
    expect(pieces).toEqual(["Dry cheeks like comfort, so keep it simple.", " Then wait."]);
    finish(REPLY);
    expect(pieces.join("")).toBe(REPLY);
  });

  test("stops before the first sentence that must not be shown", () => {
    const { pieces, onPartial } = collect((text) => {
      if (text.includes("wait")) throw new Error("no");
    });
    onPartial({ reply: REPLY.slice(0, 50) });
    expect(() => onPartial({ reply: REPLY })).toThrow("no");
    expect(pieces).toEqual(["Dry cheeks like comfort, so keep it simple."]);
  });

  test("leaves another reply to the result once it has begun", () => {
    const { pieces, onPartial, finish } = collect();
    onPartial({ reply: REPLY.slice(0, 50) });
    finish("Something else.");
    expect(pieces).toEqual(["Dry cheeks like comfort, so keep it simple."]);
  });
});
