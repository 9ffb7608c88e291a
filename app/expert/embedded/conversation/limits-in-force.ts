import type { LanguageTag } from "#app/i18n/language.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { verdictFor } from "../../shelf/verdict.ts";
import type { Understanding } from "../../reading/understanding.ts";
import type { Earlier } from "./earlier.ts";
import { isWithin, type Limits } from "../../reading/limits.ts";
import { isOfKind } from "../../reading/kinds.ts";
import { kindIn } from "./of-kind.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { asksSomething } from "../../reading/questions/asks.ts";

/** Whoever has a wash of ours needs no second one, nor a second sunscreen. */
export function withOwned(limits: Limits, products: ReadonlySet<Product>): Limits {
  const kinds = (["cleanser", "sunscreen"] as const).filter((kind) =>
    [...products].some((product) => isOfKind(product, kind)),
  );
  return kinds.length > 0 ? { ...limits, owned: new Set([...limits.owned, ...kinds]) } : limits;
}

/** What was said of the person now spoken of: what one has, or wants left out, is not another's. */
export function ofThisPerson(
  earlier: readonly Earlier[],
  said: readonly Understanding[],
  { person }: Understanding,
): readonly Earlier[] {
  const offset = said.length - earlier.length;
  return earlier.filter(
    (_, at) => (said[at + offset]?.person.relation ?? person.relation) === person.relation,
  );
}

/** A kind that is had already and asked for all the same is offered again. */
export function withAskedFor(limits: Limits, now: Limits, message: string, tongue: LanguageTag): Limits {
  const kind = asksSomething(message, tongue) ? kindIn(phraseText(message), tongue) : undefined;
  const owned = [...limits.owned].filter((one) => one !== kind || now.owned.has(one));
  return { ...limits, owned: new Set(owned) };
}

/** A liking for scent gives way where nothing scented may be had: it is no wish to have nothing. */
export function withinReach(limits: Limits, catalogue: readonly Product[], person: Understanding): Limits {
  if (!limits.scented) return limits;
  const any = catalogue.some((one) => isWithin(one, limits) && verdictFor(one, person, { gift: false }).ok);
  return any ? limits : { ...limits, scented: undefined };
}
