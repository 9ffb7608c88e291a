import { ChevronLeft, ChevronRight, X } from "#app/ui/icons.tsx";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { PictureView, usePictureOfTheme } from "#app/ui/picture-view.tsx";

interface Props {
  picture: Picture;
  name: string;
  /** Which of how many, as "1 / 3". */
  place: string;
  /** Undefined where there is one picture only. */
  step: ((by: number) => void) | undefined;
  onClose: () => void;
}

/**
 * A picture over the whole screen: the browser's own modal dialog, which keeps the focus, closes on Escape and gives the
 * focus back. A press on the picture looks closer, at what was pressed.
 */
export default function Zoom({ picture, name, place, step, onClose }: Props) {
  const { t } = useTranslation();
  const { alt, width } = usePictureOfTheme(picture);
  const dialog = useModal();
  const { view, closer, look, stepBack } = useCloserLook();
  const turn = (by: number) => {
    stepBack();
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
      onClose={onClose}
      className="fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none bg-shell text-ink"
    >
      <div ref={view} className="flex h-full overflow-auto [scrollbar-width:none]">
        <button
          type="button"
          aria-pressed={closer}
          aria-label={`${t("lookCloser")}: ${alt}`}
          onClick={look}
          className={`m-auto shrink-0 ${closer ? "cursor-zoom-out" : "cursor-zoom-in"}`}
        >
          <PictureView
            key={picture.src}
            picture={picture}
            sizes={closer ? "160vw" : "min(100vw, 80vh)"}
            className={closer ? "h-auto max-w-none" : "h-dvh w-dvw object-contain"}
            // Its own pixels, and no more: enlarged beyond them it would only blur.
            style={closer ? { width: `min(max(160vw, 60rem), ${width}px)` } : undefined}
          />
        </button>
      </div>
      <IconButton
        aria-label={t("close")}
        onClick={() => dialog.current?.close()}
        className="fixed top-3 right-3 bg-paper/75"
      >
        <X aria-hidden className="size-5" strokeWidth={1.5} />
      </IconButton>
      <p aria-live="polite" className="fixed bottom-3 left-5 flex min-h-11 items-center gap-2 text-sm">
        <span className="figures rounded-full bg-paper/75 px-3 py-1">{place}</span>
        <span className="rounded-full bg-paper/75 px-3 py-1">{name}</span>
      </p>
      {step && <Turns turn={turn} />}
    </dialog>
  );
}

/** At the window's edges, where they are beside the picture until it is looked at closer; on a narrow screen below it. */
function Turns({ turn }: { turn: (by: number) => void }) {
  const { t } = useTranslation();
  const beside = "fixed bg-paper/75 max-lg:bottom-3 lg:top-1/2";
  return (
    <>
      <IconButton
        aria-label={t("previousPicture")}
        onClick={() => turn(-1)}
        className={`${beside} right-16 lg:right-auto lg:left-5`}
      >
        <ChevronLeft aria-hidden className="size-6" strokeWidth={1.25} />
      </IconButton>
      <IconButton
        aria-label={t("nextPicture")}
        onClick={() => turn(1)}
        className={`${beside} right-3 lg:right-5`}
      >
        <ChevronRight aria-hidden className="size-6" strokeWidth={1.25} />
      </IconButton>
    </>
  );
}

/** Whether the picture in `view` is looked at closer, and at what: the place that was pressed is in the middle. */
function useCloserLook() {
  const [closer, setCloser] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  /** Where it was pressed, as parts of the picture's width and height. */
  const pressed = useRef({ x: 0.5, y: 0.5 });
  // Again when its larger file has come, which may change its size.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at closer or not, it begins in the middle
  useLayoutEffect(() => {
    const frame = view.current;
    const picture = frame?.firstElementChild;
    if (!frame || !picture) return;
    const observer = new ResizeObserver(() => {
      const { x, y } = pressed.current;
      frame.scrollTo(
        x * frame.scrollWidth - frame.clientWidth / 2,
        y * frame.scrollHeight - frame.clientHeight / 2,
      );
    });
    observer.observe(picture);
    return () => observer.disconnect();
  }, [closer]);
  const look = (event: MouseEvent<HTMLButtonElement>) => {
    const picture = event.currentTarget.querySelector("img");
    // A key has no place: the middle.
    if (picture && event.detail > 0) pressed.current = placeIn(picture, event);
    else pressed.current = { x: 0.5, y: 0.5 };
    setCloser(!closer);
  };
  return { view, closer, look, stepBack: () => setCloser(false) };
}

/** Opens the dialog as a modal one; the focus goes back to where it was when it is gone. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return ref;
}

/** A point within a picture that is fitted into its box, from 0 to 1 both ways. */
function placeIn(image: HTMLImageElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = image.getBoundingClientRect();
  const { naturalWidth = 1, naturalHeight = 1 } = image;
  const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight);
  const part = (at: number, start: number, room: number, size: number) =>
    Math.min(1, Math.max(0, (at - start - (room - size * scale) / 2) / (size * scale)));
  return {
    x: part(clientX, box.left, box.width, naturalWidth),
    y: part(clientY, box.top, box.height, naturalHeight),
  };
}
