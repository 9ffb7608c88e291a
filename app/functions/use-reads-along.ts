import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The third party that reads what is asked of the expert, where there is one; the page says so beside the input. */
export function useReadsAlong(): string | undefined {
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset["readsAlong"],
    () => undefined,
  );
}
