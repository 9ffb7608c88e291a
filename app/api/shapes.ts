import { z } from "zod";
import { apiProduct } from "#app/features/catalogue/api-product.ts";
import { STATUSES } from "#app/features/orders/order-steps.ts";

const cents = z.int().describe("Whole cents.");
const instant = z.iso.datetime();

const order = z.object({
  id: z.string(),
  number: z.string().describe("The first characters of the id, as the shop shows it."),
  status: z.enum(STATUSES),
  createdAt: instant,
  currency: z.literal("USD"),
  items: z.array(
    z.object({ productId: z.string(), name: z.string(), price: cents, quantity: z.int().min(1) }),
  ),
  subtotal: cents,
  discount: cents,
  discountCode: z.string().nullable(),
  shipping: cents,
  total: cents,
  credit: cents.describe("Whole cents of the total that were taken from store credit."),
  refunded: cents,
  shippingAddress: z.object({
    fullName: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string().describe("A code of ISO 3166, or what was typed."),
  }),
  giftNote: z.string(),
  customer: z
    .object({ id: z.string(), email: z.string(), name: z.string() })
    .nullable()
    .describe("Null once they have deleted their account."),
});

const takenStep = z.object({
  number: z.int(),
  kind: z.enum(["paid", "shipped", "delivered", "cancelled", "refunded", "returned", "undone"]),
  at: instant,
  by: z.enum(["owner", "operator", "provider", "shopper", "api"]),
  amount: cents.nullable(),
  tracking: z.object({ carrier: z.string(), number: z.string(), link: z.string() }).partial().optional(),
});

const word = z.string().trim().min(1).max(100);

const step = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("paid"), seen: z.int().min(0).optional() }),
  z.strictObject({
    step: z.literal("shipped"),
    carrier: word.optional(),
    number: word.optional(),
    link: z
      .url({ protocol: /^https$/ })
      .max(500)
      .optional(),
    seen: z.int().min(0).optional(),
  }),
  z.strictObject({ step: z.literal("delivered"), seen: z.int().min(0).optional() }),
  z.strictObject({ step: z.literal("cancelled"), seen: z.int().min(0).optional() }),
]);

const texts = z.object({
  name: z.string(),
  description: z.string(),
  usage: z.string(),
  kind: z.string(),
});

/** The product fields that another system may change; limits are those of the owner's form. */
const { name, price, category, description, usage, imageUrl } = apiProduct.shape;
const product = z.strictObject({
  name,
  description,
  usage,
  category,
  price: price.min(0),
  imageUrl,
  stock: z.int().min(0).max(999_999),
  state: apiProduct.shape.state,
  kind: z.string(),
  line: z.string(),
  size: z.string(),
  sku: apiProduct.shape.sku,
  barcode: apiProduct.shape.barcode,
  featured: z.boolean(),
  images: z.array(z.string()),
  ingredients: z.array(z.string()),
  concerns: apiProduct.shape.concerns,
  translations: z.strictObject({ fr: texts.partial(), sp: texts.partial() }).partial(),
});

const stock = z.object({ productId: z.string(), name: z.string(), stock: z.int() });
const next = z.string().nullable().describe("`after` of the next page; null on the last.");

/** Every shape of the API, by its name in the description. */
export const SHAPES = {
  Product: apiProduct,
  Products: z.object({ products: z.array(apiProduct), next }),
  NewProduct: product
    .partial()
    .required({ name: true, description: true, usage: true, category: true, price: true, imageUrl: true }),
  ProductChange: product
    .omit({ stock: true })
    .partial()
    .extend({
      version: apiProduct.shape.version.describe("Of the product that is changed, as it was read."),
    }),
  Stock: stock,
  Stocks: z.object({ stock: z.array(stock), next }),
  NewStock: z.strictObject({
    stock: z.int().min(0).max(999_999),
    seen: z
      .int()
      .optional()
      .describe("What it was when it was read: if it is another one by now, nothing is changed (409)."),
  }),
  Order: order.extend({ steps: z.array(takenStep) }),
  Orders: z.object({ orders: z.array(order), next }),
  Step: step.describe(
    "`seen`: the number of the last step that was read; another one meanwhile refuses this (409).",
  ),
  Error: z.object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      hint: z.string().describe("What to do about it."),
      fields: z.record(z.string(), z.string()).optional().describe("What is wrong with which field."),
    }),
  }),
} as const satisfies Record<string, z.ZodType>;
export type Shape = keyof typeof SHAPES;

const after = z.string().max(300).optional().describe("`next` of the page before.");
const limit = z.coerce.number().int().min(1).max(100).default(50);

/** What a list can be asked for in its address. */
export const PAGE_QUERY = z.object({ after, limit });
export const ORDERS_QUERY = PAGE_QUERY.extend({
  status: z.enum(STATUSES).optional(),
  since: z.iso.datetime({ offset: true }).optional().describe("Placed at this time or later."),
});
