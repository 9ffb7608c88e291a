import type { ReactNode } from "react";
import { Form } from "react-router";
import type { MessageKey } from "#app/i18n/say.ts";
import { TEXT_LINK } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";

/** Why the last try of a form came to nothing; a new object for each answer. */
export type Refused = { message?: MessageKey | undefined } | undefined;

interface Props {
  label: string;
  refused: Refused;
  /** What the profile is to do with it; a form without one is known by its fields. */
  intent?: string;
  className?: string;
  /** What screen readers call it, where the label alone does not say of what. */
  name?: string;
  /** Where it is sent, and by what; to the page it is on unless told. */
  action?: string;
  Sender?: typeof Form;
  /** Beside others, only as wide as it needs to be. */
  wide?: boolean;
  children: ReactNode;
}

/** A form of the profile that a line of text unfolds, without JavaScript too; open when its last try was refused. */
export function FoldedForm({
  label,
  refused,
  intent,
  className = "grid gap-4",
  name,
  action,
  Sender = Form,
  wide = true,
  children,
}: Props) {
  return (
    <details open={refused?.message !== undefined} className={wide ? "w-full" : "open:w-full"}>
      <summary className={TEXT_LINK} aria-label={name}>
        {label}
      </summary>
      <Sender method="post" action={action} preventScrollReset className={`mt-2 ${className}`}>
        {intent && <input type="hidden" name="intent" value={intent} />}
        {children}
        <FormMessage message={refused?.message} token={refused} />
      </Sender>
    </details>
  );
}
