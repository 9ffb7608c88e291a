import { AGEING, OF_TONE } from "../../shelf/purposes.ts";
import type { Scored } from "../../shelf/score.ts";
import { hears } from "../../knowledge/cues.ts";
import { has } from "../../reading/person/fact.ts";
import type { ConcernId } from "../../reading/understanding.ts";
import type { State } from "./state.ts";

/** A word to what was feared, or is wished for too early, beside what is named. */
export function fears(
  { understanding, text, tongue, copy, limits }: State,
  picked: readonly Scored[],
): string[] {
  const { modifiers, concerns } = understanding;
  const about = (ids: ReadonlySet<ConcernId>) => concerns.some(({ id }) => ids.has(id));
  const marks = picked.length > 0 && about(OF_TONE);
  const deep = marks && modifiers.includes("deep_skin") && hears("fears_marks", text, tongue);
  const paler = marks && hears("fears_lightening", text, tongue);
  const shielded = picked.some(({ facts }) => facts.spf > 0) || limits.owned.has("sunscreen");
  const beyond = marks && !shielded && has(understanding.person, "budget");
  const young = modifiers.includes("child") || modifiers.includes("teen");
  const early = young && picked.length > 0 && (about(AGEING) || hears("against_age", text, tongue));
  const { deepSkin, notLightening, tooYoungForLines, pits, whiteGrains, shieldBeyond } = copy.notices;
  const told = (id: ConcernId) => concerns.some((one) => one.id === id && one.strength >= 1);
  return [
    ...(told("acne_scars") ? [pits] : []),
    ...(told("milia") ? [whiteGrains] : []),
    ...(deep ? [deepSkin] : []),
    ...(beyond ? [shieldBeyond] : []),
    ...(paler ? [notLightening] : []),
    ...(early ? [tooYoungForLines] : []),
  ];
}
