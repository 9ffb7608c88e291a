import { factsOf } from "../choosing/product-facts.ts";
import { EXPECTING, has } from "../person/fact.ts";
import { hears, isOnly, wordsPattern } from "../knowledge/cues.ts";
import { hasAdvice } from "./advice.ts";
import { asksAllAtOnce } from "./all-at-once.ts";
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
import { asksWhichIngredient } from "./of-two-ingredients.ts";
import { labelOn, labelTells, questionOf } from "./label.ts";
import { leftOut } from "./leave-out.ts";
import { hasMedicineTrouble } from "./medical.ts";
import { asksSameTime } from "./pair-before.ts";
import { asksToRecall } from "./recall.ts";
import { asksIfItUpsets, hasProduct, isPlausible, isShort, newConcern } from "./plausible.ts";
import { settled } from "./settle.ts";
import { onlyGoesOn, smallTalkIn } from "./small-talk.ts";
import { answered } from "./short-answers.ts";
import type { State } from "./state.ts";
import { asksIfAllFits } from "./still-fits.ts";
import { inHand } from "./subject.ts";
import { asksSunAgain } from "./sun-again.ts";
import { tellsOfUpset } from "./upset.ts";
import { asksToSwap, tellsDeepSkin } from "./swap.ts";
import type { Wanted } from "./wanted.ts";
import {
  refusesKind,
  takesIt,
  hasLittle,
  asksWhichProduct,
  findsTooDear,
  statesSum,
  asksBesideOwned,
  refusesIngredient,
  asksInstead,
  asksWhatStays,
  asksInTheEnd,
  usesBeside,
  asksOnTop,
  asksBesideInHand,
  statesCount,
  wantsOne,
  saysTint,
  onlyOwns,
  asksWhatToDrop,
  usesNothing,
} from "./of-the-table.ts";

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
  ["same_time", asksSameTime],
  ["combine", (state) => bringsOwnRetinol(state) && state.asks],
  ["combine", (state) => hasProduct(state) && isShort(state) && hears("with_what", state.text, state.tongue)],
  ["combine", asksWhatGoesWith],
  ["alternative", asksClosest],
  ["all_at_once", asksAllAtOnce],
  ["ingredient_order", asksIngredientOrder],
  ["has_it", asksWhichHolds],
  ["all_together", asksAllTogether],
  ["own_sunscreen", asksWithSunscreen],
  ["order_of_layers", asksOrder],
  ["sting", (state) => hasProduct(state) && asksIfItUpsets(state)],
  ["stock", asksWhenBack],
  ["label", asksShortly],
  ["label", asksOfShaving],
  ["sun", asksOfWater],
  ["sun_again", asksSunAgain],
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
  ["label", asksOfTints],
  ["routine", beginsFromNothing],
  ["combine", usesBeside],
  ["still_fits", asksIfAllFits],
  ["each_kind", asksEachKind],
  ["only_one", asksWhatToDrop],
  ["constraint", refusesIngredient],
  ["alternative", asksInstead],
  ["total", (state) => asksWhatStays(state) || asksInTheEnd(state)],
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
  ["which_first", usesNothing],
  ["limits", saysTint],
  ["tint", tellsDeepSkin],
  ["cheaper", (state) => hasLittle(state) || findsTooDear(state)],
  ["not_expecting", saysNotExpecting],
  ["not_expecting", takesBackExpecting],
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
  // "An equivalent for less?": what costs less.
  if (state.surely.has("cheaper")) return false;
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

/** "Does it come in several shades?": its label says how many. */
function asksOfTints({ named, spoken, asks, text, tongue, own }: State): boolean {
  const [product = spoken, ...more] = named;
  const tinted = product !== undefined && more.length === 0 && factsOf(product).ids.has("iron_oxides");
  const plural = hears("tints_asked", text, tongue) && hears("many_of", text, tongue);
  return tinted && asks && plural && !own.category;
}

/** "I use nothing, where do I begin?", before anything was told of skin: the basic steps. */
function beginsFromNothing(state: State): boolean {
  const { shown, named, understanding, text, tongue, request, ingredients } = state;
  const bare = shown.length + named.length + ingredients.length === 0 && understanding.concerns.length === 0;
  const begins = hears("where_to_begin", text, tongue) && hears("no_routine_yet", text, tongue);
  return request.type === "advice" && bare && begins && !state.own.category;
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
  const brief = isShort(state) && state.own.concerns.every(({ id }) => id === "photoprotection");
  const anew = state.asks && named.length === 0 && hears("put_again", text, tongue);
  if (product && factsOf(product).spf > 0 && brief && anew) return true;
  return (
    product !== undefined &&
    factsOf(product).spf > 0 &&
    brief &&
    named.length < 2 &&
    hears("stands_water", text, tongue)
  );
}

/** "It came out negative": told before, and no longer so. */
function takesBackExpecting(state: State): boolean {
  const { before, understanding, named, asks } = state;
  const same = before?.person.relation === understanding.person.relation;
  const over = EXPECTING.some(
    (kind) => before !== undefined && has(before.person, kind) && !has(understanding.person, kind),
  );
  return same && over && !asks && named.length === 0 && isShort(state) && !newConcern(state);
}

/** "And if I were pregnant?", "well, I'm not". */
function saysNotExpecting({ askedLast, text, tongue }: State): boolean {
  return askedLast.includes("pregnancy") && isOnly("i_am_not", text, tongue);
}

/** "Which of yours has azelaic?", whatever was in hand. */
function asksWhichHolds({ text, tongue, ingredients, named, own }: State): boolean {
  const ofThem = ingredients.length > 0 && named.length === 0;
  const bare = own.concerns.length === 0 && own.category === undefined;
  return ofThem && bare && hears("which_holds", text, tongue);
}

/** "Which one has it?", of the ingredient just spoken of. */
function asksWhichHasIt(state: State): boolean {
  const { ingredients, named, own, text, tongue } = state;
  const bare = ingredients.length + named.length === 0 && own.category === undefined && isShort(state);
  return bare && hears("has_it", text, tongue) && ingredientsBefore(state).length > 0;
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
