import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, TEXT_LINK, TextLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { SecretField } from "./account-fields.tsx";
import { FoldedForm, type Refused } from "./folded-form.tsx";

interface Props {
  isConfirmed: boolean;
  hasPassword: boolean;
  refusedPassword: Refused;
  refusedConfirmation: Refused;
}

/** Whether the address is confirmed, and the way to another password. */
export function SignInDetails({ isConfirmed, hasPassword, refusedPassword, refusedConfirmation }: Props) {
  const { t } = useTranslation("account");
  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <Confirmation isConfirmed={isConfirmed} refused={refusedConfirmation} />
      {hasPassword ? (
        <FoldedForm label={t("changePassword")} intent="change-password" refused={refusedPassword}>
          <SecretField label={t("currentPassword")} name="currentPassword" />
          <SecretField label={t("newPassword")} name="newPassword" isNew />
          <Button type="submit" look="quiet" className="justify-self-start">
            {t("saveNewPassword")}
          </Button>
        </FoldedForm>
      ) : (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-mist">
          {t("googleOnly")}
          <TextLink to="/login?mode=forgot" className="text-ink">
            {t("choosePassword")}
          </TextLink>
        </p>
      )}
    </div>
  );
}

function Confirmation({ isConfirmed, refused }: { isConfirmed: boolean; refused: Refused }) {
  const { t } = useTranslation("account");
  const state = <span className="text-sm text-mist">{t(isConfirmed ? "confirmed" : "notConfirmed")}</span>;
  if (isConfirmed) return state;
  return (
    <Form method="post">
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
