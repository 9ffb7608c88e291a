import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface Props {
  redirectTo: string;
  onError: (code: string | undefined) => void;
}

/** Google in a popup; without JavaScript, the same form goes there in this window. */
export function GoogleButton({ redirectTo, onError }: Props) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    onError(undefined);
    const { signInWithGoogle } = await import("./google-popup.ts");
    const code = await signInWithGoogle();
    // The page's loader sees the new session and leads on to `redirectTo`.
    if (code === undefined) await revalidate();
    else onError(code);
  };
  return (
    <form method="post" action="/auth/google" onSubmit={onSubmit}>
      <input type="hidden" name="redirect" value={redirectTo} />
      <Button type="submit" look="quiet" className="w-full">
        <GoogleLogo />
        {t("continueWithGoogle")}
      </Button>
    </form>
  );
}

function GoogleLogo() {
  return (
    <svg aria-hidden viewBox="0 0 18 18" className="size-4.5">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86a5.3 5.3 0 0 1-4.98-3.66H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M4.02 10.76a5.4 5.4 0 0 1 0-3.52V4.91H.96a9 9 0 0 0 0 8.18l3.06-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.91l3.06 2.33A5.3 5.3 0 0 1 9 3.58z"
      />
    </svg>
  );
}
