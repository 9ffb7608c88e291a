import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ScanState } from "./use-scan.ts";

/** What went wrong in the panel, said at once. */
export function PanelProblem({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="max-w-[52ch] text-sm text-coral">
      {children}
    </div>
  );
}

/**
 * Why a scan came to nothing, and, larger, what to do next in the words of the live hints; not while the camera's own hint
 * says it: `isHinted`.
 */
export function ScanProblem({ state, isHinted = false }: { state: ScanState; isHinted?: boolean }) {
  const { t } = useTranslation("advice");
  if (state.phase !== "problem") return null;
  return (
    <PanelProblem>
      <p>{t(state.problem)}</p>
      {state.hint && !isHinted && <p className="display-text mt-2 text-xl text-ink">{t(state.hint)}</p>}
    </PanelProblem>
  );
}
