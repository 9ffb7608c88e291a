import {
  EXPECTING,
  factsOfKind,
  type FactKind,
  latest,
  RETINOID_MEDICINES,
} from "../../reading/person/fact.ts";
import { kindWished } from "../../reading/kinds.ts";
import { isLimiting } from "../../reading/limits.ts";
import { type QuestionId, QUESTIONS, type Subject } from "../../reading/questions/questions.ts";
import { urgencyOf } from "../../reading/red-flags.ts";
import { eveningsApart } from "../../shelf/layers.ts";
import { isStrong } from "../../shelf/strength.ts";
import { factsOf } from "../../shelf/product-facts.ts";
import { isBlocked } from "../../shelf/rank.ts";
import { NOTHING_SOUGHT } from "./sought.ts";
import { signIn, topicIn, topicWords } from "./topics.ts";
import { type Tap, tapIn } from "./taps.ts";
import { termIn } from "./terms.ts";
import type { Turn } from "./turn.ts";

/** Most words of a message that merely continues the topic. */
const BRIEF = 16;
const FEW = 5;
/** As many words of a topic are no chance. */
const LENGTH = 3;
/** Months: below this skin is a child's. */
const CHILD = 12 * 12;

const said = ({ told }: Turn, kinds: readonly FactKind[]): boolean =>
  told.person.facts.some(({ kind, how }) => how === "said" && kinds.includes(kind));

const tellsSkin = ({ frame }: Turn): boolean => frame.own.concerns.some(({ strength }) => strength >= 1);

/** A request for care: mentions skin, or looks for a kind, an ingredient, a texture or a gift. */
function wishes(turn: Turn): boolean {
  const { own } = turn.frame;
  return (
    tellsSkin(turn) ||
    own.skinTypes.length > 0 ||
    own.category !== undefined ||
    own.textures.length > 0 ||
    own.wish !== undefined ||
    own.sunToo === true
  );
}

/** A retinoid of ours or theirs is spoken of. */
const ofRetinoid = ({ frame, about }: Turn): boolean =>
  frame.ingredients.some(({ family }) => family.startsWith("retinoid")) ||
  [...frame.named, ...(frame.named.length === 0 && about.hand ? [about.hand] : [])].some(
    (product) => factsOf(product).retinoid,
  );

const lastWas = ({ dialogue }: Turn, act: string, within = 1): boolean =>
  dialogue.said.slice(-within).includes(act as never);

/** Skin that hurts now because of a product: not a fear, a question or something long past. */
function hurts(turn: Turn): boolean {
  const { frame } = turn;
  const { traits } = frame;
  const aside = ["fears_burning", "if_it_upsets", "was_once", "long_ago", "not_to_sting"] as const;
  if (aside.some((trait) => traits.has(trait))) return false;
  if (traits.has("says_allergic") && !traits.has("gave_reaction")) return false;
  const { hand } = turn.about;
  const ofOurs = frame.named.length > 0 || hand !== undefined;
  const cause =
    frame.named.some(isStrong) ||
    (hand !== undefined && isStrong(hand)) ||
    frame.ingredients.some(({ irritation }) => irritation >= 2) ||
    traits.has("strong_thing");
  // "It broke me out", of whatever it was; "my face burns now", with something strong in hand.
  const reacted = traits.has("gave_reaction") || (traits.has("irritated") && traits.has("since_it"));
  if (!frame.isQuestion && ((ofOurs && reacted) || (cause && traits.has("hurts_now")))) return true;
  const feels = traits.has("upset_signs") || traits.has("hurts_now") || traits.has("stings");
  const linked =
    traits.has("since_it") || traits.has("since_use") || traits.has("uses_it") || traits.has("too_often");
  return cause && feels && linked;
}

/** Taps that state something rather than ask. */
const TOLD_BY_TAP = new Set<Tap | undefined>(["notExpecting", "dry", "oily", "upset", "unscented"]);

/** Asked of two, these ask which of them. */
const COMPARES = new Set<QuestionId>([
  "compare",
  "recommend",
  "suits",
  "which_first",
  "only_one",
  "others",
  "why_this",
  "stronger",
  "worth",
  "alternative",
]);

