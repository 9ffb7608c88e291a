import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { DeliveryTerms } from "#app/config/delivery.server.ts";
import type { AgentFulfillment, AgentLine } from "#app/agents/ucp/agent-checkout.ts";
import type { Tax } from "#app/config/taxes.server.ts";
import type { Scope } from "#app/features/accounts/api-token.ts";
import type { Changes, Deed } from "#app/features/accounts/admin-log.ts";
import type { Address } from "#app/features/accounts/address.ts";
import type { CartLine } from "#app/features/cart/cart.ts";
import type {
  Category,
  Claim,
  ProductState,
  ProductTranslations,
  ShopConcern,
  StockCause,
} from "#app/features/catalogue/product.ts";
import type { OrderItem } from "#app/features/orders/order.ts";
import type {
  ActorKind,
  OrderStatus,
  ReturnItem,
  ReturnReason,
  ReturnState,
  StepDetails,
  StepKind,
} from "#app/features/orders/order-steps.ts";
import type { SkinType } from "#app/features/reviews/review.ts";
import type { EventType, Happening } from "#app/features/webhooks/event.ts";
import type { Language } from "#app/i18n/language.ts";
import type { Dispute, PaymentState } from "#app/payments/payments.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => "bytea",
});
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** Every product, on sale or not; whoever reads for shoppers reads `onSale` (on-sale.ts) instead. */
export const products = pgTable(
  "products",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** Integer cents. */
    price: integer("price").notNull(),
    category: text("category").$type<Category>().notNull(),
    stock: integer("stock").notNull(),
    state: text("state").$type<ProductState>().notNull().default("on-sale"),
    featured: boolean("featured").notNull().default(false),
    imageUrl: text("image_url").notNull(),
    images: jsonb("images").$type<string[]>().notNull().default([]),
    ingredients: jsonb("ingredients").$type<string[]>().notNull().default([]),
    usage: text("usage").notNull(),
    size: text("size").notNull().default(""),
    /** The owner's own product number, and the GTIN on the pack; empty if there is none. */
    sku: text("sku").notNull().default(""),
    barcode: text("barcode").notNull().default(""),
    /** The family it belongs to, as `Tide`; empty when it belongs to none. */
    line: text("line").notNull().default(""),
    /** What it is in two or three words, as `Brightening serum`. */
    kind: text("kind").notNull().default(""),
    /** What its owner recommends it for. */
    concerns: jsonb("concerns").$type<ShopConcern[]>().notNull().default([]),
    /** What its ingredients allow to say of it; computed when it is saved (see claims.server.ts). */
    claims: jsonb("claims").$type<Claim[]>().notNull().default([]),
    /** Words it is found by beside its own texts, by language; computed like the claims. */
    searchWords: jsonb("search_words").$type<Partial<Record<Language, string>>>().notNull().default({}),
    /** The version of the rules that computed claims and search words; an older one is recomputed at the start. */
    claimsVersion: integer("claims_version").notNull().default(0),
    translations: jsonb("translations").$type<ProductTranslations>().notNull().default({}),
    /** Counts the owner's edits, so that two admins do not overwrite each other. Sales do not count. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("products_price", sql`${table.price} >= 0`),
    check("products_stock", sql`${table.stock} >= 0`),
    check("products_state", sql`${table.state} in ('on-sale', 'draft', 'archived')`),
    check("products_category", sql`${table.category} in ('Cleanser', 'Serum', 'Moisturizer', 'Treatment')`),
    uniqueIndex("products_sku").on(table.sku).where(sql`${table.sku} <> ''`),
    index("products_created_at").on(table.createdAt.desc(), table.id),
  ],
);

/** Every change of a product's stock, written by a trigger; see tell-stock.server.ts. No reference: a deleted product can come back. */
export const stockChanges = pgTable(
  "stock_changes",
  {
    id: text("id").primaryKey(),
    /** In the order in which they happened. */
    number: bigserial("number", { mode: "number" }).notNull(),
    productId: text("product_id").notNull(),
    at: instant("at").notNull(),
    before: integer("before").notNull(),
    after: integer("after").notNull(),
    why: text("why").$type<StockCause>().notNull(),
    /** Which admin's account did it; null for orders, and once that account is deleted. */
    byId: text("by_id"),
    orderId: text("order_id"),
  },
  (table) => [index("stock_changes_by_product").on(table.productId, table.number)],
);

/** The search document of a product in one language; maintained by triggers (see its migration). */
export const productSearch = pgTable(
  "product_search",
  {
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    language: text("language").$type<Language>().notNull(),
    document: tsvector("document").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    index("product_search_document").using("gin", table.document),
  ],
);

/**
 * What an owner finds a product by: its names in all languages and its SKU, a line each, without accents or capitals;
 * maintained by a trigger (see its migration).
 */
export const productNames = pgTable(
  "product_names",
  {
    productId: text("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    names: text("names").notNull(),
  },
  (table) => [index("product_names_letters").using("gin", table.names.op("gin_trgm_ops"))],
);

/** Every word that products are found by: what a mistyped word is compared with. */
export const productWords = pgTable(
  "product_words",
  { language: text("language").$type<Language>().notNull(), word: text("word").notNull() },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);

/** Deleted products, kept complete while the deletion can be undone. */
export const deletedProducts = pgTable("deleted_products", {
  id: text("id").primaryKey(),
  product: jsonb("product").notNull(),
  /** Whoever waited for it, as rows of `stock_alerts`. */
  awaited: jsonb("awaited").notNull().default([]),
  deletedAt: instant("deleted_at").notNull().defaultNow(),
});

/** What the lines of a file of products change, until it is saved; line 0 says that all are there. See save-import.server.ts. */
export const importedProducts = pgTable(
  "imported_products",
  {
    import: text("import").notNull(),
    line: integer("line").notNull(),
    isNew: boolean("is_new").notNull(),
    /** Whose file it is, for the log. */
    byId: text("by_id").notNull().default(""),
    /** Its id, and the fields that change. */
    product: jsonb("product").$type<{ id: string } & Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.import, table.line] })],
);

