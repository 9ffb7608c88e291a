import { GATE_CHECKS, type GateCheck } from "#app/expert/skin-measures.ts";
import { LINEAR, lightness, luminance } from "./color.ts";
import { boundsOf, type FacePoints, faceCenter, faceWidth, turnOf } from "./face-points.ts";
import type { FaceSearch } from "./find-face.ts";
import { guideOval } from "./guide-oval.ts";
import { behindMask } from "./mask.ts";
import type { Frame } from "./pixels.ts";
import { quantile } from "./statistics.ts";
import { type Corner, EYE_OPENINGS, polygonOf, somePixelsIn, ZONE_CORNERS } from "./zones.ts";

/** Limits of the gate, set on photographs of people (docs/skin-analysis.md). */
export const GATE = {
  /** Face width as a share of the frame's short side. */
  narrowest: 0.36,
  widest: 0.9,
  /** Distance of the face from the oval's middle, as a share of the short side. */
  offCenter: 0.22,
  /** How far the face may reach over the frame's edge, as a share of its width. */
  cutOff: 0.08,
  /** Degrees to a side; people who mean to look into the camera reach 25. */
  turned: 30,
  /** Light against the cheeks of the skin below the eyes, and that times the eyes' own: under both it is dark glass. */
  darkGlass: { below: 0.45, both: 0.1 },
  /** L* of the eye whites or of the brightest skin, whichever is more. The skin may be as deep as it is. */
  brightDetail: 26,
  /** L* below which skin has too few 8-bit steps left to compare. */
  darkestSkin: 5,
  /** Share of skin pixels at the sensor's limit in every channel but blue. */
  clipped: 0.3,
  /** How much lighter one cheek may be than the other; see {@link cheekRatio}. */
  cheekRatio: 5,
  /** See sharpness.ts. */
  sharpness: 0.004,
} as const;

/** 8-bit value from which a channel is as good as clipped. */
const CLIP = 252;

/** The checks in the order in which they are reported. */
export function inOrder(failed: ReadonlySet<GateCheck>): GateCheck[] {
  return GATE_CHECKS.filter((check) => failed.has(check));
}

/** Every check that needs no more than the frame and the face's points; empty when the frame may be measured. */
export function checkFrame(frame: Frame, { points, several }: FaceSearch): Set<GateCheck> {
  if (!points) return checkEmpty(frame);
  const failed = new Set<GateCheck>();
  if (several) failed.add("several-faces");
  checkPlace(frame, points, failed);
  checkLight(frame, points, failed);
  return failed;
}

/** Without a face, the light can still be what is wrong. */
function checkEmpty(frame: Frame): Set<GateCheck> {
  const failed = new Set<GateCheck>(["no-face"]);
  const { centerX, centerY, radiusX, radiusY } = guideOval(frame.width, frame.height);
  const corners = [
    { x: centerX - radiusX, y: centerY - radiusY },
    { x: centerX + radiusX, y: centerY - radiusY },
    { x: centerX + radiusX, y: centerY + radiusY },
    { x: centerX - radiusX, y: centerY + radiusY },
  ];
  const values = lightIn(frame, corners);
  if (values.length === 0) return failed;
  if (lightness(quantile(values, 0.95)) < GATE.brightDetail) failed.add("too-dark");
  if (lightness(quantile(values, 0.5)) > 97) failed.add("too-bright");
  return failed;
}

function checkPlace(frame: Frame, points: FacePoints, failed: Set<GateCheck>): void {
  const { width, height } = frame;
  const side = Math.min(width, height);
  const face = faceWidth(points);
  if (face < GATE.narrowest * side) failed.add("too-far");
  if (face > GATE.widest * side) failed.add("too-close");
  const [center, oval] = [faceCenter(points), guideOval(width, height)];
  const away = Math.max(Math.abs(center.x - oval.centerX), Math.abs(center.y - oval.centerY));
  const { left, right, top, bottom } = boundsOf(points);
  const over = Math.max(-left, -top, right - width, bottom - height);
  const tooLarge = failed.has("too-close");
  if (turnOf(points) > GATE.turned) failed.add("turned");
  if (away > GATE.offCenter * side || (over > GATE.cutOff * face && !tooLarge)) failed.add("off-center");
}

