import { formatMoney } from "#app/i18n/format.ts";
import type { Product } from "#app/features/catalogue/product.ts";
import { hears } from "../knowledge/cues.ts";
import { verdictFor } from "../choosing/verdict.ts";
import { fill, inWords } from "../wording/copy.ts";
import { say, theName } from "../wording/names.ts";
import {
  answerAlternative,
  answerHowLong,
  answerWhatIsLeft,
  answerWhatToAvoid,
  answerWhyNot,
  holding,
} from "./reasons-why.ts";
import { answerCombine, answerCompare, answerOwnSunscreen } from "./side-by-side.ts";
import { answerAdvice } from "./advice.ts";
import { conflictOfProducts } from "../choosing/conflicts.ts";
import { factsOf } from "../choosing/product-facts.ts";
import { strengthOf } from "../choosing/strength.ts";
import { answerBetween } from "./between.ts";
import { answerRemovesMakeup } from "./beside.ts";
import { answerConstraint } from "./change.ts";
import { answerCheaperAll } from "./cheaper-all.ts";
import { answerEachKind } from "./each-kind.ts";
import { burnedText } from "./calming.ts";
import { answerNuts } from "./nuts.ts";
import { answerWhatToKeep, bringsOwnRetinol, secondRetinoid } from "./retinoids.ts";
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
import { answerNoTable, answerOnlyOne, answerTotal, answerWhichFirst } from "./table.ts";
import { answerOthers, answerRecommend, likelyNext, plainBeside } from "./care.ts";
import type { Wanted } from "./wanted.ts";
import { understoodText } from "./heard.ts";
import { answerFromLabel, answerProduct, isNotFor } from "./product.ts";
import { quoted } from "./product-questions.ts";
import { kindIn } from "./of-kind.ts";
import { answerCompanion } from "./companion.ts";
import { answerSwap, answerTint } from "./swap.ts";
import { answerTimes } from "./times.ts";
import { canTake } from "./unsuitable.ts";
import { asksIfItUpsets } from "./plausible.ts";
import { QUESTIONS, type QuestionId } from "./questions/questions.ts";
import { joined, type Said } from "./said.ts";
import { answerMatter, answerWaiting } from "./matter.ts";
import { answerBringBack, answerStop } from "./overdone.ts";
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
import { answerIngredient, answerTogether, PREPARED } from "./ingredient.ts";
import { answerAllTogether, answerIngredientOrder } from "./ingredients-in-order.ts";
import type { State } from "./state.ts";
import { answerUpset } from "./upset.ts";
import type { Tapped } from "../wording/talk.ts";

/** The product a question is about: named, pointed at, or last spoken of. */
function meantProduct(state: State): Product | undefined {
  const { named, pointed, pointsExactly, pointedBy, spoken, shown, ingredients } = state;
  // "And if it stings?", of two just laid one on the other: the stronger of them may.
  const two = shown[0]?.length === 2 && named.length === 0 && !pointsExactly && asksIfItUpsets(state);
  if (two) return shown[0]?.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
  if (named[0] ?? (pointsExactly && pointed[0])) return named[0] ?? pointed[0];
  // "Does that have peptides too?": of that one, whichever else holds them.
  if (pointedBy === "pronoun" && state.heard.some(({ id }) => id === "contains")) return pointed[0] ?? spoken;
  // "Will the retinol sting": the product spoken of that holds it.
  const held = ingredients.length > 0 ? holding(state) : undefined;
  const before = held && shown.flat().includes(held) ? held : undefined;
  return before ?? pointed[0] ?? spoken ?? held;
}

/** "Something cheaper?": than what is in hand, or, where that was refused, than the dearest of what took its place. */
function inItsStead(state: State): Product | undefined {
  const product = meantProduct(state);
  if (state.named.length > 0 || !product || canTake(product, state)) return product;
  return state.table.toSorted((a, b) => b.price - a.price)[0] ?? product;
}

const LABEL_TAPS: readonly Tapped[] = ["how_to_use", "sting", "how_long"];

