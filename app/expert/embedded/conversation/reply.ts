import type { Reply } from "#app/expert/expert.ts";
import { isBlocked } from "../../shelf/rank.ts";
import { hears } from "../../knowledge/cues.ts";
import { countryNamed } from "../../words/helplines.ts";
import { fill, inWords } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { flagNotice } from "../../words/notices.ts";
import { plainAlarm } from "../../reading/plain-alarms.ts";
import { urgencyOf } from "../../reading/red-flags.ts";
import { answerSign } from "./advice.ts";
import { answerAlarm } from "./alarm.ts";
import { afterEmergency, answerOver } from "./emergency-over.ts";
import { courtesyIn } from "./courtesy.ts";
import { burnedSkin } from "./calming.ts";
import { answerHarm } from "./harm.ts";
import { withRetinoidTold } from "./retinoid-too.ts";
import { prescribedRetinoid } from "./retinoids.ts";
import { withWithdrawn } from "./change.ts";
import { likelyNext } from "./care.ts";
import { decide } from "./decide.ts";
import type { Wanted } from "./wanted.ts";
import { canTake } from "./unsuitable.ts";
import { notTwice } from "./not-twice.ts";
import { QUESTIONS, type QuestionId, questionsIn } from "../../reading/questions/questions.ts";
import { joined, type Said } from "./said.ts";
import { type FactKind, latest } from "../../reading/person/fact.ts";
import { textOf } from "./earlier.ts";
import type { RedFlag } from "../../reading/understanding.ts";
import { pairOfKind } from "./of-kind.ts";
import { readState, type Request, type State } from "./state.ts";
import { answer } from "./answers.ts";
import { onTheMatter } from "./matter.ts";
import { tappedIn, tapsAfter } from "./taps.ts";
import { takenAndWished } from "./taken-and-wished.ts";
import { answerBoth } from "./two-questions.ts";
import { withLabel } from "./with-label.ts";
import { withinStanding } from "./standing.ts";

/** Questions that a single answer settles, wherever they are asked: no list of products could. */
const SETTLED_IN_WORDS = new Set<Wanted>([
  "vitiligo",
  "order_of_layers",
  "find_allergen",
  "my_medicine",
  "cure",
  "medicine_trouble",
  "beside_medicine",
  "overdone",
  "burned",
  "burned_makeup",
  "upset",
  "combine",
  "removes_makeup",
  "ingredient",
  "advice",
  "diagnosis",
]);

/** The answer to a question that no list of products answers, as the chats give it; nothing where there is none. */
export function answerInWords(state: State): Said | undefined {
  const forbidden = prescribedRetinoid(state);
  if (forbidden) return forbidden;
  const harm = answerHarm(state);
  if (harm && state.understanding.concerns.length === 0) return harm;
  const wanted = decide(state);
  // What has a name is cared for, by a list.
  if (wanted[0] === "diagnosis" && state.own.concerns.some(({ strength }) => strength >= 1)) return undefined;
  // "A tinted sunscreen": asked for by its kind, it is chosen and not explained.
  if (wanted[0] === "ingredient" && state.own.category && (!state.asks || state.own.wanted.length === 0))
    return undefined;
  // "Marks, and I have a vitamin C serum": what is had is not asked about.
  const has = state.limits.owned.size > 0 && state.own.wanted.length === 0 && !state.asks;
  if (wanted[0] === "ingredient" && has && state.own.concerns.length > 0) return undefined;
  // "A vitamin C serum, I have a retinol already": one is looked for.
  const looksFor = state.own.category !== undefined && (!state.asks || state.limits.owned.size > 0);
  if (wanted[0] === "combine" && looksFor) return undefined;
  if (wanted[0] && asksOfNamed(state, wanted[0])) {
    const both = answerBoth(state, replyTo);
    return both ? { text: both.reply, offers: state.named } : answer(state, wanted);
  }
  return wanted[0] && SETTLED_IN_WORDS.has(wanted[0]) ? answer(state, wanted) : undefined;
}

