import { hears, isOnly } from "../../knowledge/cues.ts";
import { LANGUAGE_TAGS } from "#app/i18n/language.ts";
import { formatMoney } from "#app/i18n/format.ts";
import { QUESTIONS, type QuestionId } from "../../reading/questions/questions.ts";
import { fill } from "../../words/copy.ts";
import { say, theName } from "../../words/names.ts";
import { kindIn } from "./of-kind.ts";
import { joined, rotated, type Said } from "./said.ts";
import type { State } from "./state.ts";

/** Matters of an order that go on over several messages; others are settled with one answer. */
const GOES_ON = new Set<QuestionId>([
  "order_status",
  "delay",
  "delivery_to",
  "delivery_cost",
  "delivery_time",
  "return",
  "return_opened",
  "opened",
  "return_cost",
  "refund",
  "exchange",
  "broken",
  "spoiled",
  "wrong_item",
  "cancel",
  "change_order",
  "change_address",
  "card_refused",
  "double_charge",
  "invoice",
  "tax",
]);
/** What may come too late once a parcel has left. */
const TO_STOP = new Set<QuestionId>(["cancel", "change_order", "change_address", "exchange"]);
const DELIVERY = new Set<QuestionId>(["delivery_to", "delivery_cost", "delivery_time"]);
/** Asked of a matter in hand, these are about how long that takes. */
const WAITING = new Set<string>(["how_long", "delivery_time", "lasts", "when"]);

const UPSET = new Set(["redness", "sensitivity", "barrier"]);

/** The message tells of skin that took something badly. */
export const upset = ({ heard, own, text, tongue }: State): boolean =>
  hears("gave_reaction", text, tongue) ||
  heard.some(({ id }) => id === "sting") ||
  own.concerns.some(({ id }) => UPSET.has(id));

/** The matter of the shop that the last messages were about, by what each of them asked; nothing once skin was spoken of, unless only the shop was. */
export function openMatter(
  asked: readonly (readonly QuestionId[])[],
  ofShopAlone = false,
): QuestionId | undefined {
  const latestFirst = asked.toReversed();
  for (const [place, ids] of latestFirst.entries()) {
    const matter = ids.find((id) => GOES_ON.has(id));
    // "And how long does it take?", of an exchange in hand: still that.
    const before = latestFirst
      .slice(place + 1)
      .flatMap((some) => some.filter((id) => GOES_ON.has(id) && id !== "delivery_time"))[0];
    if (matter === "delivery_time" && before && !DELIVERY.has(before)) return before;
    if (matter) return matter;
    const elsewhere = ids.some((id) => QUESTIONS[id] !== "talk" && QUESTIONS[id] !== "shop");
    if (elsewhere && !ofShopAlone) return undefined;
  }
  return undefined;
}

/** Told shortly beside a matter in hand, these ask nothing of their own. */
const TOLD_OF = new Set<string>(["change_order", "order_status", "guest_order", "delay"]);
const toldBriefly = (text: string): boolean => isBrief(text) && hearsTime(text);
const isBrief = (text: string): boolean => text.trim().split(" ").length <= SHORT;
const hearsTime = (text: string): boolean =>
  LANGUAGE_TAGS.some((tongue) => hears("days_ago", text, tongue) || hears("time_ago", text, tongue));
const LOST = new Set<QuestionId>(["delay", "order_status"]);
/** What a photo shows. */
const SHOWN = new Set<QuestionId>(["broken", "wrong_item", "spoiled"]);
const RETURNS = new Set<QuestionId>(["return", "return_opened", "opened", "dislike"]);
const GOES_BACK = new Set<QuestionId>([
  ...RETURNS,
  "exchange",
  "refund",
  "return_cost",
  "wrong_item",
  "broken",
]);
/** A matter of something that is sent back. */
export const goesBack = (matter: QuestionId | undefined): boolean =>
  matter !== undefined && GOES_BACK.has(matter);
/** Words of a payment, or of trying again, say no more than that the card was refused once more. */
const CARD = new Set<string>(["payment", "card_refused", "others", "opened", "for_someone"]);

/** Said shortly beside another matter, these ask nothing of their own. */
const ASIDE = new Set<string>(["return_cost", "payment", "contact"]);
const SHORT = 5;

