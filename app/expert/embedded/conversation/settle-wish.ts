import { EXPECTING, isExpecting } from "../../reading/person/fact.ts";
import { hears } from "../../knowledge/cues.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { countryNamed } from "../../words/helplines.ts";
import { asksForProduct } from "../../reading/wishes.ts";
import { TOPICS } from "./from-the-rest.ts";
import type { State } from "./state.ts";
import { isStrong } from "./strong.ts";
import { canTake } from "./unsuitable.ts";
import { inHand } from "./subject.ts";
import type { Wanted } from "./wanted.ts";
import { hasProduct, isShort, namesSubstance, newConcern } from "./plausible.ts";

/** Of "this or that?" these are what the choice goes by. */
const CHOSEN_BY = new Set<Wanted>([
  "suits",
  "recommend",
  "clogs",
  "age",
  "ingredient",
  "why_this",
  "strength",
  "pregnancy",
]);

/** Asked of two joined by "or", these are what is told for the choice. */
const AS_CHOICE = new Set<Wanted>([
  "sun",
  "texture",
  "place",
  "makeup",
  "sting",
  "worth",
  "which_first",
  "for_someone",
  "start_age",
]);

/** Asked of what is used already, these lead to the kind that is wanted beside it. */
const BESIDE_USED = new Set<Wanted>(["combine", "alternative", "ingredient", "needs_cream", "suits"]);

/** A prescription told, these sound as if it were asked about. */
const OF_MEDICINE = new Set<Wanted>(["medicine", "my_medicine", "ingredient", "combine", "suits", "when"]);

/** "I am on tretinoin, what do I put on by day": told, and care is asked for beside it. */
function asksCareBeside(state: State): boolean {
  const { own, text, tongue, turn, named, asks } = state;
  const told = own.person.facts.some((fact) => fact.kind === "medicine" && fact.turn === turn);
  if (!told || named.length > 0 || state.surely.has("medicine")) return false;
  return hears("what_to_put", text, tongue) || (!asks && newConcern(state));
}

/** How an ingredient is used is told with what it does. */
const OF_USE = new Set<Wanted>(["how_often", "when", "amount", "how_to_use"]);

/** What makes somebody ask what to leave: an allergy, a refusal, a medicine, a pregnancy. */
const TO_LEAVE_FOR = new Set(["allergy", "avoidance", "medicine", ...EXPECTING]);

const avoidsAnything = ({ understanding }: State): boolean =>
  understanding.person.facts.some(({ kind }) => TO_LEAVE_FOR.has(kind));

