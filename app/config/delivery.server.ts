import { z } from "zod";
import { readSettings } from "./settings-file.server.ts";

const days = z.number().int().min(0).max(90);
/** Dollars and cents, as 10 or 8.50. */
const dollars = z.number().min(0).max(10_000).multipleOf(0.01, "is in dollars and whole cents");
const country = z.string().regex(/^[A-Z]{2}$/, "is a code of two capital letters, as FR");

const schema = z.strictObject({
  /** Where the house packs: whose days are counted. */
  timeZone: z.string().refine(isTimeZone, "is none, as Europe/Paris is one"),
  /** Working days from the payment until the parcel leaves. */
  packedWithin: days.min(1),
  /** Working days on which the house does not work. */
  closed: z.array(z.iso.date()).default([]),
  /** The first region is where most shoppers live; it is shown when the country is unknown. */
  regions: z.tuple([region()], region()),
  /** Countries where nothing is sent. */
  notTo: z.array(country).default([]),
});

/** What the owner promises of deliveries; content/delivery.example.json shows each. */
export type DeliverySettings = z.infer<typeof schema>;
/** How long a parcel takes to some countries, or to all that are not named elsewhere. */
export type DeliveryRegion = DeliverySettings["regions"][number];
/** What was promised with an order: kept with it, so that other promises for other orders do not change it. */
export type DeliveryTerms = Pick<DeliverySettings, "timeZone" | "packedWithin" | "closed"> &
  Pick<DeliveryRegion, "onTheWay">;

function region() {
  return z.strictObject({
    countries: z.union([z.literal("others"), z.array(country).min(1)]),
    /** Working days, from and to. */
    onTheWay: z
      .tuple([days, days])
      .refine(([from, to]) => from < to, "is a range, the shorter time first, as [3, 5]"),
    /** What shipping costs there, in dollars; the shop's own flat fee where it is left out. */
    price: dollars.optional(),
    /** The sum of products in dollars from which nothing is asked for shipping; never where it is left out. */
    freeFrom: dollars.positive().optional(),
  });
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What the owner promises of deliveries, from their file; see `readSettings`. */
export const readDelivery = (file: string) => readSettings(file, schema);
