import { readPage } from "#app/db/page.ts";
import { type OrderStatus, STATUSES } from "./order-steps.ts";

/** Which orders to list for an admin. */
export interface OrderQuery {
  /** The beginning of an order's number, or part of a name or e-mail; empty for all. */
  q: string;
  /** First and last day (UTC) as YYYY-MM-DD; empty for no bound. */
  from: string;
  to: string;
  /** Only those that stand there; empty for all. */
  status: OrderStatus | "";
  page: number;
}

const LONGEST_SEARCH = 100;

/** Reads `q`, `from`, `to`, `status` and `page`; invalid values are ignored. */
export function readOrderQuery(params: URLSearchParams): OrderQuery {
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
    from: readDay(params.get("from")),
    to: readDay(params.get("to")),
    status: STATUSES.find((status) => status === params.get("status")) ?? "",
    page: readPage(params.get("page")),
  };
}

/** What an address says to ask for these orders: only what narrows them down. */
export function orderFilter({ q, from, to, status }: OrderQuery): Record<string, string> {
  return { ...(q && { q }), ...(from && { from }), ...(to && { to }), ...(status && { status }) };
}

/** A day that there is, or the empty text. */
function readDay(text: string | null): string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return "";
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? "" : text;
}
