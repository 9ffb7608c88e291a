import type { Database } from "#app/db/client.server.ts";
import { forgive, throttle } from "#app/features/accounts/throttle.server.ts";
import type { Letter } from "./letter.ts";
import { blockMail, standingOf } from "./mail-blocks.server.ts";
import { Bounced, type Mailer } from "./mailer.server.ts";
import type { Delivery, DeliveryResult } from "./start-deliveries.server.ts";

/**
 * Sends a letter, unless its address is not to be written to. Whoever signs up may have typed somebody else's address, so
 * one that was not confirmed gets a few mails an hour, whatever they are about; the others wait. Those that ask to confirm
 * it are counted where they are asked for (`sendConfirmation`).
 * @throws DeliveryFailure
 */
export async function sendLetter(
  { db, mailer }: { db: Database; mailer: Mailer },
  letter: Letter,
  delivery: Delivery,
): Promise<DeliveryResult> {
  const { to, unsubscribe } = letter;
  const { isBlocked, isConfirmed } = await standingOf(db, to, unsubscribe ? "news" : "other");
  if (isBlocked) return false;
  const isStranger = !letter.toHouse && !letter.isCounted && !isConfirmed;
  const tooMany = isStranger ? await throttle(db, "unconfirmed-mail", to) : undefined;
  if (tooMany) return { seconds: tooMany.retryAfter };
  try {
    await mailer.send(letter, delivery);
    return true;
  } catch (error) {
    if (isStranger) await forgive(db, "unconfirmed-mail", to);
    if (!(error instanceof Bounced) || letter.toHouse) throw error;
    await blockMail(db, to, "bounced");
    return false;
  }
}
