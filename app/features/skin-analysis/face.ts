import type { LinearImage } from "./pixels.ts";

/** Where a face is in the picture. Lengths in pixels of the picture it was found in. */
export interface Face {
  /** Centre of the face between hairline, chin and cheeks. */
  centerX: number;
  centerY: number;
  /** Cheek to cheek; about 145 mm on an adult. */
  width: number;
  leftEye: Point;
  rightEye: Point;
  /** Where the lips meet. */
  mouth: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** Adults' faces are about this wide between the cheekbones; it turns pixels into millimetres. */
export const FACE_WIDTH_MM = 145;

/** The oval that the camera view draws and the gate measures against, in pixels of a frame of this size. */
export interface GuideOval {
  centerX: number;
  centerY: number;
  radiusX: number;
  radiusY: number;
}

/**
 * The guide oval of a frame. Sizes follow the frame's short side, so that portrait and landscape ask for the same
 * face in the same place.
 */
export function guideOval(width: number, height: number): GuideOval {
  const side = Math.min(width, height);
  return { centerX: width / 2, centerY: height / 2, radiusX: 0.3 * side, radiusY: 0.4 * side };
}

/** The face's place when the picture is enlarged by `factor`. */
export function scaleFace(face: Face, factor: number): Face {
  const point = ({ x, y }: Point): Point => ({ x: x * factor, y: y * factor });
  return {
    centerX: face.centerX * factor,
    centerY: face.centerY * factor,
    width: face.width * factor,
    leftEye: point(face.leftEye),
    rightEye: point(face.rightEye),
    mouth: point(face.mouth),
  };
}

/** A small picture in CIELAB. */
export interface LabImage {
  width: number;
  height: number;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
  light: LinearImage;
}
