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

/** Of several regions the one of a country, by code; undefined where it is in none, or not known. */
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
