import type { HistoryEntry, Reply } from "#app/expert/expert.ts";
import { callFunction, type CallOptions, FunctionError } from "#app/functions/call-function.ts";
import { reportFailure } from "#app/functions/report-failure.ts";
import type { Language } from "#app/i18n/language.ts";

export interface ChatQuestion {
  message: string;
  chatHistory: HistoryEntry[];
  /** `advice` needs a login, `support` does not. */
  type: "advice" | "support";
  language: Language;
}

/**
 * Asks for the next message of a chat. With `onText` it arrives in pieces; the reply at the end is the whole,
 * and the one to keep.
 * @throws Error 'Failed to get a response from the chat service.', its cause a FunctionError
 */
export async function generateReply(question: ChatQuestion, options?: CallOptions): Promise<Reply> {
  try {
    const answer: Partial<Reply> = Object(await callFunction("generateChatResponse", question, options));
    if (typeof answer.reply === "string") return { ...answer, reply: answer.reply };
    throw new FunctionError("internal", "The reply has no text.");
  } catch (cause) {
    throw reportFailure("Failed to get a response from the chat service.", cause);
  }
}
