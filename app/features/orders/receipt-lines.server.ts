import type { Config } from "#app/config/env.server.ts";
import { writtenState } from "#app/features/accounts/address.ts";
import { formatDate, formatMoney } from "#app/i18n/format.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import { type Receipt, taxWithin } from "./issue-receipt.server.ts";
import { type FullOrder, shortOrderId } from "./order.ts";
import type { TakenStep } from "./order-steps.ts";

/** What a receipt is made from. */
export interface Printed {
  receipt: Receipt;
  order: Pick<
    FullOrder,
    | "id"
    | "createdAt"
    | "items"
    | "subtotal"
    | "discount"
    | "discountCode"
    | "shipping"
    | "totalAmount"
    | "credit"
    | "shippingAddress"
  >;
  /** Those that stand. */
  steps: readonly TakenStep[];
  language: Language;
  house: Config["house"];
}

/** A line of a receipt: words, perhaps with an amount at its end. */
export interface ReceiptLine {
  words: string;
  amount?: string;
  strong?: true;
}

/** As it is written: 000042. */
export function receiptNumber({ number }: Pick<Receipt, "number">): string {
  return String(number).padStart(6, "0");
}

/** The text of a receipt in the shopper's language: its title, then its parts. */
export function receiptLines(printed: Printed): { title: string; parts: ReceiptLine[][] } {
  const { receipt, order, steps, language, house } = printed;
  const t = mailWords(language);
  const day = (iso: string) => formatDate(iso, language);
  const { fullName, street, zipCode, city, country } = order.shippingAddress;
  const state = writtenState(order.shippingAddress);
  const plain = (words: (string | undefined)[]) => words.flatMap((one) => (one ? [{ words: one }] : []));
  const title = t("receiptTitle", { number: receiptNumber(receipt) });
  return {
    title,
    parts: [
      plain([house.legalName, house.legalAddress, house.legalRegistration]),
      plain([
        t("receiptIssued", { day: day(receipt.issuedAt.toISOString()) }),
        t("receiptOrder", { id: shortOrderId(order.id), day: day(order.createdAt) }),
      ]),
      [
        { words: t("receiptFor"), strong: true },
        ...plain([fullName, street, `${zipCode} ${city}`.trim(), state, country]),
      ],
      order.items.map(({ name, quantity, price }) => ({
        words: `${quantity} × ${name} (${formatMoney(price)})`,
        amount: formatMoney(price * quantity),
      })),
      [
        { words: t("shop:subtotal"), amount: formatMoney(order.subtotal) },
        ...discountLine(printed),
        { words: t("shop:shipping"), amount: formatMoney(order.shipping) },
        { words: t("shop:total"), amount: formatMoney(order.totalAmount), strong: true },
        taxLine(printed),
      ],
      [
        ...(order.credit > 0 ? [{ words: t("receiptCredit"), amount: formatMoney(order.credit) }] : []),
        ...steps.flatMap(({ kind, at, amount, details }) => {
          if (!amount || !["paid", "refunded", "returned"].includes(kind)) return [];
          const back = details.credit ? "receiptAsCredit" : "receiptRefunded";
          const words = t(kind === "paid" ? "receiptPaid" : back, { day: day(at) });
          return [{ words, amount: formatMoney(kind === "paid" ? amount : -amount) }];
        }),
      ],
    ],
  };
}

function discountLine({ order, language }: Printed): ReceiptLine[] {
  const { discount, discountCode } = order;
  if (discount === 0) return [];
  const words = mailWords(language)("shop:discount", { code: discountCode ?? "" });
  return [{ words, amount: formatMoney(-discount) }];
}

function taxLine({ receipt: { tax }, order, language }: Printed): ReceiptLine {
  const t = mailWords(language);
  if (!tax) return { words: t("shop:taxesIncluded") };
  const rate = new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 3 });
  return {
    words: t("receiptTax", { percent: rate.format(tax.percent), name: tax.name[language] }),
    amount: formatMoney(taxWithin(order.totalAmount, tax)),
  };
}
