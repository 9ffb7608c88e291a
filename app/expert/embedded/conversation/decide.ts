import type { LanguageTag } from "#app/i18n/language.ts";
import { has, latest } from "../person/fact.ts";
import { hears } from "../knowledge/cues.ts";
import { asksForProduct } from "../understanding/wishes.ts";
import { asksOrder } from "./layers.ts";
import { asksOfNuts, asksWhatToKeep, bringsOwnRetinol, burnedSkin } from "./harm.ts";
import { hasMedicineTrouble } from "./medical.ts";
import { QUESTIONS, type QuestionId } from "./questions/questions.ts";
import { hasAdvice } from "./advice.ts";
import { choosesOfTwo } from "./between.ts";
import { comparesBy } from "./qualities.ts";
import { leftOut } from "./leave-out.ts";
import { onTheMatter } from "./matter.ts";
import { kindIn } from "./of-kind.ts";
import type { State } from "./state.ts";
import { isBareTerm } from "./terms.ts";
import {
  COURTESIES,
  hasProduct,
  namesSubstance,
  isShort,
  isPlausible,
  isSkinTalk,
  newConcern,
  statesFact,
} from "./plausible.ts";
import { settled } from "./settle.ts";
import { asksCompanion } from "./companion.ts";
import { asksToSwap } from "./swap.ts";
import { asksTimes } from "./times.ts";
import { canTake } from "./unsuitable.ts";

/** What a message wants: a question of the closed list, or what remains when it asks none. */
export type Wanted =
  | QuestionId
  /** Says something about the person or what is wanted, after products were named or before any was. */
  | "constraint"
  /** Which of those in hand is stronger, gentler, cheaper … */
  | "which_is"
  /** Which of two that stand side by side. */
  | "between"
  /** Takes something off the table. */
  | "leave_out"
  /** What of several is for the morning, what for the evening. */
  | "times"
  /** One of the table for another of its kind. */
  | "swap"
  /** A thing of another kind beside the one in hand. */
  | "companion"
  /** What has one honest answer, whoever asks. */
  | "advice"
  /** Is not, or no longer, expecting or nursing. */
  | "not_expecting"
  /** Says what to leave out, what alone is wanted, how many or for how much: the choice is made anew. */
  | "limits"
  /** Names a thing of ours and asks nothing of it. */
  | "product"
  /** Asks something of a product in words of its own. */
  | "label"
  /** How long to leave out what was too much. */
  | "how_long_calm"
  /** A word more on a matter of the shop in hand, and how long that will take. */
  | "matter"
  | "waiting"
  /** Fears to have been cheated by the shop. */
  | "scam"
  /** Something we do not sell, or nothing for a shop. */
  | "outside"
  /** A prescribed medicine upsets the skin; several strong products at once do. */
  | "medicine_trouble"
  | "overdone"
  /** An acid or a scrub has burned the skin; makeup on it. A severe allergy to nuts. */
  | "burned"
  | "burned_makeup"
  | "nuts"
  /** Skin that loses its color: a dermatologist's, and the sun kept off. */
  | "vitiligo"
  /** What to stop and what to keep while expecting, trying or nursing. */
  | "what_to_keep"
  | "yes_routine"
  | "yes_which"
  | "no_offer"
  | "no_more"
  | "unclear";

const YES: Record<LanguageTag, RegExp> = {
  en: /^ (yes|yeah|yep|yup|sure|please|ok|okay|absolutely|of course|go on|do it|yes please|why not)( please| thanks| do| go ahead)* $/,
  fr: /^ (oui|ouais|volontiers|d accord|ok|bien sur|avec plaisir|je veux bien|allez y|svp|s il vous plait)( svp| merci| volontiers| s il vous plait| avec plaisir)* $/,
  es: /^ (si|claro|vale|dale|por favor|bueno|ok|venga|porfa|por supuesto|de una|obvio)( por favor| gracias| claro| dale| porfa)* $/,
};
const NO: Record<LanguageTag, RegExp> = {
  en: /^ (no|nope|none|neither|nothing|none of (them|those|these)|not really)( thanks| thank you| none| nothing)* $/,
  fr: /^ (non|aucun|aucune|rien|rien de tout ca|pas vraiment)( merci| rien| aucun| aucune)* $/,
  es: /^ (no|nada|ninguna|ninguno|ninguna de esas|para nada)( gracias| nada| ninguna| ninguno)* $/,
};

