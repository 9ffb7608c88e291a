import type { Logger } from "pino";
import type { Database } from "#app/db/client.server.ts";
import { readPage } from "#app/db/page.ts";
import { listProductsForAdmin } from "#app/features/catalogue/list-products-for-admin.server.ts";
import { readProductQuery } from "#app/features/catalogue/product-query.ts";
import { listAllOrders } from "#app/features/orders/list-all-orders.server.ts";
import { salesStatistics } from "#app/features/orders/sales-statistics.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type PanelData, readTab, type Tab } from "./panel.ts";

interface Reading {
  db: Database;
  log: Pick<Logger, "error">;
  language: Language;
}

/**
 * Reads what the tab in the address shows. The caller has checked that an admin asks. A tab that cannot be
 * read is logged and says so (specification, section 8); the rest of the panel stays usable.
 */
export async function loadPanel(reading: Reading, params: URLSearchParams): Promise<PanelData> {
  const tab = readTab(params);
  try {
    return await readTabData(reading, tab, params);
  } catch (error) {
    reading.log.error({ err: error, tab }, "reading the admin panel failed");
    return { tab, failed: true };
  }
}

async function readTabData({ db, language }: Reading, tab: Tab, params: URLSearchParams): Promise<PanelData> {
  switch (tab) {
    case "dashboard":
      return { tab, statistics: await salesStatistics(db) };
    case "products": {
      const query = readProductQuery(params);
      return { tab, query, products: await listProductsForAdmin(db, query, language) };
    }
    case "orders":
      return { tab, orders: await listAllOrders(db, readPage(params.get("page"))) };
    case "ai-agent":
      return { tab };
  }
}
