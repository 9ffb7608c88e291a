import { z } from "zod";
import { type Bill, dueOf, type Step } from "./order-steps.ts";

const word = z
  .string()
  .trim()
  .max(100)
  .transform((text) => text || undefined);
/** Typed dollars as integer cents. */
export const dollarsAsCents = z
  .string()
  .trim()
  .regex(/^\d{1,8}([.,]\d{1,2})?$/)
  .transform((text) => Math.round(Number(text.replace(",", ".")) * 100));

/** What is known of a parcel; a link only where it is one. */
const trackingSchema = z.object({
  carrier: word.optional(),
  number: word.optional(),
  link: z
    .union([z.literal(""), z.url({ protocol: /^https$/ }).max(500)])
    .transform((text) => text || undefined)
    .optional(),
});

/** A step by hand, as a form or a command line writes it. `amount` in dollars. */
const stepSchema = z.discriminatedUnion("step", [
  z.object({ step: z.literal("paid") }),
  z.object({ step: z.literal("shipped"), ...trackingSchema.shape }),
  z.object({ step: z.literal("delivered") }),
  z.object({ step: z.literal("cancelled") }),
  z.object({
    step: z.literal("refunded"),
    amount: dollarsAsCents,
    /** `credit` gives it as store credit. */
    as: z.enum(["money", "credit"]).optional(),
  }),
  z.object({ step: z.literal("undone") }),
]);
type StepByHand = z.infer<typeof stepSchema>;

/** The requested step. Noting a payment by hand always covers all that is due. */
export function stepOf(asked: StepByHand, bill: Bill): Step {
  if (asked.step === "refunded") {
    const { amount, as } = asked;
    return { kind: "refunded", amount, ...(as === "credit" && { credit: true }) };
  }
  const { step: kind, ...rest } = asked;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { kind, ...(kind === "paid" && { amount: dueOf(bill) }), ...known } as Step;
}

/** A step by hand, by its fields; undefined where they make none. */
export function readAskedStep(fields: Record<string, unknown>): StepByHand | undefined {
  return stepSchema.safeParse(fields).data;
}

const formSchema = z.object({ order: z.string().min(1).max(64), seen: z.coerce.number().int().min(0) });

/** The form of an order's own view; undefined where it makes no sense. */
export function parseStep(form: FormData) {
  const fields = Object.fromEntries(form);
  const { data: about } = formSchema.safeParse(fields);
  if (!about) return undefined;
  return { ...about, asked: readAskedStep(fields) };
}

/** The parcels that a list says have left: those that are ticked, each with its number. */
export function parseParcels(form: FormData) {
  const carrier = word.safeParse(form.get("carrier") ?? "").data;
  return form.getAll("order").flatMap((order) => {
    const id = String(order);
    const { data } = formSchema.safeParse({ order: id, seen: form.get(`seen:${id}`) });
    const number = word.safeParse(form.get(`number:${id}`) ?? "").data;
    const step = { kind: "shipped" as const, ...(carrier && { carrier }), ...(number && { number }) };
    return data ? [{ ...data, step }] : [];
  });
}
