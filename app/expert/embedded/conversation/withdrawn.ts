import type { Product } from "#app/features/catalogue/product.ts";
import type { ExclusionReason } from "../../shelf/may-be-named.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import { productsNamed } from "../../reading/product-names.ts";
import type { ConcernId } from "../../reading/understanding.ts";
import type { State } from "./state.ts";

/** What a message can tell that rules out what was named before it. */
const OF_THE_PERSON = new Set<ExclusionReason>([
  "pregnant",
  "trying",
  "breastfeeding",
  "allergy",
  "allergy_unnamed",
  "medicine",
  "second_retinoid",
  "skin_cancer",
  "avoidance",
  "sensitive",
  "concern",
]);

/** What skin is like, rather than what is looked for. */
const CONDITIONS = new Set<ConcernId>(["rosacea", "eczema", "perioral_derm"]);

const BINDS_ALWAYS = new Set<ExclusionReason>(["allergy", "avoidance"]);
/** Lists that still stand. */
const LATELY = 2;

/** Products spoken of before that hold what this message tells the person cannot have. */
export function withdrawnProducts({
  request,
  own,
  understanding,
  before,
  shown,
}: Pick<State, "request" | "own" | "understanding" | "before" | "shown">): Product[] {
  if (before && before.person.relation !== understanding.person.relation) return [];
  const plainly = own.concerns.filter(({ strength }) => strength >= 1);
  const concerns = plainly.map(({ id }) => id).filter((id) => CONDITIONS.has(id));
  const said = request.chatHistory
    .filter(({ role }) => role === "user")
    .flatMap(({ parts }) => productsNamed(parts.map(({ text }) => text).join(" "), request.catalogue));
  const refused = (product: Product, by: typeof understanding) => {
    const verdict = verdictFor(product, by, { concerns, places: [], evenSoldOut: true });
    return !verdict.ok && OF_THE_PERSON.has(verdict.reason) ? verdict.reason : undefined;
  };
  const lately = new Set(shown.slice(0, LATELY).flat());
  // An allergy is held against everything that was ever cited; all else against what is in hand.
  const counts = (product: Product) => {
    const reason = refused(product, understanding);
    return reason !== undefined && (BINDS_ALWAYS.has(reason) || lately.has(product));
  };
  const known = (product: Product) => {
    const verdict = before && verdictFor(product, before, { concerns: [], places: [], evenSoldOut: true });
    return verdict !== undefined && !verdict.ok && OF_THE_PERSON.has(verdict.reason);
  };
  return [...new Set([...shown.flat(), ...said])].filter((product) => counts(product) && !known(product));
}
