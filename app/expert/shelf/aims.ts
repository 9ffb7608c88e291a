import {
  CONCERNS,
  type ConcernId,
  type Found,
  type SkinType,
  type Understanding,
} from "../reading/understanding.ts";
import { ingredientById } from "./inci.ts";
import { isOfBody } from "./places.ts";
import { AGEING } from "./purposes.ts";

/** What to assume about a person who names no concern: cleansed, hydrated, protected. */
const BASICS: readonly Found<ConcernId>[] = [
  { id: "dehydration", strength: 1, because: [] },
  { id: "photoprotection", strength: 1, because: [] },
  { id: "sensitivity", strength: 0.7, because: [] },
];

/** Safe for nearly anybody: what to give. */
const GIFT: readonly Found<ConcernId>[] = [
  { id: "dryness", strength: 1, because: [] },
  { id: "lips", strength: 1, because: [] },
];
/** A serum, a cream: without sun protection, unless that was asked for. */
const CARE: readonly Found<ConcernId>[] = [
  { id: "dehydration", strength: 1, because: [] },
  { id: "dryness", strength: 0.7, because: [] },
];
/** An oil, a balm: whatever it is for. */
const TEXTURED: readonly Found<ConcernId>[] = [...CARE, { id: "wrinkles", strength: 0.7, because: [] }];
const TREATED: readonly Found<ConcernId>[] = [{ id: "barrier", strength: 1.5, because: [] }];
const EYES: readonly Found<ConcernId>[] = [
  { id: "dark_circles", strength: 1, because: [] },
  { id: "puffiness", strength: 1, because: [] },
];
const BODY: readonly Found<ConcernId>[] = [{ id: "dryness", strength: 1, because: [] }];

/** What to look for when no concern was named. */
function unspoken({
  category,
  textures,
  wish,
  wanted,
  places,
  justTreated,
}: Understanding): Found<ConcernId>[] {
  const ingredient = wanted.flatMap((id) => ingredientById(id) ?? [])[0];
  const helped = (ingredient?.concerns ?? [])
    .flatMap(({ concern }) => CONCERNS.filter((id) => id === concern))
    .map((id) => ({ id, strength: 1, because: [] }));
  if (helped.length > 0) return helped.slice(0, 2);
  if (justTreated) return [...TREATED];
  if (wish === "gift") return [...GIFT];
  if (places.includes("eyes")) return [...EYES];
  if (textures.length > 0) return [...TEXTURED];
  if (isOfBody(places)) return [...BODY];
  return category ? [...CARE] : [...BASICS];
}

function isYoung({ modifiers }: Understanding): boolean {
  return modifiers.includes("teen") || modifiers.includes("child");
}

/** What somebody who names only a type of skin is looking for. */
const TYPE_AIMS: Partial<Record<SkinType, readonly ConcernId[]>> = {
  oily: ["oiliness"],
  dry: ["dryness"],
  combination: ["oiliness", "dehydration"],
  sensitive: ["sensitivity"],
};

/** What the person looks for, said or not; skin that was just treated wants comfort before anything. */
function aimsFor(understanding: Understanding): readonly Found<ConcernId>[] {
  const { concerns, skinTypes, category, wanted, justTreated } = understanding;
  if (concerns.length > 0)
    return justTreated && concerns[0]?.id !== "barrier" ? [...TREATED, ...concerns] : concerns;
  const ofType = skinTypes.flatMap((type) => TYPE_AIMS[type] ?? []);
  const washes = category === undefined || category === "Cleanser";
  if (ofType.length > 0 && washes && wanted.length === 0)
    return ofType.map((id) => ({ id, strength: 1, because: [] }));
  return unspoken(understanding);
}

/** The person, with what to look for. Young skin has no wrinkles to look after, whatever was asked. */
export function withAim(understanding: Understanding): Understanding {
  const { skinTypes, concerns } = understanding;
  const shiny = concerns.length === 0 && skinTypes.includes("oily") && !skinTypes.includes("dry");
  const aims = aimsFor(understanding)
    .filter(({ id }) => !isYoung(understanding) || !AGEING.has(id))
    .filter(({ id }) => !shiny || id !== "dryness");
  return { ...understanding, concerns: aims.length > 0 ? [...aims] : [...CARE] };
}
