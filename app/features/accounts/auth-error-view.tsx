import { useTranslation } from "react-i18next";
import { say } from "#app/i18n/say.ts";
import { explainAuthError } from "./auth-error.ts";

/** What went wrong in a sentence, with the provider's code as a small reference; alone where there is no code. */
export function AuthError({ code }: { code: string | undefined }) {
  const { t } = useTranslation();
  if (code === undefined) return null;
  return (
    <p role="alert" className="mt-4 text-sm text-coral">
      {code ? say(t, explainAuthError(code)) : t("authenticationFailed")}
      {code && (
        <>
          {" "}
          <span className="mt-1 block text-xs text-mist">
            {t("reference")} <span translate="no">{code}</span>
          </span>
        </>
      )}
    </p>
  );
}
