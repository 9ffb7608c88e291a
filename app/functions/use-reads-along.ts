import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The third party whose model reads the questions, if any; the page names it next to the input. */
export function useReadsAlong(): string | undefined {
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset["readsAlong"],
    () => undefined,
  );
}
