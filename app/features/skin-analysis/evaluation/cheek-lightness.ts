import { LINEAR, lightness, luminance } from "../color.ts";
import type { FacePoints } from "../face-points.ts";
import type { Frame } from "../pixels.ts";
import { median } from "../statistics.ts";
import { pixelsIn, polygonOf, ZONE_CORNERS } from "../zones.ts";

/** Median L* of both cheeks in the picture: skin and light together, which is what a measure must not follow. */
export function cheekLightness(frame: Frame, points: FacePoints): number {
  const corners = [ZONE_CORNERS["left-cheek"][0], ZONE_CORNERS["right-cheek"][0]];
  const pixels = corners.flatMap((one) => pixelsIn(frame, polygonOf(points, one), 2));
  const linear = (i: number) => LINEAR[frame.data[i] as number] as number;
  return median(
    Float32Array.from(pixels, (i) =>
      lightness(luminance(linear(4 * i), linear(4 * i + 1), linear(4 * i + 2))),
    ),
  );
}
