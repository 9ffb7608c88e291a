import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";

/** What is asked instead of looking, with the answers to choose from. Each answer is a sentence the expert reads. */
const QUESTIONS = {
  feel: ["dry", "oily", "mixed", "fine"],
  wish: ["redness", "shine", "lines", "spots", "moisture"],
  mind: ["sensitive", "pregnant", "nothing"],
} as const;
type Question = keyof typeof QUESTIONS;

interface Props {
  /** Gets the answers as one message in the shopper's words. */
  onAnswers: (message: string) => void;
  onBack: () => void;
}

/** Three questions for those who cannot or do not want to be looked at. Takes the focus, for its button is gone. */
export function SkinQuestions({ onAnswers, onBack }: Props) {
  const { t } = useTranslation("advice");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswers([...new FormData(event.currentTarget).values()].map(String).join(" "));
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-6 p-5">
      <div>
        <h3 ref={title} tabIndex={-1} className="display-text text-2xl outline-none">
          {t("questionsTitle")}
        </h3>
        <p className="mt-2 max-w-[60ch] text-sm text-mist">{t("questionsIntro")}</p>
      </div>
      {(Object.keys(QUESTIONS) as Question[]).map((question) => (
        <fieldset key={question}>
          <legend className="mb-2">{t(`question-${question}`)}</legend>
          <div className="flex flex-wrap gap-2">
            {QUESTIONS[question].map((answer, i) => (
              <Choice
                key={answer}
                name={question}
                required={i === 0}
                // Keys are made of literal parts; i18next's types cannot see that both belong together.
                label={t(`answer-${question}-${answer}` as "answer-feel-dry")}
                value={t(`say-${question}-${answer}` as "say-feel-dry")}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="grow">
          {t("questionsSend")}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t("questionsBack")}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  required: boolean;
}

function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center rounded-xs border border-edge px-4 py-2 text-sm transition-colors duration-200 hover:border-ink has-checked:border-kelp has-checked:bg-kelp has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-kelp">
      <input type="radio" className="sr-only" {...input} />
      {label}
    </label>
  );
}
