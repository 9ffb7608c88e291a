import { formatMoney } from "#app/i18n/format.ts";

/** How much is in it. */
export interface Contents {
  amount: number;
  unit: "ml" | "g";
}

/** Reads a size as the pack has it, `30 ml · 1.0 fl. oz` or `7 × 1.5 ml`; undefined where it says nothing of the kind. */
export function contentsOf(size: string): Contents | undefined {
  const [, pieces = "1", amount, unit] = /^(?:(\d+) ?[×x] ?)?(\d+(?:[.,]\d+)?) ?(ml|g)\b/i.exec(size) ?? [];
  const whole = Number(pieces) * Number(amount?.replace(",", "."));
  if (!(whole > 0)) return undefined;
  return { amount: whole, unit: unit?.toLowerCase() === "g" ? "g" : "ml" };
}

/** What a milliliter or a gram of it costs, as `$1.60`. */
export function unitPrice(price: number, contents: Contents): string {
  return formatMoney(Math.round(price / contents.amount));
}
