import { nanoid } from "nanoid";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageFromTag } from "#app/i18n/language.ts";
import { type ChatMessage, type ChatType, extrasOf, historyOf, isSendable } from "./conversation.ts";
import { generateReply } from "./generate-reply.ts";

export interface Conversation {
  messages: ChatMessage[];
  /** Waiting for a reply; nothing is sent meanwhile. */
  busy: boolean;
  /** What has arrived of the reply so far, where it streams. */
  arriving: string;
  send: (text: string) => void;
  /** Puts words of the expert's side into the conversation; before anything else was said, in place of it. */
  add: (added: readonly Pick<ChatMessage, "text" | "kind">[]) => void;
  clear: () => void;
}

interface Options {
  type: ChatType;
  signedIn: boolean;
  initial?: () => ChatMessage[];
}

function newMessage(sender: ChatMessage["sender"], kind: ChatMessage["kind"], text: string): ChatMessage {
  return { id: nanoid(), sender, kind, text };
}

/** A conversation with the expert. A reply that fails becomes a message that says so. */
export function useConversation({ type, signedIn, initial }: Options): Conversation {
  const { t, i18n } = useTranslation("advice");
  const [messages, setMessages] = useState<ChatMessage[]>(initial ?? []);
  const [arriving, setArriving] = useState("");
  const [busy, setBusy] = useState(false);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const send = useCallback(
    async (text: string) => {
      if (call.current || !isSendable(text)) return;
      const current = new AbortController();
      call.current = current;
      setBusy(true);
      setMessages((before) => [...before, newMessage("user", "message", text.trim())]);
      const reply = await generateReply(
        {
          message: text.trim(),
          chatHistory: historyOf(messages),
          type,
          language: languageFromTag(i18n.language),
        },
        {
          signal: current.signal,
          signedIn,
          onText: (piece) => !current.signal.aborted && setArriving((before) => before + piece),
        },
      ).then(
        (answer) => ({ ...newMessage("ai", "message", answer.reply), ...extrasOf(answer) }),
        () => newMessage("ai", "error", t("advisorErrorGeneral")),
      );
      // Whoever cleared the conversation or left does not want the reply any more.
      if (call.current !== current || current.signal.aborted) return;
      call.current = undefined;
      setArriving("");
      setBusy(false);
      setMessages((before) => [...before, reply]);
    },
    [messages, type, signedIn, t, i18n],
  );
  const add = useCallback<Conversation["add"]>((added) => {
    const fresh = added.map(({ kind, text }) => newMessage("ai", kind, text));
    setMessages((before) => (before.some(({ sender }) => sender === "user") ? [...before, ...fresh] : fresh));
  }, []);
  const clear = useCallback(() => {
    call.current?.abort();
    call.current = undefined;
    setBusy(false);
    setArriving("");
    setMessages([]);
  }, []);
  return { messages, busy, arriving, send: (text) => void send(text), add, clear };
}
