import { type ComponentProps, useId } from "react";

/** A labelled text input. The hint is read out with it. */
export function Field({
  label,
  hint,
  className = "",
  ...input
}: ComponentProps<"input"> & { label: string; hint?: string }) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm text-mist">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="block min-h-12 w-full rounded-xs border border-edge bg-paper px-3.5 text-base text-ink transition-colors duration-200 hover:border-ink"
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-mist">
          {hint}
        </p>
      )}
    </div>
  );
}
