import type { Place } from "../knowledge/knowledge.ts";

const SMALL = new Set<Place>(["lips", "eyes"]);

/** Nothing but a small part of the face. */
export const isSmall = (places: readonly Place[]): boolean =>
  places.length > 0 && places.every((place) => SMALL.has(place));
