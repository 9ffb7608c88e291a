import { useEffect, useState } from "react";

/** Milliseconds of camera after which Scan may be pressed whatever the guidance says. */
const PRESS_ANYWAY = 4000;
/** Milliseconds of camera without success after which other ways on are offered. */
const OTHER_WAYS = 10_000;

/** How long the camera has been on without a result. */
export type Patience = "fresh" | "waiting" | "over";

/** Grows from `fresh` to `waiting` to `over` while the camera is on; starts anew with every `live`. */
export function usePatience(live: boolean): Patience {
  const [patience, setPatience] = useState<Patience>("fresh");
  useEffect(() => {
    if (!live) return;
    const first = setTimeout(setPatience, PRESS_ANYWAY, "waiting");
    const second = setTimeout(setPatience, OTHER_WAYS, "over");
    return () => {
      clearTimeout(first);
      clearTimeout(second);
      setPatience("fresh");
    };
  }, [live]);
  return patience;
}
