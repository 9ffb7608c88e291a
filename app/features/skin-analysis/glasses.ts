import { type FaceGrid, GRID_SCALE } from "./face-grid.ts";
import { pointAt } from "./face-points.ts";

/** Points down the bridge of the nose, from between the brows to below where glasses sit. */
const BRIDGE = [9, 8, 168, 6, 197] as const;
/** Density by which the middle part of a frame stands out from the skin 3 mm above and below it. */
const STANDS_OUT = 0.55;
const APART = 3 * GRID_SCALE;

/** Whether something darker crosses the bridge of the nose: the middle of a pair of glasses. Rimless ones escape. */
export function wearsGlasses(grid: FaceGrid): boolean {
  const profile = bridgeProfile(grid);
  return profile.some((dark, i) => {
    const [above, below] = [profile[i - APART], profile[i + APART]];
    return above !== undefined && below !== undefined && dark - (above + below) / 2 > STANDS_OUT;
  });
}

/** Density along the bridge, a value for each of the grid's pixels. */
function bridgeProfile({ points, dark, width }: FaceGrid): number[] {
  return BRIDGE.slice(1).flatMap((to, k) => {
    const [a, b] = [pointAt(points, BRIDGE[k] as number), pointAt(points, to)];
    const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y));
    return Array.from({ length: steps }, (_, i) => {
      const [x, y] = [a.x + ((b.x - a.x) * i) / steps, a.y + ((b.y - a.y) * i) / steps];
      return dark[Math.round(y) * width + Math.round(x)] ?? 0;
    });
  });
}
