import type { Category, Product } from "#app/features/catalogue/product.ts";
import { has } from "../reading/person/fact.ts";
import { isSmall } from "../reading/small-places.ts";
import type { Understanding } from "../reading/understanding.ts";
import { mayAccompany, withCompanions } from "./companions.ts";
import { ENOUGH, leftOver, POOL, WORTH_SHARE } from "./how-many.ts";
import { isOfBody } from "./places.ts";
import { nearestTo, rankProducts } from "./rank.ts";
import type { Scored } from "./score.ts";

/** Far below the best of the whole shelf, a product is no answer, even if it is of the kind that was asked for. */
const KIND_SHARE = 0.05;

/** What was asked for by its kind or by an ingredient, when there is any; else everything. */
export function askedShelf(
  ranked: readonly Scored[],
  { category, wanted, textures, concerns, places }: Understanding,
): readonly Scored[] {
  const floor = (ranked[0]?.score ?? 0) * KIND_SHARE;
  const exact = ranked.filter(({ facts }) => wanted.some((id) => facts.ids.has(id)));
  // Where the sum or the person rules out what was asked for, what is nearest to it: a milder form.
  const related = nearestTo(wanted);
  const holding =
    exact.length > 0 || wanted.length === 0 ? exact : ranked.filter(({ facts }) => related(facts));
  const soft = ranked.filter(({ product }) => textures.some((texture) => texture.test(product.name)));
  const named = soft.length > 0 ? soft : ranked;
  const from = holding.length > 0 ? holding : named;
  // Who asks for a cream does not mean a sunscreen.
  const sun = concerns.some(({ id }) => id === "photoprotection");
  // Nor a lotion for the body, unless that is spoken of.
  const body = isOfBody(places) || concerns.some(({ id }) => id === "kp");
  const ofKind = from.filter(
    ({ product, score, facts }) =>
      product.category === category &&
      score > floor &&
      (sun || facts.spf === 0) &&
      (body || facts.area !== "body"),
  );
  // "A day cream with protection": what protects comes first.
  const shields = concerns[0]?.id === "photoprotection" ? ofKind.filter(({ facts }) => facts.spf > 0) : [];
  const inOrder = [...shields, ...ofKind.filter((one) => !shields.includes(one))];
  return inOrder.length > 0 ? inOrder : from;
}

/** If no product of the kind asked for helps with the concern, offers a plain one of that kind. */
function plainOfKind(
  category: Category,
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  return rankProducts(withCompanions(understanding), catalogue, understanding).filter(
    ({ product, facts }) => product.category === category && facts.spf === 0 && mayAccompany(facts),
  );
}

/** The best product of each kind asked for, within the budget together: "a wash and a cream". */
export function ofEachKind(
  ranked: readonly Scored[],
  understanding: Understanding,
  catalogue: readonly Product[],
): Scored[] {
  const { category, also } = understanding;
  const of = (kind: Category | undefined): readonly Scored[] => {
    if (!kind) return [];
    const shelf = askedShelf(ranked, { ...understanding, category: kind });
    const own = shelf.filter(({ product }) => product.category === kind);
    return own.length > 0 ? own : plainOfKind(kind, understanding, catalogue);
  };
  const most = leftOver(understanding, []);
  const seconds = of(category);
  const pairs = of(also).flatMap((one) =>
    seconds.filter((other) => one.product.price + other.product.price <= most).map((other) => [one, other]),
  );
  const worth = (pair: readonly Scored[]) => pair.reduce((sum, { score }) => sum + score, 0);
  return pairs.toSorted((a, b) => worth(b) - worth(a))[0] ?? [];
}

/** A gift is to use its sum: the finest that suits nearly anybody, one of each step. */
export function giftsWithin(ranked: readonly Scored[], understanding: Understanding): Scored[] {
  const picked: Scored[] = [];
  const least = (ranked[0]?.score ?? 0) * WORTH_SHARE;
  const worth = ranked.filter(({ score }) => score >= least);
  for (const scored of worth.toSorted((a, b) => b.product.price - a.product.price)) {
    const { product, facts } = scored;
    const fresh = facts.spf === 0 && picked.every((other) => other.product.category !== product.category);
    if (fresh && picked.length < ENOUGH && product.price <= leftOver(understanding, picked))
      picked.push(scored);
  }
  return picked;
}

/** Cheap and beside the point helps nobody: below this share of the best it is no answer. */
const CHEAP_SHARE = 0.5;

/** A cleanser does less and costs less, but is still an answer. */
const WASH_SHARE = 0.2;

const MOST_CHEAP = 2;

/** Little money and no sum: what is asked for is the cheapest that answers. */
export const asksCheap = ({ wish, modifiers, person }: Understanding): boolean =>
  wish === "cheapest" || (wish === undefined && modifiers.includes("budget") && !has(person, "budget"));

/** The cheapest of those that truly answer; a wash alone leaves nothing on skin. */
export function cheapestOf(shelf: readonly Scored[], best: Scored): Scored[] {
  const inOrder = cheapFirst(shelf, best);
  const cheapest = inOrder.slice(0, MOST_CHEAP);
  const staying = inOrder.find(({ facts }) => !facts.rinsedOff);
  const washes = cheapest.every(({ facts }) => facts.rinsedOff);
  return washes && staying ? [...cheapest.slice(0, 1), staying] : cheapest;
}

function cheapFirst(shelf: readonly Scored[], best: Scored): Scored[] {
  return shelf
    .slice(0, POOL)
    .filter(
      ({ score, facts }) =>
        score >= best.score * (facts.rinsedOff ? WASH_SHARE : CHEAP_SHARE) && facts.area === best.facts.area,
    )
    .sort((a, b) => a.product.price - b.product.price);
}

/** The kind that was asked for, for the whole face: no wash is made for the eyes alone. */
function ofFace(understanding: Understanding, catalogue: readonly Product[]): Scored[] {
  const { category } = understanding;
  if (!category) return [];
  const face = { ...understanding, places: [] };
  // A wash does nothing for the eyes or the lips: a plain one.
  if (category === "Cleanser") return plainOfKind(category, face, catalogue);
  const shelf = askedShelf(rankProducts(face, catalogue), face);
  const own = shelf.filter(({ product }) => product.category === category);
  return own.length > 0 ? own : plainOfKind(category, face, catalogue);
}

/** Asked for by its kind alone, that kind comes, even where others would do more. */
export function withKind(
  shelf: readonly Scored[],
  understanding: Understanding,
  catalogue: readonly Product[],
): readonly Scored[] {
  const { category, wanted, textures, wish, places } = understanding;
  const bare = wanted.length + textures.length === 0 && wish === undefined;
  if (!category || !bare || shelf.some(({ product }) => product.category === category)) return shelf;
  if (!isSmall(places)) {
    const plain = plainOfKind(category, understanding, catalogue);
    return plain.length > 0 ? plain : shelf;
  }
  // "Dark circles, and I need a wash": the wash, and what is for the eyes; a cream for lips is what lips are given.
  const asked = ofFace(understanding, catalogue).slice(0, 1);
  return category === "Moisturizer"
    ? [...shelf.slice(0, 1), ...asked, ...shelf.slice(1)]
    : [...asked, ...shelf];
}
