/** A full address, by field name, as forms send it. */
export const ADDRESS_FIELDS = {
  fullName: "Ada Shell",
  street: "1 Tide Street",
  city: "Portland",
  state: "Oregon",
  zipCode: "97201",
  country: "United States",
} as const;

/** The same by the labels of the English form. */
export const ADDRESS_BY_LABEL = {
  "Full name": ADDRESS_FIELDS.fullName,
  Street: ADDRESS_FIELDS.street,
  City: ADDRESS_FIELDS.city,
  State: ADDRESS_FIELDS.state,
  "ZIP code": ADDRESS_FIELDS.zipCode,
  Country: ADDRESS_FIELDS.country,
} as const;
