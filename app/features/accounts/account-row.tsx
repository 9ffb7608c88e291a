import type { ReactNode } from "react";

interface Props {
  label: string;
  /** The value, with the form that changes it below; the form's summary is at the end of the line. */
  children: ReactNode;
}

/** One line of an account: what it is, what it holds, and what can be done about it. */
export function AccountRow({ label, children }: Props) {
  return (
    <div className="relative grid min-h-14 gap-x-8 border-b py-4 sm:grid-cols-[10rem_1fr] sm:items-baseline [&_summary]:absolute [&_summary]:top-1.5 [&_summary]:right-0">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