/** Asked in words the closed list does not know: the label may have them. */
function fromLabel(state: State): Said {
  const product = meantProduct(state);
  if (state.own.outside === "pharmacist") return outside(state);
  const said = product && answerFromLabel(product, state);
  if (said) return said;
  if (!product || !canTake(product, state))
    return product ? aboutProduct(state, ["suits"]) : notUnderstood(state);
  if (state.named.length > 0 && state.understanding.concerns.length > 0)
    return aboutProduct(state, ["suits"]);
  const name = theName(product, state.understanding.language);
  const meant = state.maybeAsked.filter((id): id is Tapped => id in state.talk.tap);
  return {
    text: joined([
      say(state.understanding.language, state.dialogue.labelSilent, name),
      fill(state.talk.write, state.request.shop.supportEmail),
    ]),
    offers: [],
    taps: [...new Set([...meant, ...LABEL_TAPS])].slice(0, MOST_TAPS),
  };
}

/** Where to keep it: the label's word, else that nothing is asked for. */
function storageOf(state: State): Said {
  const ofEyes = kindIn(state.text, state.tongue) === "eyes";
  const eyes = state.request.catalogue.find((product) => ofEyes && factsOf(product).area === "eyes");
  const product = meantProduct(state) ?? eyes;
  if (!product) return { text: state.dialogue.storage, offers: [] };
  return { text: quoted({ product, state }, "store") ?? state.dialogue.storage, offers: [product] };
}

function answerIngredients(state: State): Said {
  const { ingredients, copy } = state;
  const [first] = ingredients;
  if (!first) return { text: copy.chat.askConcern, offers: [], taps: ["ingredient", "recommend", "routine"] };
  const prescribed = state.understanding.person.facts.some(({ kind }) => kind === "medicine");
  if (first.id === "hydroquinone" && !prescribed)
    return { text: state.talk.medical.hydroquinone, offers: [] };
  if (state.own.category && PREPARED.has(first.family)) return answerMedicine(state);
  const told = answerIngredient(first, state);
  const [use] = state.heard.filter(({ id }) => OF_USE.has(id));
  const product = use && holding(state);
  if (!product || !canTake(product, state)) return told;
  return { ...told, text: joined([told.text, answerProduct(product, [use.id], state).text]) };
}

const OF_USE = new Set<QuestionId>(["how_often", "when", "amount", "how_to_use"]);

/** Two ingredients side by side, each with what it does, where no two products are meant. */
function compare(state: State): Said {
  const { ingredients, named, pointed, text } = state;
  const [first, second] = ingredients;
  // "The azelaic one and Moonstone": one of the two by what it holds.
  const [product] = named;
  const beside = product && named.length === 1 && first && holding(state);
  if (beside && beside !== product) return answerCompare({ ...state, named: [beside, product] });
  const ofProducts = named.length > 0 || (state.pointsExactly && pointed.length > 0);
  if (!first || !second || ofProducts) return answerCompare(state);
  const held = [first, second].flatMap((one) => holding({ ...state, ingredients: [one] }) ?? []);
  const [one, other] = held;
  // "Your retinol one and the bakuchiol one": products are meant.
  if (one && other && one !== other && hears("one_of_ours", text, state.tongue))
    return answerCompare({ ...state, named: [one, other] });
  const told = [first, second].map((ingredient) => answerIngredient(ingredient, state));
  return {
    text: joined(
      told.map((said) => said.text),
      "\n",
    ),
    offers: [...new Set(told.flatMap(({ offers = [] }) => offers.slice(0, 1)))],
  };
}

function combine(state: State): Said {
  const { ingredients, named, pointed, understanding, copy } = state;
  const [first, second] = ingredients;
  const twice = bringsOwnRetinol(state) ? secondRetinoid(state) : undefined;
  if (twice) return twice;
  // "Vitamin C and retinol", at eleven: what is nothing for them is said before what goes together.
  // "Bakuchiol instead of retinol, is that allowed?": of the one.
  if (first && second && hears("instead_of", state.text, state.tongue)) return answerIngredient(first, state);
  const refused = ingredients.find((ingredient) => isNotFor(ingredient, state));
  if (refused && named.length === 0) return answerIngredient(refused, state);
  if (first && second && named.length === 0 && !(pointed.length > 0 && state.pointsExactly))
    return { text: answerTogether(first, second, understanding, copy), offers: [] };
  // "What do I combine retinol with?": around ours that holds it.
  const held =
    first && named.length === 0 && hears("with_what", state.text, state.tongue) ? holding(state) : undefined;
  if (held) return answerCombine({ ...state, named: [held], ingredients: [] });
  if (first && named.length === 0 && pointed.length === 0 && state.spoken === undefined)
    return answerIngredients(state);
  return answerCombine(state);
}

