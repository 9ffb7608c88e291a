import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { scoreProduct } from "../../shelf/score.ts";
import type { Understanding } from "../../reading/understanding.ts";
import { isOfKind, type Kind, kindIn } from "../../reading/kinds.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import type { State } from "./state.ts";
import { canTake } from "./unsuitable.ts";

/** Below this share of the best of its kind, a product is not for what was told. */
const FITS = 0.2;

/** Of some products those that do something for what was told; all of them where nothing was. */
export function fitting(products: readonly Product[], understanding: Understanding): readonly Product[] {
  if (understanding.concerns.length + understanding.skinTypes.length === 0) return products;
  const person = withAim(understanding);
  const scored = products.map((product) => ({ product, score: scoreProduct(product, person).score }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const left = scored.filter(({ score }) => score > 0 && score >= best * FITS).map(({ product }) => product);
  return left.length > 0 ? left : products;
}

/** Everything of a kind that may be had; a lotion for the body only where the body is meant. */
export function shelfOf(kind: Kind, state: State): readonly Product[] {
  const body = state.understanding.places.includes("body");
  return state.request.catalogue.filter((product) => {
    const { area } = factsOf(product);
    const there = product.stock > 0 && canTake(product, state);
    return there && isOfKind(product, kind) && (area !== "body" || body || kind === "body");
  });
}

/** The kind asked after in this message or, where it names none, in the one before it. */
export function kindAsked({ text, tongue, named, request }: State): Kind | undefined {
  if (named.length > 0) return undefined;
  const now = kindIn(text, tongue);
  if (now) return now;
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  return last && kindIn(phraseText(last.parts.map((part) => part.text).join(" ")), tongue);
}

const PAIR = 2;

/** "Your two sunscreens": the products of a kind that is named, where there are just two of it; else none. */
export function pairOfKind(state: State): readonly Product[] {
  const kind = state.named.length === 0 ? kindIn(state.text, state.tongue) : undefined;
  const all = kind ? shelfOf(kind, state) : [];
  return all.length === PAIR ? all : [];
}
export { kindIn } from "../../reading/kinds.ts";
