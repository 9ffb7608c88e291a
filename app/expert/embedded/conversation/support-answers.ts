import type { Product } from "#app/features/catalogue/product.ts";
import type { ShopFacts } from "#app/expert/expert.ts";
import { languageTag, type Language } from "#app/i18n/language.ts";
import type { SupportTopic } from "../understanding/understanding.ts";
import { type Copy, fill, priceText } from "../wording/copy.ts";

interface SupportQuestion {
  /** The message, folded. */
  text: string;
  topic: SupportTopic;
  shop: ShopFacts;
  products: readonly Product[];
  language: Language;
  copy: Copy;
}

const COST =
  /\b(cost|how much|price|fee|free|charge\w*|frais|combien|prix|gratuit\w*|coute|cuesta|cuanto (cuesta|vale|es)|gastos|gratis|costo|precio)\b/;
const TIME =
  /\b(how long|when|days|country|abroad|international|customs|express|delai|quand|jours|pays|douane|etranger|cuanto tarda|tarda|dias|pais|aduana|canarias|cuando|llega)\b/;
const DAMAGED =
  /\b(broken|damaged|leak\w*|smashed|wrong|missing|casse\w*|abime\w*|fuit|mauvais|manque|rot[oa]|danad\w*|equivocad\w*|falta|derram\w*)\b/;
const TWICE = /\b(twice|double|two times|deux fois|double|dos veces|doble|duplicad\w*)\b/;
const DISCOUNT = /\b(discount|coupon|promo\w*|voucher|code|remise|reduction|reduc|descuento|cupon|codigo)\b/;
const PASSWORD =
  /\b(password|log ?in|sign ?in|mot de passe|connect\w*|contrasena|clave|iniciar sesion|entrar)\b/;
const OTHERS =
  /\b(my \w+ s order|order of my|order for my|someone else|other customers?|commande de (mon|ma|mes)|autres? clients?|pedido de (mi|otr\w*)|otros clientes)\b/;

function orderAnswer({ text, shop, language, copy }: SupportQuestion): string {
  const { lastOrder } = shop;
  if (OTHERS.test(text)) return `${copy.support.othersOrder} ${copy.support.tracking}`;
  if (!lastOrder) return `${copy.support.tracking} ${copy.support.noOrder}`;
  const day = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(lastOrder.createdAt),
  );
  const status = copy.support.status[lastOrder.status.toLowerCase()] ?? lastOrder.status;
  return `${fill(copy.support.lastOrder, lastOrder.id, day, priceText(lastOrder.totalAmount), status)} ${copy.support.tracking}`;
}

function shippingAnswer({ text, shop, copy }: SupportQuestion): string {
  const cost = fill(copy.support.shipping, priceText(shop.shippingFee));
  const time = fill(copy.support.deliveryTime, shop.supportEmail);
  if (COST.test(text) && !TIME.test(text)) return cost;
  return `${cost} ${time}`;
}

function paymentAnswer({ text, shop, copy }: SupportQuestion): string {
  if (TWICE.test(text)) return fill(copy.support.chargedTwice, shop.supportEmail, shop.supportPhone);
  return DISCOUNT.test(text) ? copy.support.discount : fill(copy.support.payment, shop.supportEmail);
}

function stockAnswer({ products, copy }: SupportQuestion): string {
  const product = products[0];
  if (!product) return copy.support.askProduct;
  return fill(product.stock > 0 ? copy.support.inStock : copy.support.soldOut, product.name);
}

/** Answers a question about the shop from facts only; what needs a person goes to e-mail. */
export function answerSupport(question: SupportQuestion): string {
  const { text, topic, shop, copy } = question;
  const answers: Record<SupportTopic, () => string> = {
    shipping: () => shippingAnswer(question),
    order_status: () => orderAnswer(question),
    returns: () => fill(DAMAGED.test(text) ? copy.support.damaged : copy.support.returns, shop.supportEmail),
    payment: () => paymentAnswer(question),
    account: () =>
      fill(PASSWORD.test(text) ? copy.support.password : copy.support.account, shop.supportEmail),
    contact: () => fill(copy.support.contact, shop.supportEmail, shop.supportPhone),
    product_availability: () => stockAnswer(question),
  };
  return answers[topic]();
}
