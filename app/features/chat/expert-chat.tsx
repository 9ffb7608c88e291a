import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChatPanel } from "./chat-panel.tsx";
import type { OfferFor, OfferRoutine } from "./message-view.tsx";
import { useConversation } from "./use-conversation.ts";

const STARTERS = [
  "expertStartChoose",
  "expertStartRoutine",
  "expertStartIngredient",
  "expertStartPregnancy",
] as const;
const AFTER_ANALYSIS = ["expertStartFits", "expertStartRoutine"] as const;

interface Props {
  /** The latest skin analysis; a new object for each, so that the same text twice is two analyses. */
  analysis: { text: string } | undefined;
  /** What the shopper says by another way than the input, sent as their message; a new object for each. */
  said?: { text: string } | undefined;
  offerFor: OfferFor;
  offerRoutine: OfferRoutine;
}

/** The expert on the advice page: opens with a welcome, or with an analysis and a follow-up. */
export function ExpertChat({ analysis, said, ...offers }: Props) {
  const { t } = useTranslation("advice");
  const conversation = useConversation({ type: "advice", signedIn: true });
  const taken = useRef<typeof analysis>(undefined);
  const sent = useRef<typeof said>(undefined);
  const { add, send, busy } = conversation;
  useEffect(() => {
    if (!analysis || taken.current === analysis) return;
    taken.current = analysis;
    add([
      { kind: "analysis", text: analysis.text },
      { kind: "aside", text: t("expertFollowUp") },
    ]);
  }, [analysis, add, t]);
  useEffect(() => {
    if (!said || busy || sent.current === said) return;
    sent.current = said;
    send(said.text);
  }, [said, busy, send]);
  return (
    <ChatPanel
      inPage
      title={t("expertTitle")}
      greeting={t("expertWelcome")}
      starters={(analysis ? AFTER_ANALYSIS : STARTERS).map((key) => t(key))}
      conversation={conversation}
      {...offers}
    />
  );
}
