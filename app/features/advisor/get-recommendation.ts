import type { Advice } from "#app/expert/expert.ts";
import { callFunction, type CallOptions } from "#app/functions/call-function.ts";
import { reportFailure } from "#app/functions/report-failure.ts";
import type { Language } from "#app/i18n/language.ts";

/**
 * Asks for products for a skin concern, in the shopper's own words. What comes back is checked by the caller:
 * the specification names a message for an answer without a list.
 * @throws Error 'Failed to get skincare recommendations from the AI advisor.', its cause a FunctionError
 */
export async function getRecommendation(
  request: { concern: string; language: Language },
  options?: CallOptions,
): Promise<Advice> {
  try {
    return await callFunction<Advice>("getSkincareRecommendation", request, options);
  } catch (cause) {
    throw reportFailure("Failed to get skincare recommendations from the AI advisor.", cause);
  }
}
