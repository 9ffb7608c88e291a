import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TEXT_LINK } from "#app/ui/button.tsx";
import { PostalAddress } from "#app/ui/postal-address.tsx";
import { AddressForm } from "./address-form.tsx";
import { unpackCountries } from "./country-list.ts";

/** The saved address as it is written on a parcel, and folded under it the form; without an address, the form. */
export function SavedAddress(props: ComponentProps<typeof AddressForm>) {
  const { t } = useTranslation();
  const { address, countries, refused } = props;
  if (!address) return <AddressForm {...props} />;
  const country =
    unpackCountries(countries).find(({ code }) => code === address.country)?.name ?? address.country;
  return (
    // Closed again by another address.
    <div key={Object.values(address).join("\n")} className="relative">
      <PostalAddress address={{ ...address, country }} />
      <details open={refused !== undefined}>
        <summary className={`${TEXT_LINK} absolute -top-2 right-0`}>{t("changeAddress")}</summary>
        <div className="mt-6">
          <AddressForm {...props} />
        </div>
      </details>
    </div>
  );
}
