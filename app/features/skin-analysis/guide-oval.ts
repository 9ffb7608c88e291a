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
