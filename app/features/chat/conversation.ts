import type { HistoryEntry } from "#app/expert/expert.ts";

export type ChatType = "advice" | "support";

/**
 * One message on the screen. `aside` is ours, not the expert's: the greeting after an analysis. `error` stands
 * where a reply should have been.
 */
export interface ChatMessage {
  id: string;
  sender: "user" | "ai";
  text: string;
  kind: "message" | "analysis" | "aside" | "error";
}

/** Longest message that is sent, in characters; the server refuses longer ones. */
export const LONGEST_MESSAGE = 2000;
/** Most earlier messages that are sent along. */
export const MOST_ENTRIES = 40;
/** Longest earlier message that is sent along, in characters. */
export const LONGEST_ENTRY = 4000;
/** Characters of earlier messages that are read, the latest first: older ones say little about now, and cost time. */
const REMEMBERED = 6000;

export function isSendable(text: string): boolean {
  return text.trim() !== "";
}

/** What was said so far, as the server wants it; without our own words and without questions that failed. */
export function historyOf(messages: readonly ChatMessage[]): HistoryEntry[] {
  const said = messages
    .filter(({ kind }, place) => isSaid(kind) && messages[place + 1]?.kind !== "error")
    .map(
      ({ sender, text }): HistoryEntry => ({
        role: sender === "user" ? "user" : "model",
        parts: [{ text: text.slice(0, LONGEST_ENTRY) }],
      }),
    )
    .slice(-MOST_ENTRIES);
  return recentOf(said);
}

export function lengthOf({ parts }: HistoryEntry): number {
  return parts.reduce((length, { text }) => length + text.length, 0);
}

/**
 * The end of a history that is short enough to be read whole. Where something is left out, it begins with a
 * question: an answer without one would be taken for the analysis that opens a chat.
 */
export function recentOf(history: readonly HistoryEntry[]): HistoryEntry[] {
  let length = 0;
  const tooOld = history.findLastIndex((entry) => {
    length += lengthOf(entry);
    return length > REMEMBERED;
  });
  const recent = history.slice(tooOld + 1);
  return tooOld >= 0 && recent[0]?.role === "model" ? recent.slice(1) : recent;
}

function isSaid(kind: ChatMessage["kind"]): boolean {
  return kind === "message" || kind === "analysis";
}

/** A conversation that was kept as text; empty for anything else, for anyone may write into the storage. */
export function parseMessages(kept: unknown): ChatMessage[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((entry): entry is ChatMessage => {
    const { id, sender, text, kind }: Record<string, unknown> = Object(entry);
    return (
      typeof id === "string" &&
      typeof text === "string" &&
      (sender === "user" || sender === "ai") &&
      (kind === "message" || kind === "analysis" || kind === "aside" || kind === "error")
    );
  });
}
