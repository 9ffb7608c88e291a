import { z } from "zod";
import type { IdentifiedChange } from "./cart.ts";

const wholeNumber = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,9}$/)
  .transform(Number);
const product = { productId: z.string().min(1).max(200), id: z.string().min(8).max(40).optional() };

const change = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("add"), quantity: wholeNumber, ...product }),
  z.object({ intent: z.literal("step"), quantity: wholeNumber, ...product }),
  z.object({ intent: z.literal("set"), quantity: wholeNumber, ...product }),
  z.object({ intent: z.literal("remove"), ...product }),
]);

/**
 * Reads a submitted change; undefined for anything but whole quantities of a named product.
 * @param query of the address it was sent to: a button of another form says there what it changes
 */
export function parseCartChange(form: FormData, query?: URLSearchParams): IdentifiedChange | undefined {
  return change.safeParse(Object.fromEntries([...(query ?? []), ...form])).data;
}
