import { type ComponentProps, type ReactNode, useId } from "react";

interface Props extends ComponentProps<"input"> {
  label: string;
  hint?: string;
  /** What sits at the input's end. */
  action?: ReactNode;
}

/** A labelled text input. The hint is read out with it. */
export function Field({ label, hint, action, id: given, className = "", ...input }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={className}>
      <label id={`${id}-label`} htmlFor={id} className="mb-1.5 block text-sm text-mist">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={`block min-h-12 w-full rounded-xs border border-edge bg-paper pl-3.5 text-base text-ink transition-colors duration-200 hover:border-ink ${action ? "pr-24" : "pr-3.5"}`}
          {...input}
        />
        {action && <div className="absolute inset-y-0 right-0 flex items-center">{action}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-mist">
          {hint}
        </p>
      )}
    </div>
  );
}
