import { type RefObject, useEffect, useState } from "react";

/** When a parcel comes to the country that is chosen. */
export function DeliveryNote({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <p role="status" className="mt-4 text-sm text-pretty">
      {words}
    </p>
  );
}

/** The region that a country belongs to; undefined if it belongs to none or is unknown. */
export function regionAt<T extends { countries: readonly string[] | "others" }>(
  regions: readonly T[],
  country: string | undefined,
): T | undefined {
  if (!country) return undefined;
  const named = regions.find(({ countries }) => countries !== "others" && countries.includes(country));
  return named ?? regions.find(({ countries }) => countries === "others");
}

/** The country in the form, also when a draft filled it in. */
export function useCountry(form: RefObject<HTMLFormElement | null>): string | undefined {
  const [country, setCountry] = useState<string>();
  useEffect(() => {
    const element = form.current;
    const read = () =>
      setCountry(String(new FormData(element ?? undefined).get("country") || "") || undefined);
    read();
    element?.addEventListener("change", read);
    return () => element?.removeEventListener("change", read);
  }, [form]);
  return country;
}
