import { ArrowUp } from "#app/ui/icons.tsx";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LONGEST_MESSAGE } from "#app/expert/expert.ts";
import { enterSends } from "#app/ui/enter-sends.ts";
import { isSendable } from "./conversation.ts";

interface Props {
  busy: boolean;
  onSend: (text: string) => void;
  focused?: boolean;
}

/** Where the shopper writes: Enter sends, Shift+Enter breaks the line, nothing goes out while a reply is awaited. */
export function ChatForm({ busy, onSend, focused = false }: Props) {
  const { t } = useTranslation("advice");
  const id = useId();
  const [text, setText] = useState("");
  const input = useReturningFocus(busy, focused);
  // What was typed before this part of the page had its script.
  useEffect(() => setText((known) => input.current?.value ?? known), [input]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isSendable(text)) return;
    onSend(text);
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (enterSends(event)) send(event);
  };
  return (
    <form onSubmit={send} className="my-3 flex noscript:hidden shrink-0 items-end gap-2">
      <label htmlFor={id} className="sr-only">
        {t("chatInput")}
      </label>
      <textarea
        ref={input}
        id={id}
        rows={1}
        value={text}
        disabled={busy}
        maxLength={LONGEST_MESSAGE}
        placeholder={t("chatPlaceholder")}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content block max-h-32 min-h-11 w-full resize-none rounded-xs border border-edge bg-paper px-3.5 py-2.5 text-base leading-snug text-ink transition-colors duration-200 placeholder:text-mist enabled:hover:border-ink disabled:opacity-55"
      />
      <button
        type="submit"
        aria-label={t("send")}
        disabled={busy || !isSendable(text)}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-action text-on-action forced-colors:border transition-[background-color,color,opacity] duration-200 enabled:hover:bg-action-near disabled:opacity-45"
      >
        <ArrowUp aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
    </form>
  );
}

/** A disabled input loses the focus; it gets it back with the reply, unless the shopper went elsewhere. */
function useReturningFocus(busy: boolean, focused: boolean) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus({ preventScroll: true });
  }, [focused]);
  useEffect(() => {
    if (!busy) return;
    return () => {
      const lost = document.activeElement === document.body || document.activeElement === ref.current;
      if (lost) ref.current?.focus({ preventScroll: true });
    };
  }, [busy]);
  return ref;
}
