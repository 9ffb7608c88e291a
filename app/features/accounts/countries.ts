import { LANGUAGES, type Language, languageTag } from "#app/i18n/language.ts";

/** ISO 3166-1, the 249 codes in use. */
const CODES =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );

/** What people write who are not given a list. */
const SHORT_FORMS = new Map(
  Object.entries({
    usa: "US",
    "u.s.a.": "US",
    "u.s.": "US",
    uk: "GB",
    "great britain": "GB",
    england: "GB",
    scotland: "GB",
    wales: "GB",
    holland: "NL",
    "czech republic": "CZ",
    turkey: "TR",
  }),
);

export interface Country {
  /** What is stored: it stays when names change. */
  code: string;
  name: string;
}

const namings = new Map<Language, Intl.DisplayNames>();

function naming(language: Language): Intl.DisplayNames {
  const known = namings.get(language) ?? new Intl.DisplayNames(languageTag(language), { type: "region" });
  namings.set(language, known);
  return known;
}

/**
 * The country's name in a language. An older address may hold text that is no country code; it is returned unchanged.
 */
export function countryName(stored: string, language: Language): string {
  return nameOf(readCountry(stored), language) ?? stored;
}

function nameOf(code: string | undefined, language: Language): string | undefined {
  return code && naming(language).of(code);
}

const lists = new Map<Language, Country[]>();

/** Every country by its name in a language, in that language's order. */
export function listCountries(language: Language): Country[] {
  const known = lists.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(languageTag(language));
  const list = CODES.map((code) => ({ code, name: nameOf(code, language) ?? code })).sort((a, b) =>
    compare(a.name, b.name),
  );
  lists.set(language, list);
  return list;
}

let byName: Map<string, string> | undefined;

/** The code of a country given by its code, or by its name as an older address holds it; undefined for any other text. */
export function readCountry(text: string): string | undefined {
  const asked = text.trim();
  if (CODES.includes(asked.toUpperCase())) return asked.toUpperCase();
  byName ??= new Map(
    LANGUAGES.flatMap((language) =>
      listCountries(language).map(({ code, name }) => [name.toLowerCase(), code] as const),
    ),
  );
  return SHORT_FORMS.get(asked.toLowerCase()) ?? byName.get(asked.toLowerCase());
}
