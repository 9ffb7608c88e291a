import { type RefObject, useEffect, useState } from "react";
import type { Hint } from "./guidance.ts";
import type { GuidanceReply } from "./guidance.worker.ts";

/** Pause in milliseconds between two looks: about three a second. */
const PAUSE = 300;

/**
 * What to tell the person in front of the camera, from a few small frames a second, worked out on this device
 * and away from the page's thread. Undefined until the first look, and where the browser cannot do it. A hint
 * changes only when two looks in a row agree, so that the words do not flicker.
 */
export function useGuidance(video: RefObject<HTMLVideoElement | null>, live: boolean): Hint | undefined {
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    if (!live || typeof OffscreenCanvas === "undefined") return;
    const worker = new Worker(new URL("./guidance.worker.ts", import.meta.url), { type: "module" });
    let last: Hint | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const look = async () => {
      const picture = video.current && (await pictureOf(video.current).catch(() => undefined));
      if (over) picture?.close();
      else if (picture) worker.postMessage(picture, [picture]);
      else timer = setTimeout(look, PAUSE);
    };
    worker.onmessage = ({ data: { hint: seen } }: MessageEvent<GuidanceReply>) => {
      if (seen === last) setHint(seen);
      last = seen;
      timer = setTimeout(look, PAUSE);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
      worker.terminate();
      setHint(undefined);
    };
  }, [video, live]);
  return hint;
}

/** The current frame to hand over: a reference to it where the browser has such a thing, which copies no pixels. */
async function pictureOf(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap | undefined> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  return typeof VideoFrame === "undefined" ? await createImageBitmap(video) : new VideoFrame(video);
}
