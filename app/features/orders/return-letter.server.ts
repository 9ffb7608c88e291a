import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, returns, users } from "#app/db/schema.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import type { House, Letter } from "#app/outbox/letter.ts";
import type { Deliveries } from "#app/outbox/outbox.server.ts";
import { nameNow, productsOf } from "./find-order.server.ts";
import { shortOrderId } from "./order.ts";

/** Tells the owner of a return, or its shopper what the owner said; undefined when that is of no point any more. */
export async function returnLetter(
  db: Database,
  { returnId, to }: Deliveries["return-mail"],
  { appUrl, support, house }: House,
): Promise<Letter | undefined> {
  const [found] = await db
    .select({
      back: returns,
      items: orders.items,
      language: orders.language,
      email: users.email,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(eq(returns.id, returnId));
  if (!found?.email) return undefined;
  const { back, items, email } = found;
  const isAnswer = to === "shopper";
  if (isAnswer ? back.state !== "accepted" && back.state !== "declined" : back.state !== "asked")
    return undefined;
  const language = isAnswer ? found.language : "en";
  const t = mailWords(language);
  const current = await productsOf(db, items, language);
  const nameOf = (id: string) => {
    const sold = items.find(({ productId }) => productId === id);
    return sold ? nameNow(sold, current.get(id)) : id;
  };
  const values = { id: shortOrderId(back.orderId), email: support.email };
  const returnsAddress = house?.returnsAddress;
  const accepted = back.state === "accepted";
  const opening = isAnswer
    ? t(accepted ? "returnAccepted" : "returnDeclined", values)
    : t("returnAsked", values);
  return {
    to: isAnswer ? email : support.email,
    language,
    subject: t(isAnswer ? "returnAnswerSubject" : "returnAskedSubject", values),
    preview: opening,
    heading: t(isAnswer ? "returnAnswerSubject" : "returnAskedSubject", values),
    opening: [opening, ...(isAnswer ? [back.answer] : [])].filter(Boolean),
    rows: back.items.map(({ productId, quantity, opened }) => ({
      label: nameOf(productId),
      value: opened ? t("returnOpenedUnits", { quantity }) : `× ${quantity}`,
    })),
    closing: isAnswer
      ? accepted
        ? [returnsAddress ? t("returnTo", { address: returnsAddress }) : t("returnAskWhere", values)]
        : []
      : [`${t(`shop:return_${back.reason}`)}${back.words ? `: ${back.words}` : ""}`],
    action: isAnswer
      ? { label: t("shop:seeOrder"), url: `${appUrl}/profile?order=${back.orderId}` }
      : { label: t("shop:seeOrder"), url: `${appUrl}/?tab=orders&order=${back.orderId}` },
    footer: isAnswer
      ? [t("orderFooter", { shop: appUrl }), t("questions", { email: support.email })]
      : [t("returnFooter", { shop: appUrl })],
  };
}
