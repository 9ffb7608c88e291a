import { useEffect, useState } from "react";
import type { SkinZone, Tier } from "#app/expert/skin-measures.ts";
import { CameraBox } from "./camera-box.tsx";
import type { ZonePlaces } from "./zones.ts";

interface Props {
  /** The picture that was measured, a data URL. It is in this page's memory alone. */
  still: string;
  places: ZonePlaces;
  levels: Partial<Record<SkinZone, Tier | null>>;
}

/** How strong a zone's line is, in parts of the picture's width. */
const STROKE = { high: 0.006, medium: 0.0035 } as const;

/** One's own face as in a mirror; where something was seen, a line is drawn round it, one after the other. */
export function LookedAt({ still, places, levels }: Props) {
  const size = useSize(still);
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
        <image href={still} width={width} height={height} />
        {lit.map(({ zone, tier }, place) => (
          <path
            key={zone}
            d={outlineOf(places[zone], size)}
            strokeWidth={w * STROKE[tier]}
            className="animate-[rise_700ms_ease-out_both] fill-gleam/10 stroke-gleam drop-shadow-[0_0_2px_var(--dusk)]"
            style={{ animationDelay: `${500 + place * 250}ms` }}
          />
        ))}
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
