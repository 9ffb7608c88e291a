/** A picture as a page needs it: where it is, how large, and what it shows. */
export interface Picture {
  /** Path below the site's root for a picture of ours, or the absolute URL that an owner entered. */
  src: string;
  /** Pixels of the original; a product picture is 4:5 where nothing else is known. */
  width: number;
  height: number;
  alt: string;
  /** Content hash when the server can make fitting sizes of it. */
  version?: string;
  /** The same before slate, for the dark theme; most pictures serve both. */
  dark?: Picture;
}

export const PICTURE_FORMATS = ["avif", "webp"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Widths in pixels that the server makes; nothing else is made, so that nobody can fill the disk. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;

const IMAGES_FOLDER = "/images/";

/** Section 2, Image gallery: a path without a leading slash gets the images folder in front. */
export function imagePath(url: string): string {
  if (url.startsWith("/") || /^https?:\/\//i.test(url)) return url;
  return `${IMAGES_FOLDER}${url}`;
}

/** Address of one size; changes with the picture's content, so it can be cached for ever. */
export function sizedUrl(
  picture: Picture & { version: string },
  width: number,
  format: PictureFormat,
): string {
  return `/image/${picture.version}/${width}/${format}/${picture.src.slice(IMAGES_FOLDER.length)}`;
}

/** `srcset` of one format: every width the original can fill. */
export function sourceSet(picture: Picture & { version: string }, format: PictureFormat): string {
  const widths = PICTURE_WIDTHS.filter((width) => width <= picture.width);
  return widths.map((width) => `${sizedUrl(picture, width, format)} ${width}w`).join(", ");
}
