import type { Place } from "../knowledge/knowledge.ts";

const OF_THE_BODY = new Set<Place>(["body", "hands", "feet"]);

/** Some of it is for the body. */
export const isOfBody = (places: readonly Place[]): boolean => places.some((place) => OF_THE_BODY.has(place));

/** All of it is for the body, and none for the face. */
export const isBodyAlone = (places: readonly Place[]): boolean =>
  places.length > 0 && places.every((place) => OF_THE_BODY.has(place));
