import { callFunction, type CallOptions, FunctionError } from "#app/functions/call-function.ts";
import { reportFailure } from "#app/functions/report-failure.ts";
import type { Language } from "#app/i18n/language.ts";
import { readAnalysis, type SkinAnalysis } from "./read-analysis.ts";

interface AnalyzeSkinRequest {
  /** JPEG data URL. */
  imageData: string;
  /** Up to two more frames of the same scan, which steady the measures. */
  moreImages?: string[];
  language: Language;
}

/**
 * Sends one camera frame, a JPEG data URL, to be measured; signed-in shoppers only. A frame that cannot be
 * measured is an `invalid-argument` whose `details.failed` names the checks of GATE_CHECKS.
 * @throws Error 'Failed to analyze skin from the provided image.', its cause a FunctionError
 */
export async function analyzeSkin(
  request: AnalyzeSkinRequest,
  options?: Omit<CallOptions, "signedIn">,
): Promise<SkinAnalysis> {
  try {
    const answer = await callFunction("analyzeSkinFromImage", request, { ...options, signedIn: true });
    const analysis = readAnalysis(answer);
    if (analysis) return analysis;
    throw new FunctionError("internal", "The analysis has no text.");
  } catch (cause) {
    throw reportFailure("Failed to analyze skin from the provided image.", cause);
  }
}
