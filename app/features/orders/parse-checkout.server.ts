import { z } from "zod";
import { type ParsedAddress, parseAddress } from "#app/features/accounts/parse-address.server.ts";
import type { DeliverySettings } from "#app/config/delivery.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { LONGEST_CODE } from "./discount.ts";
import { feeFor, isServed, termsFor } from "./delivery.ts";
import { LONGEST_NOTE, tidyNote } from "./gift-note.ts";
import type { OrderRequest } from "./place-order.server.ts";

const agreed = z.object({
  idempotencyKey: z.string().min(8).max(64),
  shownTotal: z.coerce.number().int().nonnegative(),
  shownLines: z.string().max(20_000),
  shownDue: z.coerce.number().int().nonnegative().optional(),
  giftNote: z.string().transform(tidyNote).pipe(z.string().max(LONGEST_NOTE)).default(""),
});

/** The code of a checkout form, where there is one. */
export function codeIn(form: FormData): string | undefined {
  return (
    String(form.get("code") ?? "")
      .trim()
      .slice(0, LONGEST_CODE) || undefined
  );
}

type Checkout =
  | { ok: true; request: OrderRequest }
  | (Extract<ParsedAddress, { ok: false }> & { reason: "address" })
  | { ok: false; reason: "form" };

/** Reads the checkout form of a page in `language`, or says which half of it is unusable. */
export function parseCheckout(form: FormData, language: Language, delivery?: DeliverySettings): Checkout {
  const parsed = parseAddress(form);
  if (!parsed.ok) return { ...parsed, reason: "address" };
  const { address: typed } = parsed;
  // The list of the page has no such country.
  if (!isServed(delivery, typed.country))
    return { ok: false, reason: "address", typed, problems: { country: "missing" } };
  const { data } = agreed.safeParse(Object.fromEntries(form));
  if (!data) return { ok: false, reason: "form" };
  const keepAddress = form.get("keepAddress") === "on";
  const fee = feeFor(delivery, typed.country);
  const terms = termsFor(delivery, typed.country);
  const code = codeIn(form);
  const { shownDue, ...seen } = data;
  const request = {
    ...seen,
    ...(shownDue !== undefined && { shownDue }),
    address: typed,
    language,
    keepAddress,
    fee,
    ...(terms && { delivery: terms }),
    ...(code && { code }),
    ...(form.get("useCredit") === "on" && { useCredit: true }),
  };
  return { ok: true, request };
}
