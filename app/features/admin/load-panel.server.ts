import type { Logger } from "pino";
import type { Database } from "#app/db/client.server.ts";
import { type Page, readPage } from "#app/db/page.ts";
import { countryName } from "#app/features/accounts/countries.ts";
import { authorize, type Role } from "#app/features/accounts/policy.ts";
import { listProductsForAdmin } from "#app/features/catalogue/list-products-for-admin.server.ts";
import { readProductQuery } from "#app/features/catalogue/product-query.ts";
import type { FullOrder } from "#app/features/orders/order.ts";
import { listAllOrders } from "#app/features/orders/list-all-orders.server.ts";
import { salesStatistics } from "#app/features/orders/sales-statistics.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type PanelData, readTab, type Tab } from "./panel.ts";

interface Reading {
  db: Database;
  viewer: Role | null;
  log: Pick<Logger, "error">;
  language: Language;
}

/**
 * Reads what the tab in the address shows, for an admin. A tab that cannot be read is logged and says so (specification, section 8); the rest of the panel stays usable.
 */
export async function loadPanel(reading: Reading, params: URLSearchParams): Promise<PanelData> {
  authorize(reading.viewer, "open", "panel");
  const tab = readTab(params);
  try {
    return await readTabData(reading, tab, params);
  } catch (error) {
    reading.log.error({ err: error, tab }, "reading the admin panel failed");
    return { tab, failed: true };
  }
}

async function readTabData(
  { db, viewer, language }: Reading,
  tab: Tab,
  params: URLSearchParams,
): Promise<PanelData> {
  switch (tab) {
    case "dashboard":
      return { tab, statistics: await salesStatistics(db, viewer) };
    case "products": {
      const query = readProductQuery(params);
      return { tab, query, products: await listProductsForAdmin(db, viewer, query, language) };
    }
    case "orders":
      return {
        tab,
        orders: inWords(await listAllOrders(db, viewer, readPage(params.get("page"))), language),
      };
    case "ai-agent":
      return { tab };
  }
}

/** Addresses with their countries' names instead of codes. */
function inWords(page: Page<FullOrder>, language: Language): Page<FullOrder> {
  const rows = page.rows.map((order) => ({
    ...order,
    shippingAddress: {
      ...order.shippingAddress,
      country: countryName(order.shippingAddress.country, language),
    },
  }));
  return { ...page, rows };
}
