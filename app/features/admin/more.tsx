import type { ReactNode } from "react";

/** Details that are hidden until asked for, below the line that opens them. */
export function More({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={className}>
      <summary className="inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-4">
        {label}
      </summary>
      {children}
    </details>
  );
}
