import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import type { MessageKey } from "#app/i18n/say.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";

interface Props {
  hasPassword: boolean;
  /** Why the account was not deleted; a new object for each answer. */
  refused: { message: MessageKey } | undefined;
}

/** Takes everything along, or deletes it. */
export function OwnData({ hasPassword, refused }: Props) {
  const { t } = useTranslation("account");
  const ownWords = useOwnWords();
  const quiet =
    "inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-[6px] hover:decoration-ink";
  return (
    <>
      <p className="text-mist">{t("ownDataHelp")}</p>
      <a href={href("/account/export")} download className={quiet}>
        {t("download")}
      </a>
      <details open={refused !== undefined} className="mt-2">
        <summary className={quiet}>{t("deleteAccount")}</summary>
        <Form method="post" className="mt-2 grid gap-4">
          <input type="hidden" name="intent" value="delete-account" />
          <p className="max-w-[65ch] text-sm text-mist">{t("deleteHelp")}</p>
          {hasPassword ? (
            <PasswordField
              label={t("currentPassword")}
              name="password"
              autoComplete="current-password"
              required
              maxLength={128}
              {...ownWords}
            />
          ) : (
            <p className="text-sm text-mist">{t("deleteFresh")}</p>
          )}
          <Button type="submit" look="quiet" className="justify-self-start text-coral">
            {t("deleteForGood")}
          </Button>
          <FormMessage message={refused?.message} token={refused} />
        </Form>
      </details>
    </>
  );
}