/** "Is your tinted sunscreen water resistant?", "which of your two sunscreens is lighter?": of what is named, and no wish. */
function asksOfNamed(state: State, wanted: Wanted): boolean {
  const { named, asks, own } = state;
  const tells =
    own.concerns.some(({ id, strength }) => strength >= 1 && id !== "photoprotection") ||
    own.person.facts.some(({ kind }) => !HARMLESS.has(kind));
  if (!asks || tells) return false;
  if (wanted === "compare" || wanted === "which_is") return named.length > 1 || pairOfKind(state).length > 0;
  return named.length === 1 && OF_NAMED.has(wanted);
}

const OF_NAMED = new Set<Wanted>([
  "contains",
  "smell",
  "vegan",
  "price",
  "size",
  "how_often",
  "amount",
  "how_to_use",
  "lasts",
  "sting",
  "texture",
  "strength",
  "place",
  "makeup",
  "how_long",
  "sun",
]);

/** Only what may be bought goes out as an offer: there, and for this person. */
function offersOf({ offers = [] }: Said, state: State): string[] {
  const mayBuy = offers.filter((product) => product.stock > 0 && canTake(product, state));
  return [...new Set(mayBuy)].map(({ id }) => id);
}

/** "Is the cream I got last year still good?", asked of the shop: no skin is told of. */
const isOfTheShop = ({ request, own }: State): boolean =>
  request.type === "support" && own.concerns.length === 0;

/** Of a child under twelve a product is not cleared without that; said once. */
function withChildNotice(said: Said, { understanding, request, copy }: State): Said {
  const { person } = understanding;
  const months = latest(person, "age")?.months;
  const young = months !== undefined && months < CHILD;
  const told = request.chatHistory.some(
    (entry) => entry.role === "model" && textOf(entry).includes(copy.notices.child),
  );
  if (!young || told || (said.offers ?? []).length === 0 || said.text.includes(copy.notices.child))
    return said;
  return { ...said, text: joined([said.text, copy.notices.child]) };
}

/** Months of age. */
const CHILD = 12 * 12;

/** A sign that leaves room for gentle care is said when it is heard, before anything else. */
function withNotice(answered: Said, state: State): Said {
  const { own, copy, request, talk, text, tongue } = state;
  const told = withRetinoidTold(answered, state);
  const said = hears("loss", text, tongue) ? { ...told, text: joined([talk.medical.loss, told.text]) } : told;
  const notice =
    own.redFlags.length > 0 &&
    !isBlocked(own) &&
    !isOfTheShop(state) &&
    flagNotice(own, copy, countryNamed(request.message) ?? request.country);
  return notice ? { ...said, text: joined([notice, said.text], "\n") } : said;
}

const HARMLESS = new Set<FactKind>(["place", "time", "count"]);

const LISTS = new Set<Wanted>(["recommend", "routine", "constraint", "unclear", "compare", "others"]);
const same = (a: string, b: string): boolean => a.trim() === b.trim();

/** Instead of the same words once more: who knows further, that there is nothing to add, or that it was said. */
function otherThan(state: State, [first = "unclear"]: readonly Wanted[], said: Said): Said {
  const { dialogue, request } = state;
  const names = (said.offers ?? []).map((product) => theName(product, state.understanding.language));
  const chosen = LISTS.has(first) || first === "limits";
  if (chosen && names.length > 0) {
    const text = say(state.understanding.language, state.turns.sameChoice, inWords(names, state.copy));
    return { ...said, text };
  }
  if (LISTS.has(first)) return { text: dialogue.stillSo, offers: [], taps: likelyNext(state) };
  const { supportEmail, supportPhone } = request.shop;
  const ofHouse = first === "advice" && request.type === "support";
  return first === "matter" || first === "waiting" || ofHouse
    ? { text: fill(dialogue.matter.further, supportEmail, supportPhone), offers: [] }
    : { ...said, text: fill(dialogue.asSaid, said.text) };
}

/** After the alarm of a burn: what is asked or told of it next is answered, with the same "see a doctor". */
const asksOfBurn = (state: State): boolean =>
  (state.own.redFlags.length === 0 || isOfAcid(state)) &&
  state.understanding.redFlags.every(({ id }) => OF_A_BURN.has(id)) &&
  burnedSkin(state) !== undefined;

