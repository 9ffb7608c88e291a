import type { InvalidEvent, InputEvent } from "react";
import { useTranslation } from "react-i18next";

/** For a field that the browser checks: what is wrong is said in the shop's language, not in the browser's. */
export function useOwnWords() {
  const { t } = useTranslation();
  return {
    onInvalid: ({ currentTarget }: InvalidEvent<HTMLInputElement>) => {
      const { valueMissing, typeMismatch } = currentTarget.validity;
      if (valueMissing) currentTarget.setCustomValidity(t("fieldMissing"));
      else if (typeMismatch) currentTarget.setCustomValidity(t("errorEmail"));
    },
    // What is typed anew is checked anew.
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => currentTarget.setCustomValidity(""),
  };
}
