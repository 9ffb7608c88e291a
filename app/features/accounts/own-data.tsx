import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Button, TEXT_LINK } from "#app/ui/button.tsx";
import { SecretField } from "./account-fields.tsx";
import { FoldedForm, type Refused } from "./folded-form.tsx";

/** Takes everything along, or deletes it. */
export function OwnData({ hasPassword, refused }: { hasPassword: boolean; refused: Refused }) {
  const { t } = useTranslation("account");
  return (
    <div className="grid justify-items-start gap-y-8">
      <div>
        <p className="text-mist">{t("ownDataHelp")}</p>
        <a href={href("/account/export")} download className={TEXT_LINK}>
          {t("download")}
        </a>
      </div>
      <div className="w-full border-t pt-4 [&_summary]:text-coral">
        <FoldedForm label={t("deleteAccount")} intent="delete-account" refused={refused}>
          <p className="text-sm text-mist">{t("deleteHelp")}</p>
          {hasPassword ? (
            <SecretField label={t("currentPassword")} />
          ) : (
            <p className="text-sm text-mist">{t("deleteFresh")}</p>
          )}
          <Button type="submit" look="danger" className="justify-self-start">
            {t("deleteForGood")}
          </Button>
        </FoldedForm>
      </div>
    </div>
  );
}
