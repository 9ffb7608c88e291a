import { products, users } from "#app/db/schema.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import type { Address } from "#app/features/accounts/address.ts";
import type { Database } from "#app/db/client.server.ts";
import type { Profile } from "#app/features/accounts/load-profile.server.ts";
import { referralCode } from "#app/features/accounts/referral-code.server.ts";
import type { Product, ProductState } from "#app/features/catalogue/product.ts";
import { fingerprint, totalsOf } from "#app/features/orders/order.ts";
import { type OrderRequest, placeOrder } from "#app/features/orders/place-order.server.ts";
import { ADDRESS_FIELDS } from "./address.ts";

/** An admin and a customer, as far as the policy looks. */
export const ADMIN = { id: "an-admin", isAdmin: true };
export const CUSTOMER = { id: "a-customer", isAdmin: false };

let made = 0;

/** A product with sound values; name what the test is about. */
export function makeProduct(overrides: Partial<Product> = {}): Product {
  made += 1;
  return {
    id: `product-${made}`,
    name: `Product ${made}`,
    description: "A light cream with glycerin.",
    usage: "Every morning, on clean skin.",
    price: 4800,
    category: "Serum",
    stock: 20,
    featured: false,
    imageUrl: `product-${made}/hero.jpg`,
    images: [],
    ingredients: ["Aqua", "Glycerin"],
    size: "30 ml",
    line: "",
    kind: "",
    concerns: [],
    claims: [],
    createdAt: new Date(0).toISOString(),
    ...overrides,
  };
}

/** A product in the database. */
export async function insertProduct(
  db: Database,
  { state, ...overrides }: Partial<Product> & { state?: ProductState } = {},
): Promise<Product> {
  const product = makeProduct(overrides);
  await db.insert(products).values({ ...product, state, createdAt: new Date(product.createdAt) });
  return product;
}

/** A shopper's profile in the database, with a cart when given. */
export async function insertShopper(db: Database, cart: CartLine[] = []): Promise<Profile> {
  made += 1;
  const id = `shopper-${made}-${crypto.randomUUID()}`;
  const [profile] = await db
    .insert(users)
    .values({ id, email: `${id}@test.example`, referralCode: referralCode(), cart })
    .returning();
  if (!profile) throw new Error("no profile was inserted");
  return { ...profile, awaited: [] };
}

type OrderedLine = CartLine & { price: number };

/** A request as the checkout would send it for these lines at these prices. */
export function requestFor(lines: OrderedLine[], overrides: Partial<OrderRequest> = {}): OrderRequest {
  return {
    address: makeAddress(),
    shownTotal: totalsOf(lines).total,
    shownLines: fingerprint(lines),
    language: "en",
    idempotencyKey: crypto.randomUUID(),
    ...overrides,
  };
}

/** An order in the database, and the shopper who placed it: these lines were all of their cart. */
export async function insertOrder(
  db: Database,
  lines: OrderedLine[],
  overrides: Partial<OrderRequest> = {},
): Promise<{ id: string; shopper: Profile }> {
  const cart = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const shopper = await insertShopper(db, cart);
  const placed = await placeOrder(db, shopper, requestFor(lines, overrides));
  if (!placed.ok) throw new Error(placed.reason);
  return { id: placed.orderId, shopper };
}

export function makeAddress(overrides: Partial<Address> = {}): Address {
  return { ...ADDRESS_FIELDS, ...overrides };
}
