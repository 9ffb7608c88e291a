import { ChevronDown } from "#app/ui/icons.tsx";
import { type ComponentProps, type ReactNode, useId } from "react";

const LOOK =
  "block min-h-12 w-full rounded-xs border border-edge bg-paper pl-3.5 text-base text-ink transition-colors duration-200 hover:border-ink aria-invalid:border-coral";

interface Words {
  label: string;
  /** Beside the label, and read out after it. */
  more?: string;
  hint?: string;
  /** What is wrong with what it holds. */
  error?: string;
}

interface Props extends ComponentProps<"input">, Words {
  /** What sits at the input's end. */
  action?: ReactNode;
}

/** A labelled text input. The hint, and what is wrong, are read out with it. */
export function Field({ label, more, hint, error, action, id: given, className = "", ...input }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <Labelled id={id} className={className} label={label} more={more} hint={hint} error={error}>
      <div className="relative">
        <input
          id={id}
          {...describedBy(id, { more, hint, error })}
          className={`${LOOK} ${action ? "pr-24" : "pr-3.5"}`}
          {...input}
        />
        {action && <div className="absolute inset-y-0 right-0 flex items-center">{action}</div>}
      </div>
    </Labelled>
  );
}

/** The same for a few lines of text. */
export function TextField({
  label,
  more,
  hint,
  error,
  className = "",
  ...textarea
}: ComponentProps<"textarea"> & Words) {
  const id = useId();
  return (
    <Labelled id={id} className={className} label={label} more={more} hint={hint} error={error}>
      <textarea
        id={id}
        {...describedBy(id, { more, hint, error })}
        className={`${LOOK} py-2.5 pr-3.5`}
        {...textarea}
      />
    </Labelled>
  );
}

/** A labelled choice of one; its options are the children. */
export function SelectField({
  label,
  more,
  hint,
  error,
  className = "",
  children,
  ...select
}: ComponentProps<"select"> & Words) {
  const id = useId();
  return (
    <Labelled id={id} className={className} label={label} more={more} hint={hint} error={error}>
      <Select id={id} {...describedBy(id, { more, hint, error })} {...select}>
        {children}
      </Select>
    </Labelled>
  );
}

/** The choice alone, with the house's own arrow. */
export function Select({ className = "", ...select }: ComponentProps<"select">) {
  return (
    <span className={`relative block ${className}`}>
      <select className={`${LOOK} appearance-none text-ellipsis pr-10`} {...select} />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-mist"
      />
    </span>
  );
}

function describedBy(id: string, { more, hint, error }: Omit<Words, "label">) {
  const ids = [more && `${id}-more`, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return { "aria-describedby": ids.join(" ") || undefined, "aria-invalid": error ? true : undefined };
}

function Labelled({
  id,
  label,
  more,
  hint,
  error,
  className,
  children,
}: Words & { id: string; className: string; children: ReactNode }) {
  return (
    <div className={className}>
      <p className="mb-1.5 text-sm text-mist">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {more && <span id={`${id}-more`}> {more}</span>}
      </p>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-xs text-coral">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-mist">
          {hint}
        </p>
      )}
    </div>
  );
}
