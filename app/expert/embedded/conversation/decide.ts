import { hears } from "../../knowledge/cues.ts";
import { hasAdvice } from "./advice.ts";
import { asksAllAtOnce } from "./all-at-once.ts";
import { asTalkStands } from "./as-talk-stands.ts";
import { askedAgain } from "./asked-again.ts";
import { asksCheaperAll } from "./cheaper-all.ts";
import { asksCompanion } from "./companion.ts";
import { asksEachKind } from "./each-kind.ts";
import { asFirstWish } from "./first-wish.ts";
import { fromTheRest } from "./from-the-rest.ts";
import { fromWords } from "./from-words.ts";
import { asksBesideMedicine } from "./beside-medicine.ts";
import { burnedSkin } from "./calming.ts";
import { asksAnotherAcid } from "./another-acid.ts";
import { asksOfHouse } from "./of-the-house.ts";
import { asksOfNuts } from "./nuts.ts";
import { asksBothWithMedicine, asksWhatToKeep, bringsOwnRetinol } from "./retinoids.ts";
import { asksAllTogether, asksIngredientOrder } from "./ingredients-in-order.ts";
import { asksOrder } from "./layers.ts";
import { asksWhichIngredient } from "./of-two-ingredients.ts";
import { tellsWhenOpened } from "./lasts.ts";
import { leftOut } from "./leave-out.ts";
import { hasMedicineTrouble } from "./medical.ts";
import { asksSameTime } from "./pair-before.ts";
import { asksToRecall } from "./recall.ts";
import { asksIfItUpsets, hasProduct, isPlausible, isShort, newConcern } from "./plausible.ts";
import { settled } from "./settle.ts";
import { phraseText } from "../../reading/questions/phrases.ts";
import { onlyGoesOn, smallTalkIn } from "./small-talk.ts";
import { answered } from "./short-answers.ts";
import type { State } from "./state.ts";
import { asksIfAllFits } from "./still-fits.ts";
import { asksSunAgain } from "./sun-again.ts";
import { asksWithoutSun } from "./sun-left-out.ts";
import { asksSunOnUpset } from "./sun-on-upset.ts";
import { tellsOfUpset } from "./upset.ts";
import { tellsHabit } from "./habits.ts";
import { asksForWhom, asksSummary } from "./summary.ts";
import { asksWhatIsMissing } from "./missing-step.ts";
import {
  tellsHowLong,
  tellsItch,
  tellsOutdoors,
  tellsTone,
  tellsWhatBrought,
  tellsWindow,
} from "./told-late.ts";
import { tellsOfSomebody } from "./taken-in.ts";
import { asksEveryOther } from "./every-other.ts";
import { asksIfToStop } from "./stop-it.ts";
import { asksIfTooStrong } from "./too-strong.ts";
import { asksUnder } from "./under-it.ts";
import { asksDays, asksWeek } from "./week.ts";
import {
  asksToDropOne,
  asksForFew,
  asksIfNone,
  asksIfToDropOwn,
  asksWhatGoes,
  asksWhichIfItStings,
  asksWhichSuits,
} from "./which-stay.ts";
import { asksToSwap, tellsDeepSkin } from "./swap.ts";
import {
  asksWithSunscreen,
  asksIfItPills,
  asksShortly,
  asksWhenBack,
  asksOfTints,
  asksOfShaving,
  asksIfItWorks,
  asksIfSafe,
  asksInsteadOfSoldOut,
  asksIfItShields,
  asksOfCast,
  asksOfWater,
} from "./of-one-product.ts";
import { asksIfBoth, asksFurtherWith, asksToAdd, asksWhatMore, asksWhatNotWith } from "./of-a-pair.ts";
import { asksPlaceAgain, asksWithWhat, asksToRinse, asksToTakeOffSun } from "./in-use.ts";
import {
  asksClosest,
  asksWhichHolds,
  asksWhichHasIt,
  asksWhatCleansOff,
  beginsFromNothing,
} from "./of-the-shelf.ts";
import {
  takesBackExpecting,
  saysNotExpecting,
  ofUnknownGift,
  wantsPerson,
  asksIfPerson,
  asksHowToPay,
  asksOfCustoms,
  asksWhatNow,
  isBesideTheShop,
  mistookItself,
  onlyThanks,
  wasMisheard,
  ofShop,
} from "./of-the-talk.ts";
import type { Wanted } from "./wanted.ts";
import { asksToSpread } from "./spread.ts";
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

/** "What do I put it with?"; "what do I calm it with?" asks for care. */
const asksWhatWithThis = (state: State): boolean =>
  hasProduct(state) &&
  isShort(state) &&
  hears("with_what", state.text, state.tongue) &&
  !hears("to_calm", phraseText(state.masked), state.tongue);

const tells = ({ own }: State): boolean => own.concerns.some(({ strength }) => strength >= 1);

type Rule = readonly [wanted: Wanted, when: (state: State) => boolean];

