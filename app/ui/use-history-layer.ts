import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

const LAYER = "layer";

/** What the current entry of the history holds; `key` names the page in it, `idx` counts the entries of a visit: both the router's. */
function entryHere(): { key?: string; idx?: number; [LAYER]?: string } {
  return history.state ?? {};
}

/** Makes an entry for the layer, on the page that is open. */
function enter(name: string): void {
  const entry = entryHere();
  history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1, [LAYER]: name }, "");
}

const followers = new Set<(event: PopStateEvent) => void>();

// As soon as this file is loaded, so before the router listens: at the window, who came first is heard first.
if (typeof window !== "undefined")
  window.addEventListener("popstate", (event) => {
    for (const follow of followers) follow(event);
  });

/**
 * Whether a layer over the page (a drawer) is open, as an entry of the history: Back closes it and stays on the page,
 * Forward opens it again, a reload keeps it. The entry has the page's own address and the router does not hear of it,
 * or it would ask the server for the page anew. Links inside the layer should `replace` its entry.
 */
export function useHistoryLayer(name: string): [open: boolean, change: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const { location: next } = useNavigation();
  const here = useRef<string>(undefined);
  const closing = useRef(false);
  /** Wanted open before it was done closing. */
  const again = useRef(false);
  const shown = useRef(open);
  useEffect(() => {
    shown.current = open;
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page anew
  useEffect(() => {
    // The first page's own key is another than its entry's.
    here.current = entryHere().key;
    setOpen(entryHere()[LAYER] === name);
  }, [key, name]);

  // On the way to another page the layer is done with, before that page is there.
  useEffect(() => {
    if (next) setOpen(false);
  }, [next]);

  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      closing.current = false;
      if (again.current && entryHere().key === here.current) enter(name);
      again.current = false;
      const layered = entryHere()[LAYER] === name;
      const own = layered || shown.current;
      setOpen(layered);
      // Only a step in or out of the layer is ours. Back right after a new page: `here` still holds the page before.
      if (own && entryHere().key === here.current) event.stopImmediatePropagation();
    };
    followers.add(follow);
    return () => {
      followers.delete(follow);
    };
  }, [name]);

  const change = useCallback(
    (wanted: boolean) => {
      if (closing.current) {
        again.current = wanted;
        return;
      }
      setOpen(wanted);
      const entered = entryHere()[LAYER] === name;
      if (wanted && !entered) enter(name);
      if (!wanted && entered) {
        closing.current = true;
        history.back();
      }
    },
    [name],
  );
  return [open, change];
}