/** What answers here, and where a person does, where that was asked. */
function whoAnswers({ copy, talk, text, tongue, request }: State): Said {
  const { supportEmail, supportPhone } = request.shop;
  const asked = supportEmail !== "" && hears("is_it_a_person", text, tongue);
  const person = asked && fill(talk.noPerson, supportEmail, supportPhone);
  return { text: joined([person, copy.chat.whoAreYou]), offers: [] };
}

function outside(state: State): Said {
  const { understanding, own, copy, talk } = state;
  const kind = own.outside ?? understanding.outside;
  if (kind === "infant") return { text: copy.notices.infant, offers: [] };
  if (kind === "pharmacist") return plainBeside(state) ?? { text: copy.notices.pharmacist, offers: [] };
  return { text: talk.notSold, offers: [] };
}

/** That there are none; the smallest jar is told, and no answer to "for free". */
function samples({ request, understanding, talk }: State): Said {
  const [smallest] = request.catalogue
    .filter((product) => verdictFor(product, understanding, { concerns: [] }).ok)
    .sort((a, b) => a.price - b.price);
  if (!smallest) return { text: talk.shop.code, offers: [] };
  const name = theName(smallest, understanding.language);
  return {
    text: say(understanding.language, talk.samples, name, smallest.size, formatMoney(smallest.price)),
    offers: [],
  };
}

function addToCart(state: State): Said {
  const { named, pointed, table, spoken, talk } = state;
  const wanted =
    named.length > 0
      ? named
      : pointed.length > 0
        ? pointed
        : table.length > 1
          ? table
          : spoken
            ? [spoken]
            : table;
  const [refused] = wanted.filter((product) => !canTake(product, state));
  if (refused) return answerProduct(refused, [], state);
  if (wanted.length === 0) return answerNoTable(state);
  const names = inWords(
    wanted.map(
      (product) => `${theName(product, state.understanding.language)} (${formatMoney(product.price)})`,
    ),
    state.copy,
  );
  const taken = say(state.understanding.language, state.dialogue.kept.taken, names);
  return { text: joined([taken, talk.cart]), offers: wanted };
}

const MOST_TAPS = 3;

/** Not understood is said, with what was understood and what may have been meant; never with a list. */
function notUnderstood(state: State): Said {
  const { understanding, copy, talk } = state;
  const understood = understoodText(understanding, copy, talk);
  const meant = state.maybeAsked.filter((id): id is Tapped => id in talk.tap);
  return {
    text: joined([talk.notUnderstood, understood && fill(talk.understood, understood)]),
    offers: [],
    taps: [...new Set([...meant, ...likelyNext(state)])].slice(0, MOST_TAPS),
  };
}

function goodbye({ copy }: State): Said {
  return { text: copy.chat.fine, offers: [] };
}

type Answer = (state: State) => Said;
const plain =
  (text: (state: State) => string): Answer =>
  (state) => ({ text: text(state), offers: [] });

