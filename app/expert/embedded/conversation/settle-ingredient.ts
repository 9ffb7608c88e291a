import { EXPECTING, isExpecting } from "../../reading/person/fact.ts";
import { hears, opensWith } from "../../knowledge/cues.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { asksForProduct } from "../../reading/wishes.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";
import { AS_WISH, hasProduct, namesSubstance, newConcern, statesFact } from "./plausible.ts";

/** Of two ingredients these ask whether they go together. */
const PAIRED = new Set<Wanted>(["suits", "ingredient", "why_this", "contains", "how_to_use"]);

const ADULT = 18 * 12;

/** The person spoken of is grown up: an age asked about is a matter of what suits. */
const isGrown = ({ understanding }: State): boolean =>
  understanding.person.facts.some((fact) => fact.kind === "age" && fact.months >= ADULT);

/** How an ingredient is used is told with what it does. */
const OF_USE = new Set<Wanted>(["how_often", "when", "amount", "how_to_use"]);

/** What makes somebody ask what to leave: an allergy, a refusal, a medicine, a pregnancy. */
const TO_LEAVE_FOR = new Set(["allergy", "avoidance", "medicine", ...EXPECTING]);

const avoidsAnything = ({ understanding }: State): boolean =>
  understanding.person.facts.some(({ kind }) => TO_LEAVE_FOR.has(kind));

/** "And for me then, I nurse and have spots": another person's skin is told of, and nothing of ours is named. */
const tellsOfAnother = (state: State): boolean =>
  state.before !== undefined &&
  state.before.person.relation !== state.understanding.person.relation &&
  (newConcern(state) || state.own.skinTypes.length > 0) &&
  state.named.length === 0 &&
  !state.pointsExactly;

/** "So which one do I buy?": one of those on the table is meant, and nothing new was told. */
const asksWhichOfThese = (state: State): boolean =>
  state.table.length > 1 &&
  state.shown[0] !== undefined &&
  hears("which_to_take", state.text, state.tongue) &&
  !newConcern(state) &&
  !statesFact(state) &&
  state.own.category === undefined &&
  !state.limited;

