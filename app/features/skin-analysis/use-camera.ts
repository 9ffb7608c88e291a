import { useCallback, useEffect, useRef, useState } from "react";
import { type CameraProblem, cameraProblem, closeCamera, openCamera } from "./camera.ts";

export type CameraState =
  | { phase: "off" /** It went off by itself, because nobody was looking at the page. */; paused?: true }
  | { phase: "asking" }
  | { phase: "on"; stream: MediaStream }
  | { phase: "problem"; problem: CameraProblem };

export interface Camera {
  state: CameraState;
  start: () => void;
  stop: () => void;
}

/** The camera, off unless asked for: it goes off when the page is left or hidden, and when the panel goes. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ phase: "off" });
  const stream = useRef<MediaStream>(undefined);
  /** Counts starts and stops, so that a permission given too late opens nothing. */
  const turn = useRef(0);

  const release = useCallback(() => {
    turn.current += 1;
    if (stream.current) closeCamera(stream.current);
    stream.current = undefined;
  }, []);
  const stop = useCallback(() => {
    release();
    setState({ phase: "off" });
  }, [release]);
  const start = useCallback(async () => {
    release();
    const mine = turn.current;
    setState({ phase: "asking" });
    try {
      const opened = await openCamera();
      if (mine !== turn.current) return closeCamera(opened);
      stream.current = opened;
      for (const track of opened.getVideoTracks()) {
        track.addEventListener("ended", () => {
          if (stream.current !== opened) return;
          release();
          setState({ phase: "problem", problem: "lost" });
        });
      }
      setState({ phase: "on", stream: opened });
    } catch (error) {
      if (mine === turn.current) setState({ phase: "problem", problem: cameraProblem(error) });
    }
  }, [release]);

  useEffect(() => {
    const onHidden = () => {
      if (!document.hidden || !stream.current) return;
      release();
      setState({ phase: "off", paused: true });
    };
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", release);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", release);
      release();
    };
  }, [release]);
  return { state, start: () => void start(), stop };
}
