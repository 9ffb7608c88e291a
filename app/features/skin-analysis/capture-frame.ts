/** JPEG quality of the frames that are sent (specification, section 9). */
const QUALITY = 0.9;
/** Longest side of a photo from the device when it is sent: what the analysis works on. Pixels. */
const PHOTO_SIDE = 1280;
/** Frames of one scan, and the milliseconds between them. */
const FRAMES = 3;
const BETWEEN = 120;

/** The frame could not be taken from the video. */
export class CaptureError extends Error {
  constructor() {
    super("Failed to capture image");
    this.name = "CaptureError";
  }
}

/**
 * Three frames of the video, a moment apart, each as by {@link captureFrame}.
 * @throws CaptureError when the video has no picture or the canvas gives none
 */
export async function captureFrames(video: HTMLVideoElement): Promise<string[]> {
  const frames = [await captureFrame(video)];
  while (frames.length < FRAMES) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    frames.push(await captureFrame(video));
  }
  return frames;
}

/**
 * The video's current frame as a JPEG data URL, unmirrored, encoded off the page's thread.
 * @throws CaptureError when the video has no picture or the canvas gives none
 */
async function captureFrame(video: HTMLVideoElement): Promise<string> {
  return await toJpeg(video, { width: video.videoWidth, height: video.videoHeight });
}

/**
 * A photo from the device as a JPEG data URL, upright, at most 1280 pixels a side.
 * @throws CaptureError when the file is no picture that this browser can read
 */
export async function capturePhoto(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new CaptureError();
  const scale = Math.min(1, PHOTO_SIDE / Math.max(picture.width, picture.height));
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  try {
    return await toJpeg(picture, size);
  } finally {
    picture.close();
  }
}

async function toJpeg(
  picture: HTMLVideoElement | ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = width > 0 && height > 0 ? canvas.getContext("2d") : null;
  if (!context) throw new CaptureError();
  context.drawImage(picture, 0, 0, width, height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!jpeg) throw new CaptureError();
  return await toDataUrl(jpeg);
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === "string" ? resolve(reader.result) : reject(new CaptureError());
    reader.onerror = () => reject(new CaptureError());
    reader.readAsDataURL(blob);
  });
}