/** A short yes or no to what our last answer asked. */
function answered({ text, tongue, asked }: State): Wanted | undefined {
  if (asked === "offerRoutine") {
    if (YES[tongue].test(text)) return "yes_routine";
    return NO[tongue].test(text) ? "no_more" : undefined;
  }
  if (asked === "askAfter") {
    if (YES[tongue].test(text)) return "yes_which";
    return NO[tongue].test(text) ? "no_offer" : undefined;
  }
  return NO[tongue].test(text) && text.trim().split(" ").length > 1 ? "no_more" : undefined;
}

/** Topics the classifier falls back to when it is about nothing else. */
const VAGUE = new Set<string>(["contact", "account"]);

/** Shop matters the classifier hears where no words of ours ask. */
const TOPICS: Record<string, QuestionId> = {
  shipping: "delivery_time",
  order_status: "order_status",
  returns: "return",
  payment: "payment",
  account: "account",
  contact: "contact",
  product_availability: "stock",
};

/** Facts of the shelf: a price asked beside them is meant. */
const OF_THE_SHELF = new Set<Wanted>(["size", "stock"]);

/** Answered with a choice of products: nothing is told beside it, and it is told beside nothing. */
const LISTS = new Set<QuestionId>([
  "recommend",
  "routine",
  "others",
  "alternative",
  "compare",
  "suits",
  "cheaper",
  "stronger",
  "for_someone",
  "keep_own",
  "what_is_left",
  "what_to_avoid",
  "only_one",
  "medicine",
  "my_medicine",
]);

/** Of two that sound alike the narrower is meant: where to, not the order as a whole. */
function narrowed(ids: readonly QuestionId[]): QuestionId[] {
  const narrower = new Map<QuestionId, QuestionId>([
    ["change_order", "change_address"],
    ["order_status", "double_charge"],
    // How long it takes is told with what it costs.
    ["delivery_cost", "delivery_time"],
  ]);
  const timed = ids.includes("delivery_cost") && ids.includes("how_long");
  const all = timed ? ids.map((id) => (id === "how_long" ? "delivery_time" : id)) : [...ids];
  return all.filter((id) => !all.includes(narrower.get(id) ?? id) || !narrower.has(id));
}

/** What several questions at once come to: the first that is plausible and, of a product, a second beside it. */
function fromWords(state: State): Wanted[] {
  const heard = state.heard.filter(({ id }) => isPlausible(id, state)).map(({ id }) => id);
  // In the shop's own chat a matter of the shop comes first; "with shipping" adds to a total.
  const shop = state.request.type === "support" ? heard.filter((id) => QUESTIONS[id] === "shop") : [];
  const others = heard.filter((id) => id === "others_order" || id === "double_charge");
  const all = narrowed([...new Set([...others, ...shop, ...heard])]);
  const plausible = all.includes("total") ? all.filter((id) => id !== "delivery_cost") : all;
  const [first, ...rest] = plausible;
  if (!first) return [];
  // "What would you give me, and how long until I see anything": the list says both.
  if (first === "how_long" && rest.includes("recommend") && newConcern(state) && !hasProduct(state))
    return ["recommend"];
  const also = rest.find((id) => QUESTIONS[id] === "product" && QUESTIONS[first] === "product");
  if (first === "price" && also && OF_THE_SHELF.has(also)) return [also, first];
  const priced = also !== "price" || OF_THE_SHELF.has(first);
  // Two matters of the shop are one: "I paid twice" asks nothing to be canceled.
  const apart = (id: QuestionId) =>
    QUESTIONS[id] !== "talk" && (QUESTIONS[id] !== "shop" || QUESTIONS[first] !== "shop");
  const beside = rest.find((id) => state.surely.has(id) && !LISTS.has(id) && apart(id));
  if (beside && !also && state.surely.has(first) && !LISTS.has(first)) return [first, beside];
  return also && also !== "suits" && priced && first !== "suits" ? [first, also] : [first];
}

