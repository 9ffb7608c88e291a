import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useReadsAlong } from "#app/functions/use-reads-along.ts";
import { ChatForm } from "./chat-form.tsx";
import { Bubble, MessageView, type OfferFor, type OfferRoutine } from "./message-view.tsx";
import type { ChatMessage } from "./conversation.ts";
import type { Conversation } from "./use-conversation.ts";
import { useProducts } from "./use-products.ts";

interface Props {
  title: string;
  /** What the expert's side opens with; left out once an analysis opens the conversation instead. */
  greeting: string;
  conversation: Conversation;
  /** Questions to tap before anything was asked. */
  starters?: readonly string[];
  offerFor: OfferFor;
  offerRoutine?: OfferRoutine;
  /** Beside the title: the widget's close button. */
  action?: ReactNode;
  /** It is part of a page, which draws its own line of light and whose margins it keeps. */
  inPage?: boolean;
  /** Whether the input takes the focus when the panel appears. */
  focused?: boolean;
  headingLevel?: "h2" | "h3";
}

/** One chat for both places: the support widget, which it fills, and the advice page, where it grows with the page. */
export function ChatPanel(props: Props) {
  const {
    title,
    greeting,
    starters,
    conversation,
    offerFor,
    offerRoutine,
    action,
    focused,
    inPage = false,
  } = props;
  const { headingLevel: Heading = "h2" } = props;
  const { t } = useTranslation("advice");
  const { messages, busy, arriving, send } = conversation;
  const products = useProducts();
  const reader = useReadsAlong();
  const log = useFollowedEnd(messages, arriving, inPage);
  const sides = inPage ? "" : "px-5";
  return (
    <div className={`flex flex-col bg-paper ${inPage ? "" : "h-full min-h-0"}`}>
      {!inPage && <div className="sheen-line shrink-0" />}
      <header
        className={`flex min-h-14 shrink-0 items-center justify-between gap-3 border-b ${inPage ? "" : "pr-2 pl-5"}`}
      >
        <Heading className="display-text py-2 text-2xl">{title}</Heading>
        {action}
      </header>
      <div
        ref={log}
        // Makes the log scrollable by keyboard.
        tabIndex={inPage ? undefined : 0}
        className={`relative flex flex-col pt-4 ${inPage ? "" : `${SCROLLS} ${sides}`}`}
      >
        <div role="log" aria-label={t("chatLog")} className="flex flex-col gap-4">
          {messages[0]?.kind !== "analysis" && <Bubble sender="ai">{greeting}</Bubble>}
          {messages.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              products={products}
              offerFor={offerFor}
              offerRoutine={offerRoutine}
            />
          ))}
        </div>
        <Waiting busy={busy} arriving={arriving} />
        {!busy && (
          <Chips
            questions={questionsToTap(messages, starters)}
            onTap={send}
            className={inPage ? "mt-6" : "mt-4"}
          />
        )}
      </div>
      <div className={inPage ? (messages.length > 0 ? STAYS : "mt-3") : sides}>
        <ChatForm busy={busy} onSend={send} focused={focused} />
      </div>
      <p className={`shrink-0 pb-3 text-xs text-mist ${sides}`}>
        {t(inPage ? "aiNote" : "aiNoteShort")}
        {reader && ` ${t("readsAlong", { reader })}`}
      </p>
    </div>
  );
}

/** What is longer than the panel scrolls, and fades at its edges instead of being cut. */
const SCROLLS =
  "min-h-0 grow overflow-y-auto overscroll-contain pb-6 mask-[linear-gradient(to_bottom,transparent,black_1rem,black_calc(100%-1.5rem),transparent)]";
/** In a long talk the input stays at hand, in a bar of its own. */
const STAYS = "sticky bottom-0 z-10 mt-8 border-t bg-paper max-sm:-mx-5 max-sm:px-5 short:static";

/** What to tap now: beneath the last reply its own questions, before any question the starters. */
function questionsToTap(messages: readonly ChatMessage[], starters: readonly string[] = []) {
  if (!messages.some(({ sender }) => sender === "user")) return starters;
  return messages.at(-1)?.questions ?? [];
}

/** Questions to tap instead of typing them. */
function Chips({
  questions,
  onTap,
  className,
}: {
  questions: readonly string[];
  onTap: (question: string) => void;
  className: string;
}) {
  const { t } = useTranslation("advice");
  if (questions.length === 0) return null;
  return (
    <ul aria-label={t("chatQuestions")} className={`*:first:border-t ${className}`}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onTap(question)}
            className="min-h-11 w-full border-b py-1.5 text-left text-sm leading-snug decoration-edge decoration-1 underline-offset-4 hover:underline"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** While the reply is on its way: what has arrived of it, else that the other side is typing. */
function Waiting({ busy, arriving }: { busy: boolean; arriving: string }) {
  const { t } = useTranslation("advice");
  return (
    <div role="status" className={busy ? "mt-4" : undefined}>
      {busy && <span className="sr-only">{t("chatTyping")}</span>}
      {busy && (
        <div aria-hidden>
          <Bubble sender="ai">{arriving || <Dots />}</Bubble>
        </div>
      )}
    </div>
  );
}

function Dots() {
  return (
    <span className="inline-flex h-6 items-center gap-1.5">
      {[0, 1, 2].map((place) => (
        <span
          key={place}
          className="size-1.5 animate-[breathe_1200ms_ease-in-out_infinite] rounded-full bg-mist"
          style={{ animationDelay: `${place * 180}ms` }}
        />
      ))}
    </span>
  );
}

/** Room in pixels above a message that was scrolled to. */
const ROOM_ABOVE = 16;

/**
 * Brings what is new into view. A panel shows it from its first line on where it is long, else down to the end; a page
 * goes to the question, below which the answer comes, and then stays where it is.
 */
function useFollowedEnd(messages: readonly ChatMessage[], arriving: string, inPage: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const count = messages.length;
  const seen = useRef(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever words are added
  useEffect(() => {
    const log = ref.current;
    const fresh = log?.querySelectorAll<HTMLElement>("[data-message]").item(seen.current);
    if (inPage) {
      if (fresh && messages[seen.current]?.sender === "user") fresh.scrollIntoView();
      seen.current = count;
      return;
    }
    if (count === 0 && !arriving) return;
    const start = count > seen.current && fresh ? fresh.offsetTop - ROOM_ABOVE : Number.POSITIVE_INFINITY;
    seen.current = count;
    log?.scrollTo({ top: Math.min(start, log.scrollHeight) });
  }, [count, arriving]);
  return ref;
}
