import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import type { Scope } from "#app/features/accounts/api-token.ts";
import type { Actor } from "#app/features/accounts/policy.ts";
import { deleteProduct } from "#app/features/catalogue/delete-product.server.ts";
import { findEditable } from "#app/features/catalogue/find-editable.server.ts";
import { parseProduct } from "#app/features/catalogue/parse-product.server.ts";
import { draftOf, type EditableProduct } from "#app/features/catalogue/product-draft.ts";
import { keyFrom } from "#app/features/catalogue/product-key.ts";
import { createProduct, updateProduct } from "#app/features/catalogue/save-product.server.ts";
import { SkuTaken } from "#app/features/catalogue/sku-taken.server.ts";
import { countStock } from "#app/features/catalogue/set-stock.server.ts";
import { findApiProduct, listApiProducts } from "#app/features/catalogue/api-products.server.ts";
import { advanceOrder, type Advanced } from "#app/features/orders/advance-order.server.ts";
import { findAnyOrder } from "#app/features/orders/find-any-order.server.ts";
import { type FullOrder, shortOrderId } from "#app/features/orders/order.ts";
import type { TakenStep } from "#app/features/orders/order-steps.ts";
import { stepOf } from "#app/features/orders/parse-step.server.ts";
import { listOrdersAfter } from "#app/features/orders/list-orders-after.server.ts";
import { ApiError } from "./api-error.ts";
import { ORDERS_QUERY, PAGE_QUERY, type Shape, SHAPES } from "./shapes.ts";

/** A parsed request. */
interface Asked {
  db: Database;
  by: Actor;
  /** The id in the address; empty if there is none. */
  id: string;
  query: Record<string, string>;
  body: unknown;
  /** `Idempotency-Key`, where there is one. */
  key?: string;
}

/** Something that the API does: described and done by one entry. */
export interface Operation {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  scope: Scope;
  summary: string;
  query?: z.ZodObject;
  body?: Shape;
  status: 200 | 201 | 204;
  /** None for 204. */
  reply?: Shape;
  /** Refusals in addition to those that any request may get. */
  refusals?: (404 | 409)[];
  run: (asked: Asked) => Promise<object | undefined>;
}

