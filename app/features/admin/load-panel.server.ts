import type { Logger } from "pino";
import type { DeliverySettings } from "#app/config/delivery.server.ts";
import type { Database } from "#app/db/client.server.ts";
import type { Auth } from "#app/features/accounts/auth.server.ts";
import { listTokens } from "#app/features/accounts/api-tokens.server.ts";
import { countryName } from "#app/features/accounts/countries.ts";
import { ownsPassword } from "#app/features/accounts/owns-password.server.ts";
import { authorize, may, type Actor } from "#app/features/accounts/policy.ts";
import { asksForFactor } from "#app/features/accounts/require-factor.server.ts";
import { loadFactors } from "#app/features/accounts/second-factor.server.ts";
import { listStaff } from "#app/features/accounts/staff.server.ts";
import { countShortages } from "#app/features/catalogue/count-shortages.server.ts";
import { listNumbers } from "#app/features/catalogue/list-numbers.server.ts";
import { listProductsForAdmin } from "#app/features/catalogue/list-products-for-admin.server.ts";
import { type ProductNumbers, readProductQuery } from "#app/features/catalogue/product-query.ts";
import { stockHistory } from "#app/features/catalogue/stock-history.server.ts";
import type { FullOrder } from "#app/features/orders/order.ts";
import { listReturns } from "#app/features/orders/answer-return.server.ts";
import { listCodes } from "#app/features/orders/change-codes.server.ts";
import { findCustomer, listCustomers } from "#app/features/orders/customers.server.ts";
import { findAnyOrder, findOrders } from "#app/features/orders/find-any-order.server.ts";
import { listAllOrders } from "#app/features/orders/list-all-orders.server.ts";
import { listToPack, type OrderToPack, ordersToDo } from "#app/features/orders/orders-to-do.server.ts";
import { readOrderQuery } from "#app/features/orders/order-query.ts";
import { salesStatistics } from "#app/features/orders/sales-statistics.server.ts";
import { listAnyReviews } from "#app/features/reviews/answer-review.server.ts";
import { listReceivers } from "#app/features/webhooks/receivers.server.ts";
import { accountWords } from "#app/i18n/account-words.server.ts";
import type { Language } from "#app/i18n/language.ts";
import { type House, letterText } from "#app/outbox/letter.ts";
import { previewLetter } from "#app/outbox/preview-letter.server.ts";
import { stuckDeliveries } from "#app/outbox/stuck-deliveries.server.ts";
import { readMailQuery } from "./mail-query.ts";
import { readLogQuery } from "./log-query.ts";
import { listLog } from "./read-log.server.ts";
import { type OwnSignIn, type PanelData, readRoom, type Room } from "./panel.ts";

interface Reading {
  db: Database;
  /** For sums that may be a second old; `db` where there is no other. */
  reads?: Database;
  auth: Auth;
  viewer: Actor | null;
  log: Pick<Logger, "error">;
  language: Language;
  /** The owner's delivery promise, which decides which orders are late. */
  delivery?: DeliverySettings;
  /** Whether shoppers may write about what they bought. */
  reviews?: boolean;
  /** Whose days are counted. */
  timeZone?: string;
  /** What mails take from the configuration. */
  house?: House;
}

/**
 * Reads what the tab in the address shows, for an admin. A tab that cannot be read is logged and says so (specification, section 8); the rest of the panel stays usable.
 */
export async function loadPanel(reading: Reading, params: URLSearchParams): Promise<PanelData> {
  authorize(reading.viewer, "open", "panel");
  const tab = roomFor(reading.viewer, params);
  try {
    return await readTabData(reading, tab, params);
  } catch (error) {
    reading.log.error({ err: error, tab }, "reading the admin panel failed");
    return { tab, failed: true };
  }
}

/** Their own sign-in is open to all staff; who lacks the factor that is asked for sees that alone. */
function roomFor(viewer: Actor | null, params: URLSearchParams): Room {
  const asked = readRoom(params);
  if (asked === "security" || !may(viewer, "read", "packing")) return "security";
  return may(viewer, "readAll", "order") ? asked : "packing";
}

async function readTabData(
  { db, reads, auth, viewer, language, delivery, reviews, timeZone = "UTC", house }: Reading,
  tab: Room,
  params: URLSearchParams,
): Promise<PanelData> {
  switch (tab) {
    case "dashboard":
      return readDashboard({ db, reads, viewer, delivery }, timeZone);
    case "products": {
      const history = params.get("stock");
      if (history) return { tab, history: (await stockHistory(db, viewer, history)) ?? null };
      const query = readProductQuery(params);
      return { tab, query, products: await listProductsForAdmin(db, viewer, query, language) };
    }
    case "orders":
      return readOrders({ db, viewer, language, reviews, timeZone }, params);
    case "ai-agent":
      return { tab };
    case "log": {
      const query = readLogQuery(params);
      return { tab, query, log: await listLog(db, viewer, query) };
    }
    case "mails": {
      const query = readMailQuery(params);
      const letter = house && (await previewLetter(db, viewer, query, house));
      const shown = letter ? { subject: letter.subject, to: letter.to, text: letterText(letter) } : null;
      return { tab, query, shown };
    }
    case "staff":
      return {
        tab,
        staff: await listStaff(db, viewer),
        asksForFactor: await asksForFactor(db, viewer),
      };
    case "security":
      return { tab, own: await readOwnSignIn({ db, auth, viewer }, language) };
    case "packing":
      return { tab, ...(await readPacking({ db, viewer, language }, params)) };
    case "connections":
      return {
        tab,
        receivers: await listReceivers(db, viewer),
        tokens: await listTokens(db, viewer),
      };
  }
}

