import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { products } from "#app/db/schema.ts";
import { LOW_STOCK } from "#app/features/catalogue/product.ts";
import { type ApiProduct, toApiProduct } from "#app/features/catalogue/api-product.ts";
import { type OrderEvent, orderEvent } from "#app/features/orders/order-event.server.ts";
import type { EventType, Happening } from "./event.ts";

type ProductHappening = Extract<Happening, { about: "product" }>;
type StockHappening = Extract<Happening, { about: "stock" }>;

/** What a receiver is posted; described in docs/webhooks.md. */
type WebhookEvent =
  | OrderEvent
  | { type: "product.created" | "product.updated"; timestamp: string; data: ApiProduct }
  | { type: "product.removed"; timestamp: string; data: { id: string; name: string } }
  | {
      type: "stock.changed" | "stock.low";
      timestamp: string;
      data: { productId: string; name: string; stock: number; before: number };
    };

/** Every event that something that happened is. */
export async function typesOf(db: Database, happened: Happening): Promise<EventType[]> {
  switch (happened.about) {
    case "order": {
      const event = await orderEvent(db, happened);
      return event ? [event.type] : [];
    }
    case "product":
      return [`product.${happened.change}`];
    case "stock":
      return ["stock.changed", ...(becameLow(happened) ? (["stock.low"] as const) : [])];
  }
}

const becameLow = ({ before, after }: StockHappening) => before > LOW_STOCK && after <= LOW_STOCK;

/** The event to post; undefined if there is nothing left to report. */
export async function eventOf(
  db: Database,
  happened: Happening,
  type: string,
): Promise<WebhookEvent | undefined> {
  switch (happened.about) {
    case "order":
      return orderEvent(db, happened);
    case "product":
      return productEvent(db, happened);
    case "stock":
      return stockEvent(happened, type === "stock.low" ? type : "stock.changed");
  }
}

async function productEvent(
  db: Database,
  { change, productId, name, at }: ProductHappening,
): Promise<WebhookEvent | undefined> {
  const timestamp = new Date(at).toISOString();
  if (change === "removed") return { type: "product.removed", timestamp, data: { id: productId, name } };
  const [row] = await db.select().from(products).where(eq(products.id, productId));
  return row && { type: `product.${change}`, timestamp, data: toApiProduct(row) };
}

function stockEvent(
  { productId, name, before, after, at }: StockHappening,
  type: "stock.changed" | "stock.low",
): WebhookEvent {
  return {
    type,
    timestamp: new Date(at).toISOString(),
    data: { productId, name, stock: after, before },
  };
}
