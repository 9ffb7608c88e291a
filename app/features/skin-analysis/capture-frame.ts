/** JPEG quality of the frame that is sent (specification, section 9). */
const QUALITY = 0.9;

/** The frame could not be taken from the video. */
export class CaptureError extends Error {
  constructor() {
    super("Failed to capture image");
    this.name = "CaptureError";
  }
}

/**
 * The video's current frame as a JPEG data URL, unmirrored, encoded off the page's thread.
 * @throws CaptureError when the video has no picture or the canvas gives none
 */
export async function captureFrame(video: HTMLVideoElement): Promise<string> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = width > 0 && height > 0 ? canvas.getContext("2d") : null;
  if (!context) throw new CaptureError();
  context.drawImage(video, 0, 0);
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
