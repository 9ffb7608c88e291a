import { hears } from "../../knowledge/cues.ts";
import { fill } from "../../words/copy.ts";
import {
  answerAlternative,
  answerHowLong,
  answerWhatIsLeft,
  answerWhatToAvoid,
  answerWhyNot,
} from "./reasons-why.ts";
import { answerOwnSunscreen } from "./combine.ts";
import { answerCompare } from "./side-by-side.ts";
import { answerAllAtOnce } from "./all-at-once.ts";
import { answerAdvice } from "./advice.ts";
import { answerBesideMedicine, routineAround } from "./beside-medicine.ts";
import { answerBetween } from "./between.ts";
import { answerRemovesMakeup } from "./beside.ts";
import { answerConstraint } from "./change.ts";
import { answerCheaperAll } from "./cheaper-all.ts";
import { answerEachKind } from "./each-kind.ts";
import { burnedText } from "./calming.ts";
import { answerHouse } from "./of-the-house.ts";
import { answerNuts } from "./nuts.ts";
import { answerBothWithMedicine, answerWhatToKeep } from "./retinoids.ts";
import { answerHasIt } from "./has-it.ts";
import { answerLeaveOut } from "./leave-out.ts";
import { answerLimits } from "./within-limits.ts";
import { answerLayers } from "./layers.ts";
import { answerWhichIngredient } from "./of-two-ingredients.ts";
import {
  answerDiagnosis,
  answerMedicine,
  answerMedicineTrouble,
  answerOverdone,
  answerSpoiled,
} from "./medical.ts";
import { answerSameTime } from "./pair-before.ts";
import { answerRecall } from "./recall.ts";
import { answerRoutine } from "./routine-answers.ts";
import { answerIfAllFits } from "./still-fits.ts";
import { answerOnlyOne, answerTotal, answerWhichFirst } from "./table.ts";
import { answerOthers, answerRecommend, likelyNext } from "./care.ts";
import type { Wanted } from "./wanted.ts";
import { answerCompanion } from "./companion.ts";
import { answerSwap, answerTint } from "./swap.ts";
import { answerSunAgain } from "./sun-again.ts";
import { answerHabit } from "./habits.ts";
import { answerForWhom, answerSummary } from "./summary.ts";
import { answerMissing } from "./missing-step.ts";
import {
  answerHowLongHad,
  answerItch,
  answerOutdoors,
  answerTone,
  answerWhatBrought,
  answerWindow,
  withTone,
} from "./told-late.ts";
import { answerTaken } from "./taken-in.ts";
import { answerEveryOther } from "./every-other.ts";
import { answerIfToStop } from "./stop-it.ts";
import { answerIfTooStrong } from "./too-strong.ts";
import { answerUnder } from "./under-it.ts";
import { answerDays, answerWeek } from "./week.ts";
import {
  answerDropOne,
  answerFew,
  answerIfNone,
  answerIfToDropOwn,
  answerWhatGoes,
  answerWhichIfItStings,
  answerWhichSuits,
} from "./which-stay.ts";
import { answerAnotherAcid } from "./another-acid.ts";
import { answerSpread } from "./spread.ts";
import { answerWithoutSun } from "./sun-left-out.ts";
import { answerSunOnUpset } from "./sun-on-upset.ts";
import { answerTimes, asksOrderOfAll } from "./times.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import { answerMatter, answerWaiting } from "./matter.ts";
import { answerBringBack, answerStop } from "./overdone.ts";
import { answerIfItShields, answerSoldOut } from "./of-one-product.ts";
import { answerPlaceAgain, answerRinse } from "./in-use.ts";
import { answerWhatNotWith } from "./of-a-pair.ts";
import { answerGoOn, answerSmallTalk } from "./small-talk.ts";
import { answerStronger, answerWhichIs } from "./qualities.ts";
import { answerShop } from "./shop.ts";
import {
  answerFavorite,
  answerKeepOwn,
  answerWord,
  answerWorth,
  answerWoundClosed,
} from "./plain-answers.ts";
import { answerAllTogether, answerIngredientOrder } from "./ingredients-in-order.ts";
import type { State } from "./state.ts";
import { answerUpset } from "./upset.ts";
import { answerIngredients, combine, compare } from "./asked-of-ingredients.ts";
import { addToCart, goodbye, notUnderstood, outside, samples, whoAnswers } from "./talk-answers.ts";
import { aboutNone, aboutProduct, answerSafe, fromLabel, storageOf } from "./asked-of-products.ts";

