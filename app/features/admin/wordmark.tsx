import { Mark } from "#app/ui/mark.tsx";

/** The shop's mark beside its name. */
export function Wordmark() {
  return (
    <p translate="no" className="flex items-center gap-3">
      <Mark className="size-6 dark-theme:brightness-[0.66] dark-theme:saturate-150" />
      <span className="display-text text-xl tracking-[0.28em]">NACRE</span>
    </p>
  );
}
