import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, TEXT_LINK, TextLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { SecretField } from "./account-fields.tsx";
import { FoldedForm, type Refused } from "./folded-form.tsx";

/** That there is a password, and the way to another one. */
export function Password({ hasPassword, refused }: { hasPassword: boolean; refused: Refused }) {
  const { t } = useTranslation("account");
  if (!hasPassword)
    return (
      <p className="flex flex-wrap items-center gap-x-4">
        {t("googleOnly")}
        <TextLink to="/login?mode=forgot">{t("choosePassword")}</TextLink>
      </p>
    );
  return (
    <FoldedForm label={t("changePassword")} intent="change-password" refused={refused}>
      <SecretField label={t("currentPassword")} name="currentPassword" />
      <SecretField label={t("newPassword")} name="newPassword" isNew />
      <Button type="submit" look="quiet" className="justify-self-start">
        {t("saveNewPassword")}
      </Button>
    </FoldedForm>
  );
}

/** Whether the address is confirmed; where it is not, the letter can be sent again. */
export function Confirmation({ isConfirmed, refused }: { isConfirmed: boolean; refused: Refused }) {
  const { t } = useTranslation("account");
  const state = <span className="text-sm text-mist">{t(isConfirmed ? "confirmed" : "notConfirmed")}</span>;
  if (isConfirmed) return <p>{state}</p>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="confirm-email" />
      <p className="flex flex-wrap items-center gap-x-4">
        {state}
        <button type="submit" className={TEXT_LINK}>
          {t("sendConfirmation")}
        </button>
      </p>
      <FormMessage message={refused?.message} token={refused} />
    </Form>
  );
}
