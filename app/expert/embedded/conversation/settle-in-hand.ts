import { clash } from "./combine.ts";
import { hears } from "../../knowledge/cues.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { qualityIn } from "../../reading/measures.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import type { State } from "./state.ts";
import type { Wanted } from "./wanted.ts";
import { hasProduct, isShort, newConcern } from "./plausible.ts";

/** Asked of a thing by what it holds: "is the retinol one in stock". */
const OF_SHELF = new Set<Wanted>(["stock", "price", "size"]);

/** A number of years that is nobody's youth. */
const GROWN_UP = / (?:[2-9]\d) /;

/** Beside these, "how much" asks for a dose. */
const OF_DOSE = new Set<QuestionId>(["how_often", "when", "amount"]);

/** What is asked of a thing in hand or of all that stands, in whichever words. */
export function asInHand(wanted: Wanted, state: State): Wanted | undefined {
  const { ingredients, own, named, text, table } = state;
  const tells = own.concerns.some(({ strength }) => strength >= 1);
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
  const damaged = state.matter === "broken" && state.request.type === "support";
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
  if (wanted === "what_is_left" && state.asks && named.length === 1) return "suits";
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
  // "How much is Night Current": its name is no time.
  const unnamed = phraseText(state.masked);
  const atTimes = hears("evening", unnamed, state.tongue) || hears("morning", unnamed, state.tongue);
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
  // "Soft Ebb today, and Night Current when?": of two that want an evening each.
  if ((wanted === "when" || wanted === "how_often") && named.length === 2 && state.asks && clash(named))
    return "combine";
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
  return undefined;
}
