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
/** Most messages that are sent along. */
const LONGEST_HISTORY = 40;
/** Longest earlier message that is sent along, in characters. */
const LONGEST_ENTRY = 4000;

export function isSendable(text: string): boolean {
  return text.trim() !== "";
}

/** What was said so far, as the server wants it; without our own words and without questions that failed. */
export function historyOf(messages: readonly ChatMessage[]): HistoryEntry[] {
  return messages
    .filter(({ kind }, place) => isSaid(kind) && messages[place + 1]?.kind !== "error")
    .map(
      ({ sender, text }): HistoryEntry => ({
        role: sender === "user" ? "user" : "model",
        parts: [{ text: text.slice(0, LONGEST_ENTRY) }],
      }),
    )
    .slice(-LONGEST_HISTORY);
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
