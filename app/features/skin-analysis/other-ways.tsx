import { ImageUp, MessageCircleQuestion } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";

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
    <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
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
      <Button look="quiet" disabled={busy} onClick={() => input.current?.click()}>
        <ImageUp aria-hidden className="size-4.5" strokeWidth={1.5} />
        {t("choosePhoto")}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onQuestions}>
        <MessageCircleQuestion aria-hidden className="size-4.5" strokeWidth={1.5} />
        {t("useQuestions")}
      </Button>
    </div>
  );
}
