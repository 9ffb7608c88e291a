import { factsOf } from "../choosing/product-facts.ts";
import { hears, isOnly, wordsPattern } from "../knowledge/cues.ts";
import { hasAdvice } from "./advice.ts";
import { asTalkStands } from "./as-talk-stands.ts";
import { askedAgain } from "./asked-again.ts";
import { asksCheaperAll } from "./cheaper-all.ts";
import { asksCompanion } from "./companion.ts";
import { asksEachKind } from "./each-kind.ts";
import { fromTheRest } from "./from-the-rest.ts";
import { fromWords } from "./from-words.ts";
import { burnedSkin } from "./calming.ts";
import { asksOfNuts } from "./nuts.ts";
import { asksWhatToKeep, bringsOwnRetinol } from "./retinoids.ts";
import { kindWords } from "./kinds.ts";
import { asksAllTogether, asksIngredientOrder } from "./ingredients-in-order.ts";
import { ingredientsBefore } from "./ingredients-lately.ts";
import { asksOrder } from "./layers.ts";
import { QUESTIONS } from "./questions/questions.ts";
import { asksWhichIngredient } from "./of-two-ingredients.ts";
import { labelOn, labelTells, questionOf } from "./label.ts";
import { leftOut } from "./leave-out.ts";
import { hasMedicineTrouble } from "./medical.ts";
import { asksSameTime } from "./pair-before.ts";
import { asksToRecall } from "./recall.ts";
import { isWhollyTaken } from "./taken-and-wished.ts";
import { asksIfItUpsets, hasProduct, isPlausible, isShort, newConcern } from "./plausible.ts";
import { settled } from "./settle.ts";
import { onlyGoesOn, smallTalkIn } from "./small-talk.ts";
import { answered } from "./short-answers.ts";
import type { State } from "./state.ts";
import { asksIfAllFits } from "./still-fits.ts";
import { inHand } from "./subject.ts";
import { tellsOfUpset } from "./upset.ts";
import { asksToSwap, tellsDeepSkin } from "./swap.ts";
import type { Wanted } from "./wanted.ts";

/** "Retinol, what do I combine it with?": what goes around ours that holds it. */
const asksWhatGoesWith = ({ text, tongue, ingredients, named }: State): boolean =>
  ingredients.length === 1 && named.length === 0 && hears("with_what", text, tongue);

const tells = ({ own }: State): boolean => own.concerns.some(({ strength }) => strength >= 1);
const ofShop = ({ request, own }: State): boolean => request.type === "support" || own.kind === "support";

type Rule = readonly [wanted: Wanted, when: (state: State) => boolean];

