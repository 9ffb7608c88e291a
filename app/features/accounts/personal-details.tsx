import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";
import { AccountRow } from "./account-row.tsx";
import { DEFAULT_DISPLAY_NAME, LONGEST_NAME } from "./display-name.ts";
import { FoldedForm, type Refused } from "./folded-form.tsx";
import { Confirmation, Password } from "./sign-in-details.tsx";

interface Props {
  email: string;
  displayName: string;
  isConfirmed: boolean;
  hasPassword: boolean;
  /** Why the last try of a form came to nothing. */
  refused: Record<"name" | "password" | "confirmation", Refused>;
}

/** E-mail, name and password; each can be changed on its own line, without JavaScript too. */
export function PersonalDetails({ email, displayName, isConfirmed, hasPassword, refused }: Props) {
  const { t } = useTranslation();
  return (
    <dl className="-mt-4">
      <AccountRow label={t("email")}>
        <span translate="no">{email}</span>
        <Confirmation isConfirmed={isConfirmed} refused={refused.confirmation} />
      </AccountRow>
      <DisplayName displayName={displayName} refused={refused.name} />
      <AccountRow label={t("password")}>
        <Password hasPassword={hasPassword} refused={refused.password} />
      </AccountRow>
    </dl>
  );
}

function DisplayName({ displayName, refused }: { displayName: string; refused: Refused }) {
  const { t } = useTranslation();
  const ownWords = useOwnWords();
  const chosen = displayName === DEFAULT_DISPLAY_NAME ? undefined : displayName;
  return (
    <AccountRow label={t("displayName")}>
      <span>{chosen ?? t("newUser")}</span>
      {/* Closed again by a new name. */}
      <FoldedForm
        key={displayName}
        label={t("changeName")}
        refused={refused}
        className="flex flex-wrap items-end gap-3"
      >
        <Field
          label={t("newName")}
          name="displayName"
          autoComplete="nickname"
          defaultValue={chosen}
          required
          maxLength={LONGEST_NAME}
          className="min-w-56 grow"
          {...ownWords}
        />
        <Button type="submit" look="quiet">
          {t("saveName")}
        </Button>
      </FoldedForm>
    </AccountRow>
  );
}
