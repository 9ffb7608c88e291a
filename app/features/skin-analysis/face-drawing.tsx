import type { SkinZone, Tier } from "#app/expert/skin-measures.ts";
import { FACE_LINES, ZONE_SHAPES } from "./drawn-face.ts";

const FILL = {
  low: "fill-kelp/15",
  medium: "fill-kelp/45",
  high: "fill-kelp/80",
} as const satisfies Record<Tier, string>;

/** A mirrored outline of a face. The higher a zone's level, the darker its fill; dashed if it could not be measured. */
export function FaceDrawing({ levels }: { levels: Partial<Record<SkinZone, Tier | null>> }) {
  return (
    <svg
      aria-hidden
      viewBox="-54 -44 108 126"
      className="mx-auto w-full max-w-80 stroke-edge"
      strokeWidth="0.5"
      strokeLinejoin="round"
    >
      {Object.entries(levels).map(([zone, level]) =>
        ZONE_SHAPES[zone as SkinZone].map((shape) => (
          <path
            key={shape}
            d={shape}
            className={`transition-[fill] duration-200 ${level ? `${FILL[level]} stroke-kelp` : "fill-none stroke-mist"}`}
            strokeDasharray={level ? undefined : "1.4 1.4"}
          />
        )),
      )}
      <g fill="none" strokeLinecap="round" strokeWidth="0.7">
        {FACE_LINES.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
    </svg>
  );
}
