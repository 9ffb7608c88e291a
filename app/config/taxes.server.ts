import { z } from "zod";
import { readSettings } from "./settings-file.server.ts";

const words = z.strictObject({ en: z.string().min(1), fr: z.string().min(1), sp: z.string().min(1) });
const tax = z.strictObject({
  /** As VAT, TVA, IVA. */
  name: words,
  /** Per cent of the price before tax, as 20 or 8.875. */
  percent: z.number().min(0).max(100).multipleOf(0.001),
});
const schema = z.record(
  z.string().regex(/^([A-Z]{2}|others)$/, "is a code of two capital letters, or others"),
  tax,
);

/** A tax that prices include. */
export type Tax = z.infer<typeof tax>;
/** By country code, `others` for those not named. */
export type Taxes = z.infer<typeof schema>;

/** Which tax the prices include, by country, from the owner's file; see `readSettings`. */
export const readTaxes = (file: string) => readSettings(file, schema);