/** Pictures that an owner has uploaded, by their content; `name` is the end of their address. */
export const pictures = pgTable("pictures", {
  name: text("name").primaryKey(),
  bytes: bytea("bytes").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/**
 * How often the catalogue changed: the sum of all shards. Several of them, so that orders which take stock at the same
 * time do not wait for each other; counted by a trigger when a transaction commits.
 */
export const catalogueChanges = pgTable("catalogue_changes", {
  shard: integer("shard").primaryKey(),
  changes: bigint("changes", { mode: "number" }).notNull().default(0),
});

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    displayName: text("display_name").notNull().default("New User"),
    createdAt: instant("created_at").notNull().defaultNow(),
    cart: jsonb("cart").$type<CartLine[]>().notNull().default([]),
    /** Ids of the last changes in `cart`: a change that arrives twice counts once. */
    cartChanges: jsonb("cart_changes").$type<string[]>().notNull().default([]),
    wishlist: jsonb("wishlist").$type<string[]>().notNull().default([]),
    orders: jsonb("orders").$type<string[]>().notNull().default([]),
    address: jsonb("address").$type<Address>(),
    isAdmin: boolean("is_admin").notNull().default(false),
    /** Packs orders, and sees nothing else of the panel. */
    isPacker: boolean("is_packer").notNull().default(false),
    referralCode: text("referral_code").notNull().unique(),
    /** Integer cents. */
    storeCredit: integer("store_credit").notNull().default(0),
  },
  (table) => [check("users_store_credit", sql`${table.storeCredit} >= 0`)],
);

