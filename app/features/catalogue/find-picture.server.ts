import { existsSync, readFileSync, statSync } from "node:fs";
import { z } from "zod";
import type { Language } from "#app/i18n/language.ts";
import { imagePath, type Picture } from "#app/ui/picture.ts";
import type { Product } from "./product.ts";
import { uploadAt } from "./uploads.ts";

const MANIFEST = "public/images/pictures.json";
const IMAGES = "/images/";

const entry = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  version: z.string().regex(/^[0-9a-f]{8}$/),
  alt: z.object({ en: z.string(), fr: z.string(), sp: z.string() }),
});
const manifest = z.record(z.string(), entry);
type Manifest = ReadonlyMap<string, z.infer<typeof entry>>;

let known: { readAt: number; entries: Manifest } | undefined;

/** Sizes, hashes and alternative texts of our pictures; read again when the photographs were made again. */
export function pictureManifest(): Manifest {
  if (!existsSync(MANIFEST)) return new Map();
  const changedAt = statSync(MANIFEST).mtimeMs;
  if (known?.readAt !== changedAt) {
    const entries = manifest.parse(JSON.parse(readFileSync(MANIFEST, "utf8")));
    known = { readAt: changedAt, entries: new Map(Object.entries(entries)) };
  }
  return known.entries;
}

/**
 * What a page needs to show the picture at `url`, in both themes. `alt` is used if the picture has no text of its own.
 */
export function findPicture(url: string, language: Language, alt: string): Picture {
  const src = imagePath(url);
  const uploaded = uploadAt(src);
  if (uploaded) return { src, alt, ...uploaded };
  const dark = findOurs(src.replace(/(?=\.jpg$)/, "-dark"), language, alt);
  const ours = findOurs(src, language, alt) ?? { src, width: 1200, height: 1500, alt };
  return dark ? { ...ours, dark } : ours;
}

function findOurs(src: string, language: Language, alt: string): Picture | undefined {
  const ours = src.startsWith(IMAGES) ? pictureManifest().get(src.slice(IMAGES.length)) : undefined;
  if (!ours) return undefined;
  return {
    src,
    width: ours.width,
    height: ours.height,
    version: ours.version,
    alt: ours.alt[language] || alt,
  };
}

/** All pictures of a product, the primary one first. */
export function picturesOf(product: Product, language: Language): Picture[] {
  return [product.imageUrl, ...product.images].map((url) => findPicture(url, language, product.name));
}
