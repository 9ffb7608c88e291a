import fc from "fast-check";
import { expect, test } from "vitest";
import { readDelivery } from "#app/config/delivery.server.ts";
import {
  addWorkingDays,
  dayIn,
  deliveryDays,
  feeFor,
  isServed,
  lateSince,
  regionOf,
  termsFor,
} from "./delivery.ts";
import {
  arrivalOf,
  deliveryGlance,
  deliveryInFull,
  deliveryPromise,
  feesInFull,
} from "./delivery-words.server.ts";
import { totalsOf } from "./order.ts";

const example = readDelivery("content/delivery.example.json");
if (!example || "problems" in example) throw new Error("the example cannot be read");
const settings = { ...example.settings, notTo: ["KP", "IR"] };
const [home] = settings.regions;
/** A Thursday before Christmas, in the evening of Los Angeles. */
const PAID = new Date("2026-12-25T03:00:00Z");

test("working days leave out weekends and days on which the house is closed", () => {
  expect(dayIn("America/Los_Angeles", PAID)).toBe("2026-12-24");
  expect(addWorkingDays("2026-12-24", 1, [])).toBe("2026-12-25");
  expect(addWorkingDays("2026-12-24", 1, ["2026-12-25"])).toBe("2026-12-28");
  expect(addWorkingDays("2026-12-24", 0, [])).toBe("2026-12-24");
  expect(deliveryDays({ ...settings, ...home }, PAID)).toEqual({ from: "2026-12-30", to: "2027-01-06" });
});

test("whatever the day and the count, so many working days lie between", () => {
  const days = fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (start, count) => {
      const from = start.toISOString().slice(0, 10);
      const to = addWorkingDays(from, count, []);
      let worked = 0;
      for (let at = Date.parse(from) + 86_400_000; at <= Date.parse(to); at += 86_400_000)
        if (![0, 6].includes(new Date(at).getUTCDay())) worked += 1;
      expect(worked).toBe(count);
      expect([0, 6]).not.toContain(new Date(to).getUTCDay());
    }),
  );
});

test("a country is found by code and by name, else among the others, else nowhere", () => {
  expect(regionOf(settings, "États-Unis")).toBe(home);
  expect(regionOf(settings, "FR")?.countries).toBe("others");
  expect(regionOf(settings, "North Korea")).toBeUndefined();
  expect([isServed(settings, "KP"), isServed(settings, "FR"), isServed(undefined, "KP")]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  [
    "en",
    "United States: Packed within 2 working days of payment, then 3 to 5 working days on the way.",
    "With you between Dec 30, 2026 and Jan 6, 2027.",
  ],
  [
    "fr",
    "États-Unis\u00a0: Préparée sous 2 jours ouvrés après le paiement, puis 3 à 5 jours ouvrés de trajet.",
    "Chez vous entre le 30 déc. 2026 et le 6 janv. 2027.",
  ],
  [
    "sp",
    "Estados Unidos: Preparado en 2 días laborables tras el pago y luego de 3 a 5 días laborables de camino.",
    "En tu casa entre el 30 dic 2026 y el 6 ene 2027.",
  ],
] as const)(
  "is said in %s, in days until it is paid and in dates from then on",
  (language, glance, dates) => {
    expect(deliveryGlance(settings, language)).toBe(glance);
    expect(deliveryPromise(termsFor(settings, "US"), { language, paidAt: PAID })).toBe(dates);
    expect(glance).toContain(deliveryPromise(termsFor(settings, "US"), { language }));
    expect(deliveryPromise(termsFor(settings, "KP"), { language, paidAt: PAID })).toBeUndefined();
  },
);

test("the full text names every region, and the countries excluded", () => {
  const full = deliveryInFull(settings, "en");
  for (const said of [
    "United States: ",
    "Canada and Mexico: ",
    "Other countries: ",
    "We do not send to: North Korea and Iran.",
  ])
    expect(full).toContain(said);
  expect(deliveryInFull(example.settings, "en")).not.toContain("do not send");
});

test("an order's days are counted from its payment, and told until it is there", () => {
  const paid = {
    number: 1,
    kind: "paid",
    at: PAID.toISOString(),
    by: "owner",
    amount: 1,
    details: {},
  } as const;
  const of = (status: "pending" | "paid" | "delivered", steps: (typeof paid)[]) =>
    arrivalOf(termsFor(settings, "US") ?? null, { status, steps }, "en");
  expect(of("pending", [])).toContain("working days of payment");
  expect(of("paid", [paid])).toBe("With you between Dec 30, 2026 and Jan 6, 2027.");
  expect(of("delivered", [paid])).toBeUndefined();
  expect(arrivalOf(null, { status: "paid", steps: [paid] }, "en")).toBeUndefined();
});

test("with an order stay the days of its own promise, those that are still to come", () => {
  const terms = termsFor({ ...settings, closed: ["2026-11-26", "2026-12-25"] }, "US", PAID);
  expect(terms).toEqual({
    timeZone: "America/Los_Angeles",
    packedWithin: 2,
    closed: ["2026-12-25"],
    onTheWay: [3, 5],
  });
  expect(termsFor(settings, "KP")).toBeUndefined();
  expect(termsFor(undefined, "US")).toBeUndefined();
});

test("the fee is the region's, free from its sum; without one it is the shop's own", () => {
  const [us] = settings.regions;
  const priced = {
    ...settings,
    regions: [
      { ...us, price: 8.5, freeFrom: 60 },
      { countries: "others" as const, onTheWay: [7, 14] as [number, number] },
    ],
  } as typeof settings;
  const lines = [{ price: 2999, quantity: 2 }];
  expect(totalsOf(lines, feeFor(priced, "United States"))).toEqual({
    subtotal: 5998,
    shipping: 850,
    total: 6848,
  });
  expect(totalsOf([{ price: 6000, quantity: 1 }], feeFor(priced, "US")).shipping).toBe(0);
  expect(totalsOf([], feeFor(priced, "US")).shipping).toBe(0);
  expect(totalsOf(lines, feeFor(priced, "FR")).shipping).toBe(1000);
  expect(totalsOf(lines, feeFor(undefined, "US"))).toEqual(totalsOf(lines));
  expect(feesInFull(priced, "en")).toBe("United States: $8.50, free from $60.00. Other countries: $10.00.");
  expect(feesInFull(undefined, "en")).toBeUndefined();
});

test("what should have left by yesterday is late", () => {
  const at = (packedWithin: number, now: string, closed: string[] = []) =>
    lateSince({ ...settings, timeZone: "UTC", packedWithin, closed }, new Date(now));
  // A Tuesday: what was paid on Friday had Monday.
  expect(at(1, "2026-11-24T12:00:00Z")).toBe("2026-11-22");
  expect(at(1, "2026-11-24T12:00:00Z", ["2026-11-23"])).toBe("2026-11-19");
  expect(at(2, "2026-11-27T12:00:00Z")).toBe("2026-11-24");
});
