import { CHECK_KINDS, type CheckResult } from "./check-turn.ts";
import type { JudgedTurn } from "./hold-conversation.ts";

/** How many checks held, failed or could not be looked at. */
export interface Rate {
  held: number;
  failed: number;
  notInspectable: number;
  /** Held among those that could be looked at, 0 to 1; null when none could. */
  rate: number | null;
}

export interface ConversationScores {
  conversations: number;
  turns: number;
  all: Rate;
  /** Turns of which every check that could be looked at held, 0 to 1. */
  wholeTurns: number;
  byLanguage: Record<string, Rate>;
  bySurface: Record<string, Rate>;
  byCheck: Record<string, Rate>;
  bySubject: Record<string, Rate>;
}

export function rateOf(checks: readonly CheckResult[]): Rate {
  const count = (outcome: CheckResult["outcome"]) =>
    checks.filter((check) => check.outcome === outcome).length;
  const [held, failed] = [count("held"), count("failed")];
  const looked = held + failed;
  return {
    held,
    failed,
    notInspectable: count("not inspectable"),
    rate: looked === 0 ? null : held / looked,
  };
}

/**
 * What every answer is asked says little about one turn: it counts elsewhere than by its kind only when it failed, and
 * manners, which fail in hundreds of turns for one phrase, never.
 */
const EVERYWHERE: readonly string[] = ["sound", "language"];
const isOwn = ({ kind, outcome }: CheckResult): boolean =>
  kind !== "manner" && (outcome === "failed" || !EVERYWHERE.includes(kind));

const ownChecks = (turns: readonly JudgedTurn[]): CheckResult[] =>
  turns.flatMap(({ checks }) => checks.filter(isOwn));
const failedIn = (turn: JudgedTurn): CheckResult[] =>
  ownChecks([turn]).filter(({ outcome }) => outcome === "failed");

function grouped(turns: readonly JudgedTurn[], key: (turn: JudgedTurn) => string): Record<string, Rate> {
  const groups = Map.groupBy(turns, key);
  return Object.fromEntries([...groups].sort().map(([name, own]) => [name, rateOf(ownChecks(own))]));
}

export function conversationScores(turns: readonly JudgedTurn[]): ConversationScores {
  const checks = turns.flatMap((turn) => turn.checks);
  return {
    conversations: new Set(turns.map(({ conversation, surface }) => `${conversation.id} ${surface}`)).size,
    turns: turns.length,
    all: rateOf(ownChecks(turns)),
    wholeTurns:
      turns.length === 0 ? 1 : turns.filter((turn) => failedIn(turn).length === 0).length / turns.length,
    byLanguage: grouped(turns, ({ conversation }) => conversation.lang),
    bySurface: grouped(turns, ({ surface }) => surface),
    byCheck: Object.fromEntries(
      CHECK_KINDS.map((kind) => [kind, rateOf(checks.filter((check) => check.kind === kind))]),
    ),
    bySubject: grouped(turns, ({ conversation }) => conversation.about),
  };
}

function line(name: string, { held, failed, notInspectable, rate }: Rate): string {
  const share = rate === null ? "   -" : rate.toFixed(2);
  const open = notInspectable > 0 ? `, ${notInspectable} not inspectable` : "";
  return `  ${name.padEnd(22)} ${share}  ${held} of ${held + failed}${open}`;
}

/** One set on a screen, for people. */
export function printConversations(name: string, turns: readonly JudgedTurn[]): void {
  const scores = conversationScores(turns);
  console.log(`\n${name}: ${scores.conversations} conversations, ${scores.turns} turns`);
  console.log(line("checks held", scores.all));
  console.log(`  ${"whole turns".padEnd(22)} ${scores.wholeTurns.toFixed(2)}`);
  for (const group of [scores.byLanguage, scores.bySurface, scores.byCheck]) {
    for (const [key, rate] of Object.entries(group)) {
      if (rate.held + rate.failed + rate.notInspectable > 0) console.log(line(key, rate));
    }
  }
}

/** Prints at most this many failures: a matrix tends to repeat one cause hundreds of times. */
const SHOWN = 400;

/** The weakest subjects first, then the failed checks with their words. */
export function printFailures(turns: readonly JudgedTurn[]): void {
  const subjects = Object.entries(conversationScores(turns).bySubject);
  console.log();
  for (const [subject, rate] of subjects.sort(([, a], [, b]) => (a.rate ?? 1) - (b.rate ?? 1))) {
    console.log(line(subject, rate));
  }
  const failing = turns.filter((each) => failedIn(each).length > 0);
  if (failing.length > SHOWN) console.log(`\n${SHOWN} of ${failing.length} turns, evenly spread:`);
  const step = Math.max(1, failing.length / SHOWN);
  for (const one of failing.filter(
    (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  )) {
    console.log(`\n${one.conversation.id} ${one.surface} turn ${one.number}: ${one.turn.say}`);
    for (const { kind, wanted } of failedIn(one)) console.log(`  ${kind}: ${wanted}`);
    console.log(`  > ${one.text.replace(/\s+/g, " ").slice(0, 300)}`);
  }
}
