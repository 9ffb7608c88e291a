import type { SkinZone, Tier } from "#app/expert/skin-measures.ts";
import { ZONE_ELLIPSES } from "./zones.ts";

/** Drawing units: a face is 100 wide, and this far from the eyes to the mouth. */
const FACE = 100;
const EYES_TO_MOUTH = 49;

const FILL = {
  low: "fill-kelp/20",
  medium: "fill-kelp/50",
  high: "fill-kelp/85",
} as const satisfies Record<Tier, string>;

/** An outline face as in a mirror, its zones the fuller the more there is; dashed where nothing can be told. */
export function FaceDrawing({ levels }: { levels: Partial<Record<SkinZone, Tier | null>> }) {
  return (
    <svg
      aria-hidden
      viewBox="-62 -56 124 148"
      className="mx-auto w-full max-w-44 stroke-edge"
      strokeWidth="0.8"
    >
      <g fill="none" strokeLinecap="round">
        <path d="M0-50C32-50 51-27 51 5C51 44 27 84 0 84C-27 84-51 44-51 5C-51-27-32-50 0-50Z" />
        <path d="M-31 0q9-7 18 0q-9 5-18 0M13 0q9-7 18 0q-9 5-18 0M-33-10q11-7 21-2M33-10q-11-7-21-2" />
        <path d="M-5 26q-4 5 0 6q5 3 10 0q4-1 0-6M-15 49q15-6 30 0q-15 11-30 0" />
      </g>
      {Object.entries(levels).map(([zone, level]) =>
        ZONE_ELLIPSES[zone as SkinZone].map(({ x, y, radiusX, radiusY }) => (
          <ellipse
            key={`${zone}${x}`}
            // The picture's left is on the right of a mirror.
            cx={-x * FACE}
            cy={y * EYES_TO_MOUTH}
            rx={radiusX * FACE}
            ry={radiusY * EYES_TO_MOUTH}
            className={`transition-[fill] duration-200 ${level ? `${FILL[level]} stroke-kelp` : "fill-none stroke-mist"}`}
            strokeDasharray={level ? undefined : "2 2"}
          />
        )),
      )}
    </svg>
  );
}