type Answer = (state: State) => Said;

const plain =
  (text: (state: State) => string): Answer =>
  (state) => ({ text: text(state), offers: [] });

const ANSWERS: Partial<Record<Wanted, Answer>> = {
  recommend: (state) => answerBetween(state) ?? withTone(answerRecommend(state), state),
  routine: answerRoutine,
  yes_routine: answerRoutine,
  yes_which: plain(({ copy }) => copy.chat.askWhich),
  no_offer: ({ copy, askedBefore }) => ({
    text: askedBefore.has("offerRoutine") ? copy.chat.fine : copy.chat.offerRoutine,
    offers: [],
  }),
  no_more: goodbye,
  compare,
  which_first: answerWhichFirst,
  only_one: answerOnlyOne,
  total: answerTotal,
  order_of_layers: (state) => (asksOrderOfAll(state) ? answerTimes(state) : answerLayers(state)),
  combine,
  how_long: answerHowLong,
  others: answerOthers,
  alternative: answerAlternative,
  why_not: (state) => answerWhyNot(state) ?? aboutNone(state),
  constraint: (state) => answerBetween(state) ?? answerConstraint(state),
  limits: answerLimits,
  leave_out: answerLeaveOut,
  times: answerTimes,
  advice: answerAdvice,
  swap: answerSwap,
  tint: answerTint,
  each_kind: answerEachKind,
  still_fits: answerIfAllFits,
  recall: answerRecall,
  same_time: answerSameTime,
  cheaper_all: answerCheaperAll,
  which_ingredient: answerWhichIngredient,
  ingredient_order: answerIngredientOrder,
  all_together: answerAllTogether,
  all_at_once: answerAllAtOnce,
  spread: answerSpread,
  safe: answerSafe,
  another_acid: answerAnotherAcid,
  shields: answerIfItShields,
  place_again: answerPlaceAgain,
  not_with: answerWhatNotWith,
  rinse: answerRinse,
  sold_out: answerSoldOut,
  of_the_house: answerHouse,
  without_sun: answerWithoutSun,
  sun_on_upset: answerSunOnUpset,
  sun_again: answerSunAgain,
  stop_it: answerIfToStop,
  too_strong: answerIfTooStrong,
  every_other: answerEveryOther,
  week: answerWeek,
  days: answerDays,
  summary: answerSummary,
  for_whom: answerForWhom,
  drop_one: answerDropOne,
  few: answerFew,
  which_suits: answerWhichSuits,
  if_none: answerIfNone,
  which_if_stings: answerWhichIfItStings,
  what_goes: answerWhatGoes,
  drop_own: answerIfToDropOwn,
  itches: answerItch,
  what_brought: answerWhatBrought,
  habit: answerHabit,
  under: answerUnder,
  missing: answerMissing,
  outdoors: answerOutdoors,
  window: answerWindow,
  tone: answerTone,
  how_long_had: answerHowLongHad,
  taken: answerTaken,
  storage: storageOf,
  companion: (state) => answerCompanion(state) ?? answerRecommend(state),
  not_expecting: ({ dialogue, shown }) => ({ text: dialogue.notExpecting, offers: shown[0] ?? [] }),
  ingredient: answerIngredients,
  outside,
  samples,
  add_to_cart: addToCart,
  diagnosis: answerDiagnosis,
  medicine: (state) => routineAround(state) ?? answerMedicine(state),
  medicine_trouble: answerMedicineTrouble,
  beside_medicine: answerBesideMedicine,
  overdone: answerOverdone,
  burned: plain(burnedText),
  burned_makeup: plain(({ talk }) => talk.medical.burnedMakeup),
  upset: answerUpset,
  nuts: answerNuts,
  what_to_keep: answerWhatToKeep,
  both_with_medicine: answerBothWithMedicine,
  vitiligo: plain(({ talk }) => talk.medical.vitiligo),
  find_allergen: plain(({ talk }) => talk.medical.findAllergen),
  my_medicine: plain(({ talk }) => talk.medical.myMedicine),
  cure: plain(({ talk }) => talk.medical.cure),
  spoiled: answerSpoiled,
  hello: (state) => ({
    text: state.request.type === "support" ? state.copy.chat.helloSupport : state.copy.chat.hello,
    offers: [],
    taps: likelyNext(state),
  }),
  thanks: plain(({ copy }) => copy.chat.thanks),
  good_wishes: plain(({ dialogue }) => dialogue.thanksBack),
  how_are_you: (state) => ({ text: state.dialogue.howAreYou, offers: [], taps: likelyNext(state) }),
  favorite: answerFavorite,
  word: answerWord,
  worth: answerWorth,
  wound: plain(({ dialogue }) => dialogue.wound),
  wound_closed: answerWoundClosed,
  keep_own: answerKeepOwn,
  start_age: plain(({ dialogue }) => dialogue.startAge),
  stop_what: answerStop,
  which_is: answerWhichIs,
  between: (state) => answerBetween(state) ?? answerCompare(state),
  own_sunscreen: answerOwnSunscreen,
  stronger: answerStronger,
  bring_back: answerBringBack,
  how_long_calm: plain(({ dialogue }) => dialogue.overdone.weeks),
  matter: answerMatter,
  scam: plain(({ dialogue, request, text, tongue }) =>
    joined([
      dialogue.doubt[hears("trustworthy", text, tongue) ? "trust" : "scam"],
      fill(dialogue.scam, request.shop.supportEmail),
    ]),
  ),
  waiting: answerWaiting,
  goodbye,
  who_are_you: whoAnswers,
  complaint: (state) => ({
    text: fill(state.copy.chat.sorry, state.request.shop.supportEmail),
    offers: [],
    taps: likelyNext(state),
  }),
  off_topic: (state) => ({
    text: joined([
      state.talk.offTopic,
      state.request.type === "support" && fill(state.copy.support.handOver, state.request.shop.supportEmail),
    ]),
    offers: [],
    taps: likelyNext(state),
  }),
  has_it: answerHasIt,
  gift_unknown: ({ copy, shown }) => ({ text: copy.notices.giftTold, offers: shown[0] ?? [] }),
  small_talk: answerSmallTalk,
  go_on: answerGoOn,
  unclear: notUnderstood,
  label: fromLabel,
  removes_makeup: answerRemovesMakeup,
  what_to_avoid: answerWhatToAvoid,
  what_is_left: answerWhatIsLeft,
};

/** Answered in one breath with another question about the same product. */
const isOfProduct = (wanted: Wanted): boolean =>
  ANSWERS[wanted] === undefined && QUESTIONS[wanted as QuestionId] === "product";

/** The answer to what a message asks. */
export function answer(state: State, wanted: readonly Wanted[]): Said {
  const [first = "unclear", second] = wanted;
  if (second && [first, second].some((one) => !isOfProduct(one))) {
    const told = [answer(state, [first]), answer(state, [second])];
    return {
      text: joined([...new Set(told.flatMap(({ text }) => text.split("\n")))], "\n"),
      offers: [...new Set(told.flatMap(({ offers = [] }) => offers))],
    };
  }
  const known = ANSWERS[first];
  if (known) return known(state);
  if (first in QUESTIONS) {
    const shop = answerShop(first as QuestionId, state);
    if (shop) return shop;
  }
  return aboutProduct(state, wanted);
}