/** What sounds like a question and tells of a wish, of a medicine or of the shop. */
export function asWish(wanted: Wanted, state: State): Wanted | undefined {
  const { ingredients, own, named, text, table } = state;
  const tells = own.concerns.some(({ strength }) => strength >= 1);
  if (wanted === "removes_makeup") return wanted;
  // "My daughter is one, what can she use?": a wish, and no product that she may have or not.
  const askedFor = wanted === "for_someone" && !hasProduct(state) && state.shown.length === 0;
  if (askedFor && hears("what_to_put", text, state.tongue)) return "recommend";
  // "What about Moonstone?", before anything was named: what it is, and no other that comes before it.
  const [first] = named;
  if (
    wanted === "why_not" &&
    first &&
    named.length === 1 &&
    state.shown.length === 0 &&
    canTake(first, state)
  )
    return "product";
  // "Glycerin and I don't mix, tight cheeks": care without it, and nothing about it.
  const sparesNow = own.person.facts.some(
    ({ kind, turn }) => (kind === "allergy" || kind === "avoidance") && turn === state.turn,
  );
  const ofSpared = (wanted === "ingredient" || wanted === "combine" || wanted === "why_not") && sparesNow;
  const asksOfIt = state.asks && wanted !== "why_not";
  if (ofSpared && !asksOfIt && named.length === 0 && newConcern(state)) return "recommend";
  // "How long do I keep it on", of a prescribed cream: whoever prescribed it says.
  const prescribed = state.understanding.person.facts.some(
    ({ kind, how }) => kind === "medicine" && how === "said",
  );
  if (wanted === "how_long" && prescribed && named.length === 0 && hears("stays_on", text, state.tongue))
    return "medicine";
  // "Something for the pores, then": a wish, and no fear of what clogs them.
  if (wanted === "clogs" && named.length === 0 && newConcern(state) && hears("something", text, state.tongue))
    return "recommend";
  if (wanted === "delivery_cost" && countryNamed(state.request.message)) return "delivery_to";
  // "Nothing under $50? max 45": a sum, and no order of layers.
  const sum = own.person.facts.some(({ kind, turn }) => kind === "budget" && turn === state.turn);
  if (wanted === "order_of_layers" && sum && named.length === 0) return "recommend";
  // "The higher one", of sunscreens: that one.
  if (wanted === "stronger" && state.pointedBy === "attribute") return "product";
  // "Can I use the two together, or will it burn?": whether they go together.
  const joins = hears("put_together", text, state.tongue) && hears("all_together", text, state.tongue);
  if (named.length >= 2 && joins && state.heard.some(({ id }) => id === "combine")) return "combine";
  const alike = CHOSEN_BY.has(wanted) || AS_CHOICE.has(wanted);
  if (named.length >= 2 && alike && hears("either", text, state.tongue)) return "compare";
  if (OF_MEDICINE.has(wanted) && asksCareBeside(state)) return "recommend";
  // "Dry skin. Vegan, please": a wish, and no question about the house.
  if ((wanted === "vegan" || wanted === "house_vegan") && tells && !state.asks) return "recommend";
  const expects = isExpecting(state.understanding.person);
  if (wanted === "keep_own" && expects && newConcern(state) && hears("what_to_put", text, state.tongue))
    return "recommend";
  // "I want a vitamin C serum", with nothing named yet: a wish, and nothing for the cart.
  if (wanted === "add_to_cart" && table.length === 0 && !hasProduct(state) && asksForProduct(own))
    return "recommend";
  // "Does he use it morning and night?": how often, and not at which of the two.
  if (wanted === "when" && hasProduct(state) && named.length < 2 && hears("twice_daily", text, state.tongue))
    return "how_often";
  // "Who do I talk to?", of a matter of the shop.
  if (wanted === "who_are_you" && state.request.type === "support" && state.matter) return "contact";
  // "The mail to change it does not come", to the shop: of no skin.
  const shops = state.request.type === "support" && own.kind === "support" && !asksForProduct(own);
  if (wanted === "recommend" && shops && own.concerns.length === 0)
    return TOPICS[own.supportTopic ?? ""] ?? "contact";
  // "I use retinol and want a cream that goes with it": a cream.
  const used = ingredients.length > 0 && own.wanted.length === 0 && own.category !== undefined;
  if (used && named.length === 0 && BESIDE_USED.has(wanted) && !hasProduct(state)) return "recommend";
  // "Can I use retinol with my skin?": whether, and no list.
  if (
    wanted === "recommend" &&
    ingredients.length === 1 &&
    named.length === 0 &&
    hears("may_i_use", text, state.tongue)
  )
    return "ingredient";
  // "Which one of yours?", with nothing to avoid: which of those named.
  // "Red for years, hot showers make it worse": told, and nothing is asked of what to leave.
  if (wanted === "what_to_avoid" && !state.asks && newConcern(state)) return "recommend";
  if (wanted === "what_to_avoid" && ingredients.length === 0 && table.length > 1 && !avoidsAnything(state))
    return "which_first";
  if (wanted === "sun" && state.asks && namesSubstance(state)) return "contains";
  // "And how much is it?", of the delivery just spoken of.
  // "That's low, no?", of a percentage.
  const ofStrength = state.askedLast.includes("strength") && isShort(state) && hasProduct(state);
  if (ofStrength && (wanted === "cheaper" || wanted === "stronger") && !own.category) return "strength";
  // "And yours is at how much?", of the percentage just asked after.
  if (wanted === "price" && state.askedLast.includes("strength") && hears("yours", text, state.tongue))
    return "strength";
  const delivery = state.matter?.startsWith("delivery") && !hasProduct(state);
  if ((wanted === "price" || (wanted === "total" && table.length === 0)) && delivery)
    return countryNamed(state.request.message) ? "delivery_to" : "delivery_cost";
  // "The salicylic one of yours, may I?": whether, of that one.
  const ofOurs = ingredients.length === 1 && named.length === 0 && hears("one_of_ours", text, state.tongue);
  if (wanted === "combine" && ofOurs && state.asks && !hears("with_ingredient", text, state.tongue))
    return "ingredient";
  // "Every night with retinol?", of the one in hand: whether the two go together.
  const hand = inHand(state);
  const [theirs] = ingredients;
  const besides =
    theirs && ingredients.length === 1 && isStrong(theirs) && hand && !factsOf(hand).ids.has(theirs.id);
  if (OF_USE.has(wanted) && besides && named.length < 2 && hears("with_ingredient", text, state.tongue))
    return "combine";
  return undefined;
}
