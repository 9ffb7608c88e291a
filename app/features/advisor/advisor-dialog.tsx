import { Dialog } from "@base-ui/react/dialog";
import { X } from "#app/ui/icons.tsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button.tsx";
import { PanelBoundary } from "#app/ui/panel-boundary.tsx";
import { AdvisorForm, mayType } from "./advisor-form.tsx";
import { AdvisorResults, type OfferSlots } from "./advisor-results.tsx";
import { ThreeQuestions } from "./three-questions.tsx";
import { type AdvisorState, useAdvisor } from "./use-advisor.ts";

/** After closing, in milliseconds, everything is as if never opened (specification, section 9). */
const RESET_AFTER = 300;

interface Props extends OfferSlots {
  /** It begins with the shopper's own words, or with three questions. */
  begin?: "words" | "questions";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signedIn: boolean;
  /** What opened it, and gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** The advisor: a concern in, products with reasons out. A drawer, so that nothing jumps when the answer comes. */
export function AdvisorDialog({ begin = "words", open, onOpenChange, signedIn, opener, ...offers }: Props) {
  const { t } = useTranslation("advice");
  const { t: shop } = useTranslation();
  const [concern, setConcern] = useState("");
  const [way, setWay] = useState(begin);
  const { state, ask, reset } = useAdvisor(signedIn);
  const input = useRef<HTMLTextAreaElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const startOver = () => {
    reset();
    setConcern("");
    setWay(begin);
  };
  useAfterClosing(open, startOver);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          initialFocus={() => (mayType() ? input.current : title.current)}
          finalFocus={opener}
          className="fixed right-0 bottom-0 z-40 flex w-full flex-col bg-paper text-ink forced-colors:border-l outline-none transition-[opacity,translate] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:h-[92dvh] max-sm:data-ending-style:translate-y-3 max-sm:data-starting-style:translate-y-3 sm:h-dvh sm:max-w-[37rem] sm:border-l sm:data-ending-style:translate-x-6 sm:data-starting-style:translate-x-6"
        >
          <div className="sheen-line shrink-0" />
          <header className="flex shrink-0 items-start justify-between gap-3 border-b px-6 py-4 sm:px-8">
            <Dialog.Title ref={title} tabIndex={-1} className="display-text pt-1 text-3xl outline-none">
              {t(titleOf(state, way))}
            </Dialog.Title>
            <Dialog.Close aria-label={shop("close")} render={<IconButton className="-mr-2.5" />}>
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Dialog.Close>
          </header>
          <div className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-6 pt-5 pb-5 sm:px-8 sm:pb-7">
            <PanelBoundary onAgain={startOver}>
              {state.phase === "results" ? (
                <AdvisorResults advice={state.advice} {...offers} onAskAgain={startOver} />
              ) : way === "questions" && state.phase === "idle" && !state.problem ? (
                <ThreeQuestions
                  onAnswers={(words) => {
                    setConcern(words);
                    ask(words);
                  }}
                  onBack={{ label: t("ownWords"), go: () => setWay("words") }}
                />
              ) : (
                <AdvisorForm
                  concern={concern}
                  onConcern={setConcern}
                  state={state}
                  onAsk={() => ask(concern)}
                  input={input}
                />
              )}
            </PanelBoundary>
            <p className="mt-auto pt-5 text-xs text-mist">{t("aiNote")}</p>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function titleOf(state: AdvisorState, way: "words" | "questions") {
  if (state.phase !== "results") return way === "questions" ? "questionsTitle" : "advisorTitle";
  return state.advice.chosen.length > 0 ? "advisorResults" : "advisorAnswer";
}

/** Calls once the dialog has been closed for a while; at once when it is opened again before. */
function useAfterClosing(open: boolean, callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  const opened = useRef(open);
  useEffect(() => {
    if (open) opened.current = true;
    if (open || !opened.current) return;
    let waiting = true;
    const act = () => {
      if (waiting) latest.current();
      waiting = false;
    };
    const timer = setTimeout(act, RESET_AFTER);
    return () => {
      clearTimeout(timer);
      act();
    };
  }, [open]);
}
