/** Postal address; the six fields of the specification. */
export interface Address {
  fullName: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

/** The six fields, in the order in which a form asks for them, with their autofill tokens. */
export const ADDRESS_FIELDS = [
  { name: "fullName", autoComplete: "shipping name" },
  { name: "street", autoComplete: "shipping street-address" },
  { name: "city", autoComplete: "shipping address-level2" },
  { name: "state", autoComplete: "shipping address-level1" },
  { name: "zipCode", autoComplete: "shipping postal-code" },
  { name: "country", autoComplete: "shipping country" },
] as const satisfies { name: keyof Address; autoComplete: string }[];

/** Most characters of one field. */
export const LONGEST_LINE = 200;

/** What is wrong with the fields of an address; those in order are left out. */
export type AddressProblems = Partial<Record<keyof Address, "missing" | "tooLong">>;

/** Countries whose addresses name no state, province or region, by code. */
const WITHOUT_STATES = new Set(
  "AD AT AX BE BG CH CY CZ DE DK EE FI FO FR GB GG GI GL GR HR HU IM IS IL JE LI LT LU LV MC MT NL NO NZ PL PT RO RS SE SG SI SJ SK SM VA ZA".split(
    " ",
  ),
);

/** The six address fields of a form, trimmed. If a country has no states, an empty one becomes the city. */
export function typedAddress(form: FormData): Address {
  const read = (name: keyof Address) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const [city, country] = [read("city"), read("country")];
  return {
    fullName: read("fullName"),
    street: read("street"),
    city,
    state: read("state") || (WITHOUT_STATES.has(country) ? city : ""),
    zipCode: read("zipCode"),
    country,
  };
}

/** The state for a parcel label; empty if it only repeats the city. */
export function writtenState({ city, state }: Pick<Address, "city" | "state">): string {
  return state === city ? "" : state;
}

/** The same rule in the browser, before anything is sent, and on the server, which has the last word. */
export function addressProblems(address: Address): AddressProblems {
  const problems: AddressProblems = {};
  for (const { name } of ADDRESS_FIELDS) {
    if (address[name] === "") problems[name] = "missing";
    else if (address[name].length > LONGEST_LINE) problems[name] = "tooLong";
  }
  return problems;
}
