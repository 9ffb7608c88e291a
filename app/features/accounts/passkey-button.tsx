import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { href, useFetcher, useSubmit } from "react-router";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { Button } from "#app/ui/button.tsx";
import { AuthError } from "./auth-error-view.tsx";
import { GIVEN_UP, knowsPasskeys, showPasskey } from "./browser-passkeys.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface Props {
  redirectTo: string;
  above?: ReactNode;
  className?: string;
}

interface Asked {
  code?: string | undefined;
  passkey?: PublicKeyCredentialRequestOptionsJSON;
}

/** Signs in with a passkey; not there where the browser knows none. */
export function PasskeyButton({ redirectTo, above, className }: Props) {
  const { t } = useTranslation();
  const asking = useFetcher<Asked>();
  const submit = useSubmit();
  const [failed, setFailed] = useState(false);
  const action = `${href("/login")}?${new URLSearchParams({ redirect: redirectTo })}`;
  const { data } = asking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (!data?.passkey) return;
    showPasskey(data.passkey).then(
      (response) => submit({ mode: "passkey", response }, { method: "post", action }),
      () => setFailed(true),
    );
  }, [data]);
  if (!useHydrated() || !knowsPasskeys()) return null;
  return (
    <>
      {above}
      <asking.Form method="post" action={action} onSubmit={() => setFailed(false)}>
        <input type="hidden" name="mode" value="passkey-begin" />
        <Button type="submit" look="quiet" disabled={asking.state !== "idle"} className={className}>
          {t("continueWithPasskey")}
        </Button>
      </asking.Form>
      <AuthError code={failed ? GIVEN_UP : data?.code} />
    </>
  );
}