export const OPERATIONS: readonly Operation[] = [
  {
    method: "GET",
    path: "/products",
    scope: "read",
    summary: "Products, by their ids.",
    query: PAGE_QUERY,
    status: 200,
    reply: "Products",
    run: async (asked) => {
      const { after = "", limit } = read(PAGE_QUERY, asked.query);
      const products = await listApiProducts(asked.db, asked.by, { after, limit });
      return { products, next: products.length < limit ? null : (products.at(-1)?.id ?? null) };
    },
  },
  {
    method: "POST",
    path: "/products",
    scope: "write",
    summary: "Adds a product. With an `Idempotency-Key` a repeat changes what the first made, and adds none.",
    body: "NewProduct",
    status: 201,
    reply: "Product",
    run: async ({ db, by, body, key }) => {
      const input = parse({ ...BLANK, ...read(SHAPES.NewProduct, body) });
      const own = key && keyFrom(createHash("sha256").update(`${by.token?.id}\n${key}`).digest());
      const id = await createProduct(db, by, input, own || undefined).catch(orUnfit);
      return findProduct(db, by, id);
    },
  },
  {
    method: "GET",
    path: "/products/{id}",
    scope: "read",
    summary: "One product.",
    status: 200,
    reply: "Product",
    refusals: [404],
    run: ({ db, by, id }) => findProduct(db, by, id),
  },
  {
    method: "PATCH",
    path: "/products/{id}",
    scope: "write",
    summary: "Changes fields of a product, if nobody has changed it since it was read (`version`).",
    body: "ProductChange",
    status: 200,
    reply: "Product",
    refusals: [404, 409],
    run: async ({ db, by, id, body }) => {
      const { version, ...changes } = read(SHAPES.ProductChange, body);
      const now = await findEditable(db, by, id);
      if (!now) throw NO_PRODUCT;
      const input = parse({ ...now, ...changes });
      const edited = { id, version, shownStock: now.stock };
      const result = await updateProduct(db, by, edited, input).catch(orUnfit);
      if (!result.ok && result.reason === "gone") throw NO_PRODUCT;
      if (!result.ok) throw CHANGED;
      return findProduct(db, by, id);
    },
  },
  {
    method: "DELETE",
    path: "/products/{id}",
    scope: "write",
    summary: "Deletes a product; for a day it can be put back in the panel.",
    status: 204,
    refusals: [404],
    run: async ({ db, by, id }) => {
      await findProduct(db, by, id);
      await deleteProduct(db, by, id);
      return undefined;
    },
  },
  {
    method: "GET",
    path: "/stock",
    scope: "read",
    summary: "How many units of each product there are.",
    query: PAGE_QUERY,
    status: 200,
    reply: "Stocks",
    run: async ({ db, by, query }) => {
      const { after = "", limit } = read(PAGE_QUERY, query);
      const rows = await listApiProducts(db, by, { after, limit });
      const stock = rows.map(({ id, name, stock: units }) => ({ productId: id, name, stock: units }));
      return { stock, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
    },
  },
  {
    method: "POST",
    path: "/products/{id}/stock",
    scope: "write",
    summary: "Says how many units there are; with `seen` only if it is still what was read.",
    body: "NewStock",
    status: 200,
    reply: "Stock",
    refusals: [404, 409],
    run: async ({ db, by, id, body }) => {
      const result = await countStock(db, by, { id, ...read(SHAPES.NewStock, body) });
      if (result.ok) return { productId: id, name: result.name, stock: result.stock };
      if (result.reason === "gone") throw NO_PRODUCT;
      throw new ApiError(
        409,
        "changed",
        `The stock is ${result.stock} by now.`,
        "Reckon anew from that, and send it with the new `seen`.",
      );
    },
  },
  {
    method: "GET",
    path: "/orders",
    scope: "read",
    summary: "Orders, in the sequence in which they were placed.",
    query: ORDERS_QUERY,
    status: 200,
    reply: "Orders",
    run: async ({ db, by, query }) => {
      const { after, since, ...rest } = read(ORDERS_QUERY, query);
      const orders = await listOrdersAfter(db, by, {
        ...rest,
        ...(since && { since: new Date(since) }),
        ...(after && { after: placeOf(after) }),
      });
      const last = orders.at(-1);
      return {
        orders: orders.map(tellOrder),
        next: last && orders.length === rest.limit ? nextOf(last) : null,
      };
    },
  },
  {
    method: "GET",
    path: "/orders/{id}",
    scope: "read",
    summary: "One order, with its steps.",
    status: 200,
    reply: "Order",
    refusals: [404],
    run: ({ db, by, id }) => findOrder(db, by, id),
  },
  {
    method: "POST",
    path: "/orders/{id}/steps",
    scope: "write",
    summary:
      "Takes the next step of an order; told outside after two minutes, until when the panel can undo it.",
    body: "Step",
    status: 201,
    reply: "Order",
    refusals: [404, 409],
    run: async ({ db, by, id, body }) => {
      const { seen, ...asked } = read(SHAPES.Step, body);
      const order = await findAnyOrder(db, by, id);
      if (!order) throw NO_ORDER;
      const result = await advanceOrder(db, by, id, stepOf(asked, order), seen === undefined ? {} : { seen });
      if (!result.ok) throw refusedStep(result.reason);
      return findOrder(db, by, id);
    },
  },
];

const NO_PRODUCT = new ApiError(
  404,
  "not_found",
  "There is no such product.",
  "Ask GET /products for the ids that there are; this one may have been deleted.",
);
const NO_ORDER = new ApiError(
  404,
  "not_found",
  "There is no such order.",
  "Ask GET /orders for the ids that there are.",
);
const CHANGED = new ApiError(
  409,
  "changed",
  "Somebody has changed this product since it was read.",
  "Read it again, and send your change with its new `version`.",
);

function refusedStep(reason: Extract<Advanced, { ok: false }>["reason"]): ApiError {
  if (reason === "gone") return NO_ORDER;
  if (reason === "changed")
    return new ApiError(
      409,
      "changed",
      "Somebody took another step meanwhile.",
      "Read the order again, and see whether the step is still to be taken.",
    );
  return new ApiError(
    409,
    reason.replaceAll("-", "_"),
    "The order does not allow this step from where it stands.",
    "Read the order: `status` says where it stands. A step that was taken already needs no repeating.",
  );
}

/** Checks something that was sent against its shape. */
function read<T extends z.ZodType>(shape: T, value: unknown): z.infer<T> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => [path.join(".") || "body", message] as const);
  throw new ApiError(
    400,
    "invalid",
    "Something that was sent is not as it should be.",
    "Look at `fields`; /api/v1/openapi.json describes what is expected.",
    { fields: Object.fromEntries(fields.reverse()) },
  );
}