async function readOwnSignIn(
  { db, auth, viewer }: Pick<Reading, "db" | "auth" | "viewer">,
  language: Language,
): Promise<OwnSignIn> {
  authorize(viewer, "secure", "account");
  return {
    factors: await loadFactors({ db, auth }, viewer),
    hasPassword: await ownsPassword(db, viewer.id),
    words: accountWords(language),
    barred: viewer.lacksFactor ?? false,
  };
}

/** The sums are of all orders; what is to be done is short, and shows at once what was done. */
async function readDashboard(
  { db, reads = db, viewer, delivery }: Pick<Reading, "db" | "reads" | "viewer" | "delivery">,
  timeZone: string,
): Promise<PanelData> {
  const [statistics, shortages, stuck, toDo] = await Promise.all([
    salesStatistics(reads, viewer, { timeZone }),
    countShortages(db, viewer),
    stuckDeliveries(db, viewer),
    ordersToDo(db, viewer, delivery),
  ]);
  const today = statistics.days.at(-1);
  const tasks = { shortages, stuck, toDo, today: today?.date ?? "", ordersToday: today?.orders ?? 0 };
  return { tab: "dashboard", statistics, tasks, timeZone };
}

/** Most packing slips at once. */
const MOST_SLIPS = 100;

/**
 * The list; with `order=` one of them; with `list=pack` what is to be packed; with `slips=` the packing slips of several;
 * with `list=customers` who ordered, with `customer=` one of them; with `list=returns` what comes back; with `list=reviews` what was written; with `list=codes` what takes something off.
 */
async function readOrders(
  {
    db,
    viewer,
    language,
    reviews = false,
    timeZone,
  }: Pick<Reading, "db" | "viewer" | "language" | "reviews" | "timeZone">,
  params: URLSearchParams,
): Promise<PanelData> {
  const id = params.get("order");
  if (id) {
    const order = await findAnyOrder(db, viewer, id);
    return { tab: "orders", order: order ? inWords(order, language) : null };
  }
  const customer = params.get("customer");
  if (customer)
    return {
      tab: "orders",
      customer: (await findCustomer(db, viewer, customer)) ?? null,
      formKey: crypto.randomUUID(),
    };
  const list = params.get("list");
  if (list === "codes") return { tab: "orders", codes: await listCodes(db, viewer) };
  if (list === "returns") return { tab: "orders", returns: await listReturns(db, viewer) };
  if (list === "reviews") return { tab: "orders", reviews: await listAnyReviews(db, viewer) };
  if (list === "customers") {
    const { q, page } = readOrderQuery(params);
    return { tab: "orders", customers: await listCustomers(db, viewer, { q, page }), q };
  }
  if (list === "pack" || params.has("slips"))
    return { tab: "orders", ...(await readPacking({ db, viewer, language }, params)) };
  const query = readOrderQuery(params);
  const page = await listAllOrders(db, viewer, query, timeZone);
  return {
    tab: "orders",
    query,
    hasReviews: reviews,
    orders: { ...page, rows: page.rows.map((order) => inWords(order, language)) },
  };
}

/** With `slips=` the packing slips of several, else what is to be packed. */
async function readPacking(
  { db, viewer, language }: Pick<Reading, "db" | "viewer" | "language">,
  params: URLSearchParams,
): Promise<{ slips: FullOrder[]; numbers: ProductNumbers } | { toPack: OrderToPack[] }> {
  const slips = params.getAll("slips").slice(0, MOST_SLIPS);
  if (slips.length === 0) {
    const toPack = await listToPack(db, viewer);
    return { toPack: toPack.map((order) => inWords(order, language)) };
  }
  const found = await findOrders(db, viewer, slips);
  const ids = found.flatMap(({ items }) => items.map(({ productId }) => productId));
  return {
    slips: found.map((order) => inWords(order, language)),
    numbers: await listNumbers(db, viewer, ids),
  };
}

/** The address with its country's name instead of its code. */
function inWords<T extends FullOrder>(order: T, language: Language): T {
  const { shippingAddress } = order;
  const country = countryName(shippingAddress.country, language);
  return { ...order, shippingAddress: { ...shippingAddress, country } };
}