/** Words in a message that is no more than polite. */
const SHORT = 10;

/** What remains when no words ask: a thing we do not sell, news of the person, a name, or nothing we know. */
function fromTheRest(state: State): Wanted {
  const { own, named, ingredients, asks, asked, text, table, heard } = state;
  if (named.length >= 2 && asks) return hears("put_together", text, state.tongue) ? "combine" : "compare";
  if (named.length === 1 && asks) return namesSubstance(state) ? "contains" : "label";
  // "Can I get your ampoules", at twelve: what may not be had is said, whatever else was told.
  if (state.pointsExactly && state.pointed.some((product) => !canTake(product, state))) return "product";
  // "A lovely evening to you" tells nothing of when a product is wanted.
  if (heard.some(({ id }) => id === "good_wishes") && !asks && own.concerns.length === 0)
    return "good_wishes";
  // "And the amber oil?": that one.
  if (state.pointsExactly && state.pointed.length === 1 && asks && isShort(state) && !newConcern(state))
    return "product";
  if (newConcern(state) || own.concerns.some(({ strength }) => strength >= 1))
    return table.length > 0 && !newConcern(state) ? "constraint" : "recommend";
  if (named.length > 0) return named.length === 2 && asks ? "compare" : "product";
  if (ingredients.length >= 2) return "combine";
  const words = text.trim().split(" ").length;
  if (ingredients.length === 1 && words <= 3 && state.spoken && asks) return "contains";
  if (ingredients.length === 1 && (asks || text.trim().split(" ").length <= 3)) return "ingredient";
  // "I am 44 and would like to try retinol": of that.
  const leaves = own.person.facts.some(({ kind }) => kind === "allergy" || kind === "avoidance");
  if (
    ingredients.length === 1 &&
    words <= SHORT &&
    state.table.length === 0 &&
    own.places.length === 0 &&
    !leaves
  )
    return "ingredient";
  if (statesFact(state)) return "constraint";
  if (asked === "askType" && own.skinTypes.length > 0) return "constraint";
  if (asksForProduct(own)) return "recommend";
  const courtesy = [...COURTESIES].find((id) => heard.some((one) => one.id === id));
  if (courtesy && (words <= SHORT || (own.kind === "other" && !asks))) return courtesy;
  const shops = state.request.type === "support" || !VAGUE.has(own.supportTopic ?? "contact");
  if (own.kind === "support" && own.supportTopic && shops && !isSkinTalk(state))
    return TOPICS[own.supportTopic] ?? "contact";
  // What no words of ours ask may still stand on the label.
  if (asks && hasProduct(state)) return "label";
  if (state.pointsExactly && state.pointed.length > 0) return "product";
  if (own.maybe.length > 0) return "unclear";
  const astray = own.kind === "other" && !asks && state.shown.length === 0;
  return astray && words > 3 ? "off_topic" : "unclear";
}

/** "And the cream?", "y el aceite?", "et pour le sérum ?": asks of another thing what was just asked. */
const AND_THAT: Record<LanguageTag, RegExp> = {
  en: /^ (and|what about|how about|same for|or) /,
  fr: /^ (et|pareil pour|ou) /,
  es: /^ (y|que tal|lo mismo|o) /,
};
const MOST_WORDS_AGAIN = 6;
/** A bare name sounds like these and asks neither. */
const BARE = new Set<QuestionId>([
  "compare",
  "suits",
  "why_this",
  "why_not",
  "ingredient",
  "contains",
  "recommend",
  "place",
  "others",
]);

