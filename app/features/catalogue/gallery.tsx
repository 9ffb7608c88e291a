import { ChevronLeft, ChevronRight, Maximize2 } from "#app/ui/icons.tsx";
import { type KeyboardEvent, type TouchEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PictureView } from "#app/ui/picture-view.tsx";
import type { Picture } from "#app/ui/picture.ts";
import { useHistoryLayer } from "#app/ui/use-history-layer.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";

const MAIN_SIZES = "(min-width: 768px) 48vw, 100vw";
/** A round button over the picture; on a phone, which has less of it, the disc is smaller than what a finger hits. */
const OVER =
  "inline-flex size-11 items-center justify-center rounded-full bg-paper/75 text-ink transition-colors hover:bg-paper max-sm:bg-clip-content max-sm:p-1";
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
  const { Zoom, fetchZoom, setZoomed } = useZoom();
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
          // On a phone it leaves the name, the price and Add to Cart their place in the first window.
          className="aspect-4/5 w-full object-cover object-[50%_46%] max-sm:aspect-auto max-sm:h-[clamp(17rem,100svh-26.75rem,125vw)]"
          style={{ viewTransitionName: shown === 0 ? transitionName : undefined }}
        />
        <button
          type="button"
          aria-label={t("enlarge")}
          onPointerEnter={fetchZoom}
          onClick={() => setZoomed(true)}
          className="group absolute inset-0 flex cursor-zoom-in items-start p-3 noscript:hidden"
        >
          <span className={`${OVER} group-hover:bg-paper`}>
            <Maximize2 aria-hidden className="size-4.5" strokeWidth={1.5} />
          </span>
        </button>
        {count > 1 && <Controls shown={shown} count={count} step={step} />}
      </div>
      {Zoom && (
        <Zoom
          picture={picture}
          name={name}
          place={`${shown + 1} / ${count}`}
          step={count > 1 ? step : undefined}
          onClose={() => setZoomed(false)}
        />
      )}
      {count > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={setShown} />}
    </section>
  );
}

const loadZoom = async () => (await import("./zoom.tsx")).default;

/** The view over the whole screen while it is open; its code comes when it is first wanted. */
function useZoom() {
  const [zoomed, setZoomed] = useHistoryLayer("zoom");
  const { loaded, fetch, want } = useOnDemand(loadZoom);
  useEffect(() => {
    if (zoomed) void want().then((there) => there || setZoomed(false));
  }, [zoomed, want, setZoomed]);
  return { Zoom: zoomed ? loaded : undefined, fetchZoom: () => void fetch().catch(() => {}), setZoomed };
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

/** A counter and two arrows, in the lower corners. */
function Controls({ shown, count, step }: { shown: number; count: number; step: (by: number) => void }) {
  const { t } = useTranslation();
  return (
    <div className="absolute inset-x-3 bottom-3 flex items-center justify-end gap-2">
      <span
        aria-live="polite"
        className="figures mr-auto rounded-full bg-paper/85 px-3 py-1 text-xs text-ink"
      >
        {`${shown + 1} / ${count}`}
      </span>
      <button type="button" aria-label={t("previousPicture")} onClick={() => step(-1)} className={OVER}>
        <ChevronLeft aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
      <button type="button" aria-label={t("nextPicture")} onClick={() => step(1)} className={OVER}>
        <ChevronRight aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
    </div>
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
            className="block w-full bg-shell aria-current:outline-1 aria-current:outline-offset-3 aria-current:outline-kelp"
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
