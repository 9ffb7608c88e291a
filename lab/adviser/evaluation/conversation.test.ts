import { describe, expect, test } from "vitest";
import type { Expert } from "#app/expert/expert.ts";
import { faultsOf } from "./check-turn.ts";
import { parseConversations, readConversations } from "./conversation.ts";
import { rateOf } from "./conversation-report.ts";
import { holdAll } from "./hold-conversation.ts";
import type { Inspect } from "./inspect.ts";
import { expression } from "./patterns.ts";
import { parseFact } from "./vocabulary.ts";

const HEAD = { id: "t", lang: "en", half: "tuning", about: "test", surface: "expert" };
const talk = (...turns: object[]) => parseConversations(JSON.stringify({ ...HEAD, turns }));

/** Says the given replies in turn, whatever is asked. */
function scripted(...replies: string[]): Expert {
  return {
    recommend: async () => ({ recommendations: [{ id: "soft-ebb", reasoning: "It smooths." }] }),
    analyze: async () => ({ analysis: "" }),
    reply: async ({ chatHistory }) => ({ reply: replies[chatHistory.length / 2] ?? "" }),
  };
}

async function outcomes(replies: string[], turns: object[], inspect?: Inspect) {
  const judged = await holdAll(scripted(...replies), talk(...turns), inspect);
  return judged.flatMap(({ checks }) =>
    checks
      .filter(({ kind }) => !["sound", "language", "manner"].includes(kind))
      .map(({ kind, outcome }) => `${kind}: ${outcome}`),
  );
}

describe("the sets", () => {
  const all = readConversations();

  test("name only products, classes and sentences that exist", () => {
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  test("hold no conversation twice", () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const said = all.map(({ turns }) => turns.map(({ say }) => say).join("\n"));
    expect(said).toEqual([...new Set(said)]);
  });
});

describe("a conversation that does not fit", () => {
  test("is refused with its line", () => {
    expect(() => talk({ say: "Hello", facts: ["pregnancy"] })).toThrow(/lines:1[\s\S]*Unknown fact/);
    expect(() => talk({ say: "Hello", question: "chitchat" })).toThrow(/lines:1/);
    expect(() => talk({ say: "Hello", mustName: [] })).toThrow(/mustName/);
  });

  test("is found out when it quotes what no label says", () => {
    const [one] = talk({ say: "When?", quotes: ["at high noon"], names: ["moon-cream"] });
    expect(one && faultsOf(one)).toEqual([
      expect.stringContaining("moon-cream"),
      expect.stringContaining("at high noon"),
    ]);
  });
});

describe("checks", () => {
  test("products: named, not named, counted, paid for", async () => {
    const checks = {
      names: ["silk-milk|soft-ebb"],
      namesNot: ["class:retinoid", "inci:Glycolic Acid"],
      atMost: 1,
      within: 100,
    };
    const reply = "Soft Ebb in the evening, and Night Current on the others.";
    expect(await outcomes([reply], [{ say: "?", ...checks }])).toEqual([
      "names: held",
      "names not: failed",
      "names not: failed",
      "count: failed",
      "budget: failed",
    ]);
  });

  test("a list that comes again", async () => {
    const list = "First Quiet Balm, then Silk Milk.";
    const turns = [{ say: "Dry lips" }, { say: "Does it sting?", noList: true }];
    expect(await outcomes([list, list], turns)).toEqual(["no list: failed"]);
    expect(await outcomes([list, "Quiet Balm does not."], turns)).toEqual(["no list: held"]);
  });

  test("every answer: its language, traces of the program, phrases found fault with", async () => {
    const failed = async (reply: string, turn: object) => {
      const [judged] = await holdAll(scripted(reply), talk({ say: "?", ...turn }));
      return judged?.checks.filter(({ outcome }) => outcome === "failed").map(({ kind }) => kind);
    };
    expect(await failed("Press it in with your palms, and keep it for the evening.", {})).toEqual([]);
    expect(await failed("Je suis désolée, votre peau est trop sèche pour cela.", {})).toEqual(["language"]);
    expect(await failed("Je suis désolé, votre peau est trop sèche pour cela.", { in: "fr" })).toEqual([
      "manner",
    ]);
    expect(await failed("It costs undefined and is the best.", {})).toEqual(["sound"]);
    expect(await failed(" ", {})).toEqual(["sound"]);
  });

  test("words and quotations", async () => {
    const checks = {
      says: ["@doctor"],
      saysNot: ["sorry"],
      quotes: ["As often as you like"],
    };
    expect(
      await outcomes(["As often as you like, and see a doctor if it cracks."], [{ say: "?", ...checks }]),
    ).toEqual(["quotes: held", "says: held", "says not: held"]);
    expect(
      await outcomes(["Désolée, je ne sais pas le dire et vous aussi."], [{ say: "?", ...checks }]),
    ).toEqual(["quotes: failed", "says: failed", "says not: held"]);
  });

  test("what is only spoken of may be named, where a reply says what it offers", async () => {
    const [one] = talk({ say: "Pregnant. Night Current?", namesNot: ["class:retinoid"], taps: true });
    if (!one) throw new Error("no conversation");
    const reply = "Not Night Current while pregnant.";
    const held = async (more: object) => {
      const expert = { ...scripted(), reply: async () => ({ reply, ...more }) };
      const [judged] = await holdAll(expert, [one]);
      return judged?.checks.slice(0, 2).map(({ kind, outcome }) => `${kind}: ${outcome}`);
    };
    expect(await held({})).toEqual(["names not: failed", "taps: failed"]);
    expect(await held({ products: [], questions: ["What instead?"] })).toEqual([
      "names not: held",
      "taps: held",
    ]);
  });

  test("the expert is told where the shopper writes from", async () => {
    const [one] = parseConversations(JSON.stringify({ ...HEAD, region: "CA-QC", say: "Allô" }));
    const countries: unknown[] = [];
    const reply: Expert["reply"] = async ({ country }) => {
      countries.push(country);
      return { reply: "Bonjour" };
    };
    await holdAll({ ...scripted(), reply }, one ? [one] : []);
    expect(countries).toEqual(["CA-QC"]);
  });

  test("a price is no number to call, and an unknown name is refused", () => {
    expect("Night Current ($112.00)").not.toMatch(expression("@emergency"));
    expect("Night Current ($112.00)").not.toMatch(expression("@alarm"));
    expect("Call 112 now.").toMatch(expression("@emergency|nothing"));
    expect(() => expression("@nobody")).toThrow("@nobody");
  });

  test("facts and questions are never held unseen", async () => {
    const turns = [{ say: "?", facts: ["age:8"], noFacts: ["pregnant"], question: "recommend|routine" }];
    expect(await outcomes(["Well."], turns)).toEqual([
      "facts: not inspectable",
      "no facts: not inspectable",
      "question: not inspectable",
    ]);
    const seen: Inspect = () => ({
      facts: [parseFact("other.age:8"), parseFact("pregnant")],
      questions: ["routine"],
    });
    expect(await outcomes(["Well."], turns, seen)).toEqual([
      "facts: failed",
      "no facts: failed",
      "question: held",
    ]);
  });

  test("a rate leaves out what could not be looked at", () => {
    const check = (outcome: "held" | "failed" | "not inspectable") =>
      ({ kind: "facts", outcome, wanted: "" }) as const;
    expect(rateOf([check("held"), check("failed"), check("not inspectable")])).toEqual({
      held: 1,
      failed: 1,
      notInspectable: 1,
      rate: 0.5,
    });
    expect(rateOf([check("not inspectable")]).rate).toBeNull();
  });
});
