/** A full address, by field name, as forms send it. */
export const ADDRESS_FIELDS = {
  fullName: "Ada Shell",
  street: "1 Tide Street",
  city: "Portland",
  state: "Oregon",
  zipCode: "97201",
  country: "United States",
} as const;
