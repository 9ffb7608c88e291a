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
  const turns = (count: number, question: number, answer: number) =>
    Array.from({ length: count }, (_, number) => [
      message(`${number}${"q".repeat(question - 1)}`),
      message(`${number}${"a".repeat(answer - 1)}`, { sender: "ai" }),
    ]).flat();
  const firstsOf = (sent: ReturnType<typeof historyOf>) => sent.map(({ parts }) => parts[0]?.text[0]);
  it("sends the shopper's last 6,000 characters, beginning with a question", () => {
    const sent = historyOf([...turns(9, 1500, 1000), message("And then?")]);
    expect(firstsOf(sent)).toEqual(["6", "6", "7", "7", "8", "8", "A"]);
  });
  it("keeps what the shopper said longer than what was answered", () => {
    const sent = historyOf([...turns(6, 50, 1000), message("And then?")]);
    expect(firstsOf(sent)).toEqual(["0", "1", "2", "2", "3", "3", "4", "4", "5", "5", "A"]);
    const long = historyOf([message("I am pregnant"), ...turns(25, 3, 3)]);
    expect(long).toHaveLength(40);
    expect(long[0]?.parts[0]?.text).toBe("I am pregnant");
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
    const kept = [message("Hi"), message("Yes", { products: ["silk-milk"], questions: ["How often?"] })];
    expect(parseMessages(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });
  it("takes nothing else", () => {
    expect(parseMessages("x")).toEqual([]);
    expect(parseMessages([null, 1, { text: "Hi" }, { ...message("Hi"), kind: "html" }])).toEqual([]);
    expect(
      parseMessages([
        { ...message("Hi"), products: "silk-milk" },
        { ...message("Hi"), questions: [1] },
      ]),
    ).toEqual([]);
  });
});
