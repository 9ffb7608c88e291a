import type { HistoryEntry, Reply } from "#app/expert/expert.ts";

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
  /** Ids of the products that may go into the cart from here; without it, all that the text names. */
  products?: string[];
  /** Questions to tap below it, while it is the last message. */
  questions?: string[];
}

/** Most earlier messages that are sent along. */
export const MOST_ENTRIES = 40;
/** Longest earlier message that is sent along, in characters. */
export const LONGEST_ENTRY = 4000;
/** Characters of a whole history that the server takes; of these the latest are read (`recentOf`). */
export const LONGEST_HISTORY = 40_000;
/** Characters that are read of the shopper's earlier messages, the latest first: they tell who the shopper is. */
const OWN_WORDS = 6000;
/** Characters that are read of our answers: older ones say little about now, and cost time. */
const OUR_WORDS = 4000;

export function isSendable(text: string): boolean {
  return text.trim() !== "";
}

/** The conversation so far, as the server wants it: without notices, and without questions whose reply failed. */
export function historyOf(messages: readonly ChatMessage[]): HistoryEntry[] {
  const said = messages
    .filter(({ kind }, place) => isSaid(kind) && messages[place + 1]?.kind !== "error")
    .map(
      ({ sender, text }): HistoryEntry => ({
        role: sender === "user" ? "user" : "model",
        parts: [{ text: text.slice(0, LONGEST_ENTRY) }],
      }),
    );
  return recentOf(said);
}

export function lengthOf({ parts }: HistoryEntry): number {
  return parts.reduce((length, { text }) => length + text.length, 0);
}

/** The latest of these, as long as they fit. */
function latestOf(entries: readonly HistoryEntry[], most: number, length: number): HistoryEntry[] {
  let read = 0;
  const tooOld = entries.findLastIndex((entry) => {
    read += lengthOf(entry);
    return read > length;
  });
  return entries.slice(Math.max(tooOld + 1, entries.length - most));
}

/**
 * What of a history is short enough to be read whole. What the shopper said outlasts what we answered, for nothing
 * said about a person may be forgotten. Where something is left out, it begins with a question: an answer without
 * one would be taken for the analysis that opens a chat.
 */
export function recentOf(history: readonly HistoryEntry[]): HistoryEntry[] {
  const own = latestOf(
    history.filter(({ role }) => role === "user"),
    MOST_ENTRIES,
    OWN_WORDS,
  );
  const room = MOST_ENTRIES - own.length;
  const ours =
    room > 0
      ? latestOf(
          history.filter(({ role }) => role === "model"),
          room,
          OUR_WORDS,
        )
      : [];
  const kept = new Set([...own, ...ours]);
  const recent = history.filter((entry) => kept.has(entry));
  return recent.slice(recent.length < history.length ? Math.max(0, recent.findIndex(isQuestion)) : 0);
}

const isQuestion = ({ role }: HistoryEntry): boolean => role === "user";

function isSaid(kind: ChatMessage["kind"]): boolean {
  return kind === "message" || kind === "analysis";
}

/** A conversation that was kept as text; empty for anything else, for anyone may write into the storage. */
export function parseMessages(kept: unknown): ChatMessage[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((entry): entry is ChatMessage => {
    const { id, sender, text, kind, products, questions }: Record<string, unknown> = Object(entry);
    return (
      typeof id === "string" &&
      typeof text === "string" &&
      (sender === "user" || sender === "ai") &&
      (kind === "message" || kind === "analysis" || kind === "aside" || kind === "error") &&
      (products === undefined || isTexts(products)) &&
      (questions === undefined || isTexts(questions))
    );
  });
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

/** The products and questions of a reply, if they have the right shape: the server at the other end may be any. */
export function extrasOf({ products, questions }: Reply): Pick<ChatMessage, "products" | "questions"> {
  return { ...(isTexts(products) && { products }), ...(isTexts(questions) && { questions }) };
}
