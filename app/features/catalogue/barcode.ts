/** What a barcode may be: GTIN-8, UPC, EAN and GTIN-14. */
const LENGTHS = [8, 12, 13, 14];

/**
 * The digits of a GTIN as typed or scanned; undefined if its check digit is wrong. Spreadsheets drop leading zeros,
 * which does not affect the check digit: they are restored.
 */
export function readBarcode(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  const length = LENGTHS.find((one) => one >= digits.length);
  if (!/^\d{6,14}$/.test(digits) || !length) return undefined;
  const whole = digits.padStart(length, "0");
  return isChecked(whole) && /[1-9]/.test(whole) ? whole : undefined;
}

/** From the right, digits count once and three times in turn; together with the last they make a multiple of ten. */
function isChecked(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
