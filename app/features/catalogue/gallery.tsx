import { ChevronLeft, ChevronRight, Maximize2 } from "lucide-react";
import { type KeyboardEvent, type TouchEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { useHistoryLayer } from "#app/ui/use-history-layer.ts";
import { Zoom } from "./zoom.tsx";

const MAIN_SIZES = "(min-width: 768px) 48vw, 100vw";
const THUMBNAIL_SIZES = "(min-width: 1024px) 12vw, 22vw";

/** A product's pictures: one large, arrows, a counter such as 2 / 5, and a grid of thumbnails. */
export function Gallery({
  pictures,
  name,
  transitionName,
}: {
  pictures: Picture[];
  name: string;
  transitionName: string;
}) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useHistoryLayer("zoom");
  const count = pictures.length;
  const picture = pictures[shown] ?? pictures[0];
  const step = (by: number) => setShown((current) => (current + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  };
  if (!picture) return null;
  return (
    <section
      aria-label={t("gallery", { name })}
      onKeyDown={count > 1 ? onKeyDown : undefined}
      // It stays beside the facts, which are longer; as high as it needs to be seen whole.
      className="mx-auto w-full max-sm:-mx-5 max-sm:w-auto md:sticky md:top-26 md:mx-0 md:self-start lg:top-[min(7rem,15.5rem-25svh)]"
    >
      <div className="relative bg-shell" {...(count > 1 && swipe(step))}>
        <PictureView
          key={picture.src}
          picture={picture}
          sizes={MAIN_SIZES}
          priority
          className="aspect-4/5 w-full object-cover max-sm:aspect-8/9"
          style={{ viewTransitionName: shown === 0 ? transitionName : undefined }}
        />
        <button
          type="button"
          aria-label={t("enlarge")}
          onClick={() => setZoomed(true)}
          className="absolute top-3 right-3 inline-flex size-11 items-center justify-center rounded-full bg-paper/85 text-ink transition-colors hover:bg-paper noscript:hidden"
        >
          <Maximize2 aria-hidden className="size-4.5" strokeWidth={1.5} />
        </button>
        {count > 1 && <Controls shown={shown} count={count} step={step} />}
      </div>
      {zoomed && (
        <Zoom
          picture={picture}
          name={name}
          step={count > 1 ? step : undefined}
          onClose={() => setZoomed(false)}
        />
      )}
      {count > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={setShown} />}
    </section>
  );
}

const SWIPE = 40;

/** A finger drawn sideways turns to the next picture; one drawn up or down scrolls the page as ever. */
function swipe(step: (by: number) => void) {
  let start: { x: number; y: number } | undefined;
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start || !touch) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}

/** A counter and two arrows; on a phone dots between the arrows, and the counter is for who does not see them. */
function Controls({ shown, count, step }: { shown: number; count: number; step: (by: number) => void }) {
  const { t } = useTranslation();
  const look =
    "inline-flex size-11 items-center justify-center rounded-full text-ink transition-colors sm:bg-paper/85 sm:hover:bg-paper";
  return (
    <div className="absolute bottom-3 flex items-center gap-2 max-sm:left-1/2 max-sm:-translate-x-1/2 max-sm:rounded-full max-sm:bg-paper/85 sm:inset-x-3 sm:justify-end">
      <span
        aria-live="polite"
        className="figures rounded-full bg-paper/85 px-3 py-1 text-xs text-ink max-sm:sr-only sm:mr-auto"
      >
        {`${shown + 1} / ${count}`}
      </span>
      <button type="button" aria-label={t("previousPicture")} onClick={() => step(-1)} className={look}>
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <Dots count={count} shown={shown} />
      <button type="button" aria-label={t("nextPicture")} onClick={() => step(1)} className={look}>
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/** Where one is among the pictures, while swiping. */
function Dots({ count, shown }: { count: number; shown: number }) {
  return (
    <span aria-hidden className="flex gap-2 sm:hidden">
      {Array.from({ length: count }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are their places
          key={place}
          className={`size-2 rounded-full border border-ink/60 ${place === shown ? "bg-ink" : "bg-paper/85"}`}
        />
      ))}
    </span>
  );
}

function Thumbnails({
  pictures,
  shown,
  onShow,
}: {
  pictures: Picture[];
  shown: number;
  onShow: (place: number) => void;
}) {
  const { t } = useTranslation();
  return (
    <ul className="mt-3 grid grid-cols-4 gap-3 max-sm:hidden">
      {pictures.map((picture, place) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={t("showPicture", { number: place + 1 })}
            aria-current={place === shown}
            onClick={() => onShow(place)}
            className="block w-full bg-shell aria-current:outline-2 aria-current:outline-offset-2 aria-current:outline-kelp"
          >
            <PictureView
              picture={{ ...picture, alt: "" }}
              sizes={THUMBNAIL_SIZES}
              className="aspect-4/5 w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
