import { formatMoney } from "#app/i18n/format.ts";
import type { QuestionId } from "../../../reading/questions/questions.ts";
import type { ShopFacts } from "#app/expert/expert.ts";
import { languageTag } from "#app/i18n/language.ts";
import { fill } from "../../../words/copy.ts";
import type { Act } from "../act.ts";
import { isStrong } from "../../../shelf/strength.ts";
import { nameOf, tell, type Turn } from "../turn.ts";

/** Matters of an order that go on over several messages. */
export const GOES_ON = new Set<QuestionId>([
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

function orderLine({ words, language }: Turn, order: NonNullable<ShopFacts["lastOrder"]>): string {
  const { support } = words.copy;
  const day = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(order.createdAt),
  );
  const status = support.status[order.status.toLowerCase()] ?? order.status;
  return fill(support.lastOrder, order.id.slice(0, 8), day, formatMoney(order.totalAmount), status);
}

/** The shopper's own latest order, or where to look. */
function orderStatus(turn: Turn, email: string): string {
  const { words, request } = turn;
  const { lastOrder } = request.shop;
  const { orderPending, orderNone } = words.talk.shop;
  if (!lastOrder)
    return [
      turn.frame.traits.has("pending") && orderPending,
      orderNone,
      fill(words.phrases.orderNoneHelp, email),
    ]
      .filter(Boolean)
      .join(" ");
  return [
    orderLine(turn, lastOrder),
    lastOrder.status.toLowerCase() === "pending" && orderPending,
    words.copy.support.tracking,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A complaint of an order: which it is, where that is known, then whom to write to. */
const ofOrder = (turn: Turn, sentence: string): string => {
  const { lastOrder } = turn.request.shop;
  return lastOrder ? `${orderLine(turn, lastOrder)} ${sentence}` : sentence;
};

/** Delivery: destination, time and cost, as far as they were asked about. */
function delivery(turn: Turn, email: string, ask: QuestionId): string {
  const { words, request, frame, language } = turn;
  const { shop } = words.talk;
  const asks = new Set<QuestionId>([ask, ...frame.asks.map(({ id }) => id)]);
  const prices = request.shop.shippingPrices?.(language);
  const cost = prices ?? fill(shop.deliveryCost, formatMoney(request.shop.shippingFee));
  const ofTime = asks.has("delivery_time") || frame.traits.has("takes_how_long");
  return [
    asks.has("delivery_to") && fill(shop.deliveryTo, email),
    ofTime && (request.shop.deliveryTimes?.(language) ?? fill(shop.deliveryTime, email)),
    !prices && frame.traits.has("for_free") && shop.deliveryNotFree,
    (asks.has("delivery_cost") || !asks.has("delivery_time")) && cost,
    asks.has("tax") && fill(shop.tax, email),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns: opened or not, the deadline, or just how; after a bad reaction, first says to stop using it. */
function sendBack(turn: Turn, email: string, ask: QuestionId): string {
  const { frame, words } = turn;
  const { phrases, talk } = words;
  const { traits } = frame;
  const upset =
    traits.has("gave_reaction") ||
    frame.own.concerns.some(({ id }) => id === "redness" || id === "sensitivity");
  const closed = traits.has("still_closed");
  const opened = !closed && (traits.has("is_open") || ask === "return_opened" || ask === "opened");
  const promise = turn.request.shop.returnsPromise?.(turn.language);
  return [
    upset && traits.has("swells") && phrases.returnSwelling,
    upset && phrases.returnReaction,
    promise
      ? `${promise} ${talk.shop.returnInProfile}`
      : opened
        ? fill(phrases.returnOpened, email)
        : closed
          ? fill(phrases.returnClosed, email)
          : traits.has("deadline") || traits.has("time_left")
            ? fill(phrases.returnTime, email)
            : fill(talk.shop.returns, email),
  ]
    .filter(Boolean)
    .join(" ");
}

function payment({ frame, words }: Turn): string {
  const { shop } = words.talk;
  if (frame.traits.has("way_to_pay")) return shop.payChoice;
  return frame.traits.has("pays_when") ? shop.payWhen : shop.money;
}

type Answer = (turn: Turn, email: string, phone: string, ask: QuestionId) => string;

const ANSWERS: Partial<Record<QuestionId, Answer>> = {
  order_status: (turn, email) => orderStatus(turn, email),
  delay: (turn, email) => ofOrder(turn, fill(turn.words.talk.shop.delay, email)),
  delivery_time: (turn, email, _, ask) => delivery(turn, email, ask),
  delivery_to: (turn, email, _, ask) => delivery(turn, email, ask),
  delivery_cost: (turn, email, _, ask) => delivery(turn, email, ask),
  return: (turn, email, _, ask) => sendBack(turn, email, ask),
  return_opened: (turn, email, _, ask) => sendBack(turn, email, ask),
  opened: (turn, email, _, ask) => sendBack(turn, email, ask),
  return_cost: ({ words }, email) => fill(words.phrases.returnCost, email),
  dislike: ({ words }, email) => fill(words.phrases.dislike, email),
  house_vegan: ({ words }, email) => fill(words.phrases.houseVegan, email),
  house_cruelty: ({ words }, email) => fill(words.phrases.houseCruelty, email),
  refund: ({ words, frame }, email) =>
    fill(
      frame.traits.has("money_or_credit")
        ? words.phrases.refundOrNew
        : frame.traits.has("is_open") && !frame.traits.has("still_closed")
          ? words.phrases.returnOpened
          : words.talk.shop.refund,
      email,
    ),
  exchange: ({ words, frame }, email) =>
    fill(frame.traits.has("own_mistake") ? words.phrases.ownMistake : words.talk.shop.exchange, email),
  broken: (turn, email) => ofOrder(turn, fill(turn.words.talk.shop.broken, email)),
  wrong_item: (turn, email) =>
    ofOrder(
      turn,
      fill(
        turn.frame.traits.has("own_mistake") ? turn.words.phrases.ownMistake : turn.words.talk.shop.wrongItem,
        email,
      ),
    ),
  cancel: (turn, email) => ofOrder(turn, fill(turn.words.talk.shop.cancel, email)),
  change_address: ({ words }, email) => fill(words.talk.shop.changeAddress, email),
  change_order: ({ words }, email) => fill(words.talk.shop.changeOrder, email),
  payment,
  card_refused: ({ words }, email) => fill(words.talk.shop.cardRefused, email),
  double_charge: ({ words }, email, phone) => fill(words.talk.shop.doubleCharge, email, phone),
  code: ({ words, request }) => words.talk.shop[request.shop.takesCodes ? "codeField" : "code"],
  store_credit: ({ words }) => words.talk.shop.storeCredit,
  gift_card: ({ words }) => words.talk.shop.giftCard,
  gift_wrap: ({ words }, email) => fill(words.talk.shop.giftWrap, email),
  invoice: ({ words }, email) => fill(words.talk.shop.invoice, email),
  tax: ({ words }, email) => fill(words.talk.shop.tax, email),
  delete_account: ({ words }, email) => fill(words.talk.shop.deleteAccount, email),
  data: ({ words }, email) => fill(words.talk.shop.data, email),
  password: ({ words }, email) => fill(words.copy.support.password, email),
  account: ({ words }, email) => fill(words.copy.support.account, email),
  contact: ({ words }, email, phone) => fill(words.copy.support.contact, email, phone),
  shops: ({ words }, email) => fill(words.phrases.shops, email),
  how_to_order: ({ words }) => words.talk.shop.howToOrder,
  others_order: ({ words }) => `${words.copy.support.othersOrder} ${words.copy.support.tracking}`,
};

/** Answers a question about the shop from facts alone; whatever needs a person is referred to the support address. */
export const shop: Act = (turn, ask = "contact") => {
  const { supportEmail, supportPhone } = turn.request.shop;
  const text = ANSWERS[ask]?.(turn, supportEmail, supportPhone, ask);
  return text === undefined ? undefined : { lines: [text] };
};

const NUMBER = / \d{4,} /;

/** A word more on a matter of the shop in hand: where to send it, or what is not known from here. */
export const matter: Act = (turn) => {
  const { frame, request, words, dialogue, about } = turn;
  const { supportEmail: email, supportPhone: phone, shippingFee } = request.shop;
  const says = words.phrases.matter;
  const { traits } = frame;
  const [product] = frame.named;
  const text = (): string => {
    if (traits.has("what_now")) return fill(says.next, email, phone);
    if (traits.has("sends_new")) return fill(words.phrases.refundOrNew, email);
    if (traits.has("shipped_already")) return fill(says.shipped, email);
    if (frame.isQuestion && traits.has("do_it_for_me")) return fill(says.cannotDo, email, phone);
    if (traits.has("no_photo")) return says.noPhoto;
    if (traits.has("no_order_number")) return fill(says.noNumber, email);
    if (NUMBER.test(frame.text)) return fill(says.number, email);
    if (product && !frame.isQuestion) return tell(turn, says.product, nameOf(turn, product), email);
    if (traits.has("use_it_still")) return fill(says.dontUse, email);
    if (dialogue.matter?.startsWith("delivery") && traits.has("a_country"))
      return fill(says.country, email, formatMoney(shippingFee));
    if (frame.isQuestion && traits.has("takes_how_long")) return fill(says.howLong, email);
    if (frame.isQuestion) return fill(says.further, email, phone);
    return fill(says.more[dialogue.turns % says.more.length] ?? "", email);
  };
  return about.hand && isStrong(about.hand) && frame.isQuestion && frame.named.length > 0
    ? undefined
    : { lines: [text()] };
};
