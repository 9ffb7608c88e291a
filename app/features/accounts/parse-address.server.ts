import { type AddressProblems, addressProblems, typedAddress, type Address } from "./address.ts";
import { readCountry } from "./countries.ts";

export type ParsedAddress =
  | { ok: true; address: Address }
  | { ok: false; typed: Address; problems: AddressProblems };

/** The address in a form, its country one that we know by code or name; or what is wrong with which of its fields, and what was typed. */
export function parseAddress(form: FormData): ParsedAddress {
  const typed = typedAddress(form);
  const known = readCountry(typed.country) !== undefined;
  const problems = addressProblems(known ? typed : { ...typed, country: "" });
  return Object.keys(problems).length > 0 ? { ok: false, typed, problems } : { ok: true, address: typed };
}
