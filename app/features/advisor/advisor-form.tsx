import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { LONGEST_MESSAGE } from "#app/expert/expert.ts";
import { useEffect, useId, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useReadsAlong } from "#app/functions/use-reads-along.ts";
import { Button } from "#app/ui/button.tsx";
import { enterSends } from "#app/ui/enter-sends.ts";
import type { AdvisorState } from "./use-advisor.ts";

const EXAMPLES = [
  "advisorExampleDry",
  "advisorExampleShiny",
  "advisorExampleSensitive",
  "advisorExampleDull",
] as const;

interface Props {
  concern: string;
  onConcern: (concern: string) => void;
  state: Exclude<AdvisorState, { phase: "results" }>;
  onAsk: () => void;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** False where a keyboard would slide over the examples as soon as the field has the focus. */
export function mayType(): boolean {
  return matchMedia("(pointer: fine)").matches;
}

/** The question: own words, or an example to start from. */
export function AdvisorForm({ concern, onConcern, state, onAsk, input }: Props) {
  const { t } = useTranslation("advice");
  const id = useId();
  const reader = useReadsAlong();
  const busy = state.phase === "loading";
  const problem = state.phase === "idle" ? state.problem : undefined;
  useLayoutEffect(() => {
    if (mayType()) input.current?.focus();
  }, [input]);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem, input]);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onAsk();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (enterSends(event)) ask(event);
  };
  const choose = (example: string) => {
    onConcern(example);
    if (mayType()) input.current?.focus();
  };
  return (
    <form onSubmit={ask} className="flex flex-col gap-5">
      <p className="mb-1 text-mist">{t("advisorIntro")}</p>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm text-mist">
          {t("advisorLabel")}
        </label>
        <textarea
          ref={input}
          id={id}
          rows={4}
          value={concern}
          readOnly={busy}
          maxLength={LONGEST_MESSAGE}
          placeholder={t("advisorPlaceholder")}
          aria-invalid={problem === "advisorErrorEmpty"}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onConcern(event.target.value)}
          onKeyDown={onKeyDown}
          className="block w-full resize-none rounded-xs border border-edge bg-paper px-3.5 py-3 text-base text-ink transition-colors duration-200 placeholder:text-mist hover:border-ink"
        />
      </div>
      {problem && (
        <p role="alert" id={`${id}-problem`} className="text-sm text-coral">
          {t(problem)}
        </p>
      )}
      <Button type="submit" disabled={busy || !concern.trim()} className="sm:self-start">
        {t("advisorAsk")}
      </Button>
      <Busy busy={busy} />
      {!busy && <Examples onChoose={choose} />}
      {reader && <p className="text-xs text-mist">{t("readsAlong", { reader })}</p>}
    </form>
  );
}

function Busy({ busy }: { busy: boolean }) {
  const { t } = useTranslation("advice");
  return (
    <div role="status" className={busy ? "flex flex-col gap-3" : undefined}>
      {busy && <div className="sheen-line animate-[breathe_1400ms_ease-in-out_infinite]" />}
      {busy && <span className="text-sm text-mist">{t("advisorBusy")}</span>}
    </div>
  );
}

function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  const { t } = useTranslation("advice");
  return (
    <div>
      <p className="mb-2 text-sm text-mist">{t("advisorExamples")}</p>
      <ul className="border-t">
        {EXAMPLES.map((key) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onChoose(t(key))}
              className="min-h-12 w-full border-b py-2 text-left text-base leading-snug decoration-edge decoration-1 underline-offset-4 hover:underline"
            >
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
