import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, TEXT_LINK } from "#app/ui/button.tsx";

interface Props {
  onPhoto: (file: File) => void;
  onQuestions: () => void;
  busy?: boolean;
  /** Shown as buttons when the camera failed and they are all that is left. */
  asButtons?: boolean;
}

/** The ways on without a live camera: a photo from the device, or questions. */
export function OtherWays({ onPhoto, onQuestions, busy = false, asButtons = false }: Props) {
  const { t } = useTranslation("advice");
  const input = useRef<HTMLInputElement>(null);
  const ways = [
    { label: t("choosePhoto"), go: () => input.current?.click() },
    { label: t("useQuestions"), go: onQuestions },
  ];
  return (
    <div className={`flex flex-wrap noscript:hidden ${asButtons ? "w-full gap-3" : "gap-x-7"}`}>
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
      {ways.map(({ label, go }) =>
        asButtons ? (
          <Button key={label} look="quiet" disabled={busy} onClick={go} className="grow">
            {label}
          </Button>
        ) : (
          <button
            key={label}
            type="button"
            disabled={busy}
            onClick={go}
            className={`${TEXT_LINK} disabled:opacity-55`}
          >
            {label}
          </button>
        ),
      )}
    </div>
  );
}
