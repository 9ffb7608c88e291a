import { and, desc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Config } from "#app/config/env.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { onSale } from "#app/db/on-sale.ts";
import { agentCheckouts, orders } from "#app/db/schema.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { cartLink } from "#app/features/cart/cart-link.ts";
import { findPicture } from "#app/features/catalogue/find-picture.server.ts";
import { nameIn } from "#app/features/catalogue/list-products.server.ts";
import { deliveryPromise } from "#app/features/orders/delivery-words.server.ts";
import { feeFor, isServed, termsFor } from "#app/features/orders/delivery.ts";
import { countryName, readCountry } from "#app/features/accounts/countries.ts";
import { fingerprint, shortOrderId, totalsOf } from "#app/features/orders/order.ts";
import type { AgentDestination, AgentFulfillment, AgentLine } from "./agent-checkout.ts";
import { languageAsked } from "./catalogue.server.ts";
import {
  type Capability,
  CHECKOUT,
  envelope,
  FULFILLMENT,
  NoResource,
  type Problem,
  problem,
} from "./protocol.ts";
import type { AskedCheckout, AskedFulfillment } from "./shapes.ts";

/** Where a checkout is worked on: by whom, and which capabilities both sides know. */
export interface CheckoutContext {
  db: Database;
  config: Pick<Config, "appUrl" | "delivery" | "stripe">;
  /** The address of the assistant's profile. */
  agent: string;
  active: readonly Capability[];
  now: Date;
}

type Row = typeof agentCheckouts.$inferSelect;

/** Six hours, as the protocol supposes where nothing is said. */
const LIFE = 6 * 60 * 60 * 1000;

/** Begins a checkout: nothing is reserved and nobody's cart is touched. */
export async function createCheckout(context: CheckoutContext, asked: AskedCheckout) {
  const { db, agent, now } = context;
  const lines = await linesAsked(context, asked);
  await refuseSoldOut(context, lines);
  const [row] = await db
    .insert(agentCheckouts)
    .values({
      id: crypto.randomUUID(),
      agent,
      ...toldIn(asked, lines),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE),
    })
    .returning();
  return asItStands(context, row as Row);
}

export async function getCheckout(context: CheckoutContext, id: string) {
  return asItStands(context, await find(context, id));
}

/** Replaces what a checkout holds, as the protocol has it. */
export async function updateCheckout(context: CheckoutContext, id: string, asked: AskedCheckout) {
  const row = await findOpen(context, id, "changed");
  const lines = await linesAsked(context, asked, row.lines);
  const [changed] = await context.db
    .update(agentCheckouts)
    .set(toldIn(asked, lines))
    .where(eq(agentCheckouts.id, row.id))
    .returning();
  return asItStands(context, changed as Row);
}

/** No assistant can place an order here: the person does, at `continue_url`. */
export async function completeCheckout(context: CheckoutContext, id: string) {
  return asItStands(context, await findOpen(context, id, "completed"));
}

export async function cancelCheckout(context: CheckoutContext, id: string) {
  const row = await findOpen(context, id, "canceled");
  const [changed] = await context.db
    .update(agentCheckouts)
    .set({ canceled: true })
    .where(eq(agentCheckouts.id, row.id))
    .returning();
  return asItStands(context, changed as Row);
}

/** An assistant's own checkout until it expires; undefined for another's. */
async function find({ db, agent, now }: CheckoutContext, id: string, lock = false): Promise<Row> {
  const query = db
    .select()
    .from(agentCheckouts)
    .where(
      and(eq(agentCheckouts.id, id), eq(agentCheckouts.agent, agent), gte(agentCheckouts.expiresAt, now)),
    );
  const [row] = await (lock ? query.for("update") : query);
  if (row) return row;
  throw new NoResource([
    problem("unrecoverable", "not_found", "There is no such checkout, or no more. Begin another."),
  ]);
}

