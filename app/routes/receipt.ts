import { redirect } from "react-router";
import type { Route } from "./+types/receipt";
import { findReceipt } from "#app/features/orders/find-receipt.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";

/** The receipt of an order, as a file; for owners too, whom `requireLogin` would lead to their panel. */
export async function loader({ params: { orderId }, url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(`/login?${new URLSearchParams({ redirect: url.pathname })}`);
  const receipt = await findReceipt(db, viewer, orderId, config);
  if (!receipt) return new Response("There is no receipt.", { status: 404 });
  return new Response(new Uint8Array(receipt.pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="nacre-${receipt.name}.pdf"`,
    },
  });
}