/** Asked of what a parcel costs or holds, and answered there. */
const OF_MONEY = new Set<string>(["price", "total", "stock", "size"]);

/** Asked for clearly, these are of goods and no more of a parcel. */
const OF_GOODS = new Set<string>(["alternative", "what_is_left"]);

/** What "and now what?", "is that normal?" sound like. */
const AT_A_LOSS = new Set<string>([
  "recommend",
  "off_topic",
  "others",
  "how_to_use",
  "which_first",
  "contact",
  "diagnosis",
  "medicine",
  "cure",
]);

/** Something was to be changed or stopped, and it may have left. */
const isTooLate = ({ matter, earlier, text, tongue, asks }: State): boolean =>
  [matter, ...earlier].some((id) => id !== undefined && TO_STOP.has(id)) &&
  hears("shipped_already", text, tongue) &&
  (!asks || hears("says_if", text, tongue));

/** Asked of a product by its name: of its use, and not of what is done with it. */
function ofAProduct({ named }: State, [first]: readonly string[]): boolean {
  const subject = first && QUESTIONS[first as QuestionId];
  return named.length > 0 && subject !== undefined && subject !== "shop" && subject !== "talk";
}

/** Told to have come broken or open: that is the house's to put right. */
const cameSo = ({ text, tongue }: State): boolean => hears("came_damaged", text, tongue);

/** Told to be open, after a return was asked for, and nothing of how it came. */
const tellsOpened = (state: State): boolean =>
  !state.asks &&
  isBriefly(state) &&
  (state.surely.has("return_opened") || !state.surely.has("broken")) &&
  !cameSo(state) &&
  state.earlier.some((id) => RETURNS.has(id)) &&
  hears("is_open", state.text, state.tongue);

