import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until React has taken over: for what only scripts can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
