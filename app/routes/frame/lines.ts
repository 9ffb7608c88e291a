import type { ShopConcern } from "#app/features/catalogue/product.ts";

/** The five lines of the house. */
export const LINES = ["Cove", "Tide", "Lumen", "Slate", "Strata"] as const;

/** What each line is made for first. */
export const LINE_CONCERNS = {
  Cove: "sensitivity",
  Tide: "dryness",
  Lumen: "dullness",
  Slate: "blemishes",
  Strata: "lines",
} as const satisfies Record<(typeof LINES)[number], ShopConcern>;