/** One that can still be changed. */
async function findOpen(context: CheckoutContext, id: string, to: string): Promise<Row> {
  const row = await find(context, id, true);
  const state = row.canceled ? "canceled" : (await orderOf(context, row)) && "completed";
  if (!state) return row;
  throw new NoResource(
    [problem("unrecoverable", `checkout_${state}`, `It is ${state} and cannot be ${to} any more.`)],
    409,
  );
}

/**
 * Moves a checkout into the shopper's own cart; the first shopper to do so gets it.
 * @returns its destination, if one was given
 */
export async function takeCheckout(
  db: Database,
  by: Actor | null,
  id: string,
  now = new Date(),
): Promise<AgentDestination | undefined> {
  authorize(by, "change", "cart");
  const { takenBy, canceled, expiresAt } = agentCheckouts;
  const [taken] = await db
    .update(agentCheckouts)
    .set({ takenBy: by.id, takenAt: sql`coalesce(${agentCheckouts.takenAt}, ${now})` })
    .where(
      and(
        eq(agentCheckouts.id, id),
        eq(canceled, false),
        gte(expiresAt, now),
        or(isNull(takenBy), eq(takenBy, by.id)),
      ),
    )
    .returning();
  const { destinations = [], selected } = taken?.fulfillment ?? {};
  return destinations.find((one) => one.id === selected);
}

/** What is kept of a request. */
function toldIn({ buyer, context, fulfillment }: AskedCheckout, lines: AgentLine[]) {
  return {
    lines,
    buyer: buyer ? withoutGaps(buyer) : null,
    fulfillment: readFulfillment(fulfillment) ?? null,
    language: languageAsked(context),
  };
}

const withoutGaps = (told: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function readFulfillment(asked: AskedFulfillment | undefined): AgentFulfillment | undefined {
  const shipping = asked?.methods?.find(({ type }) => type === "shipping");
  if (!shipping) return undefined;
  const destinations = (shipping.destinations ?? []).map((one, at) => ({
    ...one,
    id: one.id ?? `dest_${at + 1}`,
  }));
  const named = destinations.find(({ id }) => id === shipping.selected_destination_id)?.id;
  // A single destination needs no choice.
  const selected = named ?? (destinations.length === 1 ? destinations[0]?.id : undefined);
  return { destinations, ...(selected && { selected }) };
}

/** The lines of a request, each of a product that there is; they keep their ids through a change. */
async function linesAsked(
  { db }: CheckoutContext,
  { line_items }: AskedCheckout,
  before: readonly AgentLine[] = [],
): Promise<AgentLine[]> {
  const ids = line_items.map(({ item }) => item.id);
  const known = await db.select({ id: onSale.id }).from(onSale).where(inArray(onSale.id, ids));
  const unknown = line_items.findIndex(({ item }) => !known.some(({ id }) => id === item.id));
  if (unknown >= 0)
    throw new NoResource([
      problem(
        "unrecoverable",
        "item_unavailable",
        `Product not found: ${ids[unknown]?.slice(0, 60)}`,
        `$.line_items[${unknown}]`,
      ),
    ]);
  const lines: AgentLine[] = [];
  for (const { id, item, quantity } of line_items) {
    const same = lines.find(({ productId }) => productId === item.id);
    if (same) same.quantity += quantity;
    else {
      const own = before.find((line) => (id ? line.id === id : line.productId === item.id));
      lines.push({ id: own?.id ?? `line_${crypto.randomUUID()}`, productId: item.id, quantity });
    }
  }
  return lines;
}

/** Where nothing of it can be sold there is nothing to begin. */
async function refuseSoldOut({ db }: CheckoutContext, lines: readonly AgentLine[]): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const rows = await db
    .select({ name: onSale.name, stock: onSale.stock })
    .from(onSale)
    .where(inArray(onSale.id, ids));
  if (rows.some(({ stock }) => stock > 0)) return;
  throw new NoResource(
    rows.map(({ name }) =>
      problem("unrecoverable", "out_of_stock", `Insufficient stock: ${name} is sold out.`),
    ),
  );
}

