import { useRef } from "react";
import { useTranslation } from "react-i18next";

const LINE =
  "inline-flex min-h-11 items-center text-sm underline decoration-edge decoration-1 underline-offset-[6px] hover:decoration-ink disabled:opacity-55";

interface Props {
  onPhoto: (file: File) => void;
  onQuestions: () => void;
  busy?: boolean;
}

/** The ways on without a live camera: a photo from the device, or questions. */
export function OtherWays({ onPhoto, onQuestions, busy = false }: Props) {
  const { t } = useTranslation("advice");
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-x-7 noscript:hidden">
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t("choosePhoto")}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (file) onPhoto(file);
        }}
      />
      <button type="button" className={LINE} disabled={busy} onClick={() => input.current?.click()}>
        {t("choosePhoto")}
      </button>
      <button type="button" className={LINE} disabled={busy} onClick={onQuestions}>
        {t("useQuestions")}
      </button>
    </div>
  );
}
