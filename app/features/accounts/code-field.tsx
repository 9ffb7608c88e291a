import { useTranslation } from "react-i18next";
import { Field } from "#app/ui/field.tsx";

/** A code of six digits; where a recovery code will do, letters too. */
export function CodeField({ ofApp = false }: { ofApp?: boolean }) {
  const { t } = useTranslation(["shop", "account"]);
  return (
    <Field
      label={t(ofApp ? "account:codeOfApp" : "codeOrRecovery")}
      name="code"
      autoComplete="one-time-code"
      inputMode={ofApp ? "numeric" : "text"}
      autoCapitalize="off"
      spellCheck={false}
      required
      maxLength={40}
    />
  );
}