/** Facts on the label: asked of upset skin too they ask nothing of it. */
const OF_LABEL = new Set<QuestionId>(["price", "size", "stock", "vegan", "cruelty", "origin", "contains"]);
const OF_SKIN = new Set<Subject>(["care", "product", "ingredient", "medical"]);

/** The talk is still about skin that hurts. */
function afterCalm(turn: Turn): boolean {
  const { frame, told } = turn;
  const { relation } = told.person;
  const another = relation !== "self" && frame.before?.person.relation !== relation;
  return (
    (lastWas(turn, "calm", 2) || lastWas(turn, "medicineHurts", 2)) &&
    frame.words <= BRIEF &&
    !another &&
    frame.own.kind !== "support" &&
    frame.asks.every(({ id, clear }) => !clear || (OF_SKIN.has(QUESTIONS[id]) && !OF_LABEL.has(id))) &&
    !frame.traits.has("taken_back")
  );
}

/** Continues the shop topic at hand: asks nothing else about the shop, a product or skin. */
function onMatter({ frame, dialogue }: Turn): boolean {
  if (dialogue.matter === undefined) return false;
  if (isCourteous(frame)) return false;
  if (
    frame.asks.some(
      ({ id, clear }) => clear && (QUESTIONS[id] === "shop" || COURTESY.has(id) || OF_NO_MATTER.has(id)),
    )
  )
    return false;
  return (
    !frame.isQuestion || (frame.named.length + frame.own.concerns.length === 0 && frame.kind === undefined)
  );
}

/** "Perfect, thanks." */
const isCourteous = ({ words, asks }: Turn["frame"]): boolean =>
  words <= FEW && asks.some(({ id }) => THANKS.has(id));
const THANKS = new Set<QuestionId>(["thanks", "good_wishes", "goodbye"]);
const COURTESY = new Set<QuestionId>(["thanks", "good_wishes", "goodbye", "who_are_you", "off_topic"]);

/** Facts about a person that may take products off the list. */
const SAFETY = new Set<FactKind>([
  "pregnant",
  "trying",
  "breastfeeding",
  "allergy",
  "medicine",
  "age",
  "own_retinoid",
  "skin_cancer",
]);

/** "What is niacinamide?", after a mole that bleeds: nothing is to be put on anything. */
const asksToKnow = ({ frame }: Pick<Turn, "frame">): boolean =>
  frame.own.concerns.length === 0 &&
  frame.own.redFlags.length === 0 &&
  frame.asks.some(({ id, clear }) => clear && TO_KNOW.has(id));
const TO_KNOW = new Set<QuestionId>(["ingredient", "word", "evidence", "compare", "order_of_layers"]);
/** Asked of the shelf, whatever was spoken of before. */
const OF_NO_MATTER = new Set<QuestionId>([...TO_KNOW, "cheaper", "routine"]);

/** Asked of something else than what a doctor is to see: of a word, or, after a mole, of a sunburn. */
function isAside(turn: Turn): boolean {
  const { standing = [] } = turn.told;
  const ofMole = standing.length > 0 && standing.every(({ flag }) => flag === "mole_change");
  return asksToKnow(turn) || (ofMole && topicIn(turn)?.calms !== undefined);
}
const isGrave = ({ told }: Turn): boolean => told.redFlags.some(({ id }) => urgencyOf(id) === "emergency");

/** A few words, at the beginning, that name a kind of product and ask nothing. */
const isOfKindAlone = ({ frame, shown, about, dialogue }: Turn): boolean =>
  frame.words <= FEW &&
  !frame.isQuestion &&
  frame.named.length + shown.length === 0 &&
  about.hand === undefined &&
  dialogue.matter === undefined &&
  !asksToKnow({ frame }) &&
  kindWished(frame.text, frame.tongue) !== undefined;

const ASKS_ANEW = new Set<QuestionId>(["routine", "recommend", "others", "for_someone"]);
const DENIES_EXPECTING =
  / (?:not|no|neither|pas|ni|non|sin) (?:\S+ ){0,3}(?:pregnan\S*|nursing|breastfeed\S*|enceinte|allait\S*|embaraz\S*|lactan\S*) /;

