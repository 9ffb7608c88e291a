import { type ChatMessage, parseMessages } from "./conversation.ts";

const KEY = "support-chat";

/** What one tab remembers of the support chat, and whether someone was signed in then. */
interface Memory {
  signedIn: boolean;
  messages: ChatMessage[];
}

/**
 * The conversation of this tab, across page loads (a change of language is one). What was said while signed in
 * is forgotten once signed out: it may name an order.
 */
export function recallMessages(signedIn: boolean): ChatMessage[] {
  try {
    const kept: Partial<Record<keyof Memory, unknown>> = Object(
      JSON.parse(sessionStorage.getItem(KEY) ?? "null"),
    );
    return kept.signedIn === true && !signedIn ? [] : parseMessages(kept.messages);
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
