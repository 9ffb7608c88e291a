import { resolve } from "node:path";
import type { Rolldown } from "vite";

const ENTRY = "app/entry.client.tsx";
const FRAME = [ENTRY, "app/root.tsx"];
const SHELVES = ["home", "shop", "product"].map((route) => `app/routes/${route}.tsx`);

/**
 * Says which script of the build a module goes into; undefined leaves it to the bundler, which makes a file for every set
 * of pages that share something: 44 for a product page, most of them smaller than their request. What the frame imports,
 * every page loads: one file. What the pages on which products stand share is another. Nothing is loaded earlier for it.
 */
export function groupScripts(): Rolldown.CodeSplittingNameFunction {
  let reached: Set<string>[] | undefined;
  return (id, graph) => {
    const from = (start: string) =>
      reach(resolve(start), (module) => graph.getModuleInfo(module)?.importedIds ?? []);
    reached ??= [union(FRAME.map(from)), ...SHELVES.map(from)];
    const [frame, ...shelves] = reached;
    // What begins when it is loaded stays apart from what others wait for.
    if (id === resolve(ENTRY)) return undefined;
    if (frame?.has(id)) return "frame";
    return shelves.filter((modules) => modules.has(id)).length > 1 ? "shelf" : undefined;
  };
}

/** The module, and all that it imports statically, at whatever distance. */
function reach(start: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  // A set goes on with what is added while it is read.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

const union = (sets: Set<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));
