import { hears } from "../knowledge/cues.ts";
import { hasProduct, isPlausible, namesSubstance, newConcern } from "./plausible.ts";
import { QUESTIONS, type QuestionId } from "./questions/questions.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** Facts of the shelf: a price asked beside them is meant. */
const OF_THE_SHELF = new Set<Wanted>(["size", "stock"]);

/** Answered with a choice of products: nothing is told beside it, and it is told beside nothing. */
const LISTS = new Set<QuestionId>([
  "recommend",
  "routine",
  "others",
  "alternative",
  "compare",
  "suits",
  "cheaper",
  "stronger",
  "for_someone",
  "keep_own",
  "what_is_left",
  "what_to_avoid",
  "only_one",
  "medicine",
  "my_medicine",
]);

/** Of two that sound alike the narrower is meant: where to, not the order as a whole. */
function narrowed(ids: readonly QuestionId[]): QuestionId[] {
  const narrower = new Map<QuestionId, QuestionId>([
    ["change_order", "change_address"],
    ["order_status", "double_charge"],
    // How long it takes is told with what it costs.
    ["delivery_cost", "delivery_time"],
  ]);
  const timed = ids.includes("delivery_cost") && ids.includes("how_long");
  const all = timed ? ids.map((id) => (id === "how_long" ? "delivery_time" : id)) : [...ids];
  return all.filter((id) => !all.includes(narrower.get(id) ?? id) || !narrower.has(id));
}

/** What several questions at once come to: the first that is plausible and, of a product, a second beside it. */
export function fromWords(state: State): Wanted[] {
  const told = state.own.person.facts.some(({ kind, turn }) => kind === "budget" && turn === state.turn);
  const heard = state.heard
    .filter(({ id }) => isPlausible(id, state))
    .map(({ id }) => id)
    // "150 in all" tells a sum, and asks for none.
    .filter((id) => id !== "total" || !told || state.asks);
  // In the shop's own chat a matter of the shop comes first; "with shipping" adds to a total.
  const shop = state.request.type === "support" ? heard.filter((id) => QUESTIONS[id] === "shop") : [];
  const others = heard.filter((id) => id === "others_order" || id === "double_charge");
  const all = narrowed([...new Set([...others, ...shop, ...heard])]);
  // "With shipping" adds to a total; "shipping to Spain?" asks for none.
  const ofShipping = state.surely.has("delivery_cost") && !state.surely.has("total");
  const beside = ofShipping ? "total" : "delivery_cost";
  const asked = all.includes("total") ? all.filter((id) => id !== beside && id !== "price") : all;
  // An order says what comes first.
  const plausible = asked.includes("order_of_layers") ? asked.filter((id) => id !== "which_first") : asked;
  const [first, ...rest] = plausible;
  if (!first) return [];
  // "What would you give me, and how long until I see anything": the list says both.
  if (first === "how_long" && rest.includes("recommend") && newConcern(state) && !hasProduct(state))
    return ["recommend"];
  const also = rest.find((id) => QUESTIONS[id] === "product" && QUESTIONS[first] === "product");
  if (first === "price" && also && OF_THE_SHELF.has(also)) return [also, first];
  // "Is it vegan, no beeswax?": the list is held against both.
  if (all.includes("vegan") && namesSubstance(state))
    return hears("vegan_word", state.text, state.tongue) ? ["vegan", "contains"] : ["contains"];
  // Whether it smells says whether it holds perfume.
  if (first === "smell" && also === "contains") return [first];
  const priced = also !== "price" || OF_THE_SHELF.has(first);
  // Two matters of the shop are one: "I paid twice" asks nothing to be canceled.
  const apart = (id: QuestionId) =>
    QUESTIONS[id] !== "talk" && (QUESTIONS[id] !== "shop" || QUESTIONS[first] !== "shop");
  const second = rest.find((id) => state.surely.has(id) && !LISTS.has(id) && apart(id));
  if (second && !also && state.surely.has(first) && !LISTS.has(first)) return [first, second];
  return also && also !== "suits" && priced && first !== "suits" ? [first, also] : [first];
}
