import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { type Scored, scoreProduct } from "../../shelf/score.ts";
import { verdictForPerson } from "../../shelf/verdict.ts";
import { TINT } from "../../reading/concerns-meant.ts";
import type { ConcernId, Understanding } from "../../reading/understanding.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** What a plain cream is for, whatever else was told. */
export const COMFORT: Understanding["concerns"] = [{ id: "barrier", strength: 1, because: [] }];

const creamFor = (id: ConcernId, understanding: Understanding, catalogue: readonly Product[]): Scored[] =>
  rankProducts(
    { ...understanding, concerns: [{ id, strength: 1, because: [] }], justTreated: id === "barrier" },
    catalogue,
  )
    .filter(({ product, facts }) => product.category === "Moisturizer" && facts.spf === 0)
    .slice(0, 1);

const isTinted = (product: Product): boolean => factsOf(product).ids.has(TINT);

/** The highest factor; a tint first where light deepens what is there. */
function sunscreenFor(kind: string, { request, understanding, limits }: State): Scored[] {
  const may = (product: Product) => verdictForPerson(product, understanding).ok;
  const wantsTint =
    kind === "sunscreen" &&
    (limits.tinted === true ||
      understanding.wanted.includes(TINT) ||
      understanding.concerns.some(({ id }) => id === "melasma"));
  return request.catalogue
    .filter((product) => factsOf(product).spf > 0 && may(product))
    .sort(
      (a, b) =>
        Number(isTinted(b) && wantsTint) - Number(isTinted(a) && wantsTint) ||
        factsOf(b).spf - factsOf(a).spf,
    )
    .slice(0, 1)
    .map((product) => scoreProduct(product, withAim(understanding)));
}

/** What of a kind goes with an answer that names no product itself: a sunscreen, a cream, a balm, else the best wash for this skin. */
export function offered(kind: string, state: State): Scored[] {
  const { request, understanding } = state;
  if (kind === "sunscreen" || kind === "highest_factor") return sunscreenFor(kind, state);
  if (kind === "cream") return creamFor("barrier", understanding, request.catalogue);
  if (kind === "light_cream") return creamFor("fungal_acne", understanding, request.catalogue);
  if (kind === "balm")
    return rankProducts({ ...understanding, concerns: COMFORT, places: ["lips"] }, request.catalogue)
      .filter(({ product, facts }) => facts.area === "lips" && canTake(product, state))
      .slice(0, 1);
  return rankProducts(understanding, request.catalogue)
    .filter(({ product }) => product.category === "Cleanser")
    .slice(0, 1);
}
