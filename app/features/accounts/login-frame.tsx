import type { ReactNode } from "react";

/** The column of /login: what its form is for, and the form. */
export function LoginFrame({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className={`display-text text-3xl sm:text-4xl ${help ? "mb-3 sm:mb-4" : "mb-8"}`}>{title}</h1>
      {help && <p className="mb-6 text-balance text-mist sm:mb-8">{help}</p>}
      {children}
    </div>
  );
}