/** What is asked of an ingredient or of another person, and what nothing is in hand for. */
export function asIngredient(wanted: Wanted, state: State): Wanted | undefined {
  const { ingredients, own, named, text, table } = state;
  const tells = own.concerns.some(({ strength }) => strength >= 1);
  const where = own.places.some((place) => place !== "face");
  const [pointedAt] = state.pointsExactly ? state.pointed : [];
  const care = state.understanding.concerns.length > 0 || hears("what_to_put", text, state.tongue);
  if (wanted === "for_someone" && !hasProduct(state) && care) return "recommend";
  // "Are your things tested on animals?": asked of the house.
  const house = !hasProduct(state) && named.length === 0;
  if (wanted === "cruelty" && house) return "house_cruelty";
  if (wanted === "vegan" && house && !namesSubstance(state)) return "house_vegan";
  if (QUESTIONS[wanted as QuestionId] === "product" && tellsOfAnother(state)) return "recommend";
  // "May I use my vitamin C with it": what the product does not hold is the other's.
  const [product] = named;
  const [other] = ingredients;
  if (wanted === "suits" && named.length === 1 && product && other && !factsOf(product).ids.has(other.id))
    return other.concerns.length > 0 ? "combine" : "contains";
  // "Vitamin C in the morning and retinol at night, or choose?"
  if (wanted === "when" && ingredients.length >= 2 && named.length === 0) return "combine";
  const together = named.length >= 2 && hears("put_together", text, state.tongue);
  if ((wanted === "when" || wanted === "compare") && together) return "combine";
  if (wanted === "keep_own" && state.limitsNow.owned.size > 0 && newConcern(state)) return "recommend";
  if (wanted === "evidence" && ingredients.length > 0 && named.length === 0 && !state.pointsExactly)
    return "ingredient";
  if (wanted === "ingredient" && ingredients.length === 0 && named.length === 0 && tells) return "recommend";
  // "Which of yours hold retinol", with nothing to avoid it for.
  if (wanted === "what_to_avoid" && ingredients.length > 0 && !avoidsAnything(state)) return "ingredient";
  // "And after the birth, if I nurse?": a time of life, no order of layers.
  if (wanted === "order_of_layers" && named.length === 0 && isExpecting(own.person)) return "constraint";
  if (wanted === "for_someone" && state.asks && ingredients.length > 0 && named.length === 0)
    return "ingredient";
  // Whoever tells an age and what to do something about asks for that.
  const told = own.person.facts.some(({ kind }) => kind === "age");
  const tries = newConcern(state) || ingredients.length > 0;
  // "I never used retinol, what for deep lines?" looks for something, at whatever age.
  const ofAge = !told && hears("at_what_age", state.text, state.tongue);
  if (wanted === "start_age" && ((newConcern(state) && !ofAge) || (tries && !state.asks))) return "recommend";
  // "She wants retinol, may she at her age?"
  const aged = state.understanding.person.facts.some(({ kind }) => kind === "age");
  if (wanted === "start_age" && ingredients.length > 0 && aged) return "ingredient";
  if (wanted === "age" && isGrown(state)) return hasProduct(state) ? "suits" : "recommend";
  // "Which cream do I use besides", of a prescribed one: a cream.
  if (wanted === "needs_cream" && !hasProduct(state) && own.category !== undefined) return "recommend";
  if (wanted === "needs_cream" && ingredients.length > 0 && named.length === 0 && !state.pointsExactly)
    return "ingredient";
  const points = named.length > 0 || (state.pointsExactly && state.pointed.length > 0);
  if (wanted === "ingredient" && points && ingredients.length === 0) return "product";
  if (wanted === "recommend" && named.length > 0 && !newConcern(state)) return "suits";
  // "He wants to use the lotion on his cheeks": whether it may go there.
  const meantThere =
    state.pointedBy === "kind" && pointedAt && where && hears("uses_there", text, state.tongue);
  if (wanted === "recommend" && meantThere) return "place";
  // "And a cream with it?": one is wished for.
  if (wanted === "needs_cream" && own.category && opensWith("and_a", text, state.tongue)) return "recommend";
  if (wanted === "recommend" && named.length >= 2) return "compare";
  if (wanted === "recommend" && asksWhichOfThese(state)) return "which_first";
  // "Anything with collagen or snail?": whether there is, and no pair.
  if (
    wanted === "contains" &&
    ingredients.length >= 2 &&
    named.length === 0 &&
    !state.pointsExactly &&
    hears("either", text, state.tongue)
  )
    return "has_it";
  if (PAIRED.has(wanted) && ingredients.length >= 2 && state.heard.some(({ id }) => id === "compare"))
    return "compare";
  if (PAIRED.has(wanted) && ingredients.length >= 2 && named.length === 0 && !state.pointsExactly)
    return "combine";
  if (wanted === "how_long" && state.request.type === "support" && !hasProduct(state) && !tells)
    return "delivery_time";
  if (
    wanted === "combine" &&
    ingredients.length === 0 &&
    named.length === 0 &&
    state.pointed.length === 0 &&
    table.length < 2
  )
    return tells ? "recommend" : wanted;
  if (wanted in QUESTIONS && QUESTIONS[wanted as QuestionId] === "product" && !hasProduct(state)) {
    if (ingredients.length > 0)
      return wanted === "pregnancy" ||
        wanted === "suits" ||
        wanted === "strength" ||
        wanted === "age" ||
        wanted === "for_someone" ||
        wanted === "evidence" ||
        wanted === "sting" ||
        wanted === "why_this" ||
        wanted === "contains" ||
        OF_USE.has(wanted)
        ? "ingredient"
        : "recommend";
    // "My under eyes look like plums": tells, and asks nothing of a product.
    if (!state.asks && own.kind === "concern") return "recommend";
    if (
      AS_WISH.has(wanted as QuestionId) &&
      (tells || asksForProduct(own) || statesFact(state) || wanted === "pregnancy" || wanted === "place")
    )
      return "recommend";
    return wanted;
  }
  return undefined;
}