/** The defaults of a new product. */
const BLANK = {
  id: "",
  version: 1,
  stock: 0,
  state: "on-sale",
  featured: false,
  size: "",
  kind: "",
  line: "",
  sku: "",
  barcode: "",
  concerns: [],
  images: [],
  ingredients: [],
  translations: {},
} satisfies Partial<EditableProduct>;

/** The same rules as the owner's form, by its own reader. */
function parse(product: EditableProduct) {
  const form = new FormData();
  for (const [field, text] of Object.entries(draftOf(product))) form.set(field, String(text));
  const parsed = parseProduct(form);
  if (parsed.ok) return parsed.input;
  throw unfit(parsed.problems as Record<string, string>);
}

const unfit = (fields: Record<string, string>) =>
  new ApiError(
    400,
    "invalid",
    "The shop does not take this product.",
    "Look at `fields`: they are named as in the owner's form.",
    { fields },
  );

const orUnfit = (error: unknown): never => {
  throw error instanceof SkuTaken ? unfit({ sku: "skuTaken" }) : error;
};

async function findProduct(db: Database, by: Actor, id: string) {
  const found = await findApiProduct(db, by, id);
  if (!found) throw NO_PRODUCT;
  return found;
}

async function findOrder(db: Database, by: Actor, id: string) {
  const found = await findAnyOrder(db, by, id);
  if (!found) throw NO_ORDER;
  return { ...tellOrder(found), steps: found.steps.map(tellStep) };
}

function tellOrder({ userId, customer, items, totalAmount, shippingAddress, ...order }: FullOrder) {
  const { id, status, createdAt, subtotal, discount, discountCode, shipping, credit, refunded, giftNote } =
    order;
  const { fullName, street, city, state, zipCode, country } = shippingAddress;
  return {
    ...{ id, number: shortOrderId(id), status, createdAt, currency: "USD" },
    items: items.map(({ productId, name, price, quantity }) => ({ productId, name, price, quantity })),
    ...{ subtotal, discount, discountCode, shipping, total: totalAmount, credit, refunded },
    shippingAddress: { fullName, street, city, state, zipCode, country },
    giftNote,
    customer: userId && customer ? { id: userId, ...customer } : null,
  };
}

function tellStep({ number, kind, at, by, amount, details }: TakenStep) {
  const { carrier, number: parcel, link } = details;
  const tracking = { ...(carrier && { carrier }), ...(parcel && { number: parcel }), ...(link && { link }) };
  return { number, kind, at, by, amount, ...(kind === "shipped" && { tracking }) };
}

/** Where a page of orders ended, for whoever asks for the next one. */
const nextOf = ({ createdAt, id }: FullOrder) => Buffer.from(`${createdAt} ${id}`).toString("base64url");

function placeOf(after: string): { at: Date; id: string } {
  const [time = "", id = ""] = Buffer.from(after, "base64url").toString().split(" ");
  const at = new Date(time);
  if (Number.isNaN(at.getTime()))
    throw new ApiError(
      400,
      "invalid",
      "`after` is none of ours.",
      "Take it from `next` of the page before.",
      {
        fields: { after: "unknown" },
      },
    );
  return { at, id };
}
