import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useOwnWords } from "#app/ui/use-own-words.ts";
import { DEFAULT_DISPLAY_NAME, LONGEST_NAME } from "./display-name.ts";
import { FoldedForm, type Refused } from "./folded-form.tsx";

interface Props {
  email: string;
  displayName: string;
  /** Why the last try to change the name came to nothing. */
  refused: Refused;
}

/** E-mail and name; the name can be changed, without JavaScript too. */
export function PersonalDetails({ email, displayName, refused }: Props) {
  const { t } = useTranslation();
  const ownWords = useOwnWords();
  const chosen = displayName === DEFAULT_DISPLAY_NAME ? undefined : displayName;
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-mist">{t("email")}</dt>
          <dd translate="no" className="break-words">
            {email}
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-mist">{t("displayName")}</dt>
          <dd className="break-words">{chosen ?? t("newUser")}</dd>
        </div>
      </dl>
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
    </>
  );
}