/** Guards of the planner's rows, by name. */
export const GUARDS = {
  blocked: (turn) => isBlocked(turn.told) && (!isAside(turn) || isGrave(turn)),
  over: ({ told }) => told.over !== undefined,
  seenOf: (turn) =>
    (turn.told.standing ?? []).some(({ seen, flag }) => seen === true && flag === "emergency_allergy") &&
    !turn.dialogue.said.includes("afterEmergency") &&
    wishes(turn),
  sign: ({ frame }) => signIn(frame) !== undefined,
  afterSign: (turn) =>
    lastWas(turn, "sign") &&
    turn.frame.words <= BRIEF &&
    !turn.frame.traits.has("taken_back") &&
    !wishes(turn) &&
    turn.frame.own.kind !== "support",
  hurts,
  afterCalm,
  afterAlarm: (turn) =>
    lastWas(turn, "alarm", 2) &&
    (turn.told.standing ?? []).length > 0 &&
    turn.frame.words <= BRIEF &&
    !wishes(turn) &&
    !isAside(turn) &&
    turn.frame.own.kind !== "support" &&
    !turn.frame.traits.has("taken_back"),
  /** Two that are named must not go on in one evening. */
  clash: ({ about }) => eveningsApart(about.exactly).length > 1,
  nothingElse: ({ frame }) =>
    frame.asks.every(({ id, clear }) => !clear || id === "combine" || QUESTIONS[id] === "talk"),
  afterTogether: (turn) => lastWas(turn, "together"),
  weekPlan: ({ frame }) => frame.traits.has("week_plan"),
  child: ({ told }) => (latest(told.person, "age")?.months ?? Number.POSITIVE_INFINITY) < CHILD,
  emergencyStands: ({ told, frame }) =>
    !frame.traits.has("taken_back") &&
    (told.standing ?? []).some(({ flag, seen }) => !seen && urgencyOf(flag) === "emergency"),
  onMatter,
  calmed: ({ dialogue }) => dialogue.said.includes("calm"),
  safety: ({ frame }) => frame.news.some(({ kind, how }) => how === "said" && SAFETY.has(kind)),
  tapped: ({ request }) => TOLD_BY_TAP.has(tapIn(request.message)),
  ofPlace: ({ frame }) => frame.own.places.length > 0,
  form: ({ surface }) => surface === "form",
  chat: ({ surface }) => surface !== "form",
  pending: ({ frame }) => frame.traits.has("pending"),
  drops: ({ frame }) => frame.traits.has("drops_one") || frame.traits.has("drop_first"),
  superlative: ({ frame }) => frame.traits.has("superlative"),
  ofShopWords: ({ frame }) => frame.own.kind === "support" || frame.traits.has("of_the_shop"),
  owns: ({ frame, table }) =>
    frame.owned.size > 0 || frame.ingredients.length > 0 || table.length > 0 || frame.limits.owned.size > 0,
  ofMedicine: (turn) => said(turn, ["medicine"]),
  newMedicine: ({ frame }) => frame.news.some(({ kind, how }) => kind === "medicine" && how === "said"),
  expecting: (turn) => said(turn, EXPECTING),
  ofRetinoid,
  /** On one, and either is told now. */
  retinoidMedicine: ({ told, frame }) =>
    factsOfKind(told.person, "medicine").some(({ medicine }) => RETINOID_MEDICINES.has(medicine)) &&
    frame.news.some(({ kind }) => kind === "medicine" || EXPECTING.some((one) => one === kind)),
  uses: ({ frame }) =>
    frame.traits.has("uses_it") || frame.traits.has("stops_medicine") || frame.traits.has("harms_baby"),
  kindWished: (turn) => isOfKindAlone(turn) && topicIn(turn) === undefined,
  tradeWord: ({ frame }) => termIn(frame) !== undefined,
  noIngredient: ({ frame }) => frame.ingredients.length === 0,
  question: ({ frame }) => frame.isQuestion,
  unnamed: ({ frame }) => frame.named.length === 0,
  mayCompare: ({ frame }) => frame.asks.every(({ id, sure }) => !sure || COMPARES.has(id)),
  twoNamed: ({ about }) => about.exactly.length === 2,
  brief: ({ frame }) => frame.words <= BRIEF,
  wish: wishes,
  noSkin: (turn) => !tellsSkin(turn),
  support: ({ surface }) => surface === "support",
  advice: ({ surface }) => surface === "advice",
  news: ({ frame }) => frame.news.some(({ kind }) => !NOTHING_SOUGHT.has(kind)),
  limits: ({ frame, refused }) =>
    isLimiting(frame.limits) || frame.limits.owned.size > 0 || refused.length > 0,
  afterRoutine: (turn) => lastWas(turn, "routine", 2),
  means: ({ frame }) => frame.news.some(({ kind }) => kind === "budget" || kind === "count"),
  another: ({ frame, told }) =>
    frame.before !== undefined && frame.before.person.relation !== told.person.relation,
  outside: ({ frame }) => frame.own.outside !== undefined && frame.own.concerns.length === 0,
  topic: (turn) => topicIn(turn) !== undefined,
  topicOver: (turn) => {
    const over = topicIn(turn)?.over ?? [];
    return turn.frame.asks.some(({ id, sure }) => sure && over.includes(id));
  },
  topicAtLength: (turn) => topicWords(turn) >= LENGTH,
  topicCalms: (turn) => topicIn(turn)?.calms !== undefined,
  drug: ({ frame }) =>
    frame.ingredients.some(({ family }) => family.endsWith("_drug")) ||
    frame.own.persons.some(({ facts }) =>
      facts.some(({ kind, how }) => kind === "medicine" && how === "said"),
    ),
  matter: ({ dialogue, frame }) => dialogue.matter !== undefined && !isCourteous(frame),
  table: ({ table }) => table.length > 0,
  fallen: ({ fallen }) => fallen.length > 0,
  sumsUp: ({ frame }) => frame.traits.has("sum_up") || frame.traits.has("recall"),
  goesOn: ({ frame }) => frame.traits.has("go_on") && frame.words <= FEW,
  takesIt: ({ frame }) => frame.traits.has("that_one") && frame.words <= BRIEF,
  withWhat: ({ frame }) => frame.traits.has("with_what") || frame.traits.has("goes_with"),
  holds: ({ frame }) =>
    frame.traits.has("has_it") || frame.traits.has("which_holds") || frame.traits.has("asks_shelf"),
  small: ({ frame }) =>
    (["sleep_better", "you_yourself", "joke_asked", "kind_word", "laughs"] as const).some((trait) =>
      frame.traits.has(trait),
    ) &&
    frame.own.concerns.length === 0 &&
    frame.named.length === 0 &&
    frame.words <= 14,
  person: ({ frame }) => frame.traits.has("is_it_a_person") || frame.traits.has("wants_person"),
  no: ({ frame }) => frame.traits.has("no") && frame.words <= FEW,
  /** Nothing is told beside the answer. */
  onlyThat: ({ frame }) =>
    frame.news.length === 0 &&
    !isLimiting(frame.limits) &&
    frame.own.concerns.length + frame.own.skinTypes.length + frame.ingredients.length === 0 &&
    frame.kind === undefined,
  /** Of what is withheld: "not pregnant", in other words than the tap's. */
  deniesExpecting: ({ frame, about, withheld }) =>
    about.hand !== undefined &&
    withheld.includes(about.hand) &&
    !frame.isQuestion &&
    frame.words <= BRIEF &&
    DENIES_EXPECTING.test(frame.text),
  yes: ({ frame }) => frame.traits.has("yes") && frame.words <= FEW,
  unsure: ({ frame }) => frame.traits.has("unsure") && frame.words <= FEW + FEW,
  tellsType: ({ frame }) =>
    frame.own.skinTypes.length > 0 &&
    !frame.isQuestion &&
    !frame.asks.some(({ id, clear }) => clear && ASKS_ANEW.has(id)),
  openType: ({ dialogue }) => dialogue.open === "type",
  openAfter: ({ dialogue }) => dialogue.open === "after",
} satisfies Record<string, (turn: Turn) => boolean>;

export type Guard = keyof typeof GUARDS;