const ANSWERS: Partial<Record<Wanted, Answer>> = {
  recommend: (state) => answerBetween(state) ?? answerRecommend(state),
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
  order_of_layers: answerLayers,
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
  storage: storageOf,
  companion: (state) => answerCompanion(state) ?? answerRecommend(state),
  not_expecting: ({ dialogue, shown }) => ({ text: dialogue.notExpecting, offers: shown[0] ?? [] }),
  ingredient: answerIngredients,
  outside,
  samples,
  add_to_cart: addToCart,
  diagnosis: answerDiagnosis,
  medicine: answerMedicine,
  medicine_trouble: answerMedicineTrouble,
  overdone: answerOverdone,
  burned: plain(burnedText),
  burned_makeup: plain(({ talk }) => talk.medical.burnedMakeup),
  upset: answerUpset,
  nuts: answerNuts,
  what_to_keep: answerWhatToKeep,
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

/** A question about a product when none is in sight: whoever told of their skin asks about that. */
function aboutNone(state: State): Said {
  if (state.own.concerns.some(({ strength }) => strength >= 1)) return answerRecommend(state);
  // Asked of the house, where nothing of ours was spoken of.
  const { supportEmail, supportPhone } = state.request.shop;
  if (state.request.type === "support" && state.shown.length === 0)
    return {
      text: fill(state.dialogue.matter.further, supportEmail, supportPhone),
      offers: [],
      taps: likelyNext(state),
    };
  return { text: state.talk.whichProduct, offers: [], taps: likelyNext(state) };
}

/** Asked of two products, these are answered for each. */
const OF_EACH = new Set<QuestionId>([
  "suits",
  "pregnancy",
  "contains",
  "smell",
  "vegan",
  "age",
  "price",
  "stock",
  "size",
  "when",
  "how_often",
  "amount",
  "how_to_use",
  "sting",
  "texture",
  "clogs",
  "strength",
  "lasts",
]);
const MOST_AT_ONCE = 4;

/** The products a question is asked of, where it is of several: named, pointed at, or "each" of those last shown. */
function meantEach(state: State): readonly Product[] {
  const { named, pointed, pointsExactly, shown, pointsAtAll } = state;
  if (named.length > 1) return named;
  if (pointsExactly && pointed.length > 1) return pointed;
  if (named.length > 0 || !pointsAtAll) return [];
  const [last = []] = shown;
  // What was just taken back is none of "the two".
  const apart = last.length > 1 && last.every((product) => canTake(product, state));
  return apart ? last : state.table;
}

/** True of two that do not go on in one evening: each label alone would not say so. */
function clash([first, second, ...more]: readonly Product[]): boolean {
  if (!first || !second || more.length > 0) return false;
  const [one, other] = [factsOf(first), factsOf(second)];
  if ([one, other].every(({ exfoliates, rinsedOff }) => exfoliates && !rinsedOff)) return true;
  const level = conflictOfProducts(one, other)?.level;
  return level === "avoid" || level === "alternate";
}

/** "And if it peels?" tells nothing of skin as it is now. */
const asBefore = (state: State): State =>
  asksIfItUpsets(state) && state.before ? { ...state, understanding: state.before } : state;

/** What an answer to several questions about one product is, or to one question about several. */
function aboutProduct(state: State, wanted: readonly Wanted[]): Said {
  const questions = wanted.filter((one): one is QuestionId => one in QUESTIONS);
  const two = state.named.length === 0 && hears("of_the_two", state.text, state.tongue);
  if (two && questions.length === 1 && questions[0] === "price" && !state.pointsExactly)
    return answerTotal(state);
  const each = questions.every((id) => OF_EACH.has(id)) ? meantEach(state) : [];
  if (each.length > 1) {
    const told = each.slice(0, MOST_AT_ONCE).map((one) => answerProduct(one, questions, state));
    const use = questions.some((id) => OF_USE.has(id)) && clash(each);
    return {
      text: joined([...told.map(({ text }) => text), use && answerCombine(state).text], "\n"),
      offers: [...new Set(told.flatMap(({ offers = [] }) => offers))],
    };
  }
  const product = questions[0] === "cheaper" ? inItsStead(state) : meantProduct(state);
  return product ? answerProduct(product, questions, asBefore(state)) : aboutNone(state);
}

/** Answered in one breath with another question about the same product. */
const isOfProduct = (wanted: Wanted): boolean =>
  ANSWERS[wanted] === undefined && QUESTIONS[wanted as QuestionId] === "product";

/** The answer to what a message asks. */
export function answer(state: State, wanted: readonly Wanted[]): Said {
  const [first = "unclear", second] = wanted;
  if (second && [first, second].some((one) => !isOfProduct(one))) {
    const told = [answer(state, [first]), answer(state, [second])];
    return {
      text: joined([...new Set(told.map(({ text }) => text))], "\n"),
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
