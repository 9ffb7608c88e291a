import type { Page } from "#app/db/page.ts";
import type { Factors } from "#app/features/accounts/factor.ts";
import type { StaffMember } from "#app/features/accounts/staff.ts";
import type { ApiToken } from "#app/features/accounts/api-token.ts";
import type {
  ProductNumbers,
  ProductQuery,
  ProductRow,
  StockHistory,
} from "#app/features/catalogue/product-query.ts";
import type { WaitingReturn } from "#app/features/orders/answer-return.server.ts";
import type { Customer, CustomerRow } from "#app/features/orders/customer.ts";
import type { Code } from "#app/features/orders/discount.ts";
import type { FullOrder, WorkedOrder } from "#app/features/orders/order.ts";
import type { OrderQuery } from "#app/features/orders/order-query.ts";
import type { OrderToPack } from "#app/features/orders/orders-to-do.server.ts";
import type { SalesStatistics } from "#app/features/orders/sales.ts";
import type { AnyReview } from "#app/features/reviews/answer-review.server.ts";
import type { Receiver } from "#app/features/webhooks/event.ts";
import type { AccountMessages } from "#app/i18n/messages/account/en.ts";
import type { ShownMail } from "#app/outbox/mails.ts";
import type { MailQuery } from "./mail-query.ts";
import type { LogLine, LogQuery } from "./log-query.ts";
import type { Shortages } from "#app/features/catalogue/count-shortages.server.ts";
import type { StuckDelivery } from "#app/outbox/stuck-deliveries.server.ts";
import type { OrdersToDo } from "#app/features/orders/orders-to-do.server.ts";

/** The panel's tabs, in the address as `?tab=`. */
export const TABS = ["dashboard", "products", "orders", "ai-agent"] as const;
export type Tab = (typeof TABS)[number];

/** The tabs and the other rooms of the panel, by their names in the address. */
const ROOMS = [...TABS, "log", "connections", "mails", "staff", "security"] as const;
/** Staff who only pack see just this room; nobody else can open it. */
export type Room = (typeof ROOMS)[number] | "packing";

/** The room in an address; the dashboard if there is none or it is unknown. */
export function readRoom(params: URLSearchParams): Room {
  return ROOMS.find((room) => room === params.get("tab")) ?? "dashboard";
}

/** What an owner may want to see to. `today` as YYYY-MM-DD in the owner's time zone. */
export interface TasksData {
  shortages: Shortages;
  today: string;
  ordersToday: number;
  toDo: OrdersToDo;
  stuck: { total: number; oldest: StuckDelivery[] };
}

/** What the open tab shows; `failed` when it could not be read. */
export type PanelData =
  | { tab: "dashboard"; statistics: SalesStatistics; tasks: TasksData; timeZone: string }
  | { tab: "products"; query: ProductQuery; products: Page<ProductRow> }
  | { tab: "products"; history: StockHistory | null }
  | { tab: "orders"; query: OrderQuery; orders: Page<FullOrder>; hasReviews: boolean }
  | { tab: "orders"; order: WorkedOrder | null }
  | { tab: "orders"; toPack: OrderToPack[] }
  | { tab: "orders"; slips: FullOrder[]; numbers: ProductNumbers }
  | { tab: "orders"; customers: Page<CustomerRow>; q: string }
  | { tab: "orders"; customer: Customer | null; formKey: string }
  | { tab: "orders"; codes: Code[] }
  | { tab: "orders"; returns: WaitingReturn[] }
  | { tab: "orders"; reviews: AnyReview[] }
  | { tab: "ai-agent" }
  | { tab: "log"; query: LogQuery; log: Page<LogLine> }
  | { tab: "connections"; receivers: Receiver[]; tokens: ApiToken[] }
  | { tab: "mails"; query: MailQuery; shown: ShownMail | null }
  | { tab: "staff"; staff: StaffMember[]; asksForFactor: boolean }
  | { tab: "security"; own: OwnSignIn }
  | { tab: "packing"; toPack: OrderToPack[] }
  | { tab: "packing"; slips: FullOrder[]; numbers: ProductNumbers }
  | { tab: Room; failed: true };

/** How whoever is in the panel signs in; `barred`: they see nothing else until they show a second factor. */
export interface OwnSignIn {
  factors: Factors;
  hasPassword: boolean;
  words: AccountMessages;
  barred: boolean;
}

/** The address of a tab or another room, on whatever page the admin is. */
export function tabAddress(tab: Room, rest: Record<string, string> = {}): string {
  return `?${new URLSearchParams({ tab, ...rest })}`;
}
