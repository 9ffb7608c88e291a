import { density, LINEAR, luma } from "./color.ts";
import { CONTOURS, type FacePoints } from "./face-points.ts";
import type { Frame } from "./pixels.ts";
import { mean } from "./statistics.ts";
import { type Corner, polygonOf, somePixelsIn, ZONE_CORNERS } from "./zones.ts";

/** Limits of what a mask is, set on photographs of people (docs/decisions/045-masks-and-tone.md). */
const MASK = {
  /** Density by which nose and chin are both redder or greener (G−R) than the forehead … */
  color: 0.4,
  /** … or both darker. */
  darker: 1.2,
  /** Or: by how much less red the lower face is than the upper, when … */
  paler: 0.25,
  /** … the lips are no redder than this against the skin around them. */
  lips: 0.1,
} as const;

type Area = readonly Corner[];
const LIP_SIDES: readonly Area[] = [
  [207, 206, 216, 212, 214, 192],
  [427, 426, 436, 432, 434, 416],
];
const ABOVE_LIPS: Area = [167, 164, 393, 267, 0, 37];
const BELOW_LIPS: Area = [18, 83, 182, 194, 201, 200, 421, 418, 406, 313];
const [FOREHEAD, NOSE, CHIN] = [ZONE_CORNERS.forehead[0], ZONE_CORNERS.nose[0], ZONE_CORNERS.chin[0]];
const UPPER_FACE: readonly Area[] = [FOREHEAD, ...ZONE_CORNERS["under-eyes"]];
const LOWER_FACE: readonly Area[] = [NOSE, CHIN, ABOVE_LIPS, BELOW_LIPS];

/**
 * Whether cloth hides the lower face: nose and chin both differ from the forehead as no two parts of one face do, or
 * all of it is less red than the upper face and there are no lips in it. A hand has skin's own color and passes.
 */
export function behindMask(frame: Frame, points: FacePoints): boolean {
  const look = (area: Area) => lookOf(frame, points, area);
  const redness = (areas: readonly Area[]) => mean(areas.flatMap((area) => look(area)?.greenRed ?? []));
  const [forehead, nose, chin] = [look(FOREHEAD), look(NOSE), look(CHIN)];
  if (!forehead || !nose || !chin) return false;
  const color = [nose, chin].map((zone) => zone.greenRed - forehead.greenRed);
  const darker = [nose, chin].map((zone) => zone.dark - forehead.dark);
  if (Math.min(...color) > MASK.color || Math.max(...color) < -MASK.color) return true;
  if (Math.min(...darker) > MASK.darker) return true;
  const lips = redness([CONTOURS.lips]) - redness([...LIP_SIDES, ABOVE_LIPS, BELOW_LIPS]);
  return redness(LOWER_FACE) < redness(UPPER_FACE) - MASK.paler && lips < MASK.lips;
}

/** Density of an area's light, and how much denser it is in green than in red; nothing outside the picture. */
function lookOf({ width, height, data }: Frame, points: FacePoints, area: Area) {
  const pixels = somePixelsIn({ width, height }, polygonOf(points, area));
  if (pixels.length === 0) return undefined;
  const light = (channel: number) =>
    mean(pixels.map((i) => LINEAR[data[i * 4 + channel] as number] as number));
  const [red, green, blue] = [light(0), light(1), light(2)];
  return { dark: density(luma(red, green, blue)), greenRed: density(green) - density(red) };
}