/** Every change of somebody's store credit; together they are what they have. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Integer cents; negative if it was taken. */
    amount: integer("amount").notNull(),
    /** The order that took or gave it, and by which of its steps: 0 when it was placed. */
    orderId: text("order_id").references(() => orders.id, { onDelete: "cascade" }),
    step: integer("step"),
    /** Why the owner granted or took it, in their words; the shopper reads them. */
    note: text("note").notNull().default(""),
    by: text("by").$type<ActorKind>().notNull(),
    byId: text("by_id"),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    check("credit_entries_amount", sql`${table.amount} <> 0`),
    unique("credit_entries_step").on(table.orderId, table.step),
    index("credit_entries_by_user").on(table.userId, table.at.desc()),
  ],
);

/** What the house notes about somebody, for itself. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("customer_notes_by_user").on(table.userId, table.at.desc())],
);

/** Codes that take something off an order. */
export const discountCodes = pgTable(
  "discount_codes",
  {
    /** In capital letters; shoppers may write it in any. */
    code: text("code").primaryKey(),
    /** One of the two: whole per cent of the products, or integer cents. */
    percent: integer("percent"),
    amount: integer("amount"),
    /** Integer cents that the products come to at least. */
    leastSum: integer("least_sum").notNull().default(0),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    mostUses: integer("most_uses"),
    /** Orders that have it and were not cancelled. */
    uses: integer("uses").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("discount_codes_kind", sql`(${table.percent} is null) <> (${table.amount} is null)`),
    check("discount_codes_percent", sql`${table.percent} between 1 and 100`),
    check("discount_codes_amount", sql`${table.amount} > 0`),
    check("discount_codes_least_sum", sql`${table.leastSum} >= 0`),
    check("discount_codes_uses", sql`${table.uses} >= 0 and ${table.uses} <= ${table.mostUses}`),
  ],
);

export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    /** Whose it is; null once they have deleted their account. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    items: jsonb("items").$type<OrderItem[]>().notNull(),
    /** Integer cents, all of them: the products, what a code took off, the fee, and what that comes to. */
    subtotal: integer("subtotal").notNull(),
    discount: integer("discount").notNull().default(0),
    shipping: integer("shipping").notNull(),
    totalAmount: integer("total_amount").notNull(),
    /** What of the total was taken from store credit when it was placed; the rest is to be paid. */
    credit: integer("credit").notNull().default(0),
    discountCode: text("discount_code"),
    shippingAddress: jsonb("shipping_address").$type<Address>().notNull(),
    /** Where its steps have brought it, and what they refunded in cents; written with each step, see order-steps.ts. */
    status: text("status").$type<OrderStatus>().notNull().default("pending"),
    refunded: integer("refunded").notNull().default(0),
    /** The delivery time as promised; null if nothing was. */
    delivery: jsonb("delivery").$type<DeliveryTerms>(),
    /** The note for the recipient of a gift; empty if it is not one. */
    giftNote: text("gift_note").notNull().default(""),
    /** The language of mails to the shopper. */
    language: text("language").$type<Language>().notNull().default("en"),
    createdAt: instant("created_at").notNull().defaultNow(),
    idempotencyKey: text("idempotency_key").notNull(),
    /** SHA-256 of the request, to tell a repeat from another request under the same key. */
    requestHash: text("request_hash").notNull(),
  },
  (table) => [
    unique("orders_idempotency").on(table.userId, table.idempotencyKey),
    check(
      "orders_total",
      sql`${table.totalAmount} = ${table.subtotal} - ${table.discount} + ${table.shipping}`,
    ),
    check("orders_discount", sql`${table.discount} between 0 and ${table.subtotal}`),
    check("orders_credit", sql`${table.credit} between 0 and ${table.totalAmount}`),
    index("orders_by_user").on(table.userId, table.createdAt.desc()),
    check("orders_refunded", sql`${table.refunded} between 0 and ${table.totalAmount}`),
    // Includes the columns that are summed, so that totals by day are read from the index alone.
    index("orders_created_at").on(
      table.createdAt.desc(),
      table.id,
      table.totalAmount,
      table.refunded,
      table.status,
    ),
    index("orders_to_do")
      .on(table.status, table.createdAt)
      .where(sql`${table.status} in ('pending', 'paid')`),
  ],
);

