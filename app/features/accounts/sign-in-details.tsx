import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { MessageKey } from "#app/i18n/say.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";

/** Why the last try came to nothing; a new object for each answer. */
type Refused = { message: MessageKey } | undefined;

interface Props {
  isConfirmed: boolean;
  hasPassword: boolean;
  refused: Refused;
}

const SUMMARY =
  "inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-[6px] hover:decoration-ink";

/** Whether the address is confirmed, and the way to another password. */
export function SignInDetails({ isConfirmed, hasPassword, refused }: Props) {
  const { t } = useTranslation("account");
  const { t: shop } = useTranslation();
  const ownWords = useOwnWords();
  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <Confirmation isConfirmed={isConfirmed} />
      {hasPassword ? (
        <details open={refused !== undefined} className="w-full">
          <summary className={SUMMARY}>{t("changePassword")}</summary>
          <Form method="post" className="mt-2 grid gap-4">
            <input type="hidden" name="intent" value="change-password" />
            <PasswordField
              label={t("currentPassword")}
              name="currentPassword"
              autoComplete="current-password"
              required
              maxLength={128}
              {...ownWords}
            />
            <PasswordField
              label={t("newPassword")}
              name="newPassword"
              autoComplete="new-password"
              hint={shop("passwordHint")}
              required
              maxLength={128}
              {...ownWords}
            />
            <Button type="submit" look="quiet" className="justify-self-start">
              {t("saveNewPassword")}
            </Button>
            <FormMessage message={refused?.message} token={refused} />
          </Form>
        </details>
      ) : (
        <p className="text-sm text-mist">{t("googleOnly")}</p>
      )}
    </div>
  );
}

function Confirmation({ isConfirmed }: { isConfirmed: boolean }) {
  const { t } = useTranslation("account");
  const { t: shop } = useTranslation();
  if (isConfirmed)
    return (
      <p className="text-sm text-mist">
        {shop("email")}: {t("confirmed")}
      </p>
    );
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4">
      <input type="hidden" name="intent" value="confirm-email" />
      <span className="text-sm text-mist">
        {shop("email")}: {t("notConfirmed")}
      </span>
      <button type="submit" className={SUMMARY}>
        {t("sendConfirmation")}
      </button>
    </Form>
  );
}
