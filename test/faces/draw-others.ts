import type { Frame } from "#app/features/skin-analysis/pixels.ts";
import { develop } from "./develop.ts";
import { randomFrom, smoothNoise } from "./random.ts";
import { emptyScene, type Scene } from "./scene.ts";

type Rgb = readonly [number, number, number];

/** Walls and rooms without anyone in them, the skin-coloured ones first. Linear light. */
const WALLS: Rgb[] = [
  [0.56, 0.4, 0.29],
  [0.3, 0.19, 0.12],
  [0.7, 0.62, 0.5],
  [0.2, 0.23, 0.26],
  [0.75, 0.75, 0.75],
  [0.05, 0.035, 0.03],
];

/** An empty wall; `seed` chooses the colour. */
export function drawWall(seed: number, width = 640, height = 480): Frame {
  return develop(emptyScene(width, height, [...(WALLS[seed % WALLS.length] as Rgb)]), { seed });
}

/** A shelf with coloured boxes, no one there. */
export function drawRoom(seed: number, width = 640, height = 480): Frame {
  const scene = emptyScene(width, height, [0.4, 0.36, 0.3]);
  const random = randomFrom(seed + 31);
  for (let n = 0; n < 40; n++) {
    const box = { x: random() * width, y: random() * height, w: 20 + random() * 120, h: 20 + random() * 160 };
    fillBox(scene, box, [random() ** 2, random() ** 2, random() ** 2]);
  }
  return develop(scene, { seed });
}

function fillBox(scene: Scene, box: { x: number; y: number; w: number; h: number }, color: Rgb): void {
  for (let y = Math.floor(box.y); y < Math.min(scene.height, box.y + box.h); y++) {
    for (let x = Math.floor(box.x); x < Math.min(scene.width, box.x + box.w); x++) {
      scene.light.set(color, (y * scene.width + x) * 3);
    }
  }
}

/** Bare skin close to the lens, such as a hand before it: the right colour and nothing of a face. */
export function drawSkinPatch(color: Rgb, width = 640, height = 480): Frame {
  const scene = emptyScene(width, height, [...color]);
  const blotch = smoothNoise(3);
  for (let i = 0; i < scene.light.length; i++) {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
    scene.light[i] = (scene.light[i] as number) * (1 + 0.12 * blotch(x / 70, y / 70));
  }
  return develop(scene);
}

const FURS: Rgb[] = [
  [0.42, 0.22, 0.09],
  [0.2, 0.2, 0.2],
  [0.5, 0.4, 0.3],
  [0.12, 0.08, 0.05],
  [0.6, 0.42, 0.33],
];

/** A cat looking into the camera; the last fur is bare and skin-coloured. */
export function drawCat(seed: number, width = 640, height = 480, faceWidth = 0.6): Frame {
  const scene = emptyScene(width, height, [0.2, 0.23, 0.26]);
  const scale = 145 / (faceWidth * Math.min(width, height));
  const paint = catPainter(FURS[seed % FURS.length] as Rgb, seed);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = paint((x - width / 2) * scale, (y - height / 2) * scale);
      if (color) scene.light.set(color, (y * width + x) * 3);
    }
  }
  return develop(scene, { seed });
}

function inEllipse(x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean {
  return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
}

/** Head, ears, eyes, nose, mouth and whiskers; millimetres around the head's centre. */
function catPainter(fur: Rgb, seed: number): (x: number, y: number) => Rgb | undefined {
  const stripes = smoothNoise(seed + 50);
  const bare = seed % FURS.length === FURS.length - 1;
  return (x, y) => {
    const side = Math.abs(x);
    if (inEllipse(side, y, 30, -12, 15, 13)) {
      if (inEllipse(side, y, 30, -12, 3.5, 11)) return [0.005, 0.005, 0.005];
      return inEllipse(side, y, 30, -12, 13.5, 11.5) ? [0.25, 0.32, 0.05] : [0.01, 0.01, 0.01];
    }
    if (y > 14 && y < 24 && side < 9 - (y - 14) * 0.8) return [0.45, 0.2, 0.18];
    if (Math.abs(y - (25 + 7 * Math.sin(Math.min(side, 16) / 5.1))) < 1.2 && side < 16)
      return [0.02, 0.01, 0.01];
    const ear = y < -30 && y > -98 && side > 22 + (y + 98) * 0.15 && side < 74 - (-30 - y) * 0.42;
    const head = inEllipse(x, y, 0, 0, 74, 64) || ear;
    if (!head) return inEllipse(x, y, 0, 150, 80, 100) ? fur : undefined;
    const muzzle = inEllipse(side, y, 12, 28, 16, 13) ? 1.4 : 1;
    const light = muzzle * (bare ? 1 : 1 + 0.35 * stripes(x / 9, y / 5)) * (1 - 0.25 * (x / 90) ** 2);
    return [fur[0] * light, fur[1] * light, fur[2] * light];
  };
}