/**
 * What all orders come to, by where they stand; maintained by triggers (see its migration). Several rows for each status:
 * two orders that change at once write to two. A row by itself may be less than nothing.
 */
export const orderSums = pgTable("order_sums", {
  id: text("id").primaryKey(),
  status: text("status").$type<OrderStatus>().notNull(),
  orders: bigint("orders", { mode: "number" }).notNull(),
  totalAmount: bigint("total_amount", { mode: "number" }).notNull(),
  refunded: bigint("refunded", { mode: "number" }).notNull(),
});

/** What happened to an order after it was placed, step by step; only ever added to. See order-steps.ts. */
export const orderEvents = pgTable(
  "order_events",
  {
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** From 1, without gaps: two steps at once cannot both be the next. */
    number: integer("number").notNull(),
    kind: text("kind").$type<StepKind>().notNull(),
    at: instant("at").notNull().defaultNow(),
    by: text("by").$type<ActorKind>().notNull(),
    /** Whose account that was, where it was one. */
    byId: text("by_id").references(() => users.id, { onDelete: "set null" }),
    /** Integer cents, if the step moves money. */
    amount: integer("amount"),
    details: jsonb("details").$type<StepDetails>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    check("order_events_amount", sql`${table.amount} >= 0`),
  ],
);

/** Things of an order that its shopper wants to send back; see returns.ts. */
export const returns = pgTable(
  "returns",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    items: jsonb("items").$type<ReturnItem[]>().notNull(),
    reason: text("reason").$type<ReturnReason>().notNull(),
    /** The shopper's own; the answer is the owner's. */
    words: text("words").notNull().default(""),
    answer: text("answer").notNull().default(""),
    state: text("state").$type<ReturnState>().notNull().default("asked"),
    /** The step of the order that took it. */
    step: integer("step"),
    askedAt: instant("asked_at").notNull().defaultNow(),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    index("returns_by_order").on(table.orderId),
    check("returns_received", sql`(${table.state} = 'received') = (${table.step} is not null)`),
    index("returns_to_do").on(table.askedAt).where(sql`${table.state} in ('asked', 'accepted')`),
  ],
);

/** What people wrote about products that they bought: one for each product and buyer. See features/reviews. */
export const reviews = pgTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    /** No reference: a deleted product can come back, and what was written about it with it. */
    productId: text("product_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** By which they bought it. */
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** As they were called when they wrote it; empty where they gave no name. */
    name: text("name").notNull().default(""),
    skin: text("skin").$type<SkinType>().notNull(),
    weeks: integer("weeks").notNull(),
    stars: integer("stars").notNull(),
    text: text("text").notNull(),
    language: text("language").$type<Language>().notNull(),
    /** The owner's. */
    answer: text("answer").notNull().default(""),
    /** Why the owner shows it no more; empty while it is shown. */
    hiddenBecause: text("hidden_because").notNull().default(""),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    unique("reviews_one_each").on(table.userId, table.productId),
    index("reviews_by_product").on(table.productId, table.at.desc()),
    check("reviews_weeks", sql`${table.weeks} between 1 and 520`),
    check("reviews_stars", sql`${table.stars} between 1 and 5`),
  ],
);

/** The receipts of paid orders, numbered without gaps. Whatever may change later is stored with them. */
export const receipts = pgTable("receipts", {
  number: integer("number").primaryKey(),
  orderId: text("order_id")
    .notNull()
    .unique()
    .references(() => orders.id),
  issuedAt: instant("issued_at").notNull().defaultNow(),
  tax: jsonb("tax").$type<Tax>(),
});

