import { readFileSync } from "node:fs";
import pino from "pino";
import { loadEnvFile, readConfig } from "#app/config/env.server.ts";
import { createExpert } from "#app/expert/create-expert.server.ts";
import { type Conversation, parseConversations, readConversations } from "./conversation.ts";
import { printConversations, printFailures } from "./conversation-report.ts";
import { holdAll, type JudgedTurn } from "./hold-conversation.ts";

/** Conversations held at once: a provider's limit is soon reached. */
const AT_ONCE = 4;

/** What an answer shows; facts and questions are the rules' own reading. */
const isVisible = ({ kind }: JudgedTurn["checks"][number]): boolean =>
  !["facts", "no facts", "question"].includes(kind);

function conversationsOf(set: string | undefined): Conversation[] {
  if (set?.endsWith(".jsonl")) return parseConversations(readFileSync(set, "utf8"), set);
  return readConversations().filter(({ half }) => set === undefined || half === set);
}

const average = (sum: number, count: number): string => (count === 0 ? "0" : (sum / count).toFixed(1));

/**
 * Holds conversations with the model that the settings name and with the adviser of the house, and prints the same
 * table for both; of the model also tokens, seconds, dollars, what was held back and how often the house answered.
 * @param set a half of the sets, a file of conversations, or all of the sets
 */
export async function measureHosted(set: string | undefined, failures: boolean): Promise<void> {
  loadEnvFile();
  const { ai } = readConfig();
  if (ai.provider === "embedded") throw new Error("Set AI_PROVIDER: docs/models.md says how.");
  const conversations = conversationsOf(set);
  const used = { answers: 0, input: 0, cached: 0, output: 0, calls: 0, ms: 0, slowest: 0, dollars: 0 };
  const rules = new Map<string, number>();
  const fallbacks = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  // Every turn is the model's to answer, whatever a day of the shop allows.
  const hosted = createExpert({ ...ai, dailyCalls: Number.MAX_SAFE_INTEGER }, pino({ level: "error" }), {
    onUsage: ({ input, cached, output, calls, ms, dollars = 0 }) => {
      used.answers += 1;
      used.input += input;
      used.cached += cached;
      used.output += output;
      used.calls += calls;
      used.ms += ms;
      used.slowest = Math.max(used.slowest, ms);
      used.dollars += dollars;
    },
    onRefused: (refusal) => {
      for (const rule of refusal.rules) count(rules, rule);
    },
    onFallback: (why) => count(fallbacks, why),
  });
  const house = createExpert({ provider: "embedded" }, pino({ level: "error" }));
  for (const [name, expert] of Object.entries({
    "the house": house,
    [`${ai.provider} ${ai.model}`]: hosted,
  })) {
    const held = await holdAll(expert, conversations, undefined, AT_ONCE);
    const turns = held.map((turn) => ({ ...turn, checks: turn.checks.filter(isVisible) }));
    printConversations(`${set ?? "all sets"}, ${name}`, turns);
    if (failures && set !== "held-out") printFailures(turns);
  }
  const { answers, input, cached, output, calls, ms, slowest, dollars } = used;
  console.log(`\n${answers} answers of the model, ${average(calls, answers)} calls each`);
  console.log(
    `tokens an answer: ${average(input, answers)} in (${average(cached, answers)} kept), ${average(output, answers)} out`,
  );
  console.log(
    `seconds an answer: ${average(ms / 1000, answers)}, the slowest ${(slowest / 1000).toFixed(1)}`,
  );
  if (ai.prices) console.log(`dollars: ${dollars.toFixed(2)}`);
  const told = (counts: Map<string, number>) =>
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([key, many]) => `${key} ${many}`)
      .join(", ") || "none";
  console.log(`sentences held back: ${told(rules)}`);
  console.log(`answered by the house instead: ${told(fallbacks)}`);
}
