import { hears } from "../../knowledge/cues.ts";
import { hasProduct, isPlausible, namesSubstance, newConcern, substancesNamed } from "./plausible.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";

/** Facts of the shelf: a price asked beside them is meant. */
const OF_THE_SHELF = new Set<Wanted>(["size", "stock"]);

/** Heard together, these pairs ask the first of them. */
const ALONE: readonly (readonly [QuestionId, QuestionId])[] = [
  ["stock", "when"],
  ["stock", "how_long"],
  ["stock", "lasts"],
  ["contains", "why_this"],
];

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
  // "Do you ship to Abidjan? At what price?": of the delivery.
  const delivered = all.some((id) => id.startsWith("delivery_"));
  // "How long til it does anything?" only sounds as if it asked how long a bottle lasts.
  const spans: QuestionId[] = all.filter((id) => id === "how_long" || id === "lasts");
  return all
    .filter((id) => !spans.slice(1).includes(id))
    .filter((id) => id !== "price" || !delivered)
    .filter((id) => !all.includes(narrower.get(id) ?? id) || !narrower.has(id));
}

const atATime = ({ text, tongue }: State): boolean =>
  hears("evening", text, tongue) || hears("morning", text, tongue);

/** What several questions at once come to: the first that is plausible and, of a product, a second beside it. */
export function fromWords(state: State): Wanted[] {
  const told = state.own.person.facts.some(({ kind, turn }) => kind === "budget" && turn === state.turn);
  const heard = state.heard
    .filter(({ id }) => isPlausible(id, state))
    .map(({ id }) => id)
    // "Was I charged already?": of paying, and not of paying twice.
    .filter(
      (id) =>
        id !== "double_charge" || hears("twice", state.text, state.tongue) || !state.surely.has("payment"),
    )
    // "How long does each take?", of things of ours: until they show something.
    .filter(
      (id, _, all) =>
        id !== "delivery_time" ||
        !all.includes("how_long") ||
        state.request.type === "support" ||
        !hasProduct(state) ||
        hears("of_the_shop", state.text, state.tongue),
    )
    // "150 in all" tells a sum, and asks for none.
    .filter((id) => id !== "total" || !told || state.asks)
    // "The two together at night?" asks for no sum.
    .filter((id, _, all) => id !== "total" || !all.includes("combine") || !atATime(state));
  // In the shop's own chat a matter of the shop comes first; "with shipping" adds to a total.
  const complains = state.surely.has("complaint") && heard.includes("complaint");
  const ofHouse = state.request.type === "support" && !complains;
  const shop = ofHouse ? heard.filter((id) => QUESTIONS[id] === "shop") : [];
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
  // "What does a whole routine come to?", with nothing on the table: the routine says its price.
  if (
    (first === "total" || first === "price") &&
    state.heard.some(({ id }) => id === "routine") &&
    state.kept.length + state.named.length === 0
  )
    return ["routine"];
  // "What would you give me, and how long until I see anything": the list says both.
  if (first === "how_long" && rest.includes("recommend") && newConcern(state) && !hasProduct(state))
    return ["recommend"];
  const also = rest.find((id) => QUESTIONS[id] === "product" && QUESTIONS[first] === "product");
  if (first === "price" && also && OF_THE_SHELF.has(also)) return [also, first];
  // "When will it be back in stock?", "what is in it?": the one, and nothing of use or of reasons.
  if (ALONE.some(([one, other]) => (first === one && also === other) || (first === other && also === one)))
    return [first === "stock" || also === "stock" ? "stock" : "contains"];
  // "May I use it in the morning with my retinol?": of the two together, and the answer says when.
  if (first === "when" && rest.includes("combine") && state.surely.has("combine")) return ["combine"];
  // "How much are the two?": of money, and not whether they go together.
  if (first === "combine" && rest.includes("price") && !state.surely.has("combine")) return ["price"];
  // "Every night, with a retinol?": whether the two go together.
  if (first === "how_often" && also === undefined && rest.includes("combine") && state.ingredients.length > 0)
    return ["combine"];
  // "Is it vegan, no beeswax?": the list is held against both.
  if (all.includes("vegan") && namesSubstance(state))
    return hears("vegan_word", state.text, state.tongue) ? ["vegan", "contains"] : ["contains"];
  // Whether it smells says whether it holds perfume.
  if (first === "smell" && also === "contains") return [substancesNamed(state) > 1 ? also : first];
  const priced = also !== "price" || OF_THE_SHELF.has(first) || hears("asks_price", state.text, state.tongue);
  // Two matters of the shop are one: "I paid twice" asks nothing to be canceled.
  const ofShop = state.request.type === "support" || hears("of_the_shop", state.text, state.tongue);
  const apart = (id: QuestionId) =>
    QUESTIONS[id] !== "talk" && (QUESTIONS[id] !== "shop" || (QUESTIONS[first] !== "shop" && ofShop));
  // "The pump of my serum is jammed", to the shop: of the parcel, and no serum is looked for.
  if (QUESTIONS[first] === "shop" && state.request.type === "support" && !newConcern(state)) return [first];
  // "Does it scratch?", of a thing in hand, asks for no doctor.
  const ofThing = QUESTIONS[first] === "product" && hasProduct(state);
  const second = rest.find(
    (id) => state.surely.has(id) && !LISTS.has(id) && apart(id) && !(ofThing && id === "diagnosis"),
  );
  if (second && !also && state.surely.has(first) && !LISTS.has(first)) return [first, second];
  // "On black skin, does it show?" only sounds as if it asked for a reason besides.
  const reasons = also === "why_this" && !state.surely.has(also);
  return also && also !== "suits" && !reasons && priced && first !== "suits" ? [first, also] : [first];
}
