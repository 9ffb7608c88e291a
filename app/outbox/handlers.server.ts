import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { issueReceipt } from "#app/features/orders/issue-receipt.server.ts";
import { orderEvent } from "#app/features/orders/order-event.server.ts";
import { endUnpaid } from "#app/features/orders/end-unpaid.server.ts";
import { payBack } from "#app/features/orders/pay-back.server.ts";
import { deliverEvent } from "#app/features/webhooks/deliver-event.server.ts";
import { spreadEvent } from "#app/features/webhooks/spread-event.server.ts";
import { type PaymentProvider, ProviderTrouble } from "#app/payments/payments.ts";
import { LETTERS, type MailKind } from "./letters.server.ts";
import { createMailer } from "./mailer.server.ts";
import { type Deliveries, PLACES } from "./outbox.server.ts";
import { sendLetter } from "./send-letter.server.ts";
import { type Delivery, DeliveryFailure, type Handlers } from "./start-deliveries.server.ts";
import { type Post, postWebhook } from "./webhook.server.ts";

type Settings = Pick<Config, "appUrl" | "dataDir" | "mail" | "orderWebhook" | "support" | "taxes"> &
  Partial<Pick<Config, "house">>;

/** How each kind in the outbox is delivered: as which letter or event, and where to. */
export function createHandlers(
  {
    db,
    log,
    provider,
    post,
  }: {
    db: Database;
    log: Pick<Logger, "info">;
    provider?: PaymentProvider;
    /** How receivers of the panel are reached; a test has its own. */
    post?: Post;
  },
  settings: Settings & { secret: string },
): { handlers: Handlers; close: () => void } {
  const { orderWebhook } = settings;
  const place = { ...settings.mail, secret: settings.secret, folder: join(settings.dataDir, "mail") };
  const mailers = {
    links: createMailer(place, PLACES.links, log),
    letters: createMailer(place, PLACES.letters, log),
  };
  // What is of no point any more (its person or product is gone) is not sent, and done with.
  const mail =
    <K extends MailKind>(lane: keyof typeof mailers, kind: K) =>
    async (payload: Deliveries[K], delivery: Delivery) => {
      const letter = await LETTERS[kind](db, payload, settings);
      return letter ? sendLetter({ db, mailer: mailers[lane] }, letter, delivery) : false;
    };
  return {
    handlers: {
      "order-mail": mail("letters", "order-mail"),
      "order-webhook": async (told, delivery) => {
        const event = orderWebhook && (await orderEvent(db, told));
        if (!orderWebhook || !event) return false;
        await postWebhook(orderWebhook, event, delivery);
        return true;
      },
      event: (happened, { id }) => spreadEvent(db, happened, id),
      webhook: (told) => deliverEvent(db, told, post),
      "step-mail": mail("letters", "step-mail"),
      "payment-mail": mail("letters", "payment-mail"),
      "payment-check": ({ orderId }) =>
        asked(() => endUnpaid(db, orderId, { provider, appUrl: settings.appUrl })),
      receipt: async ({ orderId }) => (await issueReceipt(db, orderId, settings.taxes)) !== undefined,
      refund: (owed) => asked(() => payBack(db, owed, provider)),
      "return-mail": mail("letters", "return-mail"),
      "credit-mail": mail("letters", "credit-mail"),
      "reset-mail": mail("links", "reset-mail"),
      "device-mail": mail("links", "device-mail"),
      "confirm-mail": mail("links", "confirm-mail"),
      "restock-mail": mail("letters", "restock-mail"),
      "refill-mail": mail("letters", "refill-mail"),
    },
    close: () => {
      for (const mailer of Object.values(mailers)) mailer.close();
    },
  };
}

/** What the payment provider was asked; its trouble has a code that names nobody. */
function asked(work: () => Promise<boolean>): Promise<boolean> {
  return work().catch((error: unknown) => {
    throw error instanceof ProviderTrouble
      ? new DeliveryFailure(error.message, { isAway: error.outcome === "unknown" })
      : error;
  });
}
