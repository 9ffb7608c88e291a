import { useEffect } from "react";
import type { useFetcher } from "react-router";
import { readStepAnswer, type StepProblem } from "#app/features/orders/step-answer.ts";

/** What went wrong with a step, as a message key; after a successful step the order's number gets the focus. */
export function useStepAnswer(fetcher: ReturnType<typeof useFetcher>): `step_${StepProblem}` | undefined {
  const answer = fetcher.data === undefined ? undefined : readStepAnswer(fetcher.data);
  const settled = fetcher.state === "idle" && answer?.ok === true;
  useEffect(() => {
    if (settled) document.getElementById("one-order")?.focus();
  }, [settled]);
  return answer && !answer.ok ? `step_${answer.problem}` : undefined;
}
