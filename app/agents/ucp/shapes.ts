import { z } from "zod";
import { LONGEST_LINE } from "#app/features/accounts/address.ts";
import { MOST_PER_LINE } from "#app/features/cart/cart.ts";
import { MOST_LINES } from "#app/features/cart/cart-link.ts";

/** The parts of the protocol's requests that this shop reads; it ignores the rest. */

const id = z.string().min(1).max(200);
const line = z.string().max(LONGEST_LINE);
const cents = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

const context = z.object({ language: z.string().max(35).optional() }).optional();

const filters = z
  .object({
    categories: z.array(z.string().max(100)).max(20).optional(),
    price: z.object({ min: cents.optional(), max: cents.optional() }).optional(),
  })
  .optional();
export type Filters = z.infer<typeof filters>;

export const searchRequest = z
  .object({
    query: z.string().trim().max(100).optional(),
    filters,
    context,
    pagination: z
      .object({ cursor: z.string().max(200).optional(), limit: z.number().int().min(1).default(10) })
      .default({ limit: 10 }),
  })
  .refine(
    ({ query, filters }) => Boolean(query) || Object.keys(filters ?? {}).length > 0,
    "A search needs a query or a filter.",
  );

export const lookupRequest = z.object({ ids: z.array(id).min(1), filters, context });

export const productRequest = z.object({ id, filters, context });

const destination = z.object({
  id: z.string().min(1).max(100).optional(),
  first_name: line.optional(),
  last_name: line.optional(),
  street_address: line.optional(),
  extended_address: line.optional(),
  address_locality: line.optional(),
  address_region: line.optional(),
  postal_code: line.optional(),
  address_country: z.string().max(60).optional(),
  phone_number: z.string().max(60).optional(),
});

const fulfillment = z.object({
  methods: z
    .array(
      z.object({
        type: z.enum(["shipping", "pickup"]).default("shipping"),
        destinations: z.array(destination).max(10).nullish(),
        selected_destination_id: z.string().max(100).nullish(),
      }),
    )
    .max(4)
    .optional(),
});
export type AskedFulfillment = z.infer<typeof fulfillment>;

/** A checkout to create or replace. Prices, titles and totals are ours: those in the request are ignored. */
export const checkoutRequest = z.object({
  line_items: z
    .array(
      z.object({
        id: z.string().min(1).max(100).optional(),
        item: z.object({ id }),
        quantity: z.number().int().min(1).max(MOST_PER_LINE),
      }),
    )
    .min(1)
    .max(MOST_LINES),
  buyer: z
    .object({
      first_name: line.optional(),
      last_name: line.optional(),
      email: z.string().max(320).optional(),
      phone_number: z.string().max(60).optional(),
    })
    .optional(),
  context,
  fulfillment: fulfillment.optional(),
});
export type AskedCheckout = z.output<typeof checkoutRequest>;