/** What is answered before any question is looked for: harm, what has one answer, the shop's fears. The first that holds. */
const BEFORE_QUESTIONS: readonly Rule[] = [
  ["vitiligo", ({ text, tongue }) => hears("vitiligo", text, tongue)],
  ["medicine_trouble", hasMedicineTrouble],
  ["overdone", ({ overdoneNow }) => overdoneNow],
  ["burned", (state) => burnedSkin(state) === "burned"],
  ["burned_makeup", (state) => burnedSkin(state) === "burned_makeup"],
  ["nuts", asksOfNuts],
  ["which_if_stings", asksWhichIfItStings],
  ["what_goes", asksWhatGoes],
  ["drop_own", asksIfToDropOwn],
  ["what_to_keep", asksWhatToKeep],
  ["both_with_medicine", asksBothWithMedicine],
  ["missing", asksWhatIsMissing],
  ["recommend", asksBesideOwned],
  ["makeup", asksIfItPills],
  ["without_sun", asksWithoutSun],
  ["few", asksForFew],
  ["advice", hasAdvice],
  ["beside_medicine", asksBesideMedicine],
  ["upset", tellsOfUpset],
  ["lasts", tellsWhenOpened],
  ["same_time", asksSameTime],
  ["combine", (state) => bringsOwnRetinol(state) && state.asks],
  ["combine", asksWhatWithThis],
  ["combine", asksWhatGoesWith],
  ["sold_out", asksInsteadOfSoldOut],
  ["alternative", asksClosest],
  ["spread", asksToSpread],
  ["stop_it", asksIfToStop],
  ["too_strong", asksIfTooStrong],
  ["every_other", asksEveryOther],
  ["week", asksWeek],
  ["all_at_once", asksAllAtOnce],
  ["sun_on_upset", asksSunOnUpset],
  ["ingredient_order", asksIngredientOrder],
  ["of_the_house", asksOfHouse],
  ["has_it", asksWhichHolds],
  ["all_together", asksAllTogether],
  ["own_sunscreen", asksWithSunscreen],
  ["under", asksUnder],
  ["days", asksDays],
  ["order_of_layers", asksOrder],
  ["sting", (state) => hasProduct(state) && asksIfItUpsets(state)],
  ["stock", asksWhenBack],
  ["combine", asksToAdd],
  ["combine", asksFurtherWith],
  ["compare", asksWhatMore],
  ["which_first", asksIfBoth],
  ["shields", asksIfItShields],
  ["another_acid", asksAnotherAcid],
  ["place_again", asksPlaceAgain],
  ["how_to_use", asksWithWhat],
  ["not_with", asksWhatNotWith],
  ["safe", asksIfSafe],
  ["removes_makeup", asksToTakeOffSun],
  ["rinse", asksToRinse],
  ["suits", asksIfItWorks],
  ["label", asksShortly],
  ["label", asksOfShaving],
  ["sun", asksOfWater],
  ["sun", asksOfCast],
  ["sun_again", asksSunAgain],
  [
    "storage",
    (state) => state.request.type === "advice" && state.asks && hears("fridge", state.text, state.tongue),
  ],
  ["scam", (state) => ofShop(state) && hears("scam", state.text, state.tongue)],
  ["tax", (state) => asksOfCustoms(state)],
  ["complaint", wasMisheard],
  ["matter", asksWhatNow],
  ["thanks", onlyThanks],
  ["wrong_item", mistookItself],
  ["payment", asksHowToPay],
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
  ["for_whom", asksForWhom],
  ["drop_one", asksToDropOne],
  ["which_suits", asksWhichSuits],
  ["if_none", asksIfNone],
  ["still_fits", asksIfAllFits],
  ["each_kind", asksEachKind],
  ["only_one", asksWhatToDrop],
  ["constraint", refusesIngredient],
  ["alternative", asksInstead],
  ["total", (state) => asksWhatStays(state) || asksInTheEnd(state)],
  ["summary", asksSummary],
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
  ["tone", tellsTone],
  ["outdoors", tellsOutdoors],
  ["window", tellsWindow],
  ["habit", tellsHabit],
  ["how_long_had", tellsHowLong],
  ["itches", tellsItch],
  ["what_brought", tellsWhatBrought],
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

const LOST = new Set<Wanted>(["unclear", "off_topic"]);

/** What the message wants, the main thing first; never empty. */
export function decide(state: State): Wanted[] {
  const short = answered(state);
  if (short) return [short];
  const before = BEFORE_QUESTIONS.find(([, when]) => when(state));
  if (before) return [before[0]];
  const again = askedAgain(state);
  const found = again
    ? [again]
    : fromWords(state).map((wanted) => asFirstWish(settled(wanted, state), state));
  const meant = asTalkStands(state, found);
  if (meant) return [meant];
  // Beside an answer no list of products is wanted.
  const plain = found.filter((wanted, at) => at === 0 || wanted !== "recommend");
  const rest = plain[0] ?? asFirstWish(fromTheRest(state), state);
  if (isBesideTheShop(rest, state)) return [state.matter ? "matter" : "unclear"];
  if (plain.length > 0) return [...new Set(plain)];
  // A plain sentence about somebody is taken in, whether it changes anything or not.
  return LOST.has(rest) && tellsOfSomebody(state) ? ["taken"] : [rest];
}
