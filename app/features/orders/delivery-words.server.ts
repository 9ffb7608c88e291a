import type { DeliveryRegion, DeliverySettings, DeliveryTerms } from "#app/config/delivery.server.ts";
import { countryName } from "#app/features/accounts/countries.ts";
import { formatDate, formatMoney } from "#app/i18n/format.ts";
import { type Language, languageTag } from "#app/i18n/language.ts";
import { mailWords } from "#app/i18n/mail-words.server.ts";
import { deliveryDays, feeOf, hasFees, termsFor } from "./delivery.ts";
import type { ShippingFee } from "./order.ts";
import type { OrderStatus, TakenStep } from "./order-steps.ts";

/** "Packed within 2 working days of payment, then 3 to 5 working days on the way." */
function times(
  { packedWithin, onTheWay: [from, to] }: Pick<DeliveryTerms, "packedWithin" | "onTheWay">,
  language: Language,
): string {
  return mailWords(language)("deliveryTimes", { count: packedWithin, from, to });
}

function toRegion(settings: DeliverySettings, region: DeliveryRegion, language: Language): string {
  return mailWords(language)("deliveryTo", {
    place: placesOf(region, language),
    times: times({ ...settings, ...region }, language),
  });
}

function placesOf({ countries }: DeliveryRegion, language: Language): string {
  if (countries === "others") return mailWords(language)("otherCountries");
  return namesOf(countries, language);
}

function namesOf(countries: readonly string[], language: Language): string {
  const names = countries.map((code) => countryName(code, language));
  return new Intl.ListFormat(languageTag(language), { type: "conjunction" }).format(names);
}

function feeWords(region: DeliveryRegion, language: Language): string {
  const { price, freeFrom } = feeOf(region);
  const values = { place: placesOf(region, language), fee: formatMoney(price) };
  if (price === 0) return mailWords(language)("shippingFree", values);
  if (freeFrom === undefined) return mailWords(language)("shippingFee", values);
  return mailWords(language)("shippingFreeFrom", { ...values, sum: formatMoney(freeFrom) });
}

/** What shipping costs, a sentence a region; undefined where it is the same for everybody. */
export function feesInFull(settings: DeliverySettings | undefined, language: Language): string | undefined {
  if (!hasFees(settings)) return undefined;
  return settings.regions.map((region) => feeWords(region, language)).join(" ");
}

/** The same where most shoppers live. */
export function feeGlance(settings: DeliverySettings | undefined, language: Language): string | undefined {
  if (!hasFees(settings)) return undefined;
  return mailWords(language)("shippingGlance", { price: feeWords(settings.regions[0], language) });
}

/** What is promised to whom no country is known of: where most shoppers live. */
export function deliveryGlance(
  settings: DeliverySettings | undefined,
  language: Language,
): string | undefined {
  if (!settings) return undefined;
  const [first] = settings.regions;
  return toRegion(settings, first, language);
}

/** All that is promised, a sentence a region, and where nothing is sent. */
export function deliveryInFull(
  settings: DeliverySettings | undefined,
  language: Language,
): string | undefined {
  if (!settings) return undefined;
  const lines = settings.regions.map((region) => toRegion(settings, region, language));
  const { notTo } = settings;
  const nowhere = mailWords(language)("deliveryNotTo", { places: namesOf(notTo, language) });
  return [...lines, ...(notTo.length > 0 ? [nowhere] : [])].join(" ");
}

/**
 * What is promised: dates where it is paid at a known moment, else working days.
 * @param paidAt when it is paid; undefined while that is not known
 */
export function deliveryPromise(
  terms: DeliveryTerms | undefined,
  { language, paidAt }: { language: Language; paidAt?: Date },
): string | undefined {
  if (!terms) return undefined;
  if (!paidAt) return times(terms, language);
  const { from, to } = deliveryDays(terms, paidAt);
  return mailWords(language)("deliveryBetween", {
    from: formatDate(from, language),
    to: formatDate(to, language),
  });
}

/** What the checkout says and asks for shipping, by country code, beside the one for all others. */
export function deliveryByCountry(
  settings: DeliverySettings | undefined,
  about: { language: Language; paidAt?: Date },
): { words: string; fee: ShippingFee; countries: readonly string[] | "others" }[] {
  return (settings?.regions ?? []).flatMap((region) => {
    const { countries } = region;
    // A country of no region, for the others.
    const terms = termsFor(settings, countries === "others" ? "" : (countries[0] ?? ""));
    const words = deliveryPromise(terms, about);
    return words ? [{ words, fee: feeOf(region), countries }] : [];
  });
}

/** When an order comes that is on its way to be paid, packed or delivered, by what was promised with it. */
export function arrivalOf(
  terms: DeliveryTerms | null,
  { status, steps }: { status: OrderStatus; steps: readonly TakenStep[] },
  language: Language,
): string | undefined {
  if (!["pending", "paid", "shipped"].includes(status)) return undefined;
  const paid = steps.find(({ kind }) => kind === "paid");
  return deliveryPromise(terms ?? undefined, { language, ...(paid && { paidAt: new Date(paid.at) }) });
}
