/** One line of a checkout that an assistant has begun. */
export interface AgentLine {
  id: string;
  productId: string;
  quantity: number;
}

/** A postal address as the protocol names its parts; an assistant may know only some of them. */
export interface AgentDestination {
  id: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  street_address?: string | undefined;
  extended_address?: string | undefined;
  address_locality?: string | undefined;
  address_region?: string | undefined;
  postal_code?: string | undefined;
  address_country?: string | undefined;
  phone_number?: string | undefined;
}

/** Where it is to go. */
export interface AgentFulfillment {
  destinations: AgentDestination[];
  /** One of them. */
  selected?: string | undefined;
}
