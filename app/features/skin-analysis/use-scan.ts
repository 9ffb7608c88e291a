import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GateCheck } from "#app/expert/skin-measures.ts";
import { FunctionError } from "#app/functions/call-function.ts";
import { languageFromTag } from "#app/i18n/language.ts";
import { analyzeSkin } from "./analyze-skin.ts";
import type { SkinAnalysis } from "./read-analysis.ts";
import { CaptureError, captureFrames, capturePhoto } from "./capture-frame.ts";
import { nextStep } from "./next-step.ts";

export type ScanState =
  | { phase: "ready" }
  | { phase: "busy" /** The frame that is being looked at, once it is taken. */; still?: string }
  | { phase: "done"; analysis: SkinAnalysis; still: string }
  | {
      phase: "problem";
      problem: "captureFailed" | "analysisFailed" | "analysisBusy" /** What to do about it. */;
      hint?: ScanHint | undefined;
    };

/** The words of the live hints; a photo has no oval to move in, so of its place something else is said. */
type ScanHint = `guide-${GateCheck}` | "photoPlace";
const OF_PLACE: readonly GateCheck[] = ["no-face", "too-far", "too-close", "off-center"];

/**
 * Takes the pictures of a scan, from the video or from a file, and has them analyzed. The first is kept for the screen, in
 * the page's memory, as long as its result is shown.
 */
export function useScan(video: RefObject<HTMLVideoElement | null>, onAnalysis: (text: string) => void) {
  const { i18n } = useTranslation("advice");
  const [state, setState] = useState<ScanState>({ phase: "ready" });
  const call = useRef<AbortController>(undefined);
  const reset = useCallback(() => {
    call.current?.abort();
    setState({ phase: "ready" });
  }, []);
  useEffect(() => () => call.current?.abort(), []);
  const analyze = async (take: () => Promise<string[]>, from: "camera" | "photo") => {
    if (state.phase === "busy") return;
    const current = new AbortController();
    call.current = current;
    const { signal } = current;
    setState({ phase: "busy" });
    try {
      const [imageData = "", ...moreImages] = await take();
      if (signal.aborted) return;
      setState({ phase: "busy", still: imageData });
      const request = { imageData, moreImages, language: languageFromTag(i18n.language) };
      const analysis = await analyzeSkin(request, { signal });
      if (signal.aborted) return;
      setState({ phase: "done", analysis, still: imageData });
      onAnalysis(analysis.analysis);
    } catch (error) {
      if (!signal.aborted) setState(problemOf(error, from));
    }
  };
  return {
    state,
    scan: () => {
      const { current } = video;
      if (current) void analyze(() => captureFrames(current), "camera");
    },
    scanPhoto: (file: File) => void analyze(async () => [await capturePhoto(file)], "photo"),
    reset,
  };
}

function problemOf(error: unknown, from: "camera" | "photo"): ScanState {
  if (error instanceof CaptureError) return { phase: "problem", problem: "captureFailed" };
  const cause = error instanceof Error && error.cause instanceof FunctionError ? error.cause : undefined;
  if (cause?.code === "resource-exhausted") return { phase: "problem", problem: "analysisBusy" };
  const lacks = firstFailed(cause);
  return { phase: "problem", problem: "analysisFailed", hint: lacks && hintFor(lacks, from) };
}

function hintFor(lacks: GateCheck, from: "camera" | "photo"): ScanHint {
  return from === "photo" && OF_PLACE.includes(lacks) ? "photoPlace" : `guide-${lacks}`;
}

/** The check of the gate that most needs mending, of those the server says failed. */
function firstFailed(cause: FunctionError | undefined): GateCheck | undefined {
  const { failed }: { failed?: unknown } = Object(cause?.details);
  return Array.isArray(failed) ? nextStep(failed) : undefined;
}
