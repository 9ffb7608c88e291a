import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GateCheck } from "#app/expert/skin-measures.ts";
import { FunctionError } from "#app/functions/call-function.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { analyzeSkin, type SkinAnalysis } from "./analyze-skin.ts";
import { CaptureError, captureFrames, capturePhoto } from "./capture-frame.ts";
import { nextStep } from "./next-step.ts";

export type ScanState =
  | { phase: "ready" }
  | { phase: "busy" }
  | { phase: "done"; analysis: SkinAnalysis }
  | {
      phase: "problem";
      problem: "captureFailed" | "analysisFailed" | "analysisBusy" /** What the picture lacked. */;
      lacks?: GateCheck | undefined;
    };

/** Takes the pictures of a scan, from the video or from a file, has them analyzed, and keeps nothing of them. */
export function useScan(video: RefObject<HTMLVideoElement | null>, onAnalysis: (text: string) => void) {
  const { i18n } = useTranslation("advice");
  const [state, setState] = useState<ScanState>({ phase: "ready" });
  const call = useRef<AbortController>(undefined);
  const reset = useCallback(() => {
    call.current?.abort();
    setState({ phase: "ready" });
  }, []);
  useEffect(() => () => call.current?.abort(), []);
  const analyze = async (take: () => Promise<string[]>) => {
    if (state.phase === "busy") return;
    const current = new AbortController();
    call.current = current;
    const { signal } = current;
    setState({ phase: "busy" });
    try {
      const [imageData = "", ...moreImages] = await take();
      const request = { imageData, moreImages, language: languageFromTag(i18n.language) };
      const analysis = await analyzeSkin(request, { signal });
      if (signal.aborted) return;
      setState({ phase: "done", analysis });
      onAnalysis(analysis.analysis);
    } catch (error) {
      if (!signal.aborted) setState(problemOf(error));
    }
  };
  return {
    state,
    scan: () => {
      const { current } = video;
      if (current) void analyze(() => captureFrames(current));
    },
    scanPhoto: (file: File) => void analyze(async () => [await capturePhoto(file)]),
    reset,
  };
}

function problemOf(error: unknown): ScanState {
  if (error instanceof CaptureError) return { phase: "problem", problem: "captureFailed" };
  const cause = error instanceof Error && error.cause instanceof FunctionError ? error.cause : undefined;
  if (cause?.code === "resource-exhausted") return { phase: "problem", problem: "analysisBusy" };
  return { phase: "problem", problem: "analysisFailed", lacks: firstFailed(cause) };
}

/** The check of the gate that most needs mending, of those the server says failed. */
function firstFailed(cause: FunctionError | undefined): GateCheck | undefined {
  const { failed }: { failed?: unknown } = Object(cause?.details);
  return Array.isArray(failed) ? nextStep(failed) : undefined;
}
