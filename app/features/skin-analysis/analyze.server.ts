import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import type { Expert } from "#app/expert/expert.ts";
import { listNames } from "#app/features/catalogue/list-names.server.ts";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import { languageField } from "#app/functions/fields.server.ts";
import { parseData } from "#app/functions/read-data.server.ts";
import { FunctionError } from "#app/functions/status.ts";
import { analyzeImage } from "./analyze-image.server.ts";
import type { SkinAnalysis } from "./read-analysis.ts";
import type { ImageRefusal } from "./decode-image.server.ts";

const request = z.object(
  {
    imageData: z.string("The imageData must be a JPEG data URL."),
    moreImages: z
      .array(z.string("The moreImages must be JPEG data URLs."), "The moreImages must be a list.")
      .max(2, "The moreImages must be at most two.")
      .default([]),
    language: languageField,
  },
  "The data must be an object with the field imageData.",
);

const REFUSALS: Record<ImageRefusal, string> = {
  "not-a-jpeg-data-url": "The imageData must be a JPEG data URL.",
  "too-large": "The image must be at most 4 MB.",
  "too-many-pixels": "The image must be at most 4096 pixels a side.",
  "not-decodable": "The image cannot be read as a JPEG.",
};
const CANNOT_ANALYZE = "We couldn't analyze your skin. Please try again in better lighting.";

/**
 * Measures the skin in the frames of one scan, `imageData` and up to two more, and says what was seen. The pictures are
 * read in memory and forgotten; the expert sees the measures, never a picture.
 * @throws FunctionError `invalid-argument`; its details name the checks a frame failed
 */
export async function analyze(
  { db, expert }: { db: Database; expert: Expert },
  data: unknown,
  signal: AbortSignal,
): Promise<Required<SkinAnalysis>> {
  const { imageData, moreImages, language } = parseData(request, data);
  const seen = await analyzeImage([imageData, ...moreImages], signal);
  if (!seen.ok && "reason" in seen) {
    throw new FunctionError("invalid-argument", REFUSALS[seen.reason], { details: { reason: seen.reason } });
  }
  if (!seen.ok) {
    throw new FunctionError("invalid-argument", CANNOT_ANALYZE, { details: { failed: seen.failed } });
  }
  const { measures, places } = seen;
  const catalogue = await listProducts(db, language);
  const { analysis } = await expert.analyze({
    measures,
    language,
    catalogue,
    otherNames: () => listNames(db),
    signal,
  });
  return { analysis, measures, places };
}
