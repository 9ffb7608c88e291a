import { useTranslation } from "react-i18next";
import { href, useFetcher } from "react-router";
import { AccountWords } from "#app/features/accounts/account-words.tsx";
import { CodeField } from "#app/features/accounts/code-field.tsx";
import type { FactorAnswer } from "#app/features/accounts/factor.ts";
import { Factors } from "#app/features/accounts/factors.tsx";
import { PasskeyButton } from "#app/features/accounts/passkey-button.tsx";
import type { Language } from "#app/i18n/language.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import type { OwnSignIn } from "#app/features/admin/panel.ts";

/** One's own passkeys and codes; where a second factor is asked for, the way to show it. */
export function OwnSignInView({ own, language }: { own: OwnSignIn; language: Language }) {
  const { t } = useTranslation("admin");
  const { factors, hasPassword, words, barred } = own;
  const hasFactor = factors.hasCodes || factors.passkeys.length > 0;
  return (
    <AccountWords words={words}>
      {barred && <p className="mb-8 max-w-prose">{t(hasFactor ? "barredProve" : "barredSetUp")}</p>}
      {barred && hasFactor ? (
        <Prove factors={factors} />
      ) : (
        <Factors factors={factors} hasPassword={hasPassword} language={language} />
      )}
    </AccountWords>
  );
}

function Prove({ factors }: Pick<OwnSignIn, "factors">) {
  const { t } = useTranslation("admin");
  const fetcher = useFetcher<FactorAnswer>();
  return (
    <div className="grid max-w-md gap-6">
      {factors.passkeys.length > 0 && <PasskeyButton redirectTo={href("/")} />}
      {factors.hasCodes && (
        <fetcher.Form method="post" action={href("/profile")} className="grid gap-4">
          <input type="hidden" name="intent" value="factor-prove" />
          <CodeField />
          <Button type="submit" disabled={fetcher.state !== "idle"} className="justify-self-start">
            {t("barredGoOn")}
          </Button>
          <FormMessage message={fetcher.data?.message} token={fetcher.data} />
        </fetcher.Form>
      )}
    </div>
  );
}
