import { hears, opensWith } from "../knowledge/cues.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { countryNamed } from "../wording/helplines.ts";
import { asksForProduct } from "../understanding/wishes.ts";
import { QUESTIONS, type QuestionId } from "./questions/questions.ts";
import { TOPICS } from "./from-the-rest.ts";
import { qualityIn } from "./measures.ts";
import { pairOfKind } from "./of-kind.ts";
import type { State } from "./state.ts";
import { isStrong } from "./strong.ts";
import { canTake } from "./unsuitable.ts";
import { inHand } from "./subject.ts";
import type { Wanted } from "./wanted.ts";
import { AS_WISH, hasProduct, isShort, namesSubstance, newConcern, statesFact } from "./plausible.ts";

/** Of two ingredients these ask whether they go together. */
const PAIRED = new Set<Wanted>(["suits", "ingredient", "why_this", "contains", "how_to_use"]);

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
/** Asked of a thing by what it holds: "is the retinol one in stock". */
const OF_SHELF = new Set<Wanted>(["stock", "price", "size"]);

/** What "a cheap moisturizer", "a gentle cleanser" of another kind than the one in hand sounds like. */
const OF_A_WISH = new Set<Wanted>(["cheaper", "sting", "texture", "smell"]);

/** A number of years that is nobody's youth. */
const GROWN_UP = / (?:[2-9]\d) /;

const LIFE = new Set(["pregnant", "trying", "breastfeeding"]);

const ADULT = 18 * 12;
/** The person spoken of is grown up: an age asked about is a matter of what suits. */
const isGrown = ({ understanding }: State): boolean =>
  understanding.person.facts.some((fact) => fact.kind === "age" && fact.months >= ADULT);

/** A prescription told, these sound as if it were asked about. */
const OF_MEDICINE = new Set<Wanted>(["medicine", "my_medicine", "ingredient", "combine", "suits"]);

/** "I am on tretinoin, what do I put on by day": told, and care is asked for beside it. */
function asksCareBeside(state: State): boolean {
  const { own, text, tongue, turn, named, asks } = state;
  const told = own.person.facts.some((fact) => fact.kind === "medicine" && fact.turn === turn);
  if (!told || named.length > 0 || state.surely.has("medicine")) return false;
  return hears("what_to_put", text, tongue) || (!asks && newConcern(state));
}

/** How an ingredient is used is told with what it does. */
const OF_USE = new Set<Wanted>(["how_often", "when", "amount", "how_to_use"]);

