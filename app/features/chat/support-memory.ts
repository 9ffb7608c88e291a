import { type ChatMessage, parseMessages } from "./conversation.ts";

const KEY = "support-chat";

/** What one tab remembers of the support chat, and the id of who was signed in then. */
interface Memory {
  person: string | null;
  messages: ChatMessage[];
}

/**
 * The conversation of this tab, across page loads (a change of language is one). What was said while signed in
 * is that person's alone, for it may name an order; what a visitor said goes along when they sign in.
 */
export function recallMessages(person: string | null): ChatMessage[] {
  try {
    const kept: Partial<Record<keyof Memory, unknown>> = Object(
      JSON.parse(sessionStorage.getItem(KEY) ?? "null"),
    );
    return kept.person === null || kept.person === person ? parseMessages(kept.messages) : [];
  } catch {
    return [];
  }
}

/** Keeps the conversation for this tab; a browser that keeps nothing is no reason to stop. */
export function rememberMessages(memory: Memory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Full or forbidden storage: the conversation then lives as long as the page.
  }
}