/** What is answered before any question is looked for: harm, what has one answer, the shop's fears. The first that holds. */
const BEFORE_QUESTIONS: readonly Rule[] = [
  ["vitiligo", ({ text, tongue }) => hears("vitiligo", text, tongue)],
  ["medicine_trouble", hasMedicineTrouble],
  ["overdone", ({ overdoneNow }) => overdoneNow],
  ["burned", (state) => burnedSkin(state) === "burned"],
  ["burned_makeup", (state) => burnedSkin(state) === "burned_makeup"],
  ["nuts", asksOfNuts],
  ["what_to_keep", asksWhatToKeep],
  ["recommend", asksBesideOwned],
  ["makeup", asksIfItPills],
  ["advice", hasAdvice],
  ["upset", tellsOfUpset],
  ["combine", (state) => bringsOwnRetinol(state) && state.asks],
  ["combine", (state) => hasProduct(state) && isShort(state) && hears("with_what", state.text, state.tongue)],
  ["combine", asksWhatGoesWith],
  ["alternative", asksClosest],
  ["ingredient_order", asksIngredientOrder],
  ["all_together", asksAllTogether],
  ["own_sunscreen", asksWithSunscreen],
  ["order_of_layers", asksOrder],
  ["sting", (state) => hasProduct(state) && asksIfItUpsets(state)],
  ["stock", asksWhenBack],
  ["label", asksShortly],
  ["label", asksOfShaving],
  ["sun", asksOfWater],
  [
    "storage",
    (state) => state.request.type === "advice" && state.asks && hears("fridge", state.text, state.tongue),
  ],
  ["scam", (state) => ofShop(state) && hears("scam", state.text, state.tongue)],
  ["tax", (state) => asksOfCustoms(state)],
  [
    "spoiled",
    (state) =>
      !tells(state) && isPlausible("spoiled", state) && state.heard.some(({ id }) => id === "spoiled"),
  ],
  // A fear of what it does asks that, and tells of no reactive skin.
  [
    "sting",
    (state) =>
      hasProduct(state) && state.own.redFlags.length === 0 && hears("afraid", state.text, state.tongue),
  ],
  ["removes_makeup", asksWhatCleansOff],
  ["which_ingredient", asksWhichIngredient],
  ["which_first", (state) => asksWhichProduct(state) && state.table.length > 1],
  ["recommend", (state) => asksWhichProduct(state) && state.table.length < 2],
  ["swap", asksToSwap],
  ["recall", asksToRecall],
  ["same_time", asksSameTime],
  ["still_fits", asksIfAllFits],
  ["each_kind", asksEachKind],
  ["constraint", refusesIngredient],
  ["alternative", asksInstead],
  ["total", asksWhatStays],
  ["cheaper_all", asksCheaperAll],
  ["companion", asksCompanion],
  ["combine", asksOnTop],
  ["recommend", asksBesideInHand],
  ["leave_out", (state) => leftOut(state).length > 0],
  ["limits", refusesKind],
  [
    "others",
    (state) =>
      state.rejected.length > 0 &&
      !newConcern(state) &&
      state.named.every((product) => state.rejected.includes(product)),
  ],
  ["constraint", (state) => onlyOwns(state)],
  ["limits", statesSum],
  ["limits", statesCount],
  ["only_one", wantsOne],
  ["limits", saysTint],
  ["tint", tellsDeepSkin],
  ["cheaper", (state) => hasLittle(state) || findsTooDear(state)],
  ["not_expecting", saysNotExpecting],
  ["has_it", asksWhichHasIt],
  ["add_to_cart", takesIt],
  ["gift_unknown", ofUnknownGift],
  ["who_are_you", asksIfPerson],
  ["contact", wantsPerson],
  ["small_talk", (state) => smallTalkIn(state) !== undefined],
  ["go_on", onlyGoesOn],
];

/** "What is closest to benzoyl peroxide?", "ok, what's closest?" after it. */
function asksClosest(state: State): boolean {
  const { text, tongue, ingredients, named, pointsExactly, shown } = state;
  if (named.length > 0 || pointsExactly || !isShort(state) || !hears("closest", text, tongue)) return false;
  if (ingredients.length === 1 || (shown.length === 0 && ingredientsBefore(state).length > 0)) return true;
  return inHand(state) !== undefined && !newConcern(state) && state.own.category === undefined;
}

/** "Does it go with sunscreen?", "and with the one I have?", of a product in hand that is none. */
function asksWithSunscreen(state: State): boolean {
  const { text, tongue, named, asks, heard } = state;
  const product = inHand(state);
  if (!product || named.length > 1 || factsOf(product).spf > 0 || !asks || !isShort(state)) return false;
  const goes = heard.some(({ id }) => id === "own_sunscreen" || id === "combine" || id === "sun");
  return goes && hears("with_sunscreen", text, tongue);
}

/** "Makeup pills over my SPF, will this one?" */
function asksIfItPills(state: State): boolean {
  const { text, tongue, asks, surely } = state;
  return hasProduct(state) && asks && surely.has("makeup") && hears("pills", text, tongue);
}

/** So few words ask of the thing in hand: "does it scratch?". */
const A_WORD_OR_TWO = 3;

function asksShortly(state: State): boolean {
  const { text, asks, named, surely, own, understanding } = state;
  const product = inHand(state);
  const brief = asks && named.length === 0 && text.trim().split(" ").length <= A_WORD_OR_TWO;
  if (
    !product ||
    !brief ||
    state.ingredients.length > 0 ||
    surely.size > 0 ||
    own.category !== undefined ||
    state.heard.length > 0
  )
    return false;
  return labelTells(product, questionOf(state), understanding.language) !== undefined;
}

