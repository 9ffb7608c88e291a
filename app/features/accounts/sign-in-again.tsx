import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { tellTabs } from "#app/ui/tabs.ts";

type Problem = "errorCredentials" | "errorCode" | "errorTooMany" | "errorHelp";

/** Signs in where one is: the page stays, with all that was typed in it. */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [half, setHalf] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const outcome = await send(form);
    setBusy(false);
    setHalf(outcome === "half" || (half && outcome !== undefined));
    setProblem(outcome === "half" ? undefined : outcome);
    if (outcome) return;
    tellTabs();
    onSignedIn();
  };
  return (
    <form onSubmit={(event) => void onSubmit(event)} className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="mode" value={half ? "code" : "sign-in"} />
      {half ? (
        <Field
          key="code"
          label={t("codeOrRecovery")}
          name="code"
          autoComplete="one-time-code"
          required
          maxLength={40}
        />
      ) : (
        <>
          <Field label={t("email")} name="email" type="email" autoComplete="email" required maxLength={254} />
          <PasswordField
            label={t("password")}
            name="password"
            autoComplete="current-password"
            required
            maxLength={128}
          />
        </>
      )}
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

/** A form of /login, sent by hand: its answer is a redirect, which is not followed, or a refusal. */
async function send(form: FormData): Promise<Problem | "half" | undefined> {
  const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const reply = await fetch("/login", { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  if (reply?.type === "opaqueredirect") return (await isSignedIn()) ? undefined : "half";
  if (reply?.status === 429) return "errorTooMany";
  if (!reply || reply.status >= 500) return "errorHelp";
  return form.has("code") ? "errorCode" : "errorCredentials";
}

/** Where the redirect leads is not told: to the page, or to the step after the password. Who is in is sent on from /login. */
async function isSignedIn(): Promise<boolean> {
  const reply = await fetch(href("/login"), { redirect: "manual" }).catch(() => undefined);
  return reply?.type === "opaqueredirect";
}