/** How an order is being paid at a provider's; none where the house arranges payment itself. See app/payments. */
export const payments = pgTable(
  "payments",
  {
    orderId: text("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    provider: text("provider").notNull(),
    state: text("state").$type<PaymentState>().notNull().default("open"),
    /** Counts the pages that the provider was asked for under keys of their own: a repeat under one key makes no second page. */
    attempt: integer("attempt").notNull().default(1),
    /** The page on which it is paid, by the provider's id, and its address. */
    page: text("page"),
    url: text("url"),
    /** The money that came, by the provider's id. */
    payment: text("payment"),
    /** What became of the money if its shopper had their bank call it back. */
    dispute: text("dispute").$type<Dispute>(),
    /** Until when the units are set aside for somebody who has not paid. */
    payBefore: instant("pay_before").notNull(),
  },
  (table) => [index("payments_payment").on(table.payment)],
);

/** What admins changed; only ever added to, in the transaction of the change. See accounts/admin-log.ts. */
export const adminLog = pgTable(
  "admin_log",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull().defaultNow(),
    /** Whose account did it; null once that is deleted (`delete-account.server.ts`), and for what was done at the terminal. */
    byId: text("by_id"),
    by: text("by").$type<"owner" | "operator">().notNull(),
    /** The name of the token of theirs that did it, where it was one. */
    byToken: text("by_token"),
    deed: text("deed").$type<Deed>().notNull(),
    /** What it was done to: the id of a product, order, picture or account. An account's address is never kept here. */
    subjectId: text("subject_id").notNull().default(""),
    subject: text("subject").notNull().default(""),
    changes: jsonb("changes").$type<Changes>().notNull().default({}),
  },
  (table) => [index("admin_log_at").on(table.at.desc(), table.id)],
);

/** Tokens that let other systems use the API; only a digest of each is stored. */
export const apiTokens = pgTable("api_tokens", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  hash: text("hash").notNull().unique(),
  scope: text("scope").$type<Scope>().notNull(),
  /** Whoever made it. It works only while they are an admin, and is deleted with their account. */
  byId: text("by_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull().defaultNow(),
  lastUsedAt: instant("last_used_at"),
});

/** Who wants a mail when a product is back in stock; a trigger moves the row to the outbox when it is. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The language of the mail. */
    language: text("language").$type<Language>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index("stock_alerts_by_product").on(table.productId),
  ],
);

/**
 * A checkout that somebody's assistant has begun (docs/agents.md). It reserves nothing and orders nothing: a person takes it
 * into their own cart. What it holds of a person is deleted when it ends.
 */
