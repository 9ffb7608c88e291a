import type { Product } from "#app/features/catalogue/product.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { withCompanions } from "../../shelf/companions.ts";
import { conflictOfProducts } from "../../shelf/conflicts.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import type { Scored } from "../../shelf/score.ts";
import { isEasilyUpset } from "../../reading/skin-types.ts";
import type { ConcernId, Understanding } from "../../reading/understanding.ts";
import type { Role } from "../../words/copy.ts";
import { roleOf } from "../../words/reasons.ts";

export interface RoutineStep {
  product: Product;
  role: Role;
}

export interface Routine {
  morning: RoutineStep[];
  evening: RoutineStep[];
}

const step = (scored: Scored): RoutineStep => ({ product: scored.product, role: roleOf(scored) });
const onFace = ({ facts }: Scored): boolean => facts.area === "face";

function firstOf(ranked: readonly Scored[], wanted: (scored: Scored) => boolean): Scored | undefined {
  return ranked.find((scored) => onFace(scored) && wanted(scored));
}

/** The strong active of the evening: one retinoid or one acid, whichever fits this person better. */
function eveningActive(ranked: readonly Scored[]): Scored | undefined {
  const active = firstOf(ranked, (scored) => ["retinoid", "exfoliant"].includes(roleOf(scored)));
  return active && active.score >= (ranked[0]?.score ?? 0) * 0.2 ? active : undefined;
}

/** Skin that should be left in peace gets no strong active in the evening. */
export function needsPeace(understanding: Understanding): boolean {
  const upset = new Set(["sensitivity", "barrier", "eczema", "perioral_derm", "rosacea", "redness"]);
  return isEasilyUpset(understanding) || understanding.concerns.some(({ id }) => upset.has(id));
}

/** Below this share of the first choice another cream is not worth a second jar. */
const NEAR_ENOUGH = 0.3;

/**
 * A morning and an evening from what may be offered to this person, in the order of the knowledge base:
 * cleanse, serum, moisturizer, SPF; in the evening at most one strong active.
 */
export function buildRoutine(told: Understanding, catalogue: readonly Product[]): Routine {
  // "A routine, and lines by my eyes": all of the face.
  const small = told.places.every((place) => place === "eyes" || place === "lips");
  const understanding = small ? { ...told, places: [] } : told;
  const ranked = rankProducts(withCompanions(understanding), catalogue);
  const peace = needsPeace(understanding);
  const cleanser = firstOf(
    ranked,
    (scored) => roleOf(scored) === "cleanser" && !(peace && scored.facts.strong.size > 0),
  );
  const serum = firstOf(ranked, ({ product, facts }) => product.category === "Serum" && !facts.rich);
  const cream = firstOf(
    ranked,
    (scored) => scored.product.category === "Moisturizer" && scored.facts.spf === 0,
  );
  const sunscreen = sunscreenFrom(understanding, catalogue);
  const active = peace ? undefined : eveningActive(ranked);
  const eveningSerum = serum && roleOf(serum) !== "vitaminC" && !clashes(serum, active) ? serum : undefined;
  // A cream with a mild acid is kept for the morning where the evening holds a strong one.
  const calm = (one: Scored) => !active || !factsOf(one.product).ids.has("gluconolactone");
  const night =
    cream && !calm(cream)
      ? ranked.find(
          (one) =>
            onFace(one) &&
            one.product.category === "Moisturizer" &&
            one.facts.spf === 0 &&
            calm(one) &&
            one.score >= cream.score * NEAR_ENOUGH,
        )
      : cream;
  const eyes = asksForEyes(told)
    ? rankProducts(told, catalogue).find(({ facts }) => facts.area === "eyes")
    : undefined;
  const present = (steps: (Scored | undefined)[]): RoutineStep[] =>
    steps.filter((one) => one !== undefined).map(step);
  return {
    morning: present([cleanser, serum, eyes, cream, sunscreen]),
    evening: present([cleanser, active, eveningSerum, eyes, night]),
  };
}

const OF_EYES = new Set<ConcernId>(["dark_circles", "puffiness"]);

const asksForEyes = ({ places, concerns }: Understanding): boolean =>
  places.includes("eyes") || concerns.some(({ id }) => OF_EYES.has(id));

/** Sun protection belongs into every morning, whatever was asked. */
function sunscreenFrom(understanding: Understanding, catalogue: readonly Product[]): Scored | undefined {
  const concern = { id: "photoprotection" as const, strength: 1, because: [] };
  const asking = { ...understanding, concerns: [...understanding.concerns, concern] };
  return rankProducts(asking, catalogue).find((scored) => scored.facts.spf > 0);
}

function clashes(a: Scored, b: Scored | undefined): boolean {
  const conflict = b && conflictOfProducts(a.facts, b.facts);
  return conflict?.level === "avoid" || conflict?.level === "alternate";
}