/** A question as things stand: what asks about nothing in hand is a wish, an ingredient's name makes it one about it. */
export function settled(wanted: Wanted, state: State): Wanted {
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
  const sparesNow = own.person.facts.some((fact) => fact.kind === "allergy" && fact.turn === state.turn);
  const ofSpared = (wanted === "ingredient" || wanted === "combine") && sparesNow;
  if (ofSpared && !state.asks && named.length === 0 && newConcern(state)) return "recommend";
  // "Something for the pores, then": a wish, and no fear of what clogs them.
  if (wanted === "clogs" && named.length === 0 && newConcern(state) && hears("something", text, state.tongue))
    return "recommend";
  if (wanted === "delivery_cost" && countryNamed(state.request.message)) return "delivery_to";
  // "Nothing under $50? max 45": a sum, and no order of layers.
  const sum = own.person.facts.some(({ kind, turn }) => kind === "budget" && turn === state.turn);
  if (wanted === "order_of_layers" && sum && named.length === 0) return "recommend";
  // "The higher one", of sunscreens: that one.
  if (wanted === "stronger" && state.pointedBy === "attribute") return "product";
  const alike = CHOSEN_BY.has(wanted) || AS_CHOICE.has(wanted);
  if (named.length >= 2 && alike && hears("either", text, state.tongue)) return "compare";
  if (OF_MEDICINE.has(wanted) && asksCareBeside(state)) return "recommend";
  // "Dry skin. Vegan, please": a wish, and no question about the house.
  if ((wanted === "vegan" || wanted === "house_vegan") && tells && !state.asks) return "recommend";
  const expects = state.understanding.person.facts.some(({ kind }) => LIFE.has(kind));
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
  if (OF_SHELF.has(wanted) && ingredients.length > 0) return wanted;
  // "Is yours stronger?", than theirs: how strong it is.
  if (wanted === "stronger" && hasProduct(state) && hears("yours", text, state.tongue)) return "strength";
  if (wanted === "stronger" && hears("gentler", text, state.tongue)) return "alternative";
  // "Is it any good for my hands?": whether it may go there.
  const where = own.places.some((place) => place !== "face");
  if (
    wanted === "suits" &&
    where &&
    hasProduct(state) &&
    state.table.length > 0 &&
    isShort(state) &&
    !newConcern(state) &&
    !own.category
  )
    return "place";
  const [pointedAt, ...others] = state.pointsExactly ? state.pointed : [];
  // "So the oil then?": that one, and no order.
  if (wanted === "order_of_layers" && pointedAt && others.length === 0 && !hears("order", text, state.tongue))
    return "product";
  if (wanted === "order_of_layers" && newConcern(state) && !state.asks && named.length === 0)
    return "recommend";
  const damaged = state.earlier.includes("broken") && state.request.type === "support";
  if (wanted === "what_is_left" && damaged && named.length === 0) return "broken";
  const refusesNow = own.person.facts.some(
    (fact) => (fact.kind === "avoidance" || fact.kind === "allergy") && fact.turn === state.turn,
  );
  // "I have a vitamin C already": had, and asks nothing of it.
  if (wanted === "ingredient" && state.limitsNow.owned.size > 0 && !state.asks && named.length === 0)
    return "constraint";
  // "Without retinol", of a list that holds none: held against it, and nothing else instead.
  if (wanted === "ingredient" && refusesNow && !state.asks && table.length > 0 && named.length === 0)
    return newConcern(state) ? "recommend" : "constraint";
  // "Do you have any without shea?", after care for hands: the same care without it.
  if (wanted === "what_is_left" && refusesNow && state.asks && state.fallen.length > 0 && !own.category)
    return "constraint";
  // "Can I still use the azelaic one?": whether, and no list.
  if (wanted === "what_is_left" && !refusesNow && state.asks && ingredients.length + named.length > 0)
    return named.length > 0 ? "suits" : "ingredient";
  // "A cleanser without perfume, please": a wish, and nothing that is left of a list.
  if (wanted === "what_is_left" && !state.asks && state.shown.length === 0) return "recommend";
  if (wanted === "place" && state.named.length === 0 && hears("something", text, state.tongue))
    return "recommend";
  // "And the other, which is it?": that one.
  const refuses = state.limitsNow.refused.size > 0;
  if (
    wanted === "others" &&
    pointedAt &&
    others.length === 0 &&
    !refuses &&
    hears("another", text, state.tongue)
  )
    return "product";
  // "I use metronidazole in the morning": told, and asks for no time.
  const medicine = own.person.facts.some(({ kind, turn }) => kind === "medicine" && turn === state.turn);
  if ((wanted === "when" || wanted === "how_often") && medicine && !state.asks && table.length > 0)
    return "constraint";
  const atTimes = hears("evening", text, state.tongue) || hears("morning", text, state.tongue);
  if (wanted === "price" && (atTimes || state.heard.some(({ id }) => OF_DOSE.has(id)))) return "how_often";
  // Asked of a thing by its name, whatever its words tell of skin.
  if (wanted === "recommend" && named.length === 1 && state.asks && !own.category)
    return tells ? "suits" : "label";
  if (hears("dont_skip", text, state.tongue) && table.length > 1 && named.length === 0) return "only_one";
  const toldOfSelf = own.skinTypes.length > 0 || own.person.facts.some(({ kind }) => kind === "age");
  const unheard = own.concerns.length + own.maybe.length > 0 || ingredients.length > 0 || toldOfSelf;
  if (wanted === "which_first" && table.length === 0 && unheard) return "recommend";
  // "What is cheaper than the $260 cream and does the same": one thing is named, and the other asked for.
  const [alone, ...more] = named;
  const besideIt = state.spoken !== undefined && state.spoken !== alone && state.asks;
  if (wanted === "compare" && alone && more.length === 0 && besideIt) return wanted;
  if (wanted === "compare" && alone && more.length === 0 && ingredients.length === 0 && table.length < 2)
    return qualityIn(text, state.tongue) === "cheaper" ? "cheaper" : state.asks ? "label" : "suits";
  // "She wants retinol, is that possible at her age?"
  if (wanted === "age" && ingredients.length > 0 && named.length === 0) return "ingredient";
  if (wanted === "age" && GROWN_UP.test(text)) return hasProduct(state) ? "suits" : "recommend";
  // "Can I add Soft Ebb?", beside what is used: whether they go together.
  const inUse = state.ownedProducts.size > 0 || table.length > 0;
  if (
    wanted === "add_to_cart" &&
    state.asks &&
    named.length === 1 &&
    inUse &&
    !hears("cart_word", text, state.tongue)
  )
    return "combine";
  // "And Night Current on top?", of what stands: the same.
  if (wanted === "compare" && named.length === 1 && hears("to_all_that", text, state.tongue))
    return "combine";
  // "Can I add it to all that": whether it goes with the rest.
  if (wanted === "add_to_cart" && hears("to_all_that", text, state.tongue)) return "combine";
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
    return "combine";
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
  if (
    wanted === "order_of_layers" &&
    named.length === 0 &&
    own.person.facts.some(({ kind }) => LIFE.has(kind))
  )
    return "constraint";
  if (wanted === "for_someone" && state.asks && ingredients.length > 0 && named.length === 0)
    return "ingredient";
  // Whoever tells an age and what to do something about asks for that.
  const told = own.person.facts.some(({ kind }) => kind === "age");
  const tries = newConcern(state) || ingredients.length > 0;
  if (wanted === "start_age" && ((newConcern(state) && told) || (tries && !state.asks))) return "recommend";
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
  if (wanted === "why_this" && state.pointed.length === 0 && named.length === 0 && ingredients.length > 0)
    return "ingredient";
  if (
    (wanted === "pregnancy" || wanted === "suits") &&
    ingredients.length > 0 &&
    named.length === 0 &&
    !state.pointsExactly &&
    state.pointed.length === 0
  )
    return "ingredient";
  if (
    (wanted === "for_someone" || wanted === "place") &&
    !((named.length === 1 || state.pointsExactly) && state.asks) &&
    !(wanted === "place" && state.surely.has("place") && state.asks && hasProduct(state)) &&
    (tells || (named.length === 0 && state.pointed.length === 0))
  )
    return tells || !state.asks || own.wish === "gift" ? "recommend" : wanted;
  if (wanted === "suits" && newConcern(state) && named.length === 0 && state.pointed.length === 0)
    return "recommend";
  if (wanted === "only_one" && table.length === 0) return "recommend";
  if (wanted === "cheaper" && !hasProduct(state)) return "recommend";
  // "And a cheap moisturizer", after a gel: of that kind, not cheaper than the gel.
  if (OF_A_WISH.has(wanted) && own.category && hand && own.category !== hand.category && !pointedAt)
    return named.length === 0 ? "recommend" : wanted;
  if (wanted === "others" && table.length === 0 && state.shown.length === 0)
    return state.request.type === "support" && !tells && !own.category ? "unclear" : "recommend";
  if (wanted === "compare" && pairOfKind(state).length > 0) return wanted;
  if (wanted === "compare" && meantFew(state)) {
    if (newConcern(state)) return "recommend";
    // "What's better for heat, then?", than the one in hand.
    return hand && state.pointed.length + ingredients.length === 0 && state.asks ? "alternative" : wanted;
  }
  if (wanted === "alternative" && ingredients.length > 0 && tells) return "recommend";
  // "And how much is it now?", after several: what all of it comes to.
  if (
    wanted === "price" &&
    state.surely.has("price") &&
    !state.own.person.facts.some(({ kind }) => kind === "count") &&
    named.length === 0 &&
    !state.pointsExactly &&
    (state.shown[0]?.length ?? 0) > 1
  )
    return "total";
  if (wanted === "price" && hears("shipping_word", text, state.tongue)) return "delivery_cost";
  return wanted;
}

