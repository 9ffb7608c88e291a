import { useTranslation } from "react-i18next";
import type { Address } from "#app/db/schema.ts";
import { Field } from "#app/ui/field.tsx";
import { ADDRESS_FIELDS } from "./address.ts";

const WIDE: (keyof Address)[] = ["fullName", "street"];

/** The six address inputs, all required, filled with what is known. */
export function AddressFields({ address }: { address: Address | null }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ADDRESS_FIELDS.map(({ name, autoComplete }) => (
        <Field
          key={name}
          name={name}
          label={t(name)}
          autoComplete={autoComplete}
          defaultValue={address?.[name]}
          required
          maxLength={200}
          className={WIDE.includes(name) ? "sm:col-span-2" : ""}
        />
      ))}
    </div>
  );
}