/**
 * The order that a checkout became: placed by whoever took it into their cart, later than that, of just these lines. Who
 * ordered something else has not ordered this.
 */
async function orderOf({ db }: Pick<CheckoutContext, "db">, { takenBy, takenAt, lines }: Row) {
  if (!takenBy || !takenAt) return undefined;
  const placed = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, takenBy), gte(orders.createdAt, takenAt)))
    .orderBy(desc(orders.createdAt));
  const wanted = fingerprint(lines);
  return placed.findLast(({ items }) => fingerprint(items) === wanted);
}

interface Line extends AgentLine {
  name: string;
  price: number;
  imageUrl: string;
}

const LINKS = [
  ["privacy_policy", "privacy"],
  ["terms_of_service", "terms"],
  ["refund_policy", "returns"],
  ["shipping_policy", "shipping"],
  ["faq", "questions"],
] as const;

/** A checkout as it stands now: today's prices and stock, or the order that it became. */
async function asItStands(context: CheckoutContext, row: Row) {
  const { config, active } = context;
  const placed = await orderOf(context, row);
  const { lines, problems } = await linesNow(context, row);
  const shown = placed
    ? lines.map((line) => ({ ...line, ...placed.items.find((one) => one.productId === line.productId) }))
    : lines;
  const shipping = shippingOf(context, row, shown);
  const totals = totalsOf(shown, { price: placed?.shipping ?? shipping.fee ?? 0 });
  const wrong = [...problems, ...shipping.problems];
  const state = placed
    ? "completed"
    : row.canceled
      ? "canceled"
      : wrong.length > 0
        ? "incomplete"
        : "requires_escalation";
  const open = state === "incomplete" || state === "requires_escalation";
  const messages = [
    ...(open ? wrong : []),
    ...(state === "requires_escalation" ? [personFinishes(config)] : []),
    ...(open && shipping.fee === undefined ? [shippingComes] : []),
    ...(placed ? [ofThePerson] : []),
  ];
  return {
    ucp: {
      ...envelope(active.filter((name) => name === CHECKOUT || name === FULFILLMENT)),
      payment_handlers: {},
    },
    id: row.id,
    status: state,
    currency: "USD",
    line_items: shown.map((line) => toLineItem(line, context, row)),
    totals: [
      { type: "subtotal", display_text: "Subtotal", amount: totals.subtotal },
      ...(placed || shipping.fee !== undefined
        ? [{ type: "fulfillment", display_text: "Shipping", amount: totals.shipping }]
        : []),
      { type: "total", display_text: "Total, taxes included", amount: totals.total },
    ],
    ...(row.buyer && { buyer: row.buyer }),
    ...(active.includes(FULFILLMENT) && row.fulfillment && { fulfillment: shipping.told }),
    messages,
    links: LINKS.map(([type, sheet]) => ({ type, url: `${config.appUrl}/?sheet=${sheet}` })),
    expires_at: row.expiresAt.toISOString(),
    ...(open && { continue_url: `${config.appUrl}${cartLink(row.lines, row.id)}` }),
    ...(placed && {
      order: {
        id: placed.id,
        label: shortOrderId(placed.id),
        permalink_url: `${config.appUrl}/profile?${new URLSearchParams({ order: placed.id })}`,
      },
    }),
  };
}

const personFinishes = ({ stripe }: CheckoutContext["config"]): Problem =>
  problem(
    "requires_buyer_input",
    "buyer_places_order",
    `The buyer opens continue_url, takes the lines into their own cart, signs in and places the order themselves. ${
      stripe
        ? "They pay on the page that follows."
        : "Nothing is charged then: the house writes to arrange payment."
    }`,
  );

const ofThePerson = {
  type: "info" as const,
  code: "before_reductions",
  content: "The totals are before any code or credit that the buyer used themselves, which is not told.",
};

