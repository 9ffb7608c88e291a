import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { GATE_CHECKS, type GateCheck } from "#app/expert/skin-measures.ts";
import { FunctionError } from "#app/functions/call-function.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { analyzeSkin, type SkinAnalysis } from "./analyze-skin.ts";
import { CaptureError, captureFrame } from "./capture-frame.ts";

export type ScanState =
  | { phase: "ready" }
  | { phase: "busy" }
  | { phase: "done"; analysis: SkinAnalysis }
  | {
      phase: "problem";
      problem: "captureFailed" | "analysisFailed" /** What the picture lacked. */;
      lacks?: GateCheck;
    };

/** Takes one frame, has it analyzed, and keeps nothing of it. */
export function useScan(video: RefObject<HTMLVideoElement | null>, onAnalysis: (text: string) => void) {
  const { i18n } = useTranslation("advice");
  const [state, setState] = useState<ScanState>({ phase: "ready" });
  const call = useRef<AbortController>(undefined);
  const reset = useCallback(() => {
    call.current?.abort();
    setState({ phase: "ready" });
  }, []);
  useEffect(() => () => call.current?.abort(), []);
  const scan = async () => {
    if (!video.current || state.phase === "busy") return;
    const current = new AbortController();
    call.current = current;
    const { signal } = current;
    setState({ phase: "busy" });
    try {
      const imageData = await captureFrame(video.current);
      const analysis = await analyzeSkin({ imageData, language: languageFromTag(i18n.language) }, { signal });
      if (signal.aborted) return;
      setState({ phase: "done", analysis });
      onAnalysis(analysis.analysis);
    } catch (error) {
      if (!signal.aborted) setState(problemOf(error));
    }
  };
  return { state, scan: () => void scan(), reset };
}

function problemOf(error: unknown): ScanState {
  if (error instanceof CaptureError) return { phase: "problem", problem: "captureFailed" };
  return { phase: "problem", problem: "analysisFailed", lacks: firstFailed(error) };
}

/** What to say first: in the dark no face is found, but it is the light that is missing. */
const FIRST_AID = ["too-dark", "too-bright", ...GATE_CHECKS] as const;

/** The check of the gate that most needs mending, of those the server says failed. */
function firstFailed(error: unknown): GateCheck | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  const { failed }: { failed?: unknown } = Object(cause instanceof FunctionError ? cause.details : undefined);
  return FIRST_AID.find((check) => Array.isArray(failed) && failed.includes(check));
}
