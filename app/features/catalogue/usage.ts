/** How a product is used, in lines short enough to read at the sink. */
export interface Usage {
  /** When, how much, in which order. */
  steps: string[];
  /** Who should not use it, or when, and whom to ask. */
  cautions: string[];
}

/** Words of English, French and Spanish that speak of health: a line with one of them is set apart. */
const CAUTION =
  /pregnan|breastfe|conceiv|allerg|vitamin a\b|doctor|pharmacist|burning|\bbab(y|ies)\b|enceinte|grossesse|concevoir|allait|allergi|vitamine a\b|médecin|pharmacien|brûl|bébé|embaraz|lactancia|amamant|alérg|alergi|vitamina a\b|médico|farmacéutic|escuece|escozor|ardor|quema/i;

/**
 * The owner's text in its sentences, also where a semicolon joins them; in the first, what follows a colon is how much of
 * it and where. Nothing is added or left out.
 */
export function readUsage(text: string): Usage {
  const [when = "", ...rest] = text.trim().split(/(?<=[.!?…])\s+/u);
  const lines = [...when.split(/\s*:\s+/u), ...rest]
    .flatMap((sentence) => sentence.split(/\s*;\s+/u))
    .filter(Boolean)
    .map((line) => line.charAt(0).toLocaleUpperCase() + line.slice(1).replace(/(?<![.!?…])$/u, "."));
  return {
    steps: lines.filter((line) => !CAUTION.test(line)),
    cautions: lines.filter((line) => CAUTION.test(line)),
  };
}
