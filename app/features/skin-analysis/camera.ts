/** Why there is no picture: refused, no camera, in use elsewhere, gone while it ran, or anything else. */
export type CameraProblem = "denied" | "missing" | "taken" | "lost" | "failed";

/** Section 9 of the specification: the front camera, ideally 1280 × 720. */
const WANTED = {
  audio: false,
  video: { facingMode: "user", width: { ideal: 1280 }, height: { ideal: 720 } },
} as const satisfies MediaStreamConstraints;

/**
 * Asks for the front camera.
 * @throws DOMException of getUserMedia, or NotSupportedError where the browser offers no camera at all
 */
export async function openCamera(): Promise<MediaStream> {
  // Missing outside a secure context, whatever the type says.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices?.getUserMedia) throw new DOMException("This page may not use a camera.", "NotSupportedError");
  return await devices.getUserMedia(WANTED);
}

/** What an error of {@link openCamera} means for the shopper. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  if (name === "NotReadableError" || name === "AbortError") return "taken";
  return "failed";
}

/** Turns the camera off; its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
