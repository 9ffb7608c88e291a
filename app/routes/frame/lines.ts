/** The five lines of the house. */
export const LINES = ["Cove", "Tide", "Lumen", "Slate", "Strata"] as const;
