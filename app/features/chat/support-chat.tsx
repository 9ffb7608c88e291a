import { X } from "#app/ui/icons.tsx";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button.tsx";
import { PanelBoundary } from "#app/ui/panel-boundary.tsx";
import { ChatPanel } from "./chat-panel.tsx";
import type { OfferFor } from "./message-view.tsx";
import { recallMessages, rememberMessages } from "./support-memory.ts";
import { useConversation } from "./use-conversation.ts";
import { useKeepingFocusInSight } from "./use-keeping-focus-in-sight.ts";

const STARTERS = [
  "supportStartOrder",
  "supportStartShipping",
  "supportStartPayment",
  "supportStartSkin",
] as const;

interface Props {
  id: string;
  open: boolean;
  onClose: () => void;
  /** Closes it without taking the focus from where the keyboard has just moved it. */
  onCovered: () => void;
  /** The id of who is signed in, for a conversation is one person's. */
  person: string | null;
  offerFor: OfferFor;
}

/** The support widget's panel. It stays mounted while closed, so the conversation goes on where it was. */
export function SupportChat({ id, open, onClose, onCovered, person, offerFor }: Props) {
  const { t } = useTranslation("advice");
  const { t: shop } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const conversation = useSupportConversation(person);
  useKeepingFocusInSight(panel, open, onCovered);
  useEscape(panel, open, onClose);
  if (!open) return null;
  return (
    <div
      ref={panel}
      id={id}
      role="dialog"
      aria-label={t("supportTitle")}
      className="fixed inset-x-0 bottom-0 z-30 mx-auto h-[60dvh] max-h-[500px] max-w-108 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] shadow-[0_-1rem_3rem_var(--veil)] sm:right-6 sm:bottom-24 sm:left-auto sm:w-96 sm:border sm:pb-0 sm:shadow-[0_1rem_3rem_-1rem_var(--veil)]"
    >
      <PanelBoundary onAgain={conversation.clear}>
        <ChatPanel
          title={t("supportTitle")}
          greeting={t("supportWelcome")}
          starters={STARTERS.map((key) => t(key))}
          conversation={conversation}
          offerFor={offerFor}
          focused
          action={
            <IconButton aria-label={shop("close")} onClick={onClose}>
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </IconButton>
          }
        />
      </PanelBoundary>
    </div>
  );
}

function useSupportConversation(person: string | null) {
  const conversation = useConversation({
    type: "support",
    signedIn: person !== null,
    initial: () => recallMessages(person),
  });
  const { messages, clear } = conversation;
  const before = useRef(person);
  useEffect(() => {
    if (before.current !== null && before.current !== person) clear();
    before.current = person;
  }, [person, clear]);
  useEffect(() => rememberMessages({ person, messages }), [person, messages]);
  return conversation;
}

/** Escape closes the panel from within it. */
function useEscape(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void): void {
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  }, [panel, open, onClose]);
}