/** "And when are they back?", of what is sold out. */
function asksWhenBack(state: State): boolean {
  const { text, tongue, askedLast, named } = state;
  const product = inHand(state);
  const gone = product !== undefined && product.stock <= 0 && named.length === 0;
  return gone && askedLast.includes("stock") && isShort(state) && hears("deadline", text, tongue);
}

/** "And the day after I shave?", of a product whose label speaks of that. */
function asksOfShaving(state: State): boolean {
  const { text, tongue, asks, own, understanding } = state;
  const product = inHand(state);
  if (!product || !asks || !isShort(state) || own.category || !hears("shaving", text, tongue)) return false;
  return labelOn(product, "shaved", understanding.language) !== undefined;
}

/** "Does it stand sweat?", of a sunscreen. */
function asksOfWater(state: State): boolean {
  const { text, tongue, named } = state;
  const product = inHand(state);
  const brief = isShort(state) && !newConcern(state);
  return (
    product !== undefined &&
    factsOf(product).spf > 0 &&
    brief &&
    named.length < 2 &&
    hears("stands_water", text, tongue)
  );
}

/** "No cream, I don't like that", of what was shown: another choice, and no complaint. */
function refusesKind(state: State): boolean {
  const { limitsNow, table, named, asks, own } = state;
  const bare = named.length === 0 && !asks && isShort(state) && own.redFlags.length === 0;
  return bare && limitsNow.refused.size > 0 && table.length > 0 && !newConcern(state);
}

/** "And if I were pregnant?", "well, I'm not". */
function saysNotExpecting({ askedLast, text, tongue }: State): boolean {
  return askedLast.includes("pregnancy") && isOnly("i_am_not", text, tongue);
}

/** "Which one has it?", of the ingredient just spoken of. */
function asksWhichHasIt(state: State): boolean {
  const { ingredients, named, own, text, tongue } = state;
  const bare = ingredients.length + named.length === 0 && own.category === undefined && isShort(state);
  return bare && hears("has_it", text, tongue) && ingredientsBefore(state).length > 0;
}

/** "That one", of the one in hand; "ok, the other", "I'll take the serum". */
function takesIt(state: State): boolean {
  const { text, tongue, spoken, shown, named, pointed, asks } = state;
  if (shown.length === 0 || asks) return false;
  if (spoken !== undefined && isOnly("that_one", text, tongue)) return true;
  const takes = hears("agrees", text, tongue) && isWhollyTaken(state);
  return takes && named.length + pointed.length > 0;
}

/** "I don't know her skin", of a gift. */
function ofUnknownGift({ understanding, text, tongue, shown, own }: State): boolean {
  const gift = understanding.wish === "gift" && shown.length > 0;
  return gift && own.concerns.length === 0 && isOnly("knows_not", text, tongue);
}

/** Longer messages tell of a matter besides. */
const A_CALL = 16;

/** "Can I talk to a person?", whatever was in hand; who answers here is another question. */
function wantsPerson({ text, tongue, heard, own, named }: State): boolean {
  const asksWho = heard.some(
    ({ id }) => (id === "who_are_you" && !hears("how_to_reach", text, tongue)) || id === "data",
  );
  const tellsSkin = own.concerns.some(({ strength }) => strength >= 1);
  const brief = text.trim().split(" ").length <= A_CALL;
  return brief && !asksWho && !tellsSkin && named.length === 0 && hears("wants_person", text, tongue);
}

/** "Am I talking to a person?": whether, and not to be put through. */
function asksIfPerson({ text, tongue, named, surely }: State): boolean {
  // "How do I talk to a human?": to be put through.
  if (surely.has("contact") && hears("how_to_reach", text, tongue)) return false;
  const brief = text.trim().split(" ").length <= A_CALL;
  return named.length === 0 && brief && hears("is_it_a_person", text, tongue);
}

/** "Which takes mascara off, the balm or the milk?": of a wash, in whichever words. */
function asksWhatCleansOff(state: State): boolean {
  const { text, tongue, asks, own } = state;
  const kinds = ["cleanser", "balm", "milk", "foam", "jelly"] as const;
  const wash =
    own.category === "Cleanser" || kinds.some((kind) => wordsPattern(kindWords(kind, tongue)).test(text));
  return asks && wash && hears("cleans_off", text, tongue);
}

