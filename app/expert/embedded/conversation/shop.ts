import { formatMoney } from "#app/i18n/format.ts";
import type { ShopFacts } from "#app/expert/expert.ts";
import { languageTag } from "#app/i18n/language.ts";
import { hears } from "../../knowledge/cues.ts";
import { fill } from "../../words/copy.ts";
import { textOf } from "./earlier.ts";
import type { QuestionId } from "../../reading/questions/questions.ts";
import { upset } from "./matter.ts";
import { joined, type Said } from "./said.ts";
import type { State } from "./state.ts";

function dayOf(order: NonNullable<ShopFacts["lastOrder"]>, { understanding }: State): string {
  const tag = languageTag(understanding.language);
  return new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(order.createdAt),
  );
}

/** The shopper's own latest order, or where to look. */
function orderStatus(state: State): string {
  const { copy, talk, request } = state;
  const { lastOrder } = request.shop;
  const pending = hears("pending", state.text, state.tongue) && talk.shop.orderPending;
  if (!lastOrder)
    return joined([
      pending,
      talk.shop.orderNone,
      fill(state.dialogue.orderNoneHelp, request.shop.supportEmail),
    ]);
  const status = copy.support.status[lastOrder.status.toLowerCase()] ?? lastOrder.status;
  const id = lastOrder.id.slice(0, 8);
  return joined([
    fill(copy.support.lastOrder, id, dayOf(lastOrder, state), formatMoney(lastOrder.totalAmount), status),
    lastOrder.status.toLowerCase() === "pending" && talk.shop.orderPending,
    copy.support.tracking,
  ]);
}

/** The order that a complaint is about, where it is known, before whom to write to. */
function withOrder(state: State, sentence: string): string {
  const { lastOrder } = state.request.shop;
  if (!lastOrder) return sentence;
  const { copy } = state;
  const status = copy.support.status[lastOrder.status.toLowerCase()] ?? lastOrder.status;
  return joined([
    fill(
      copy.support.lastOrder,
      lastOrder.id.slice(0, 8),
      dayOf(lastOrder, state),
      formatMoney(lastOrder.totalAmount),
      status,
    ),
    sentence,
  ]);
}

/** Whoever returns a thing because skin took it badly is told first to stop using it. */
function reactionIn(state: State): string | false {
  const { dialogue, text, tongue } = state;
  if (!upset(state)) return false;
  return joined([hears("swells", text, tongue) && dialogue.returnSwelling, dialogue.returnReaction]);
}

/** "I have not opened it" says the opposite in almost the same words. */
const answerOpened: Answer = (state, email) => {
  const { returnClosed, returnOpened } = state.dialogue;
  const closed = hears("still_closed", state.text, state.tongue);
  return joined([reactionIn(state), fill(closed ? returnClosed : returnOpened, email)]);
};

/** How a thing goes back: opened or not, by when, or simply how. */
function sendBack(state: State, email: string): string {
  const { text, tongue, dialogue, talk } = state;
  if (hears("is_open", text, tongue)) return answerOpened(state, email, "");
  const say = hears("deadline", text, tongue) ? dialogue.returnTime : talk.shop.returns;
  return joined([reactionIn(state), fill(say, email)]);
}

type Answer = (state: State, email: string, phone: string) => string;

/** "Money back or a new one?": the person who writes back decides, with what is preferred. */
function eitherOf({ heard, dialogue, matter, text, tongue }: State, email: string): string | undefined {
  const says = (id: QuestionId) => heard.some((one) => one.id === id);
  const either = hears("money_or_credit", text, tongue);
  const both = says("refund") && says("exchange") && hears("either", text, tongue);
  return either || both || (matter && says("store_credit")) ? fill(dialogue.refundOrNew, email) : undefined;
}

/** How money comes back; when, nobody here knows, but until when it may be asked for. */
function refund({ text, tongue, dialogue, talk }: State, email: string): string {
  if (hears("time_left", text, tongue))
    return joined([fill(talk.shop.refund, email), fill(dialogue.returnTime, email)]);
  // "I opened it. Can I get my money back?": what is opened may not be taken back.
  if (hears("is_open", text, tongue) && !hears("still_closed", text, tongue))
    return fill(dialogue.returnOpened, email);
  return fill(hears("deadline", text, tongue) ? dialogue.matter.howLong : talk.shop.refund, email);
}

const lastSaid = ({ request }: State): string => {
  const last = request.chatHistory.findLast(({ role }) => role === "model");
  return last ? textOf(last) : "";
};