const shippingComes = {
  type: "info" as const,
  code: "shipping_not_included",
  content: "Shipping is added once a destination is chosen.",
};

async function linesNow({ db }: CheckoutContext, row: Row): Promise<{ lines: Line[]; problems: Problem[] }> {
  const ids = row.lines.map(({ productId }) => productId);
  const { id, price, stock, imageUrl } = onSale;
  const rows = await db
    .select({ id, name: nameIn(row.language), price, stock, imageUrl })
    .from(onSale)
    .where(inArray(id, ids));
  const known = new Map(rows.map((one) => [one.id, one]));
  const lines: Line[] = [];
  const problems: Problem[] = [];
  for (const line of row.lines) {
    const found = known.get(line.productId);
    if (!found) {
      problems.push(
        problem("recoverable", "item_unavailable", `${line.productId} is sold no more: leave it out.`),
      );
      continue;
    }
    const path = `$.line_items[${lines.length}]`;
    if (found.stock < line.quantity)
      problems.push(
        problem(
          "recoverable",
          "out_of_stock",
          found.stock <= 0
            ? `Insufficient stock: ${found.name} is sold out.`
            : `Insufficient stock: of ${found.name} only ${found.stock} are left.`,
          path,
        ),
      );
    lines.push({ ...line, name: found.name, price: found.price, imageUrl: found.imageUrl });
  }
  return { lines, problems };
}

function toLineItem(
  { id, productId, quantity, name, price, imageUrl }: Line,
  { config }: CheckoutContext,
  row: Row,
) {
  const { src } = findPicture(imageUrl, row.language, name);
  const amount = price * quantity;
  return {
    id,
    item: {
      id: productId,
      title: name,
      price,
      image_url: src.startsWith("/") ? `${config.appUrl}${src}` : src,
    },
    quantity,
    totals: [
      { type: "subtotal", amount },
      { type: "total", amount },
    ],
  };
}

/** How it would go where it is to go, and what that costs: undefined while no destination is chosen. */
function shippingOf(
  { config: { delivery } }: CheckoutContext,
  { fulfillment, language, lines }: Row,
  priced: readonly Line[],
): { fee?: number; problems: Problem[]; told: object } {
  const { destinations, selected } = fulfillment ?? { destinations: [] };
  const lineIds = lines.map(({ id }) => id);
  const method = {
    id: "shipping",
    type: "shipping",
    line_item_ids: lineIds,
    ...(destinations.length > 0 && { destinations }),
    ...(selected && { selected_destination_id: selected }),
  };
  const at = destinations.findIndex(({ id }) => id === selected);
  const country = destinations[at]?.address_country;
  const nothing = { problems: [], told: { methods: [method] } };
  if (at < 0) return nothing;
  const path = `$.fulfillment.methods[0].destinations[${at}]`;
  const code = country && readCountry(country);
  if (!code)
    return {
      ...nothing,
      problems: [
        problem(
          "recoverable",
          "field_required",
          "A destination needs its country, as two letters.",
          `${path}.address_country`,
        ),
      ],
    };
  const place = countryName(code, language);
  if (!isServed(delivery, code))
    return {
      ...nothing,
      problems: [problem("recoverable", "address_undeliverable", `Nothing is sent to ${place}.`, path)],
    };
  const fee = totalsOf(priced, feeFor(delivery, code)).shipping;
  const words = deliveryPromise(termsFor(delivery, code), { language });
  const option = {
    id: "standard",
    title: fee === 0 ? `Free shipping to ${place}` : `Shipping to ${place}`,
    ...(words && { description: words }),
    totals: [
      { type: "subtotal", amount: fee },
      { type: "total", amount: fee },
    ],
  };
  const group = { id: "parcel", line_item_ids: lineIds, options: [option], selected_option_id: option.id };
  return { fee, problems: [], told: { methods: [{ ...method, groups: [group] }] } };
}
