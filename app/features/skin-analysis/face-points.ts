/** A place in a picture, in its pixels. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The 468 points of FaceMesh, x, y and depth one after the other; x and y in pixels of a picture, depth in the same
 * unit. The numbers below are places in its fixed order (MediaPipe's canonical face model).
 */
export type FacePoints = Float32Array;

/** Corners of the eyes: outer and inner, of the eye on the picture's left and of the one on its right. */
const EYES = [
  [33, 133],
  [263, 362],
] as const;
/** Left and right side of the face at the cheekbones, top of the forehead, tip of the chin. */
const RIM = { left: 234, right: 454, top: 10, bottom: 152 } as const;

/** The contours that the camera view draws. */
export const CONTOURS = {
  face: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  leftEye: [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  rightEye: [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
  lips: [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146],
} as const satisfies Record<string, readonly number[]>;

/** Adults' eyes are this far apart, middle to middle (Dodgson 2004: 63 mm, 52 to 78): it turns pixels into millimetres. */
const EYE_DISTANCE_MM = 63;
/** Cheekbone to cheekbone, in distances of the eyes. */
const FACE_WIDTH = 2.1;

/** One point in the picture. */
export function pointAt(points: FacePoints, i: number): Point {
  return { x: points[i * 3] as number, y: points[i * 3 + 1] as number };
}

/** Middle of the eye on the picture's left, and of the one on its right, with their depth. */
function eyeMiddles(points: FacePoints): [number, number, number][] {
  return EYES.map(([outer, inner]) => {
    const middle = (k: number) => ((points[outer * 3 + k] as number) + (points[inner * 3 + k] as number)) / 2;
    return [middle(0), middle(1), middle(2)];
  });
}

/** Distance between the eyes in pixels; through space, so that a face turned aside is no smaller. */
export function eyeDistance(points: FacePoints): number {
  const [left, right] = eyeMiddles(points) as [[number, number, number], [number, number, number]];
  return Math.hypot(right[0] - left[0], right[1] - left[1], right[2] - left[2]);
}

/** Pixels of the picture for one millimetre of the face. */
export function pixelsPerMillimetre(points: FacePoints): number {
  return eyeDistance(points) / EYE_DISTANCE_MM;
}

/** Width of the face between the cheekbones, in pixels. */
export function faceWidth(points: FacePoints): number {
  return FACE_WIDTH * eyeDistance(points);
}

/** How far the head is turned to a side, in degrees either way; the mesh makes it less than it is. */
export function turnOf(points: FacePoints): number {
  const across = pointAt(points, RIM.right).x - pointAt(points, RIM.left).x;
  const deeper = (points[RIM.right * 3 + 2] as number) - (points[RIM.left * 3 + 2] as number);
  return (Math.atan2(Math.abs(deeper), across) * 180) / Math.PI;
}

/** Middle of the face between forehead, chin and cheeks. */
export function faceCenter(points: FacePoints): Point {
  const [left, right] = [pointAt(points, RIM.left), pointAt(points, RIM.right)];
  const [top, bottom] = [pointAt(points, RIM.top), pointAt(points, RIM.bottom)];
  return { x: (left.x + right.x + top.x + bottom.x) / 4, y: (left.y + right.y + top.y + bottom.y) / 4 };
}

/** The smallest upright box around all points. */
export function boundsOf(points: FacePoints): { left: number; right: number; top: number; bottom: number } {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, right, top, bottom };
}

/** The points after the picture is cut at (`left`, `top`) and enlarged by `scale`. */
export function movePoints(points: FacePoints, left: number, top: number, scale: number): FacePoints {
  const moved = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    moved[i] = ((points[i] as number) - left) * scale;
    moved[i + 1] = ((points[i + 1] as number) - top) * scale;
    moved[i + 2] = (points[i + 2] as number) * scale;
  }
  return moved;
}
