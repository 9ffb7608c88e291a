import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { tellTabs } from "#app/ui/tabs.ts";

type Problem = "errorCredentials" | "errorTooMany" | "errorHelp";

/** Signs in where one is: the page stays, with all that was typed in it. */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const refused = await signIn(String(form.get("email")), String(form.get("password")));
    setBusy(false);
    setProblem(refused);
    if (refused) return;
    tellTabs();
    onSignedIn();
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-4 sm:grid-cols-2">
      <Field label={t("email")} name="email" type="email" autoComplete="email" required maxLength={254} />
      <PasswordField
        label={t("password")}
        name="password"
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <Button type="submit" look="quiet" disabled={busy} className="justify-self-start">
        {t("signIn")}
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-coral sm:col-span-2">
          {t(problem)}
        </p>
      )}
    </form>
  );
}

/** The form of /login, sent by hand: its answer is a redirect, which is not followed, or a refusal. */
async function signIn(email: string, password: string): Promise<Problem | undefined> {
  const body = new URLSearchParams({ mode: "sign-in", email, password });
  const reply = await fetch("/login", { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  if (reply?.type === "opaqueredirect") return undefined;
  if (reply?.status === 429) return "errorTooMany";
  return reply && reply.status < 500 ? "errorCredentials" : "errorHelp";
}