/** Where to, how long and for how much, as far as it was asked; the cost is not told twice. */
function delivery(state: State, email: string, asked: "to" | "time" | "cost"): string {
  const { talk, request, heard, text, tongue, understanding } = state;
  const says = (id: QuestionId) => heard.some((one) => one.id === id);
  const where = asked === "to" || says("delivery_to");
  const time = asked === "time" || says("delivery_time") || hears("takes_how_long", text, tongue);
  const cost =
    request.shop.shippingPrices?.(understanding.language) ??
    fill(talk.shop.deliveryCost, formatMoney(request.shop.shippingFee));
  const told = asked !== "cost" && !says("delivery_cost") && lastSaid(state).includes(cost);
  return joined([
    asked === "cost" &&
      hears("for_free", text, tongue) &&
      !request.shop.shippingPrices?.(understanding.language) &&
      talk.shop.deliveryNotFree,
    where && fill(talk.shop.deliveryTo, email),
    time && (request.shop.deliveryTimes?.(understanding.language) ?? fill(talk.shop.deliveryTime, email)),
    !told && cost,
  ]);
}

/** How it is paid, by what, and when, as it was asked. */
function payment({ text, tongue, talk }: State): string {
  if (hears("way_to_pay", text, tongue)) return talk.shop.payChoice;
  return hears("pays_when", text, tongue) ? talk.shop.payWhen : talk.shop.money;
}

/** "I ordered the wrong one": changed before it leaves, exchanged after. */
const ownMistake = ({ text, tongue, dialogue }: State, email: string): string | undefined =>
  hears("own_mistake", text, tongue) ? fill(dialogue.ownMistake, email) : undefined;

const ANSWERS: Partial<Record<QuestionId, Answer>> = {
  order_status: orderStatus,
  delay: (state, email) => withOrder(state, fill(state.talk.shop.delay, email)),
  delivery_time: (state, email) => delivery(state, email, "time"),
  delivery_to: (state, email) => delivery(state, email, "to"),
  delivery_cost: (state, email) => delivery(state, email, "cost"),
  return: sendBack,
  return_opened: answerOpened,
  opened: answerOpened,
  return_cost: ({ dialogue }, email) => fill(dialogue.returnCost, email),
  dislike: ({ dialogue }, email) => fill(dialogue.dislike, email),
  house_vegan: ({ dialogue }, email) => fill(dialogue.houseVegan, email),
  house_cruelty: ({ dialogue }, email) => fill(dialogue.houseCruelty, email),
  refund: (state, email) => eitherOf(state, email) ?? refund(state, email),
  exchange: (state, email) =>
    eitherOf(state, email) ?? ownMistake(state, email) ?? fill(state.talk.shop.exchange, email),
  broken: ({ talk }, email) => fill(talk.shop.broken, email),
  wrong_item: (state, email) => ownMistake(state, email) ?? fill(state.talk.shop.wrongItem, email),
  cancel: ({ talk }, email) => fill(talk.shop.cancel, email),
  change_address: ({ talk }, email) => fill(talk.shop.changeAddress, email),
  change_order: ({ talk }, email) => fill(talk.shop.changeOrder, email),
  payment,
  card_refused: ({ talk }, email) => fill(talk.shop.cardRefused, email),
  double_charge: ({ talk }, email, phone) => fill(talk.shop.doubleCharge, email, phone),
  code: ({ talk }) => talk.shop.code,
  store_credit: ({ talk }) => talk.shop.storeCredit,
  gift_card: ({ talk }) => talk.shop.giftCard,
  gift_wrap: ({ talk }, email) => fill(talk.shop.giftWrap, email),
  invoice: ({ talk }, email) => fill(talk.shop.invoice, email),
  tax: ({ talk }, email) => fill(talk.shop.tax, email),
  delete_account: ({ talk }, email) => fill(talk.shop.deleteAccount, email),
  data: ({ talk }, email) => fill(talk.shop.data, email),
  password: ({ copy }, email) => fill(copy.support.password, email),
  account: ({ copy }, email) => fill(copy.support.account, email),
  contact: (state, email, phone) =>
    joined([reactionIn(state), fill(state.copy.support.contact, email, phone)]),
  shops: ({ dialogue }, email) => fill(dialogue.shops, email),
  how_to_order: ({ talk }) => talk.shop.howToOrder,
  others_order: ({ copy }) => joined([copy.support.othersOrder, copy.support.tracking]),
};

/** Answers a question about the shop from facts only; what needs a person goes to e-mail. */
export function answerShop(question: QuestionId, state: State): Said | undefined {
  const { supportEmail, supportPhone } = state.request.shop;
  const text = ANSWERS[question]?.(state, supportEmail, supportPhone);
  return text === undefined ? undefined : { text, offers: [] };
}
