import { type ReactNode, useEffect, useRef } from "react";

/**
 * The column of /login: what its form is for, and the form. Whoever came by a link that is gone with the form it stood in
 * goes on from the heading.
 */
export function LoginFrame({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A page that is only just opened begins at its top.
    const changed = document.documentElement.dataset["hydrated"] === "true";
    if (changed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto w-full max-w-md">
      <h1
        ref={heading}
        tabIndex={-1}
        className={`display-text text-3xl outline-none sm:text-4xl ${help ? "mb-3 sm:mb-4" : "mb-8"}`}
      >
        {title}
      </h1>
      {help && <p className="mb-6 text-balance text-mist sm:mb-8">{help}</p>}
      {children}
    </div>
  );
}