/** What a message adds to a matter of the shop in hand; nothing where it asks or tells something else. */
export function onTheMatter(
  state: State,
  found: readonly string[],
): QuestionId | "matter" | "waiting" | undefined {
  const { matter, asks, text, own, request } = state;
  if (!matter || own.redFlags.length > 0) return undefined;
  // "And Undertow Gel, the day after waxing my lip?": of that, whatever is on its way.
  if (asks && ofAProduct(state, found)) return undefined;
  // "Can you do it for me?": only a person can.
  if (asks && isBriefly(state) && hears("do_it_for_me", text, state.tongue)) return "matter";
  // "Do you have anything for warts?", after what delivery costs: of those.
  if (own.outside && (asks || hears("asks_shelf", text, state.tongue))) return undefined;
  const [first] = found;
  // "And if it has left already?": of what was to be changed or stopped.
  if (isTooLate(state)) return "matter";
  // "I have had it for a week", of what smells odd.
  if (first === "delay" && SHOWN.has(matter) && !asks) return "matter";
  // "Does it take long?", before anything was ordered, is no late parcel.
  if (first === "delay" && DELIVERY.has(matter) && asks) return "delivery_time";
  // "How many days do I have?", of what goes back.
  const ofTime = first === undefined || WAITING.has(first);
  if (asks && ofTime && goesBack(matter) && hears("time_left", text, state.tongue)) return "return";
  // "What do I take in its place?", after a return: of goods.
  if (first && OF_GOODS.has(first) && state.surely.has(first as QuestionId)) return undefined;
  // "It is half empty", of what goes back.
  if (first === "broken" && RETURNS.has(matter) && !asks && isBriefly(state) && !cameSo(state))
    return "return_opened";
  // "The bottle is open but nearly full", a word later: opened by whoever sends it back.
  if (tellsOpened(state)) return "return_opened";
  if (first && WAITING.has(first)) return DELIVERY.has(matter) ? undefined : "waiting";
  if (first === "delivery_cost" && RETURNS.has(matter)) return "return_cost";
  const isReturned =
    RETURNS.has(matter) || SHOWN.has(matter) || matter === "exchange" || matter === "return_cost";
  if (isReturned && isBriefly(state) && hears("who_pays", text, state.tongue)) return "return_cost";
  // "Money or store credit?", of what goes back: how it is given back.
  if (first === "store_credit" && (RETURNS.has(matter) || matter === "return_cost") && asks) return "refund";
  // "Can you send another?", of what never came.
  if (LOST.has(matter) && asks && hears("sends_new", text, state.tongue)) return "matter";
  // "I am not signed in", of something else.
  const ofAccount = first === "password" || first === "account";
  if (ofAccount && !asks && isBriefly(state) && request.type === "support" && matter) return "matter";
  // "Can you send another one?", of what came broken.
  if (SHOWN.has(matter) && asks && hears("sends_new", text, state.tongue)) return "exchange";
  // "I no longer have the packaging", of what goes back: a word on it, and no gift.
  if ((first === "gift_wrap" || first === "keep_own") && (isReturned || matter === "refund")) return "matter";
  // "I asked the neighbors already": a word on the parcel, and no complaint of us.
  if (first === "complaint" && !asks && hears("looked_around", text, state.tongue)) return "matter";
  // "I live in Peru", after what a delivery costs.
  if (first === "delivery_to" && DELIVERY.has(matter) && !asks) return "matter";
  // "When do you charge me?", after a delivery: of the money.
  if (first === "payment" && DELIVERY.has(matter) && hears("deadline", text, state.tongue)) return "payment";
  if (goesBack(matter) && !asks && hears("still_closed", text, state.tongue)) return "return_opened";
  if (RETURNS.has(matter) && hears("is_open", text, state.tongue)) return "return_opened";
  if ((isReturned || matter === "refund") && first === "return_cost") return "return_cost";
  // "And do you charge me?", of what goes back.
  const ofCost = first === "payment" && asks && isBriefly(state) && !hears("way_to_pay", text, state.tongue);
  if (RETURNS.has(matter) && ofCost) return "return_cost";
  if (isReturned && hears("money_or_credit", text, state.tongue)) return "refund";
  if (NUMBER.test(text)) return "matter";
  if (!asks && isBriefly(state) && hears("no_number", text, state.tongue)) return "matter";
  // "I ordered this, got that": a word more on what came wrong.
  if (first === matter && !text.includes("?") && !state.request.message.includes("?")) return "matter";
  // "Ordered yesterday": tells when, and asks nothing of the order.
  if (!asks && request.type === "support" && first && TOLD_OF.has(first) && toldBriefly(text))
    return "matter";
  // "I have photos", of what came broken: a word on it.
  if (first === "data" && !asks && SHOWN.has(matter)) return "matter";
  if (first === "delivery_cost" && SHOWN.has(matter) && asks) return "return_cost";
  // "Ok, how do I start?": what was said of it once more.
  if (asks && request.type === "support" && isReturned && (first === "how_to_use" || first === "which_first"))
    return matter;
  // "In my company's name", "where do I find it?", of an invoice.
  if (matter === "invoice" && (first === undefined || first === "account" || first === "shops"))
    return asks ? "invoice" : "matter";
  // "I ordered an hour ago", of what is to be stopped.
  if (TO_STOP.has(matter) && first === "order_status" && !asks) return "matter";
  // "So you don't take cards?"
  if (matter === "card_refused" && isBriefly(state) && hears("a_card", text, state.tongue)) return "matter";
  // "So what do I do?": still the matter in hand.
  const aside = own.concerns.length === 0 && own.category === undefined && state.named.length === 0;
  // "Can I keep it?", of what came wrong: of the parcel, and of no care.
  const ofCare = first !== undefined && ["care", "product"].includes(QUESTIONS[first as QuestionId]);
  const noGoods = (state.shown.length === 0 || SHOWN.has(matter)) && state.named.length === 0;
  if (matter === "change_order" && first === "wrong_item") return "matter";
  if (asks && request.type === "support" && aside)
    if (first === undefined || AT_A_LOSS.has(first) || (ofCare && noGoods && !OF_MONEY.has(first)))
      return "matter";
  // "And which cream without perfume do you have": of goods, and no more of the parcel.
  const ofGoods = state.heard.some(({ id }) => id === "what_is_left" || id === "recommend");
  const namesKind = kindIn(text, state.tongue) !== undefined;
  // "And what do I use in its place", of a cream just ruled out.
  const afterGoods = state.shown.length > 0 && hears("what_to_put", text, state.tongue);
  if (asks || (ofGoods && (namesKind || afterGoods))) return undefined;
  if (matter === "card_refused" && first && CARD.has(first)) return "matter";
  // "I paid already": a word on the matter in hand.
  const short = text.trim().split(" ").length <= SHORT;
  if (request.type === "support" && short && first && ASIDE.has(first) && !RETURNS.has(matter))
    return "matter";
  const ofShop = first !== undefined && QUESTIONS[first as QuestionId] === "shop";
  if (first !== undefined && (ofShop || request.type !== "support"))
    return first === matter ? "matter" : undefined;
  const courtesy = state.heard.some(({ id }) => QUESTIONS[id] === "talk");
  const ofSkin = own.kind === "concern" && own.concerns.some(({ strength }) => strength >= 1);
  const besideIt = request.type !== "support" && !isBrief(text) && own.kind !== "support";
  return courtesy || besideIt || (ofSkin && request.type !== "support") ? undefined : "matter";
}

