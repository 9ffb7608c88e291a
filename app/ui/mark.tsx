/** The mark: thin layers of nacre around a pearl. */
export function Mark({ className = "" }: { className?: string }) {
  return <img src="/brand/mark.svg" alt="" width={64} height={64} className={className} />;
}