/** The question of the last message, asked again of something else. */
function askedAgain({
  text,
  tongue,
  heard,
  named,
  pointsExactly,
  askedLast,
  own,
}: State): QuestionId | undefined {
  const again = AND_THAT[tongue].test(text) && text.trim().split(" ").length <= MOST_WORDS_AGAIN;
  const bare = heard.every(({ id }) => BARE.has(id)) && own.concerns.length === 0;
  const [last] = askedLast.filter((id) => QUESTIONS[id] === "product");
  return again && bare && (named.length === 1 || pointsExactly) ? last : undefined;
}

/** What a comparison by a quality may sound like. */
const COMPARING = new Set<Wanted>([
  "compare",
  "which_first",
  "recommend",
  "cheaper",
  "stronger",
  "strength",
  "sting",
  "texture",
  "sun",
  "price",
  "payment",
  "makeup",
  "suits",
  "contains",
]);

const LIFE = ["pregnant", "trying", "breastfeeding"] as const;
/** A pregnancy, the wish for one or nursing is known. */
const expects = ({ understanding }: State): boolean => LIFE.some((kind) => has(understanding.person, kind));

/** What "and at night?" of several products sounds like. */
const OF_TIMES = new Set<Wanted>([
  "when",
  "recommend",
  "others",
  "compare",
  "needs_cream",
  "order_of_layers",
  "for_someone",
  "suits",
  "how_to_use",
  "which_first",
]);

/** "Which of the two would you take": what that sounds like. */
const OF_A_CHOICE = new Set<Wanted>([
  "recommend",
  "compare",
  "suits",
  "which_first",
  "favorite",
  "only_one",
  "for_someone",
  "worth",
]);

/** Their own sunscreen beside a product of ours, in whichever words that is asked; an order of layers is another question. */
function asksOfOwnSunscreen(
  { heard, asks, named, pointed, spoken }: State,
  found: readonly Wanted[],
): boolean {
  const says = (id: QuestionId) => heard.some((one) => one.id === id);
  const product = named.length > 0 || pointed.length > 0 || spoken !== undefined;
  const [first] = found;
  const about = first === undefined || ["combine", "alternative", "suits", "sun", "keep_own"].includes(first);
  return (
    asks && product && about && says("own_sunscreen") && !says("order_of_layers") && !says("which_first")
  );
}

/** Asked with the name of a thing that is not ours, and answered all the same. */
const BESIDE_OTHERS = new Set<Wanted>([
  "combine",
  "wound",
  "makeup",
  "order_of_layers",
  "removes_makeup",
  "needs_cream",
  "keep_own",
]);

/** Beside a limit these say no more than the limit does. */
const NARROWED = new Set<Wanted>([
  "recommend",
  "what_is_left",
  "others",
  "alternative",
  "texture",
  "smell",
  "contains",
  "suits",
  "only_one",
  "compare",
  "for_someone",
  "cheaper",
  "total",
  "price",
  "worth",
  "payment",
]);

const FEW_FOR_A_NUMBER = 5;

/** A limit that changes what may be named, and nothing asked beside it. */
function limits(state: State, found: readonly Wanted[]): boolean {
  const { limited, own, shown, understanding, turn } = state;
  // "Only two things": so few words with a number ask for that many.
  const number = own.person.facts.some((fact) => fact.kind === "count" && fact.turn === turn);
  const brief = number && state.text.trim().split(" ").length <= FEW_FOR_A_NUMBER && shown.length > 0;
  // "Does the jelly smell like perfume": asks of that one.
  if (state.named.length > 0 && state.heard.some(({ id }) => id === "smell")) return false;
  if (!limited || own.redFlags.length > 0 || !(brief || found.every((one) => NARROWED.has(one))))
    return false;
  // "Just one" asks for the one of those that were named.
  const one = latest(understanding.person, "count")?.count === 1;
  if (one && found.includes("only_one")) return false;
  const some = shown.length > 0 || understanding.wish === "gift" || state.limitsNow.scented === true;
  return state.limits.only !== undefined || (some && !newConcern(state));
}

