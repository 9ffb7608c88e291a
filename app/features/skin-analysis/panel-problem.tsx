import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ScanState } from "./use-scan.ts";

/** What went wrong in the panel, said at once. */
export function PanelProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="max-w-[52ch] text-sm text-coral">
      {children}
    </p>
  );
}

/** Why a scan came to nothing, and what to do next in the words of the live hints. */
export function ScanProblem({ state }: { state: ScanState }) {
  const { t } = useTranslation("advice");
  if (state.phase !== "problem") return null;
  return (
    <PanelProblem>
      {t(state.problem)}
      {state.hint && <span className="mt-1 block text-ink">{t(state.hint)}</span>}
    </PanelProblem>
  );
}