const isBriefly = ({ text }: State): boolean => text.trim().split(" ").length <= A_QUESTION;
/** Words of a short question. */
const A_QUESTION = 10;

/** "Peru", "I live in Peru", after what a delivery costs. */
const isCountry = (state: State): boolean =>
  isBrief(state.text) || (!state.asks && isBriefly(state) && hears("a_country", state.text, state.tongue));

/** An order number, or what looks like one. */
const NUMBER = / \d{4,} /;

/** A detail that was told belongs into the message to the house; what is asked, nobody here knows. */
export function besideMatter({ asks, request, dialogue, turn }: State): string {
  const { supportEmail, supportPhone } = request.shop;
  if (asks) return fill(dialogue.matter.further, supportEmail, supportPhone);
  return fill(rotated(dialogue.matter.more, turn), supportEmail);
}

/** A word more on a matter in hand: where to send it, or what is not known from here. */
export function answerMatter(state: State): Said {
  const { matter, text, tongue, named, request, dialogue, understanding, turn } = state;
  const { supportEmail: email, shippingFee } = request.shop;
  const { language } = understanding;
  const [product, ...more] = named;
  const said = (): string => {
    if (isOnly("what_now", text, tongue)) return fill(dialogue.matter.next, email, request.shop.supportPhone);
    // "Can you send another?", of what never came.
    if (matter && LOST.has(matter) && hears("sends_new", text, tongue))
      return fill(dialogue.refundOrNew, email);
    // Charged twice and looked into already: nothing to add but who sees to it.
    if (matter === "double_charge") return fill(dialogue.matter.further, email, request.shop.supportPhone);
    if (matter === "card_refused") return fill(dialogue.matter.card, email);
    if (goesBack(matter) && upset(state))
      return joined([dialogue.returnReaction, fill(rotated(dialogue.matter.more, turn), email)]);
    if (isTooLate(state)) return fill(dialogue.matter.shipped, email);
    if (state.asks && hears("do_it_for_me", text, state.tongue))
      return fill(dialogue.matter.cannotDo, email, request.shop.supportPhone);
    if (matter && SHOWN.has(matter) && !state.asks && hears("no_photo", text, tongue))
      return dialogue.matter.noPhoto;
    if (!state.asks && hears("no_order_number", text, state.tongue))
      return fill(dialogue.matter.noNumber, email);
    if (NUMBER.test(text)) return fill(dialogue.matter.number, email);
    if (product && more.length === 0)
      return say(language, dialogue.matter.product, theName(product, language), email);
    if (matter && SHOWN.has(matter) && state.asks && hears("use_it_still", text, tongue))
      return fill(dialogue.matter.dontUse, email);
    if (matter && DELIVERY.has(matter) && isCountry(state))
      return fill(dialogue.matter.country, email, formatMoney(shippingFee));
    return besideMatter(state);
  };
  return { text: said(), offers: [] };
}

/** How long a matter in hand will take: nobody here knows. */
export function answerWaiting({ request, dialogue }: State): Said {
  return { text: fill(dialogue.matter.howLong, request.shop.supportEmail), offers: [] };
}