/** What the message wants, the main thing first; never empty. */
export function decide(state: State): Wanted[] {
  const short = answered(state);
  if (short) return [short];
  const { own } = state;
  if (hears("vitiligo", state.text, state.tongue)) return ["vitiligo"];
  if (hasMedicineTrouble(state)) return ["medicine_trouble"];
  if (state.overdoneNow) return ["overdone"];
  const burned = burnedSkin(state);
  if (burned) return [burned];
  if (asksOfNuts(state)) return ["nuts"];
  if (asksWhatToKeep(state)) return ["what_to_keep"];
  if (hasAdvice(state)) return ["advice"];
  if (bringsOwnRetinol(state) && state.asks) return ["combine"];
  if (asksOrder(state)) return ["order_of_layers"];
  const ofShop = state.request.type === "support" || own.kind === "support";
  if (ofShop && hears("scam", state.text, state.tongue)) return ["scam"];
  const late = state.heard.some(({ id }) => id === "delay");
  if (ofShop && state.asks && !late && hears("customs", state.text, state.tongue)) return ["tax"];
  const isConcern = own.concerns.some(({ strength }) => strength >= 1);
  if (!isConcern && state.heard.some(({ id }) => id === "spoiled")) return ["spoiled"];
  // A fear of what it does asks that, and tells of no reactive skin.
  if (hasProduct(state) && own.redFlags.length === 0 && hears("afraid", state.text, state.tongue))
    return ["sting"];
  if (asksToSwap(state)) return ["swap"];
  if (asksCompanion(state)) return ["companion"];
  if (leftOut(state).length > 0) return ["leave_out"];
  if (state.rejected.length > 0 && !newConcern(state) && state.named.length === 0) return ["others"];
  if (
    state.limitsNow.owned.size > 0 &&
    isShort(state) &&
    state.table.length > 0 &&
    !newConcern(state) &&
    !state.asks
  )
    return ["constraint"];
  const again = askedAgain(state);
  const found = again ? [again] : fromWords(state).map((wanted) => settled(wanted, state));
  const [asked] = found;
  if (state.overdone.length > 0 && asked === "how_long" && state.named.length === 0) return ["how_long_calm"];
  if (state.overdone.length > 0 && asked === "what_to_avoid") return ["stop_what"];
  if (state.overdone.length > 0 && (asked === "which_first" || asked === "order_of_layers"))
    return ["bring_back"];
  if (asked === "pregnancy" && !state.asks && state.named.length === 0 && !expects(state))
    return ["not_expecting"];
  const matter = onTheMatter(state, found);
  if (matter) return [matter];
  if (state.request.type === "advice" && asksTimes(state) && found.every((one) => OF_TIMES.has(one)))
    return ["times"];
  const compares = found.every((one) => COMPARING.has(one)) && comparesBy(state) !== undefined;
  const ofShelf = kindIn(state.text, state.tongue) !== undefined;
  if (compares && (state.asks || isShort(state)) && (ofShelf || !newConcern(state))) return ["which_is"];
  if (found.every((one) => OF_A_CHOICE.has(one)) && choosesOfTwo(state)) return ["between"];
  if (asksOfOwnSunscreen(state, found)) return ["own_sunscreen"];
  const explain = state.heard.some(({ id }) => id === "word" && isPlausible(id, state));
  if (explain && state.named.length === 0 && !state.pointsExactly) return ["word"];
  if (isBareTerm(state.text, state.tongue) && state.asks && !hasProduct(state) && !state.own.category)
    return ["word"];
  const skin = found.every((wanted) => wanted in QUESTIONS && QUESTIONS[wanted as QuestionId] !== "shop");
  const tells = own.concerns.some(({ strength }) => strength >= 1);
  const asksForIt = state.asks && state.text.trim().split(" ").length <= 12;
  if (
    own.outside &&
    state.named.length === 0 &&
    (own.outside !== "not_sold" || !tells || asksForIt) &&
    skin &&
    !(found[0] && BESIDE_OTHERS.has(found[0]))
  )
    return ["outside"];
  // What takes makeup off is one answer, whatever else its words sound like.
  if (asked === "removes_makeup") return [asked];
  if (limits(state, found)) return ["limits"];
  if (found.length > 0) return [...new Set(found)];
  return [fromTheRest(state)];
}
