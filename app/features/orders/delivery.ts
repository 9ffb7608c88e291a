import type { DeliveryRegion, DeliverySettings, DeliveryTerms } from "#app/config/delivery.server.ts";
import { readCountry } from "#app/features/accounts/countries.ts";
import { SHIPPING_FEE, type ShippingFee } from "./order.ts";

/** A first and a last day, as YYYY-MM-DD. */
export interface DeliveryDays {
  from: string;
  to: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Whether a parcel can go to a country, by code or name. */
export function isServed(settings: DeliverySettings | undefined, country: string): boolean {
  return !settings?.notTo.includes(readCountry(country) ?? country);
}

/** What is promised for a country, by code or name; nothing where the owner promises nothing. */
export function regionOf(settings: DeliverySettings, country: string): DeliveryRegion | undefined {
  const code = readCountry(country) ?? country;
  if (!isServed(settings, code)) return undefined;
  const named = settings.regions.find(({ countries }) => countries !== "others" && countries.includes(code));
  return named ?? settings.regions.find(({ countries }) => countries === "others");
}

/** What is promised now to who orders to a country, by code or name. */
export function termsFor(
  settings: DeliverySettings | undefined,
  country: string,
  now = new Date(),
): DeliveryTerms | undefined {
  const region = settings && regionOf(settings, country);
  if (!region) return undefined;
  const { timeZone, packedWithin } = settings;
  const today = dayIn(timeZone, now);
  const closed = settings.closed.filter((day) => day >= today);
  return { timeZone, packedWithin, closed, onTheWay: region.onTheWay };
}

/** What a region asks for shipping. */
export function feeOf(region: DeliveryRegion | undefined): ShippingFee {
  const price = region?.price === undefined ? SHIPPING_FEE : cents(region.price);
  return { price, ...(region?.freeFrom !== undefined && { freeFrom: cents(region.freeFrom) }) };
}

/** What shipping to a country costs, by code or name. */
export function feeFor(settings: DeliverySettings | undefined, country: string): ShippingFee {
  return feeOf(settings && regionOf(settings, country));
}

/** Whether the fee depends on the country or the subtotal, so that no single fee can be shown. */
export function hasFees(settings: DeliverySettings | undefined): settings is DeliverySettings {
  return (settings?.regions ?? []).some(
    ({ price, freeFrom }) => price !== undefined || freeFrom !== undefined,
  );
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** The days between which a parcel comes that is paid at a moment: at the earliest packed at once, at the latest as promised. */
export function deliveryDays(
  { timeZone, packedWithin, closed, onTheWay }: DeliveryTerms,
  paidAt: Date,
): DeliveryDays {
  const start = dayIn(timeZone, paidAt);
  const [shortest, longest] = onTheWay;
  return {
    from: addWorkingDays(start, shortest, closed),
    to: addWorkingDays(start, packedWithin + longest, closed),
  };
}

/** The day of a moment in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  // The Canadian way of writing a date is that of ISO 8601.
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

/** So many working days later: neither weekends nor days on which the house is closed count. */
export function addWorkingDays(day: string, count: number, closed: readonly string[]): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = new Date(Date.parse(at) + DAY).toISOString().slice(0, 10);
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !closed.includes(at)) left -= 1;
  }
  return at;
}

/** The last day on which a parcel was paid that should have left by now. */
export function lateSince({ timeZone, packedWithin, closed }: DeliverySettings, now: Date): string {
  const today = dayIn(timeZone, now);
  let day = today;
  do day = new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  while (addWorkingDays(day, packedWithin, closed) >= today);
  return day;
}
