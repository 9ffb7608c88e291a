import { z } from "zod";
import { parseAddress } from "#app/features/accounts/parse-address.server.ts";
import type { OrderRequest } from "./place-order.server.ts";

const agreed = z.object({
  idempotencyKey: z.string().min(8).max(64),
  shownTotal: z.coerce.number().int().nonnegative(),
  shownLines: z.string().max(20_000),
});

/** Reads the checkout form, or says which half of it is unusable. */
export function parseCheckout(
  form: FormData,
): { ok: true; request: OrderRequest } | { ok: false; reason: "address" | "form" } {
  const address = parseAddress(form);
  if (!address) return { ok: false, reason: "address" };
  const rest = agreed.safeParse(Object.fromEntries(form));
  return rest.success ? { ok: true, request: { ...rest.data, address } } : { ok: false, reason: "form" };
}