function asksOfCustoms(state: State): boolean {
  const late = state.heard.some(({ id }) => id === "delay");
  return ofShop(state) && state.asks && !late && hears("customs", state.text, state.tongue);
}

/** "I have hardly any money", after a list: something for less. */
function hasLittle(state: State): boolean {
  const { own, table, asks } = state;
  const sum = own.person.facts.some(({ kind }) => kind === "budget");
  if (own.category !== undefined) return false;
  return (
    own.modifiers.includes("budget") &&
    !sum &&
    table.length > 0 &&
    !asks &&
    !newConcern(state) &&
    isShort(state)
  );
}

/** "So which product?", "je mets quoi": what to take for what was told, and no more. */
const asksWhichProduct = ({ text, tongue, understanding, own, request }: State): boolean =>
  request.type === "advice" &&
  isOnly("which_product", text, tongue) &&
  understanding.concerns.length > 0 &&
  own.category === undefined;

/** "260? lol no", "trop cher": of what was just named, and no question what it is dear for. */
function findsTooDear(state: State): boolean {
  const { text, tongue, table, spoken, named, own } = state;
  const brief = isShort(state) && own.category === undefined && !newConcern(state);
  const inHand = named.length < 2 && (table.length > 0 || spoken !== undefined || named.length > 0);
  return brief && inHand && hears("too_dear", text, tongue) && !hears("too_dear_why", text, tongue);
}

/** So few words with a sum, after a list: "under 80". */
const A_SUM = 6;
/** Words in which something is asked for within a sum. */
const WITHIN_A_SUM = 12;

function statesSum({ own, turn, shown, text, tongue, named, understanding }: State): boolean {
  const sum = own.person.facts.some((fact) => fact.kind === "budget" && fact.turn === turn);
  const some = shown.length > 0 || understanding.concerns.length > 0;
  const words = text.trim().split(" ").length;
  const asksWithin = words <= WITHIN_A_SUM && hears("something", text, tongue) && shown.length > 0;
  const brief = words <= A_SUM || asksWithin;
  return sum && some && brief && named.length === 0 && own.concerns.length === 0 && !own.category;
}

/** "I use Smooth Stone already, what else for pores": all that is named is had, and more is looked for. */
function asksBesideOwned(state: State): boolean {
  const { named, ownedProducts, limitsNow, text, tongue, own } = state;
  if (own.redFlags.length > 0) return false;
  // "I have a retinol and a vitamin C, what am I missing?", at the beginning of a talk.
  if (named.length === 0 && limitsNow.owned.size > 0 && state.shown.length === 0)
    return hears("missing_step", text, tongue);
  if (named.length === 0 || !named.every((product) => ownedProducts.has(product))) return false;
  return hears("missing_step", text, tongue) || hears("something", text, tongue);
}

/** "No retinol", after a choice: held against it, and nothing else is meant. */
function refusesIngredient(state: State): boolean {
  const { own, turn, asks, kept, named, ingredients, request } = state;
  if (ingredients.length === 0 || state.limitsNow.tinted !== undefined) return false;
  const refuses = own.person.facts.some((fact) => fact.kind === "avoidance" && fact.turn === turn);
  const bare = named.length === 0 && own.category === undefined && own.redFlags.length === 0 && !asks;
  const listed = state.fallen.length > 0 || (state.shown[0]?.length ?? 0) > 1;
  const skin = request.type === "advice" && isShort(state) && !newConcern(state);
  return refuses && bare && listed && kept.length > 1 && skin;
}

/** "Which one in its place?" */
function asksInstead({ named, kept, own, text, tongue, asks }: State): boolean {
  const brief = text.trim().split(" ").length <= A_SUM + 1;
  const bare = named.length === 0 && own.category === undefined && own.concerns.length === 0;
  return bare && asks && brief && kept.length > 0 && hears("instead_of_it", text, tongue);
}

