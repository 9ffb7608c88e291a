import { useEffect, useId, useState } from "react";
import type { SkinZone, Tier } from "#app/expert/skin-measures.ts";
import { CameraBox } from "./camera-box.tsx";
import type { ZonePlaces } from "./zones.ts";

interface Props {
  /** The picture that was measured, a data URL. It is in this page's memory alone. */
  still: string;
  places: ZonePlaces;
  levels: Partial<Record<SkinZone, Tier | null>>;
}

/** How much of the dusk stays over a zone. */
const DUSK = { high: "black", medium: "#444" } as const;

/** One's own face as in a mirror, in dusk but for the zones where something was seen; these come into the light one by one. */
export function LookedAt({ still, places, levels }: Props) {
  const size = useSize(still);
  const [mask, soft] = [useId(), useId()];
  if (!size) return <CameraBox />;
  const { width, height } = size;
  const [x, y, w, h] = portraitOf(places, size);
  const lit = Object.entries(levels).flatMap(([zone, tier]) =>
    tier === "high" || tier === "medium" ? [{ zone: zone as SkinZone, tier }] : [],
  );
  return (
    <CameraBox>
      <svg
        aria-hidden
        viewBox={`${x} ${y} ${w} ${h}`}
        preserveAspectRatio="xMidYMid slice"
        className="size-full -scale-x-100"
      >
        <mask id={mask}>
          <rect width={width} height={height} fill="white" />
          <filter id={soft}>
            <feGaussianBlur stdDeviation={w * 0.025} />
          </filter>
          {lit.map(({ zone, tier }, place) => (
            <path
              key={zone}
              d={outlineOf(places[zone], size)}
              fill={DUSK[tier]}
              filter={`url(#${soft})`}
              className="animate-[rise_700ms_ease-out_both]"
              style={{ animationDelay: `${500 + place * 250}ms` }}
            />
          ))}
        </mask>
        <image href={still} width={width} height={height} />
        <rect
          width={width}
          height={height}
          mask={`url(#${mask})`}
          className={`fill-dusk transition-opacity duration-500 ${lit.length > 0 ? "opacity-70" : "opacity-0"}`}
        />
      </svg>
    </CameraBox>
  );
}

interface Size {
  width: number;
  height: number;
}

/** The picture's own size, once it is known. */
function useSize(still: string): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const image = new Image();
    image.onload = () => setSize({ width: image.naturalWidth, height: image.naturalHeight });
    image.src = still;
    return () => {
      image.onload = null;
    };
  }, [still]);
  return size;
}

/** A window of 4:5 around the face, within the picture: left, top, width, height. */
function portraitOf(places: ZonePlaces, { width, height }: Size): [number, number, number, number] {
  const all = Object.values(places).flat(2);
  const [across, down] = [all.filter((_, i) => i % 2 === 0), all.filter((_, i) => i % 2 === 1)];
  const [left, right] = [Math.min(...across) * width, Math.max(...across) * width];
  const [top, bottom] = [Math.min(...down) * height, Math.max(...down) * height];
  // The zones are the middle of a face: hair and chin want their room.
  const h = Math.min(height, width * 1.25, Math.max((bottom - top) * 2, (right - left) * 1.25 * 1.9));
  const w = h * 0.8;
  const within = (start: number, room: number, most: number) => Math.min(Math.max(0, start), most - room);
  return [within((left + right - w) / 2, w, width), within((top + bottom) / 2 - 0.52 * h, h, height), w, h];
}

/** A soft outline through the middles of a polygon's sides. */
function outlineOf(outlines: readonly (readonly number[])[], { width, height }: Size): string {
  return outlines
    .map((outline) => {
      const points = Array.from({ length: outline.length / 2 }, (_, i) => ({
        x: (outline[2 * i] ?? 0) * width,
        y: (outline[2 * i + 1] ?? 0) * height,
      }));
      const at = (i: number) => points[i % points.length] ?? { x: 0, y: 0 };
      const middle = (i: number) => `${(at(i).x + at(i + 1).x) / 2} ${(at(i).y + at(i + 1).y) / 2}`;
      const curves = points.map((_, i) => `Q${at(i + 1).x} ${at(i + 1).y} ${middle(i + 1)}`);
      return `M${middle(0)}${curves.join("")}Z`;
    })
    .join("");
}
