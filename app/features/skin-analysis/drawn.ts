import type { FaceGrid } from "./face-grid.ts";
import type { FacePoints } from "./face-points.ts";
import type { Frame } from "./pixels.ts";
import { quantile } from "./statistics.ts";
import { pixelsIn, polygonOf, ZONE_CORNERS } from "./zones.ts";

const SKIN = ["forehead", "left-cheek", "right-cheek"] as const;
/** Fine detail of the cheeks, as by {@link fineDetail}, that a photograph always has, noise if nothing else. */
const LEAST_DETAIL = 0.57;
/** Different colors for each pixel of skin: drawings have few … */
const FEW_COLORS = 0.22;
/** … and the plainest ones hardly any. */
const HARDLY_ANY = 0.04;

/**
 * Detects a drawing, an emoji or a plastic mask, which the nets take for a face. Photographed skin has pores, hairs and
 * camera noise; painted skin is smooth and has few colors. A phone's beauty filter comes close to that, so smoothness
 * alone is reported as blur.
 */
export function drawnAs(frame: Frame, points: FacePoints, grid: FaceGrid): "no-face" | "blurred" | undefined {
  const colors = colorShare(frame, points);
  if (isGray(frame, points) || colors < HARDLY_ANY) return "no-face";
  return colors < FEW_COLORS && fineDetail(grid) < LEAST_DETAIL ? "blurred" : undefined;
}

/**
 * Difference of the strongest and the weakest channel, against the strongest, that a tenth of any skin has. Not half:
 * most of pale skin in cool light has less.
 */
const LEAST_COLOR = 0.04;

/** Whether the skin has no color at all: a drawing in pen, or a picture in black and white, of which little can be said. */
function isGray(frame: Frame, points: FacePoints): boolean {
  const { data } = frame;
  const saturations = skinIn(frame, points).map((i) => {
    const channels = [data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number];
    const most = Math.max(...channels);
    return (most - Math.min(...channels)) / Math.max(most, 1);
  });
  return saturations.length > 0 && quantile(Float32Array.from(saturations), 0.9) < LEAST_COLOR;
}

function skinIn({ width, height }: Frame, points: FacePoints): number[] {
  return SKIN.flatMap((zone) => pixelsIn({ width, height }, polygonOf(points, ZONE_CORNERS[zone][0])));
}

/** 90th percentile of the Laplacian of L* on the rougher cheek, at half a millimetre. */
function fineDetail(grid: FaceGrid): number {
  const { width, lightness } = grid;
  const at = (i: number) => lightness[i] ?? 0;
  const cheeks = (["left-cheek", "right-cheek"] as const).map((zone) => {
    const pixels = pixelsIn(grid, polygonOf(grid.points, ZONE_CORNERS[zone][0]));
    const detail = Float32Array.from(pixels, (i) =>
      Math.abs(4 * at(i) - at(i - 1) - at(i + 1) - at(i - width) - at(i + width)),
    );
    return detail.length > 0 ? quantile(detail, 0.9) : 0;
  });
  return Math.max(...cheeks);
}

/** How many different colors the skin has, for each of its pixels. */
function colorShare(frame: Frame, points: FacePoints): number {
  const { data } = frame;
  const pixels = skinIn(frame, points);
  const colors = new Set(
    pixels.map((i) => {
      const [r, g, b] = [data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number];
      return (r << 16) | (g << 8) | b;
    }),
  );
  return colors.size / Math.max(pixels.length, 1);
}
