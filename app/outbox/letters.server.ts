import type { Database } from "#app/db/client.server.ts";
import {
  confirmationLetter,
  deviceLetter,
  resetLetter,
} from "#app/features/accounts/account-letters.server.ts";
import { creditLetter } from "#app/features/orders/credit-letter.server.ts";
import { orderLetter } from "#app/features/orders/order-letter.server.ts";
import { paymentLetter } from "#app/features/orders/payment-letter.server.ts";
import { refillLetter } from "#app/features/orders/refill-letter.server.ts";
import { returnLetter } from "#app/features/orders/return-letter.server.ts";
import { stepLetter } from "#app/features/orders/step-letter.server.ts";
import { restockLetter } from "#app/features/wishlist/restock-letter.server.ts";
import type { House, Letter } from "./letter.ts";
import type { Deliveries, Kind } from "./outbox.server.ts";

/** The kinds that are delivered by mail. */
export type MailKind = Extract<Kind, `${string}-mail`>;

/** How each becomes a letter; undefined where that is of no point any more. */
export type Letters = {
  [K in MailKind]: (db: Database, payload: Deliveries[K], house: House) => Promise<Letter | undefined>;
};

export const LETTERS: Letters = {
  "order-mail": orderLetter,
  "step-mail": stepLetter,
  "payment-mail": async (_, trouble, house) => paymentLetter(trouble, house),
  "return-mail": returnLetter,
  "credit-mail": creditLetter,
  "reset-mail": resetLetter,
  "device-mail": deviceLetter,
  "confirm-mail": confirmationLetter,
  "restock-mail": restockLetter,
  "refill-mail": refillLetter,
};
