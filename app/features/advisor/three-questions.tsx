import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TEXT_LINK } from "#app/ui/button.tsx";
import { messageOf, QUESTIONS } from "./questions.ts";

interface Props {
  /** Gets the answers as one message in the shopper's words. */
  onAnswers: (message: string) => void;
  /** Back from the first question. */
  onBack?: { label: string; go: () => void };
}

/** Three questions, one at a time; a tap answers and goes on. The question takes the focus: what was pressed is gone. */
export function ThreeQuestions({ onAnswers, onBack }: Props) {
  const { t } = useTranslation("advice");
  const [said, setSaid] = useState<string[]>([]);
  const question = useRef<HTMLHeadingElement>(null);
  const place = Math.min(said.length, QUESTIONS.length - 1);
  const { asks, answers } = QUESTIONS[place] ?? QUESTIONS[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each question
  useEffect(() => question.current?.focus({ preventScroll: true }), [place]);
  const answer = (words: string) => {
    const all = [...said.slice(0, place), words];
    if (all.length < QUESTIONS.length) setSaid(all);
    else onAnswers(messageOf(all, t("say-routine")));
  };
  return (
    <div className="flex grow flex-col">
      <p className="figures text-sm text-mist">
        {t("questionOf", { number: place + 1, of: QUESTIONS.length })}
      </p>
      <h3
        key={asks}
        ref={question}
        tabIndex={-1}
        className="display-text mt-2 animate-[arrive_250ms_ease-out] text-2xl outline-none sm:text-3xl"
      >
        {t(`question-${asks}`)}
      </h3>
      <ul aria-label={t(`question-${asks}`)} className="mt-6 border-t">
        {answers.map((one) => (
          <li key={one}>
            <button
              type="button"
              // Keys are made of literal parts; i18next's types cannot see that both belong together.
              onClick={() => answer(t(`say-${asks}-${one}` as "say-feel-dry"))}
              className="min-h-14 w-full border-b py-3 text-left decoration-edge decoration-1 underline-offset-4 hover:underline"
            >
              {t(`answer-${asks}-${one}` as "answer-feel-dry")}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {place > 0 ? (
          <button type="button" onClick={() => setSaid(said.slice(0, -1))} className={TEXT_LINK}>
            {t("questionBefore")}
          </button>
        ) : (
          onBack && (
            <button type="button" onClick={onBack.go} className={TEXT_LINK}>
              {onBack.label}
            </button>
          )
        )}
      </p>
    </div>
  );
}
