import type { Product } from "#app/features/catalogue/product.ts";
import { CONCERNS, type ConcernId } from "../../../reading/understanding.ts";
import type { Ingredient } from "../../../shelf/inci.ts";
import { mayUseIngredient } from "../../../shelf/may-be-named.ts";
import { factsOf } from "../../../shelf/product-facts.ts";
import { rankProducts } from "../../../shelf/rank.ts";
import { verdictFor } from "../../../shelf/verdict.ts";
import { capitalized, type Copy, fill } from "../../../words/copy.ts";
import { personNotices } from "../../../words/notices.ts";
import { ingredientName } from "../../../words/reasons.ts";
import type { Act, Said } from "../act.ts";
import { termIn } from "../terms.ts";
import { namesOf, suits, tell, type Turn } from "../turn.ts";
import { unsuitable } from "./unsuitable.ts";

/** A word of the trade, explained. */
export const word: Act = ({ frame }) => {
  const term = termIn(frame);
  return term && { lines: [term.says[frame.tongue]] };
};

/** What only a doctor gives. */
export const PREPARED = new Set(["retinoid_drug", "blemish_drug", "depigmenting_drug"]);
const FILTERS = new Set(["uv_filter_mineral", "uv_filter_organic"]);

const isConcern = (id: string): id is ConcernId => CONCERNS.some((known) => known === id);

/** What an ingredient is used for, strongest evidence first, in cosmetic words. */
function effectsOf(ingredient: Ingredient, copy: Copy): string[] {
  const ids = ingredient.concerns
    .toSorted((a, b) => a.grade.localeCompare(b.grade))
    .map(({ concern }) => concern)
    .filter((id) => isConcern(id))
    .filter((id) => id !== "photoprotection" || FILTERS.has(ingredient.family));
  const effects = [...new Set(ids.map((id) => copy.concerns[id].effect))];
  const verb = (effect: string) => effect.split(" ")[0];
  return effects
    .filter((effect, at) => effects.findIndex((one) => verb(one) === verb(effect)) === at)
    .slice(0, 2);
}

/** How many that hold it are named. */
const MOST = 3;

/** Our products with the ingredient that suit this person, those with most of it first. */
function productsWith({ request, told, withheld }: Turn, ingredient: Ingredient): Product[] {
  return [...new Set([...request.catalogue, ...withheld])]
    .filter((product) => verdictFor(product, told, { concerns: [], places: [] }).ok)
    .map((product) => ({
      product,
      active: factsOf(product).actives.find((one) => one.ingredient.id === ingredient.id),
    }))
    .filter(({ active }) => active !== undefined && active.presence > 0.1)
    .toSorted((a, b) => (b.active?.presence ?? 0) - (a.active?.presence ?? 0))
    .slice(0, MOST)
    .map(({ product }) => product);
}

/** Instead of an ingredient that is nothing for this person: what may do something alike. */
function notForPerson(turn: Turn, ingredient: Ingredient): Said {
  const { told, words, language, request } = turn;
  const verdict = mayUseIngredient(ingredient, told.person);
  if (verdict.ok) return { lines: [] };
  const { talk } = words;
  const name = ingredientName(ingredient, language);
  const own = verdict.reason === "allergy" || verdict.reason === "avoidance";
  const concerns = ingredient.concerns.flatMap(({ concern }) =>
    isConcern(concern) ? [{ id: concern, strength: 1, because: [] }] : [],
  );
  const others = rankProducts({ ...told, concerns: concerns.slice(0, 3), places: [] }, request.catalogue)
    .slice(0, 2)
    .map(({ product }) => product);
  return {
    lines: [
      [
        tell(turn, talk.notThis, name, own ? talk.leftOut : fill(talk.notFor[verdict.reason], name)),
        others.length > 0 && tell(turn, talk.instead[0] ?? "", namesOf(turn, others)),
        ...personNotices(told, words.copy),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: others,
  };
}

/** What an ingredient does, how good the proof is, when, for whom not, and where to find it here. */
function tellOf(turn: Turn, ingredient: Ingredient): Said {
  const { told, words, language, frame, request } = turn;
  const { chat } = words.copy;
  if (ingredient.id === "hydroquinone") return { lines: [words.talk.medical.hydroquinone] };
  if (PREPARED.has(ingredient.family)) return { lines: [chat.medicine] };
  if (!mayUseIngredient(ingredient, told.person).ok) return notForPerson(turn, ingredient);
  const name = capitalized(ingredientName(ingredient, language));
  const effects = effectsOf(ingredient, words.copy);
  const time = (["AM", "PM", "both"] as const).find((one) => one === ingredient.time_of_day) ?? "both";
  const nurses = told.modifiers.includes("breastfeeding") && !told.modifiers.includes("pregnant");
  const pregnancy =
    (["ok", "limit", "ask", "avoid"] as const).find((one) => one === ingredient.pregnancy) ?? "ask";
  const nursing = (["ok", "avoid"] as const).find((one) => one === ingredient.breastfeeding) ?? "ask";
  const asked = frame.asks.some(({ id }) => id === "pregnancy") || told.modifiers.includes("pregnant");
  const best = ingredient.concerns.map(({ grade }) => grade).toSorted()[0];
  const grade = (["A", "B", "C", "D"] as const).find((one) => one === best);
  const products = productsWith(turn, ingredient);
  const there = request.catalogue.find(
    (product) => product.stock > 0 && factsOf(product).ids.has(ingredient.id),
  );
  const refused = products.length === 0 && there && !suits(turn, there) ? unsuitable(turn, there) : undefined;
  return {
    lines: [
      [
        nurses ? chat.ingredientNursing[nursing] : asked && chat.ingredientPregnancy[pregnancy],
        effects.length > 0
          ? fill(chat.ingredient, name, effects.join(` ${words.copy.andTo} `))
          : fill(chat.ingredientNoBenefit, name),
        effects.length > 0 && grade && words.talk.evidenceOfIt[grade],
        effects.length > 0 && chat.ingredientUse[time],
        ingredient.irritation >= 2 && effects.length > 0 && chat.ingredientHard,
        !asked && !nurses && pregnancy !== "ok" && chat.ingredientPregnancy[pregnancy],
        ingredient.daily_spf_required && chat.ingredientSun,
        products.length > 0
          ? tell(turn, chat.ingredientProducts, namesOf(turn, products))
          : (refused?.lines.join(" ") ?? chat.ingredientNoProducts),
      ]
        .filter(Boolean)
        .join(" "),
    ],
    offers: refused?.offers ?? products,
  };
}

/** What one or two ingredients do. */
export const ingredient: Act = (turn) => {
  const [first, second] = turn.frame.ingredients;
  if (!first) return undefined;
  if (!second) return tellOf(turn, first);
  const both = [first, second].map((one) => tellOf(turn, one));
  return {
    lines: both.flatMap(({ lines }) => lines),
    offers: [...new Set(both.flatMap(({ offers = [] }) => offers))],
  };
};

/** Which of ours hold an ingredient. */
export const holding: Act = (turn) => {
  const [first] = turn.frame.ingredients;
  if (!first) return undefined;
  if (!mayUseIngredient(first, turn.told.person).ok) return notForPerson(turn, first);
  const products = productsWith(turn, first);
  const { chat } = turn.words.copy;
  if (products.length === 0) return tellOf(turn, first);
  return {
    lines: [
      `${capitalized(ingredientName(first, turn.language))}. ${tell(turn, chat.ingredientProducts, namesOf(turn, products))}`,
    ],
    offers: products,
    focus: products[0] as Product,
  };
};
