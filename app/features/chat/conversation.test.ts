import { describe, expect, it } from "vitest";
import { type ChatMessage, historyOf, isSendable, parseMessages } from "./conversation.ts";

const message = (text: string, rest: Partial<ChatMessage> = {}): ChatMessage => ({
  id: text,
  sender: "user",
  text,
  kind: "message",
  ...rest,
});

describe("historyOf", () => {
  it("tells who said what as role and parts", () => {
    expect(historyOf([message("Hi"), message("Hello", { sender: "ai" })])).toEqual([
      { role: "user", parts: [{ text: "Hi" }] },
      { role: "model", parts: [{ text: "Hello" }] },
    ]);
  });
  it("keeps an analysis, drops our own words", () => {
    const said = [
      message("Shiny nose", { sender: "ai", kind: "analysis" }),
      message("Shall we?", { sender: "ai", kind: "aside" }),
    ];
    expect(historyOf(said)).toEqual([{ role: "model", parts: [{ text: "Shiny nose" }] }]);
  });
  it("drops a question that failed together with its error", () => {
    expect(
      historyOf([message("Hi"), message("Sorry", { sender: "ai", kind: "error" }), message("Yo")]),
    ).toEqual([{ role: "user", parts: [{ text: "Yo" }] }]);
  });
  it("sends the last forty at most", () => {
    const many = Array.from({ length: 100 }, (_, number) => message(String(number)));
    expect(historyOf(many)).toHaveLength(40);
    expect(historyOf(many).at(-1)).toEqual({ role: "user", parts: [{ text: "99" }] });
  });
  it("sends the last 6,000 characters at most, beginning with a question", () => {
    const turns = Array.from({ length: 10 }, (_, number) => [
      message(`${number}${"q".repeat(499)}`),
      message(`${number}${"a".repeat(999)}`, { sender: "ai" }),
    ]).flat();
    const sent = historyOf([...turns, message("And then?")]);
    expect(sent.map(({ parts }) => parts[0]?.text[0])).toEqual(["7", "7", "8", "8", "9", "9", "A"]);
  });
});

describe("isSendable", () => {
  it("refuses nothing but space", () => {
    expect(["", "  ", "\n\t", "\u00a0"].some(isSendable)).toBe(false);
    expect(isSendable(" a ")).toBe(true);
  });
});

describe("parseMessages", () => {
  it("reads back what was kept", () => {
    const kept = [message("Hi")];
    expect(parseMessages(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
  it("takes nothing else", () => {
    expect(parseMessages("x")).toEqual([]);
    expect(parseMessages([null, 1, { text: "Hi" }, { ...message("Hi"), kind: "html" }])).toEqual([]);
  });
});
