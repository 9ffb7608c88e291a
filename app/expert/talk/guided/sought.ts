import type { FactKind } from "../../reading/person/fact.ts";

/** What a message tells of one request alone, and nothing of the person. */
export const NOTHING_SOUGHT: ReadonlySet<FactKind> = new Set(["place", "time"]);
