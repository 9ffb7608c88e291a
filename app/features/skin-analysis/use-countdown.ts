import { useCallback, useEffect, useRef, useState } from "react";

const FROM = 3;
/** Milliseconds from one number to the next. */
const STEP = 800;

/** Counts down from three and then calls `done`, so that nobody is photographed while they press a button. */
export function useCountdown(done: () => void) {
  const [left, setLeft] = useState<number>();
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    if (left === undefined) return;
    const timer = setTimeout(() => {
      setLeft(left > 1 ? left - 1 : undefined);
      if (left === 1) latest.current();
    }, STEP);
    return () => clearTimeout(timer);
  }, [left]);
  const begin = useCallback(() => setLeft(FROM), []);
  const stop = useCallback(() => setLeft(undefined), []);
  return { left, begin, stop };
}
