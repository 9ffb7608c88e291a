import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchCards } from "#app/features/catalogue/fetch-cards.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { chosenProducts, readAdvice, type ShownAdvice } from "./advisor.ts";
import { getRecommendation } from "./get-recommendation.ts";

type AdvisorProblem = "advisorErrorEmpty" | "advisorErrorUnexpected" | "advisorErrorGeneral";

export type AdvisorState =
  | { phase: "idle"; problem?: AdvisorProblem }
  | { phase: "loading" }
  | { phase: "results"; advice: ShownAdvice };

/** The dialog's course: idle, loading, results or back with a problem. */
export function useAdvisor(signedIn: boolean) {
  const { i18n } = useTranslation("advice");
  const [state, setState] = useState<AdvisorState>({ phase: "idle" });
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);
  const reset = useCallback(() => {
    call.current?.abort();
    setState({ phase: "idle" });
  }, []);
  const ask = useCallback(
    async (concern: string) => {
      if (!concern.trim()) return setState({ phase: "idle", problem: "advisorErrorEmpty" });
      call.current?.abort();
      const current = new AbortController();
      call.current = current;
      const { signal } = current;
      setState({ phase: "loading" });
      const language = languageFromTag(i18n.language);
      const next = await adviceFor({ concern: concern.trim(), language }, { signal, signedIn }).catch(
        (): AdvisorState => ({ phase: "idle", problem: "advisorErrorGeneral" }),
      );
      if (!signal.aborted) setState(next);
    },
    [signedIn, i18n],
  );
  return { state, ask: (concern: string) => void ask(concern), reset };
}

async function adviceFor(...[request, options]: Parameters<typeof getRecommendation>): Promise<AdvisorState> {
  const answer = readAdvice(await getRecommendation(request, options));
  if (!answer) return { phase: "idle", problem: "advisorErrorUnexpected" };
  const ids = answer.recommendations.map(({ id }) => id);
  const products = ids.length > 0 ? await fetchCards(ids, options?.signal) : [];
  const chosen = chosenProducts(answer.recommendations, products);
  return { phase: "results", advice: { chosen, ...(answer.notice && { notice: answer.notice }) } };
}