/** "What am I left with?", after something was taken off: what stands, and no shelf. */
function asksWhatStays(state: State): boolean {
  const { heard, kept, table, named, own, ingredients, understanding } = state;
  const asksIt = heard.length > 0 && heard.every(({ id }) => id === "what_is_left");
  const bare =
    named.length + ingredients.length === 0 && own.category === undefined && own.person.facts.length === 0;
  const same = state.before?.person.relation === understanding.person.relation;
  return asksIt && bare && same && kept.length > 0 && table.length > 0 && !newConcern(state);
}

/** "And Night Current on top?", of what is used or stands: whether it goes with that. */
function asksOnTop({ named, asks, kept, ownedProducts, text, tongue, own }: State): boolean {
  const beside = [...kept, ...ownedProducts].some((product) => !named.includes(product));
  const bare = named.length === 1 && own.concerns.length === 0;
  return bare && asks && beside && hears("to_all_that", text, tongue);
}

/** "And against wrinkles, with that?": something for it beside what is in hand. */
function asksBesideInHand(state: State): boolean {
  const { named, ingredients, own, text, tongue, request } = state;
  const bare = named.length + ingredients.length === 0 && own.redFlags.length === 0;
  const beside = hears("with_that", text, tongue) && hasProduct(state) && request.type === "advice";
  return bare && beside && newConcern(state) && isShort(state);
}

/** Words of a message that says how many, and why. */
const A_COUNT = 16;

/** "He won't use more than two things": fewer of what stands; "just one" has an answer of its own. */
function statesCount({ own, turn, kept, text, named, request }: State): boolean {
  const count = own.person.facts.findLast((fact) => fact.kind === "count" && fact.turn === turn);
  if (count?.kind !== "count" || request.type !== "advice" || own.category || named.length > 0) return false;
  const fewer = count.count > 1 && kept.length > count.count;
  const words = text.trim().split(" ").length;
  return fewer && words <= (own.concerns.length === 0 ? A_COUNT : A_SUM);
}

/** "That's too many, which ONE?" */
function wantsOne(state: State): boolean {
  const { table, named, pointsExactly, own, text, tongue } = state;
  const bare = named.length === 0 && !pointsExactly && own.category === undefined;
  return table.length > 1 && bare && isShort(state) && !newConcern(state) && hears("wants_one", text, tongue);
}

/** What a wish for a sunscreen that does not show sounds like. */
const OF_A_TINT = new Set<Wanted>(["texture", "sun", "recommend", "makeup", "suits", "others"]);

/** "Not the tinted one", of sunscreens that were shown. */
function saysTint(state: State): boolean {
  const { limitsNow, shown, asks, named } = state;
  const suns = shown.flat().some((product) => factsOf(product).spf > 0);
  const wish = state.own.category !== undefined && state.heard.every(({ id }) => OF_A_TINT.has(id));
  const says = !asks || wish;
  return limitsNow.tinted !== undefined && suns && says && named.length === 0 && isShort(state);
}

/** "She has a cleanser already", after a list: what is had is taken off it. */
function onlyOwns(state: State): boolean {
  const { named, ownedProducts, limitsNow, kept, asks, heard, text, tongue } = state;
  const asksElse = heard.some(({ id }) => QUESTIONS[id] === "product") || hears("either", text, tongue);
  const byName = named.length > 0 && named.every((product) => ownedProducts.has(product)) && !asksElse;
  const owns = ((limitsNow.owned.size > 0 && kept.length > 0) || byName) && isShort(state);
  return owns && !newConcern(state) && !asks;
}

/** What the message wants, the main thing first; never empty. */
export function decide(state: State): Wanted[] {
  const short = answered(state);
  if (short) return [short];
  const before = BEFORE_QUESTIONS.find(([, when]) => when(state));
  if (before) return [before[0]];
  const again = askedAgain(state);
  const found = again ? [again] : fromWords(state).map((wanted) => settled(wanted, state));
  const meant = asTalkStands(state, found);
  if (meant) return [meant];
  // Beside an answer no list of products is wanted.
  const plain = found.filter((wanted, at) => at === 0 || wanted !== "recommend");
  return plain.length > 0 ? [...new Set(plain)] : [fromTheRest(state)];
}
