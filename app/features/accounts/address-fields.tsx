import { useTranslation } from "react-i18next";
import { say } from "#app/i18n/say.ts";
import { Field, SelectField } from "#app/ui/field.tsx";
import { ADDRESS_FIELDS, type AddressProblems, LONGEST_LINE, type Address } from "./address.ts";
import { unpackCountries } from "./country-list.ts";

/** How many of two columns a field takes; on a phone only state and ZIP code share a line. */
const WIDTHS: Partial<Record<keyof Address, string>> = {
  fullName: "col-span-2",
  street: "col-span-2",
  city: "max-sm:col-span-2",
  country: "max-sm:col-span-2",
};

interface Props {
  address: Address | null;
  /** Packed, in the visitor's language, as the server sorts them: browsers name some otherwise. */
  countries: string;
  problems: AddressProblems;
}

/** The six address inputs, all required, filled with what is known. */
export function AddressFields({ address, countries, problems }: Props) {
  const { t } = useTranslation();
  const explain = (name: keyof Address) => {
    const problem = problems[name];
    return problem && say(t, problem === "missing" ? `missing-${name}` : "tooLong");
  };
  return (
    <div className="grid grid-cols-2 gap-4">
      {ADDRESS_FIELDS.map(({ name, autoComplete }) => {
        const field = {
          name,
          label: t(name),
          autoComplete,
          required: true,
          error: explain(name),
          ...(name === "state" && { more: t("stateHint") }),
          className: WIDTHS[name] ?? "",
        };
        if (name === "country")
          return <CountryField key={name} {...field} stored={address?.country ?? ""} countries={countries} />;
        return <Field key={name} {...field} defaultValue={address?.[name]} maxLength={LONGEST_LINE} />;
      })}
    </div>
  );
}

interface CountryProps extends Omit<Parameters<typeof SelectField>[0], "children"> {
  stored: string;
  countries: string;
}

/** A select of countries. An older address may hold another text, which is shown as a hint. */
function CountryField({ stored, countries: packed, ...field }: CountryProps) {
  const { t } = useTranslation();
  const countries = unpackCountries(packed);
  const known = countries.some(({ code }) => code === stored);
  const hint = stored && !known ? t("countryBefore", { country: stored }) : undefined;
  return (
    <SelectField {...field} hint={hint} defaultValue={known ? stored : ""} translate="no">
      <option value="">{t("chooseCountry")}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
