import { z } from "zod";
import { readSettings } from "./settings-file.server.ts";

const schema = z.strictObject({
  /** Days after its delivery for which a parcel's things may come back. */
  days: z.number().int().min(1).max(365),
  /** Whether one product of an order may come back though it was opened. */
  oneOpened: z.boolean(),
});

/** What the owner takes back; content/returns.example.json shows it. */
export type ReturnSettings = z.infer<typeof schema>;

/** What the owner takes back, from their file; see `readSettings`. */
export const readReturns = (file: string) => readSettings(file, schema);
