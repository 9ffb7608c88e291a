interface Props {
  /** With the country's name, in the reader's language. */
  address: {
    fullName: string;
    street: string;
    city: string;
    state: string;
    zipCode: string;
    country: string;
  };
}

/** An address as on a parcel. */
export function PostalAddress({ address }: Props) {
  const { fullName, street, city, state, zipCode, country } = address;
  return (
    <address translate="no" className="leading-relaxed [overflow-wrap:anywhere] not-italic">
      {fullName}
      <br />
      {street}
      <br />
      {city}
      {state !== city && `, ${state}`} {zipCode}
      <br />
      {country}
    </address>
  );
}
