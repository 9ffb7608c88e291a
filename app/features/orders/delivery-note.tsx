import { type RefObject, useEffect, useState } from "react";

interface Props {
  /** Whose country is asked for. */
  form: RefObject<HTMLFormElement | null>;
  promises: readonly { words: string; countries: readonly string[] | "others" }[];
  /** By code, as far as it is known before anything is chosen. */
  country: string | undefined;
}

/** When a parcel comes to the country that is chosen in a form. */
export function DeliveryNote({ form, promises, country }: Props) {
  const chosen = useCountry(form) ?? country;
  const promise =
    promises.find(({ countries }) => countries !== "others" && countries.includes(chosen ?? "")) ??
    promises.find(({ countries }) => chosen && countries === "others");
  if (!promise) return null;
  return (
    <p role="status" className="mt-4 text-sm text-pretty">
      {promise.words}
    </p>
  );
}

/** The country in the form, also when a draft filled it in. */
function useCountry(form: RefObject<HTMLFormElement | null>): string | undefined {
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
