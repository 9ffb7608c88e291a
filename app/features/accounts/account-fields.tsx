import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";

/** The address of an account. */
export function EmailField({ typed }: { typed: string }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t("email")}
      name="email"
      type="email"
      autoComplete="email"
      defaultValue={typed}
      required
      maxLength={254}
      {...useOwnWords()}
    />
  );
}

interface SecretProps {
  label: string;
  name?: string;
  /** It is being chosen: managers offer one, and its least length is said. */
  isNew?: boolean;
}

/** The password of an account. */
export function SecretField({ label, name = "password", isNew = false }: SecretProps) {
  const { t } = useTranslation();
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete={isNew ? "new-password" : "current-password"}
      hint={isNew ? t("passwordHint") : undefined}
      required
      maxLength={128}
      {...useOwnWords()}
    />
  );
}
