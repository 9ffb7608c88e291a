import type { ReactNode } from "react";

/** The head of a table's column, above a hairline. The last one ends where the table does. */
export function Column({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <th scope="col" className={`border-b py-2 pr-4 font-normal last:pr-0 ${className}`}>
      {children}
    </th>
  );
}
