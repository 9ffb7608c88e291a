import { formatMoney } from "#app/i18n/format.ts";
import type { ShopFacts } from "#app/expert/expert.ts";
import { languageTag } from "#app/i18n/language.ts";
import { hears } from "../knowledge/cues.ts";
import { fill } from "../wording/copy.ts";
import type { QuestionId } from "./questions/questions.ts";
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
  if (!lastOrder)
    return joined([talk.shop.orderNone, fill(state.dialogue.orderNoneHelp, request.shop.supportEmail)]);
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
const reactionIn = (state: State): string | false => upset(state) && state.dialogue.returnReaction;

/** "I have not opened it" says the opposite in almost the same words. */
const answerOpened: Answer = (state, email) => {
  const { returnClosed, returnOpened } = state.dialogue;
  const closed = hears("still_closed", state.text, state.tongue);
  return joined([reactionIn(state), fill(closed ? returnClosed : returnOpened, email)]);
};

type Answer = (state: State, email: string, phone: string) => string;

/** "Money back or a new one?": the person who writes back decides, with what is preferred. */
function eitherOf({ heard, dialogue, matter, text, tongue }: State, email: string): string | undefined {
  const says = (id: QuestionId) => heard.some((one) => one.id === id);
  const either = hears("money_or_credit", text, tongue);
  return either || (says("refund") && says("exchange")) || (matter && says("store_credit"))
    ? fill(dialogue.refundOrNew, email)
    : undefined;
}

/** How money comes back; when, nobody here knows. */
const refund = ({ text, tongue, dialogue, talk }: State, email: string): string =>
  fill(hears("deadline", text, tongue) ? dialogue.matter.howLong : talk.shop.refund, email);

const ANSWERS: Partial<Record<QuestionId, Answer>> = {
  order_status: orderStatus,
  delay: (state, email) => withOrder(state, fill(state.talk.shop.delay, email)),
  delivery_time: ({ talk, request }, email) =>
    joined([
      fill(talk.shop.deliveryTime, email),
      fill(talk.shop.deliveryCost, formatMoney(request.shop.shippingFee)),
    ]),
  delivery_to: ({ talk, request }, email) =>
    joined([
      fill(talk.shop.deliveryTo, email),
      fill(talk.shop.deliveryCost, formatMoney(request.shop.shippingFee)),
    ]),
  delivery_cost: ({ talk, request }) => fill(talk.shop.deliveryCost, formatMoney(request.shop.shippingFee)),
  return: (state, email) =>
    joined([
      reactionIn(state),
      fill(
        hears("deadline", state.text, state.tongue) ? state.dialogue.returnTime : state.talk.shop.returns,
        email,
      ),
    ]),
  return_opened: answerOpened,
  opened: answerOpened,
  return_cost: ({ dialogue }, email) => fill(dialogue.returnCost, email),
  dislike: ({ dialogue }, email) => fill(dialogue.dislike, email),
  house_vegan: ({ dialogue }, email) => fill(dialogue.houseVegan, email),
  house_cruelty: ({ dialogue }, email) => fill(dialogue.houseCruelty, email),
  refund: (state, email) => eitherOf(state, email) ?? refund(state, email),
  exchange: (state, email) => eitherOf(state, email) ?? fill(state.talk.shop.exchange, email),
  broken: ({ talk }, email) => fill(talk.shop.broken, email),
  // "I ordered the wrong one" is nobody else's mistake: it is exchanged.
  wrong_item: ({ talk, text, tongue }, email) =>
    fill(hears("own_mistake", text, tongue) ? talk.shop.exchange : talk.shop.wrongItem, email),
  cancel: ({ talk }, email) => fill(talk.shop.cancel, email),
  change_address: ({ talk }, email) => fill(talk.shop.changeAddress, email),
  change_order: ({ talk }, email) => fill(talk.shop.changeOrder, email),
  payment: ({ talk }) => talk.shop.money,
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
  contact: ({ copy }, email, phone) => fill(copy.support.contact, email, phone),
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
