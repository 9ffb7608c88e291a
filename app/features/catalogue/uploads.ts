/** Where uploaded pictures are below the pictures' folder. */
const FOLDER = "/images/uploads/";
const NAME = /^([0-9a-f]{32})-(\d{3,4})x(\d{3,4})\.jpg$/;

/** Most bytes that an uploaded file may have. */
export const LARGEST_PICTURE = 10 * 1024 * 1024;

/** What may be uploaded, as a file chooser asks for it. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/webp,image/avif";

/** Where a picture is sent. */
export const PICTURES_CALL = "/admin/pictures";

const UPLOAD_PROBLEMS = ["tooLarge", "wrongType", "tooManyPixels", "tooSmall", "unreadable"] as const;
export type UploadProblem = (typeof UPLOAD_PROBLEMS)[number];

/** What became of an upload; `url` as a product's pictures are entered. */
export type UploadAnswer = { ok: true; url: string } | { ok: false; problem: UploadProblem };

/** The end of an uploaded picture's address tells all that a page needs: its content's hash and its size in pixels. */
export function uploadName(hash: string, width: number, height: number): string {
  return `${hash.slice(0, 32)}-${width}x${height}.jpg`;
}

/** Reads such a name; undefined for any other. */
export function readUploadName(name: string): { version: string; width: number; height: number } | undefined {
  const [, version, width, height] = NAME.exec(name) ?? [];
  return version ? { version, width: Number(width), height: Number(height) } : undefined;
}

/** The same for a path of ours; undefined for a picture that was not uploaded. */
export function uploadAt(src: string): ReturnType<typeof readUploadName> {
  return src.startsWith(FOLDER) ? readUploadName(src.slice(FOLDER.length)) : undefined;
}

/** Parses the reply to an upload; undefined for any other reply, which callers treat as a failure. */
export function readUploadAnswer(answer: unknown): UploadAnswer | undefined {
  const { ok, url, problem }: Record<string, unknown> = Object(answer);
  if (ok === true && typeof url === "string") return { ok, url };
  const known = UPLOAD_PROBLEMS.find((candidate) => candidate === problem);
  return known && { ok: false, problem: known };
}
