/** Relations after which a name may follow. */
const RELATION =
  "(?:sister|brother|mother|mom|mum|father|dad|daughter|son|husband|wife|friend|aunt|uncle|cousin|niece|nephew|boss|partner|boyfriend|girlfriend|sœur|soeur|frère|mère|père|fille|fils|mari|femme|amie?|tante|oncle|cousine?|copine|copain|hermana|hermano|madre|padre|hija|hijo|marido|esposa|esposo|amiga|amigo|tía|tío|prima|primo|novia|novio)";
const CUE =
  "(?:[Mm]y name(?:'s|’s| is)|[Nn]ame is|I(?:'m|’m| am) called|[Tt]his is|[Hh]i,? I(?:'m|’m| am)|[Hh]ello,? I(?:'m|’m| am)|[Jj]e m['’]appelle|[Mm]oi c['’]est|[Jj]e suis|[Mm]e llamo|[Mm]i nombre es|[Ss]oy|[Rr]egards,?|[Tt]hanks,|[Mm]erci,|[Gg]racias,)";
const NAME = "\\p{Lu}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+)*";

/** What must not leave the shop, and what replaces it. */
const MASKS: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[mail removed]"],
  [/\bhttps?:\/\/\S+|\bwww\.\S+/g, "[link removed]"],
  // Orders have ids of letters and digits in groups.
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){0,3}(?:-[0-9a-f]{12})?\b/gi, "[number removed]"],
  // Telephones, cards, accounts: seven digits and more, however they are grouped.
  [/\+?\d(?:[\s().-]{0,2}\d){6,}/g, "[number removed]"],
  [/\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,}\b/g, "[number removed]"],
  [new RegExp(`(?<=(?:^|[^\\p{L}])${CUE}\\s+)${NAME}`, "gu"), "[name removed]"],
  [/(?<=(?:^|[^\p{L}])I(?:'m|’m| am)\s+)\p{Lu}\p{Ll}+\s+\p{Lu}[\p{L}'’-]+/gu, "[name removed]"],
  [new RegExp(`(?<=(?:^|[^\\p{L}])${RELATION},?\\s+)${NAME}`, "gu"), "[name removed]"],
  [
    /\b\d{1,5}\s+(?:\p{Lu}[\p{L}'’-]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Boulevard|Blvd)\b\.?/gu,
    "[address removed]",
  ],
  [
    /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|chemin|place|impasse)\s+[^,.\n]{2,40}/giu,
    "[address removed]",
  ],
  [/\b(?:calle|avenida|paseo|plaza|carrera)\s+[^,.\n]{2,40}?\s+\d{1,5}\b/giu, "[address removed]"],
];

const maskedPart = (text: string): string =>
  MASKS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/**
 * A text without addresses, numbers and names that a reader of skin has no use for.
 * @param ours the house's own address and number, which stay
 */
export function masked(text: string, ours: readonly string[] = []): string {
  const [own, ...others] = ours.filter((one) => one !== "");
  if (own === undefined) return maskedPart(text);
  return text
    .split(own)
    .map((part) => masked(part, others))
    .join(own);
}

/** Words of a shopper as a provider may read them; our signs, which part the house's words from theirs, are not theirs to write. */
export function shopperWords(text: string): string {
  return masked(text).replaceAll("<", "‹").replaceAll(">", "›");
}
