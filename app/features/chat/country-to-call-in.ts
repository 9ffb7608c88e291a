import { type Country, countryNamed } from "#app/expert/words/helplines.ts";
import { countryName } from "#app/features/accounts/countries.ts";

/** Whose numbers to give to somebody who lives there; addresses hold a country's code, older ones its name. */
export function countryToCallIn({ country, state }: { country: string; state: string }): Country | undefined {
  return countryNamed(`${countryName(country, "en")} ${state}`);
}
