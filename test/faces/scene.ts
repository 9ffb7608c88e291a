import {
  halfWidth,
  PLAIN_SKIN,
  paintFeatures,
  type SkinLook,
  skinPainter,
  toneAlbedo,
} from "./paint-face.ts";
import { type Person, person } from "./person.ts";
import { smoothNoise } from "./random.ts";

type Rgb = [number, number, number];

/** A picture before the camera: linear light, three values a pixel. */
export interface Scene {
  width: number;
  height: number;
  light: Float32Array;
  /** The exposure an automatic camera would choose, as a factor. */
  exposure: number;
}

/** One face in the picture; lengths as shares of the picture's short side. */
export interface Sitter {
  person: Person;
  look: SkinLook;
  /** Cheek to cheek. */
  faceWidth: number;
  /** Centre of the face, 0 to 1 across and down. */
  x: number;
  y: number;
}

export interface SceneOptions {
  width: number;
  height: number;
  sitters: Sitter[];
  /** Linear light of the wall behind. */
  wall: Rgb;
  /** Light from one side: 0 none, 1 the far cheek gets a third. */
  sideLight: number;
}

/** A sitter where the guide oval asks for them. */
export function sitter(seed: number, look: Partial<SkinLook> = {}, place: Partial<Sitter> = {}): Sitter {
  return { person: person(seed), look: { ...PLAIN_SKIN, ...look }, faceWidth: 0.6, x: 0.5, y: 0.5, ...place };
}

/** Cameras brighten deep skin and darken light skin, part of the way. */
function automaticExposure(tone: number): number {
  const [r, g, b] = toneAlbedo(tone);
  return (0.18 / (0.2126 * r + 0.7152 * g + 0.0722 * b)) ** 0.35;
}

/** An empty scene with a wall that falls off a little towards one corner. */
export function emptyScene(width: number, height: number, wall: Rgb): Scene {
  const light = new Float32Array(width * height * 3);
  const grain = smoothNoise(99);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const fall = 1 - 0.25 * (x / width) - 0.12 * (y / height) + 0.02 * grain(x / 40, y / 40);
      for (let c = 0; c < 3; c++) light[i + c] = (wall[c] as number) * fall;
    }
  }
  return { width, height, light, exposure: 1 };
}

/** Draws the sitters before the wall. */
export function drawScene(options: Partial<SceneOptions> & { sitters: Sitter[] }): Scene {
  const { width = 640, height = 480, wall = [0.2, 0.23, 0.26], sideLight = 0 } = options;
  const scene = emptyScene(width, height, wall);
  for (const one of options.sitters) drawSitter(scene, one, sideLight);
  const first = options.sitters[0];
  scene.exposure = first ? automaticExposure(first.look.tone) : 1;
  return scene;
}

function drawSitter(scene: Scene, one: Sitter, sideLight: number): void {
  const { width, height, light } = scene;
  const scale = 145 / (one.faceWidth * Math.min(width, height));
  const paint = headPainter(one);
  const [cos, sin] = [Math.cos(one.person.roll), Math.sin(one.person.roll)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5 - one.x * width) * scale;
      const dy = (y + 0.5 - one.y * height) * scale;
      if (Math.abs(dx) > 190 || dy < -150) continue;
      const color = paint(dx * cos + dy * sin, dy * cos - dx * sin);
      if (!color) continue;
      const side = 1 - sideLight * 0.67 * Math.min(1, Math.max(0, dx / 145 + 0.5));
      for (let c = 0; c < 3; c++) light[(y * width + x) * 3 + c] = (color[c] as number) * side;
    }
  }
}

/** Head, neck and shoulders in millimetres around the face's centre; undefined where the wall shows. */
function headPainter(one: Sitter): (x: number, y: number) => Rgb | undefined {
  const { person: who } = one;
  const skin = skinPainter(who, one.look);
  const strands = smoothNoise(who.seed + 8);
  const shaded = (color: Rgb, by: number): Rgb => [color[0] * by, color[1] * by, color[2] * by];
  const hair = (x: number, y: number): Rgb => {
    return shaded([...who.hairColor] as Rgb, 1 + 0.5 * strands(x / 1.5, y / 18));
  };
  return (x, y) => {
    const half = halfWidth(who, y);
    if (Math.abs(x) < half) {
      if (y < hairline(who, x) + 3 * strands(x / 4, 7)) return hair(x, y);
      const color = skin(x, y);
      paintFeatures(who, color, x, y);
      return color;
    }
    if (who.hair !== "long" && Math.hypot((Math.abs(x) - 73) / 9, (y + 4) / 24) < 1)
      return shaded(skin(60, 0), 0.85);
    if (hairAround(who, x, y)) return hair(x, y);
    if (Math.abs(x) < 44 && y > 40 && y < 140) return shaded(skin(x * 0.6, 60), 0.62);
    if (y > 118 + 0.0016 * x * x + Math.abs(x) * 0.12) return [...who.shirt] as Rgb;
    return undefined;
  };
}

function hairline(who: Person, x: number): number {
  if (who.hair === "shaved") return -999;
  if (who.hair === "fringe") return who.eyeY - 28;
  return -who.halfHeight + 14 + 0.006 * x * x;
}

function hairAround(who: Person, x: number, y: number): boolean {
  if (who.hair === "shaved") return false;
  const top = Math.hypot(x / 84, (y + 18) / (who.halfHeight + 8)) < 1 && y < -8;
  return top || (who.hair === "long" && Math.abs(x) < 96 && y > -30 && y < 125 && Math.abs(x) > 40);
}
