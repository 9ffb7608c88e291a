import { type RefObject, useEffect, useRef, useState } from "react";
import type { Hint } from "./guidance.ts";
import type { GuidanceReply } from "./guidance.worker.ts";

/** What the live view knows about the face before the camera. */
export interface LiveGuidance {
  /** What to tell the person; nothing until the first looks, and where this browser cannot look. */
  hint?: Hint;
  /** How much of the finder has arrived, 0 to 1. */
  loaded: number;
  /** The finder cannot be had here; a scan may still go well. */
  unavailable: boolean;
}

const NOTHING: LiveGuidance = { loaded: 0, unavailable: false };

/** Pause in milliseconds between two looks: about three a second. */
const PAUSE = 250;

/**
 * What to tell the person in front of the camera, from a few small frames a second, worked out on this device
 * and away from the page's thread. A hint changes only when two looks in a row agree, so that the words do not
 * flicker. The finder's files are fetched when this goes live, and not before; a scan pauses it, so that it is there
 * at once should the scan fail.
 */
export function useGuidance(
  video: RefObject<HTMLVideoElement | null>,
  live: boolean,
  paused: boolean,
): LiveGuidance {
  const [guidance, setGuidance] = useState<LiveGuidance>(NOTHING);
  const resting = useRef(paused);
  useEffect(() => {
    resting.current = paused;
  }, [paused]);
  useEffect(() => {
    if (!live) return;
    if (typeof OffscreenCanvas === "undefined") {
      setGuidance({ ...NOTHING, unavailable: true });
      return () => setGuidance(NOTHING);
    }
    const worker = new Worker(new URL("./guidance.worker.ts", import.meta.url), { type: "module" });
    let last: Hint | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const look = async () => {
      const shown = resting.current ? undefined : video.current;
      const picture = shown && (await pictureOf(shown).catch(() => undefined));
      if (over) picture?.close();
      else if (picture) worker.postMessage(picture, [picture]);
      else timer = setTimeout(look, PAUSE);
    };
    worker.onmessage = ({ data: reply }: MessageEvent<GuidanceReply>) => {
      if (reply.kind === "loading") setGuidance((before) => ({ ...before, loaded: reply.share }));
      else if (reply.kind === "unavailable") setGuidance((before) => ({ ...before, unavailable: true }));
      else {
        const agreed = reply.hint === last ? { hint: reply.hint } : {};
        last = reply.hint;
        setGuidance((before) => ({ ...before, ...agreed }));
        timer = setTimeout(look, PAUSE);
      }
    };
    worker.onerror = () => setGuidance((before) => ({ ...before, unavailable: true }));
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
      worker.terminate();
      setGuidance(NOTHING);
    };
  }, [video, live]);
  return guidance;
}

/** The current frame to hand over: a reference to it where the browser has such a thing, which copies no pixels. */
async function pictureOf(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap | undefined> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  return typeof VideoFrame === "undefined" ? await createImageBitmap(video) : new VideoFrame(video);
}