function checkLight(frame: Frame, points: FacePoints, failed: Set<GateCheck>): void {
  const zones = ["forehead", "nose", "left-cheek", "right-cheek"] as const;
  const skin = zones.flatMap((zone) => ZONE_CORNERS[zone].map((corners) => polygonOf(points, corners)));
  const light = Float32Array.from(skin.flatMap((polygon) => [...lightIn(frame, polygon)]));
  const eyes = Float32Array.from(
    EYE_OPENINGS.flatMap((corners) => [...lightIn(frame, polygonOf(points, corners))]),
  );
  if (light.length === 0) return;
  const bright = Math.max(quantile(light, 0.95), eyes.length > 0 ? quantile(eyes, 0.9) : 0);
  if (lightness(bright) < GATE.brightDetail || lightness(quantile(light, 0.5)) < GATE.darkestSkin)
    failed.add("too-dark");
  const clipped = skin.reduce((sum, polygon) => sum + clippedIn(frame, polygon), 0);
  if (clipped > GATE.clipped * light.length) failed.add("too-bright");
  if (cheekRatio(frame, points) > GATE.cheekRatio) failed.add("uneven-light");
  if (behindDarkGlass(frame, points) || behindMask(frame, points)) failed.add("skin-not-found");
}

/** Linear light of some of a polygon's pixels. */
function lightIn({ width, height, data }: Frame, polygon: ReturnType<typeof polygonOf>): Float32Array {
  const linear = (i: number) => LINEAR[data[i] as number] as number;
  return Float32Array.from(somePixelsIn({ width, height }, polygon), (i) =>
    luminance(linear(i * 4), linear(i * 4 + 1), linear(i * 4 + 2)),
  );
}

/** How many of the same pixels are at the sensor's limit; on warm skin red alone often is, which says little. */
function clippedIn({ width, height, data }: Frame, polygon: ReturnType<typeof polygonOf>): number {
  return somePixelsIn({ width, height }, polygon).filter(
    (i) => (data[i * 4] as number) >= CLIP && (data[i * 4 + 1] as number) >= CLIP,
  ).length;
}

/**
 * Whether the eyes and the skin below them are dark against the cheeks, of both sides the brighter. Eyes in the shadow
 * of the brows, or closed in a smile, leave the skin below them bright, which sunglasses do not.
 */
function behindDarkGlass(frame: Frame, points: FacePoints): boolean {
  const brightest = (areas: readonly (readonly Corner[])[], share: number) =>
    Math.max(
      ...areas.map((corners) => {
        const light = lightIn(frame, polygonOf(points, corners));
        return light.length > 0 ? quantile(light, share) : 0;
      }),
    );
  const cheeks = brightest([ZONE_CORNERS["left-cheek"][0], ZONE_CORNERS["right-cheek"][0]], 0.5);
  const eyes = brightest(EYE_OPENINGS, 0.9);
  const below = brightest(ZONE_CORNERS["under-eyes"], 0.5);
  return below < GATE.darkGlass.below * cheeks && eyes * below < GATE.darkGlass.both * cheeks ** 2;
}

/**
 * Light of the brighter cheek over that of the darker one, both with half the light of the eye whites added: on deep
 * skin a little mirrored light is a large ratio, though nothing is wrong with the lamp.
 */
function cheekRatio(frame: Frame, points: FacePoints): number {
  const eyes = EYE_OPENINGS.flatMap((corners) => [...lightIn(frame, polygonOf(points, corners))]);
  const white = eyes.length > 0 ? quantile(Float32Array.from(eyes), 0.85) : 0;
  const [left, right] = (["left-cheek", "right-cheek"] as const).map((zone) => {
    const light = lightIn(frame, polygonOf(points, ZONE_CORNERS[zone][0]));
    return (light.length > 0 ? quantile(light, 0.5) : 0) + Math.max(0.01, white / 2);
  }) as [number, number];
  return Math.max(left, right) / Math.min(left, right);
}
