import type { Route } from "./+types/payment-news";
import { StepRefused } from "#app/features/orders/advance-order.server.ts";
import { settlePayment } from "#app/features/orders/settle-payment.server.ts";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { readBytes } from "#app/http/read-bytes.ts";
import { UnsignedNews } from "#app/payments/payments.ts";

/** Bytes of a provider's news; the longest of Stripe's stay far below. */
const LONGEST = 512 * 1024;

/**
 * Receives signed reports from the payment provider. It repeats a report until it gets a 2xx, so what cannot be fixed
 * is logged and accepted.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, provider } = context.get(servicesContext);
  const { log } = context.get(requestContext);
  if (!provider) return new Response("No payments are taken here.", { status: 404 });
  const body = await readBytes(request, LONGEST);
  if (!body) return new Response("This is too long.", { status: 413 });
  try {
    const news = provider.readNews(body, request.headers);
    const settled = news && (await settlePayment(db, news));
    log.info({ kind: news?.kind, settled }, "payment news");
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof UnsignedNews) return new Response("This is not signed.", { status: 400 });
    if (!(error instanceof StepRefused)) throw error;
    log.error({ because: error.reason }, "payment news that do not fit the order's steps");
    return new Response(null, { status: 204 });
  }
}

/** Nobody looks at this address; it leads home. */
export { loader } from "./elsewhere.ts";
