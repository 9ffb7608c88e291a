import { z } from "zod";
import type { Address } from "#app/db/schema.ts";

const line = z.string().trim().min(1).max(200);
const address = z.object({
  fullName: line,
  street: line,
  city: line,
  state: line,
  zipCode: line,
  country: line,
});

/** What the six fields hold, trimmed; undefined when any of them is blank or unreasonably long. */
export function parseAddress(form: FormData): Address | undefined {
  return address.safeParse(Object.fromEntries(form)).data;
}
