import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { PictureView } from "#app/ui/picture-view.tsx";

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  picture: Picture;
  name: string;
  /** Undefined where there is one picture only. */
  step: ((by: number) => void) | undefined;
  onClosed: () => void;
}

/**
 * A picture over the whole screen: the browser's own modal dialog, which keeps the focus, closes on Escape and gives the
 * focus back. A press on the picture looks closer.
 */
export function Zoom({ dialog, picture, name, step, onClosed }: Props) {
  const { t } = useTranslation();
  const [closer, setCloser] = useState(false);
  const turn = (by: number) => {
    setCloser(false);
    step?.(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "ArrowLeft") turn(-1);
    if (event.key === "ArrowRight") turn(1);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("gallery", { name })}
      onKeyDown={onKeyDown}
      onClose={() => {
        setCloser(false);
        onClosed();
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none bg-paper text-ink"
    >
      <div className={`flex h-full ${closer ? "overflow-auto" : "items-center justify-center"}`}>
        <button
          type="button"
          aria-pressed={closer}
          aria-label={`${t("lookCloser")}: ${picture.alt}`}
          onClick={() => setCloser(!closer)}
          className={closer ? "m-auto shrink-0 cursor-zoom-out" : "h-full cursor-zoom-in"}
        >
          <PictureView
            key={picture.src}
            picture={picture}
            sizes={closer ? "160vw" : "100vw"}
            className={closer ? "h-auto w-[max(160vw,60rem)] max-w-none" : "h-full w-full object-contain"}
          />
        </button>
      </div>
      <IconButton
        aria-label={t("close")}
        onClick={() => dialog.current?.close()}
        className="fixed top-3 right-3 bg-paper/85"
      >
        <X aria-hidden className="size-5" strokeWidth={1.5} />
      </IconButton>
      {step && (
        <>
          <IconButton
            aria-label={t("previousPicture")}
            onClick={() => turn(-1)}
            className="fixed top-1/2 left-3 bg-paper/85"
          >
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <IconButton
            aria-label={t("nextPicture")}
            onClick={() => turn(1)}
            className="fixed top-1/2 right-3 bg-paper/85"
          >
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </>
      )}
    </dialog>
  );
}