/** What makes somebody ask what to leave: an allergy, a refusal, a medicine, a pregnancy. */
const TO_LEAVE_FOR = new Set(["allergy", "avoidance", "medicine", ...LIFE]);

const avoidsAnything = ({ understanding }: State): boolean =>
  understanding.person.facts.some(({ kind }) => TO_LEAVE_FOR.has(kind));

/** "And for me then, I nurse and have spots": another person's skin is told of, and nothing of ours is named. */
const tellsOfAnother = (state: State): boolean =>
  state.before !== undefined &&
  state.before.person.relation !== state.understanding.person.relation &&
  (newConcern(state) || state.own.skinTypes.length > 0) &&
  state.named.length === 0 &&
  !state.pointsExactly;

/** Beside these, "how much" asks for a dose. */
const OF_DOSE = new Set<QuestionId>(["how_often", "when", "amount"]);

/** "So which one do I buy?": one of those on the table is meant, and nothing new was told. */
const asksWhichOfThese = (state: State): boolean =>
  state.table.length > 1 &&
  state.shown[0] !== undefined &&
  hears("which_to_take", state.text, state.tongue) &&
  !newConcern(state) &&
  !statesFact(state) &&
  state.own.category === undefined &&
  !state.limited;

const meantFew = ({ named, pointed, table, ingredients }: State): boolean =>
  named.length + pointed.length < 2 && table.length < 2 && named.length + ingredients.length < 2;
