import type { Address } from "#app/db/schema.ts";

/** The six fields, in the order in which a form asks for them, with their autofill tokens. */
export const ADDRESS_FIELDS = [
  { name: "fullName", autoComplete: "shipping name" },
  { name: "street", autoComplete: "shipping street-address" },
  { name: "city", autoComplete: "shipping address-level2" },
  { name: "state", autoComplete: "shipping address-level1" },
  { name: "zipCode", autoComplete: "shipping postal-code" },
  { name: "country", autoComplete: "shipping country-name" },
] as const satisfies { name: keyof Address; autoComplete: string }[];
