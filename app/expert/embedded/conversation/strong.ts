import type { Ingredient } from "../../shelf/inci.ts";

const STRONG = /retin|ascorbic|glycolic|salicylic|lactic_acid|mandelic|azelaic|\baha|\bbha|lha/;

/** An acid, a retinoid or vitamin C: what skin that has had too much is spared. */
export const isStrong = ({ id, family }: Ingredient): boolean => STRONG.test(`${id} ${family}`);
