import { type ComponentProps, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "./field.tsx";

/** A password, hidden until its writer wants to see it. The button is named by what it does; what to is its description. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "id" | "action">) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      id={id}
      type={shown ? "text" : "password"}
      action={
        <button
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          aria-describedby={`${id}-label`}
          onClick={() => setShown(!shown)}
          className="inline-flex min-h-11 items-center px-3.5 text-sm underline decoration-edge underline-offset-4 hover:decoration-ink noscript:hidden"
        >
          {t(shown ? "hide" : "show")}
        </button>
      }
    />
  );
}
