import { useCallback, useRef, useState } from "react";
import { notify } from "./notify.ts";

/**
 * Code that is loaded when it is first needed. `fetch` loads it ahead of the need and stays silent; `want`
 * resolves to whether it is there, and says so when it could not be loaded; the next time it is tried again.
 */
export function useOnDemand<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const loading = useRef<Promise<Loaded>>(undefined);
  const fetch = useCallback(() => {
    loading.current ??= load();
    loading.current.catch(() => {
      loading.current = undefined;
    });
    return loading.current;
  }, [load]);
  const want = useCallback(async (): Promise<boolean> => {
    try {
      const there = await fetch();
      setLoaded(() => there);
      return true;
    } catch {
      notify({ message: "errorHelp" });
      return false;
    }
  }, [fetch]);
  return { loaded, fetch, want };
}
