const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Integer cents as `$48.00`, the same in all languages. */
export function formatMoney(cents: number): string {
  return dollars.format(cents / 100);
}

/** A price, kept away from machine translation. */
export function Price({ cents, className = "" }: { cents: number; className?: string }) {
  return (
    <span translate="no" className={`figures ${className}`}>
      {formatMoney(cents)}
    </span>
  );
}
