import { formatMoney } from "#app/i18n/format.ts";

export { formatMoney };

/** A price, kept away from machine translation. */
export function Price({ cents, className = "" }: { cents: number; className?: string }) {
  return (
    <span translate="no" className={`figures ${className}`}>
      {formatMoney(cents)}
    </span>
  );
}