/** An acid too long on skin, and nothing that scalds or blisters: all of it is to be stopped, which the alarm does not say. */
function isOfAcid({ own, text }: State): boolean {
  const only = own.redFlags.every(({ id }) => id === "chemical_burn");
  return only && plainAlarm(text.trim().split(" ")) === undefined;
}

const OF_A_BURN = new Set<RedFlag>(["chemical_burn", "contact_reaction", "infection"]);

/** Thanks end a matter that is not a matter of life. */
function isThanks({ own, understanding, request, tongue }: State): boolean {
  const grave = understanding.redFlags.some(
    ({ id }) => urgencyOf(id) === "emergency" || id === "mental_health",
  );
  return own.redFlags.length === 0 && !grave && courtesyIn(request.message, tongue) === "thanks";
}

const OF_GOODS = new Set<QuestionId>(["samples", "add_to_cart"]);

/** "It gives me hives, I want my money back": what is no emergency leaves room for the matter of the shop. */
function withMatter(alarm: Reply, state: State): Reply {
  const { request, masked, tongue, understanding, own } = state;
  const ofShop = request.type === "support" || hears("of_the_shop", state.text, tongue);
  // "My lips are cracked": skin, and no jar.
  const ofGoods = (id: QuestionId) => OF_GOODS.has(id) || (id === "broken" && own.places.length > 0);
  const phrased = questionsIn(masked, tongue).find(({ id }) => QUESTIONS[id] === "shop" && !ofGoods(id))?.id;
  // "How many days do I have?", once a return was spoken of.
  const matter = onTheMatter(state, phrased ? [phrased] : state.heard.map(({ id }) => id)) ?? phrased;
  const grave = understanding.redFlags.some(
    ({ id }) => urgencyOf(id) === "emergency" || id === "mental_health",
  );
  const said = ofShop && matter && !grave ? answer(state, [matter]) : undefined;
  return said ? { ...alarm, reply: joined([alarm.reply, said.text], "\n") } : alarm;
}

/** "The other one. And a sunscreen for dark skin?": what is taken is said, and the wish beside it answered. */
function replyToBoth(state: State): Reply | undefined {
  const parts = takenAndWished(state);
  if (!parts) return undefined;
  const { taken, before, wish } = parts;
  const answered = replyTo({ ...state.request, message: wish, chatHistory: before });
  const offers = offersOf({ text: "", offers: taken.products }, state);
  return {
    ...answered,
    reply: joined([taken.text, answered.reply], "\n"),
    products: [...new Set([...offers, ...(answered.products ?? [])])],
  };
}

/** Answers one chat message in the light of the history; facts come from the catalogue and the shop only. */
export function replyTo(request: Request): Reply {
  const state = readState(request);
  const tapped = tappedIn(request.message);
  const both = tapped ? undefined : (replyToBoth(state) ?? answerBoth(state, replyTo));
  if (both) return both;
  const over = answerOver(state) ?? afterEmergency(state);
  if (over) return { reply: over.text, products: [] };
  const sign = answerSign(state);
  if (sign) return { reply: sign.text, products: [] };
  if (isBlocked(state.understanding) && !asksOfBurn(state) && !isThanks(state))
    return withMatter(answerAlarm(state), state);
  const wanted = tapped ? [tapped] : decide(state);
  const harm = answerHarm(state);
  const answered = harm ?? withLabel(answer(state, wanted), state, wanted);
  const said = withWithdrawn(notTwice(answered, state, wanted), state);
  const last = request.chatHistory.findLast((entry) => entry.role === "model");
  const lastText = last ? last.parts.map(({ text }) => text).join(" ") : "";
  const again = same(said.text, lastText) ? otherThan(state, wanted, said) : undefined;
  const final = withinStanding(withNotice(withChildNotice(again ?? said, state), state), state, wanted);
  const taps = harm ? (final.taps ?? []) : tapsAfter(state, final, wanted);
  const questions = taps.map((id) => state.talk.tap[id]);
  return {
    reply: final.text,
    products: offersOf(final, state),
    ...(questions.length > 0 && { questions }),
  };
}
