/** What one day brought. `date` as YYYY-MM-DD in the owner's time zone, `revenue` in integer cents. */
export interface SalesDay {
  date: string;
  revenue: number;
  orders: number;
}

/** What the dashboard shows. `revenue` in integer cents; `days` without gaps, the oldest first. */
export interface SalesStatistics {
  revenue: number;
  orders: number;
  customers: number;
  days: SalesDay[];
}
