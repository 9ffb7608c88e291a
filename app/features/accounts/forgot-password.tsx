import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";
import { AuthError } from "./auth-error-view.tsx";

interface Props {
  redirectTo: string;
  /** The link was asked for; whether anyone has an account is not said. */
  sent: boolean;
  errorCode: string | undefined;
  email: string;
}

/** Asks for a link to choose a new password. */
export function ForgotPassword({ redirectTo, sent, errorCode, email }: Props) {
  const { t } = useTranslation("account");
  const { t: shop } = useTranslation();
  const busy = useNavigation().state === "submitting";
  const ownWords = useOwnWords();
  return (
    <div className="mx-auto w-full max-w-md">
      <h1 className="display-text mb-4 text-center text-3xl sm:text-4xl">{t("forgotTitle")}</h1>
      {sent ? (
        <p role="status" className="text-center">
          {t("linkSent")}
        </p>
      ) : (
        <>
          <p className="mb-8 text-center text-mist">{t("forgotHelp")}</p>
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="mode" value="forgot" />
            <Field
              label={shop("email")}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={email}
              required
              maxLength={254}
              {...ownWords}
            />
            <Button type="submit" disabled={busy} className="mt-2 w-full">
              {t("sendLink")}
            </Button>
          </Form>
        </>
      )}
      <AuthError code={errorCode} />
      <p className="mt-8 text-center">
        <TextLink to={`/login?${new URLSearchParams({ redirect: redirectTo })}`}>
          {t("backToSignIn")}
        </TextLink>
      </p>
    </div>
  );
}
