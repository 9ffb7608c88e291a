import type { FactKind } from "../../reading/person/fact.ts";

/** Facts about a single request that say nothing about the person. */
export const NOTHING_SOUGHT: ReadonlySet<FactKind> = new Set(["place", "time"]);