export const agentCheckouts = pgTable(
  "agent_checkouts",
  {
    id: text("id").primaryKey(),
    /** Whose it is: the address of the assistant's profile. */
    agent: text("agent").notNull(),
    lines: jsonb("lines").$type<AgentLine[]>().notNull(),
    /** As the assistant told them. */
    buyer: jsonb("buyer").$type<Record<string, string>>(),
    fulfillment: jsonb("fulfillment").$type<AgentFulfillment>(),
    language: text("language").$type<Language>().notNull(),
    canceled: boolean("canceled").notNull().default(false),
    /** Who took it into their cart, and when. */
    takenBy: text("taken_by").references(() => users.id, { onDelete: "set null" }),
    takenAt: instant("taken_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("agent_checkouts_expires_at").on(table.expiresAt)],
);

/** What an assistant was answered, so that a request that comes twice is done once. */
export const agentReplies = pgTable(
  "agent_replies",
  {
    /** Assistant, operation and its idempotency key. */
    key: text("key").primaryKey(),
    /** SHA-256 of the request. */
    requestHash: text("request_hash").notNull(),
    status: integer("status").notNull(),
    /** As it was sent: JSON in the same order. */
    body: json("body").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("agent_replies_expires_at").on(table.expiresAt)],
);

/** Mails and webhooks that are still to be delivered. A row is deleted after its delivery. */
export const outbox = pgTable(
  "outbox",
  {
    /** Goes along with each try, so that a receiver can tell a repeat. */
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    /** What the kind's delivery needs; see app/outbox. */
    payload: jsonb("payload").notNull(),
    /** Tries begun so far. */
    attempts: integer("attempts").notNull().default(0),
    /** When it is tried next; moved on before each try, so that a process that dies leaves it to the next. */
    dueAt: instant("due_at").notNull().defaultNow(),
    /** After this it is of no use to anybody, and given up. */
    expiresAt: instant("expires_at").notNull(),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("outbox_due_at").on(table.dueAt)],
);

/** Receivers of webhooks, as set up by an admin in the panel. */
export const webhookReceivers = pgTable("webhook_receivers", {
  id: text("id").primaryKey(),
  url: text("url").notNull(),
  /** Signs what is told. */
  secret: text("secret").notNull(),
  events: jsonb("events").$type<EventType[]>().notNull(),
  isOn: boolean("is_on").notNull().default(true),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/**
 * Deliveries to receivers, done or due. Rows older than a month go with the receiver's next event; the text sent names
 * people and is not kept.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    receiverId: text("receiver_id")
      .notNull()
      .references(() => webhookReceivers.id, { onDelete: "cascade" }),
    /** The same over all tries, and when it is sent again. */
    messageId: text("message_id").notNull(),
    type: text("type").notNull(),
    /** Null of a try that an admin made. */
    happened: jsonb("happened").$type<Happening>(),
    attempts: integer("attempts").notNull().default(0),
    /** What came of the last try. */
    answer: text("answer"),
    deliveredAt: instant("delivered_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("webhook_deliveries_message").on(table.receiverId, table.messageId),
    index("webhook_deliveries_by_receiver").on(table.receiverId, table.createdAt.desc()),
  ],
);

/** Addresses that are not written to, as digests: so that what stands here of a person outlives their account as nothing readable. */
export const mailBlocks = pgTable(
  "mail_blocks",
  {
    address: text("address").notNull(),
    what: text("what").$type<"all" | "news">().notNull(),
    because: text("because").$type<"bounced" | "complained" | "unsubscribed">().notNull(),
    /** When it is tried again; null for never. */
    until: instant("until"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.address, table.what] })],
);

/** Sign-in data: what Better Auth keeps, and the throttles. */
export const auth = pgSchema("auth");

export const authUser = auth.table("user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  /** A code is asked for after the password. */
  twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

const owner = () =>
  text("user_id")
    .notNull()
    .references(() => authUser.id, { onDelete: "cascade" });

export const authSession = auth.table(
  "session",
  {
    id: text("id").primaryKey(),
    expiresAt: instant("expires_at").notNull(),
    token: text("token").notNull().unique(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: owner(),
    /** A code or a passkey was shown in it. */
    isStrong: boolean("is_strong").notNull().default(false),
  },
  (table) => [index("session_by_user").on(table.userId)],
);

export const authPasskey = auth.table(
  "passkey",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: owner(),
    credentialID: text("credential_id").notNull().unique(),
    counter: integer("counter").notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    createdAt: instant("created_at").notNull().defaultNow(),
    aaguid: text("aaguid"),
  },
  (table) => [index("passkey_by_user").on(table.userId)],
);

/** What an app's codes and the recovery codes are checked by; both are encrypted by the sign-in library. */
export const authTwoFactor = auth.table("two_factor", {
  id: text("id").primaryKey(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  userId: owner().unique(),
  /** A first code was typed. */
  verified: boolean("verified").notNull().default(false),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: instant("locked_until"),
});

/** What the owner asks of everyone who works in the panel; a rule that is not in it is off. */
export const houseRules = pgTable("house_rules", {
  name: text("name").primaryKey(),
  since: instant("since").notNull().defaultNow(),
});

export const authAccount = auth.table(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: owner(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("account_by_user").on(table.userId),
    unique("account_identity").on(table.providerId, table.accountId),
  ],
);

export const authVerification = auth.table(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("verification_by_identifier").on(table.identifier)],
);

export const authJwks = auth.table("jwks", {
  id: text("id").primaryKey(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at"),
  alg: text("alg"),
  crv: text("crv"),
});

/** One row a throttled key: attempts so far and when they are forgotten. */
export const authThrottle = auth.table("throttle", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: instant("expire"),
});
