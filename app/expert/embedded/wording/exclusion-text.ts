import type { ExclusionReason } from "../choosing/may-be-named.ts";
import type { Copy } from "./copy.ts";

const TOLD_AS: Partial<Record<ExclusionReason, keyof Copy["exclusions"]>> = {
  infant: "child",
  child: "child",
  teen: "teen",
  pregnant: "pregnant",
  trying: "pregnant",
  breastfeeding: "breastfeeding",
  medicine: "on_retinoid_rx",
  allergy: "allergy",
  allergy_unnamed: "allergy",
  vegan: "vegan_fragrance_free",
};

/** Why a product is not for somebody, in words. */
export function exclusionText(reason: ExclusionReason, copy: Copy): string {
  return copy.exclusions[TOLD_AS[reason] ?? "other"];
}
