import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { withAim } from "../../shelf/aims.ts";
import { rankProducts } from "../../shelf/rank.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { scoreProduct } from "../../shelf/score.ts";
import { mayAnswer } from "../../shelf/verdict.ts";
import { ingredientsNamed } from "../../reading/ingredients.ts";
import { tokenize } from "../../reading/normalize.ts";
import { type ConcernId, CONCERNS, type Understanding } from "../../reading/understanding.ts";
import type { Role } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { roleOf } from "../../words/reasons.ts";
import type { Said } from "./said.ts";
import type { State } from "./state.ts";
import type { Asked } from "./product-questions.ts";

/** Far below what it is to stand in for, a product is another thing. */
const AS_GOOD = 0.25;

const isSame = (role: Role, other: Product): boolean =>
  role === "cleanser" && roleOf({ product: other, facts: factsOf(other) }) === role;

/** More than a trace of it. */
const HOLDS = 0.1;

/** The kind of active that is asked for, in this message or the one before: "a cheaper one with vitamin C". */
function familyWanted({ ingredients, request, tongue }: State): string | undefined {
  const last = request.chatHistory.findLast(({ role }) => role === "user");
  const before = last ? ingredientsNamed(tokenize(last.parts.map(({ text }) => text).join(" ")), tongue) : [];
  return (ingredients[0] ?? before[0])?.family;
}

/** What the person is looking for; where nothing was told, what the product in hand does best. */
function aimOf(product: Product, understanding: Understanding): Understanding {
  if (understanding.concerns.length + understanding.skinTypes.length > 0) return withAim(understanding);
  const forConcern = (id: ConcernId) => ({
    ...understanding,
    concerns: [{ id, strength: 1, because: [] }],
  });
  const [best] = CONCERNS.map((id) => forConcern(id))
    .map((aim) => ({ aim, score: scoreProduct(product, aim).score }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.aim : withAim(understanding);
}

/** A cheaper product of the same category that suits the same person. */
export function cheaperThan(product: Product, state: State): Product | undefined {
  const { understanding, request, shown } = state;
  const known = new Set(shown[0] ?? []);
  const facts = factsOf(product);
  const role = roleOf({ product, facts });
  const aim = aimOf(product, understanding);
  const least = scoreProduct(product, aim).score * AS_GOOD;
  const family = familyWanted(state);
  if (family) {
    const holds = (other: Product) =>
      factsOf(other).actives.some(
        ({ ingredient, presence }) => ingredient.family === family && presence > HOLDS,
      );
    return request.catalogue
      .filter((other) => other.price < product.price && holds(other) && mayAnswer(other, understanding))
      .toSorted(
        (a, b) =>
          Number(b.category === product.category) - Number(a.category === product.category) ||
          a.price - b.price,
      )[0];
  }
  return (
    state.shelf
      .filter((other) => other.category === product.category && other.price < product.price)
      .filter((other) => factsOf(other).area === facts.area && factsOf(other).spf > 0 === facts.spf > 0)
      .filter((other) => mayAnswer(other, understanding))
      .map((other) => ({
        other,
        score: scoreProduct(other, aim).score * (known.has(other) ? 0.9 : 1),
      }))
      // A sunscreen is one whatever it is asked beside; elsewhere what does far less is no cheaper twin.
      .filter(
        ({ other, score }) => role === "sunscreen" || (score > least && score > 0) || isSame(role, other),
      )
      .sort((a, b) => b.score - a.score || a.other.price - b.other.price)[0]?.other
  );
}

export function cheaper({ product, state }: Asked): Said {
  const { copy, understanding } = state;
  const { language } = understanding;
  const other = cheaperThan(product, state);
  const name = theName(product, language);
  return other
    ? {
        text: say(
          language,
          copy.chat.cheaper,
          theName(other, language),
          formatMoney(other.price),
          formatMoney(product.price),
          name,
        ),
        offers: [other],
      }
    : cheaperStep(product, state);
}

/** Nothing of its kind costs less: another step that does some of it, or that there is none. */
function cheaperStep(product: Product, state: State): Said {
  const { copy, understanding, dialogue, shelf } = state;
  const { language } = understanding;
  const name = theName(product, language);
  const [other] = rankProducts(withAim(understanding), shelf)
    .filter((one) => one.product.price < product.price && one.facts.area === factsOf(product).area)
    .slice(0, 1);
  if (!other)
    return { text: say(language, copy.chat.cheapest, name, formatMoney(product.price)), offers: [product] };
  return {
    text: say(
      language,
      dialogue.cheaperOther,
      theName(other.product, language),
      formatMoney(other.product.price),
      name,
    ),
    offers: [other.product],
  };
}
