import { hears, isOnly } from "../knowledge/cues.ts";
import signs from "../knowledge/modifier-signs.json" with { type: "json" };
import type { ConceptHit } from "./concepts.ts";
import { label, named, type Reading, WITH_PHRASE } from "./reading.ts";
import { MODIFIERS, type Modifier } from "./understanding.ts";

/** Words that must back the classifier; without any of them it has to be much surer. */
const MODIFIER_WORDS: Record<Modifier, readonly string[]> = {
  pregnant: ["PREGNANT"],
  breastfeeding: ["BREASTFEED"],
  on_retinoid_rx: ["RX_RETINOID"],
  allergy: ["ALLERGY"],
  vegan_fragrance_free: ["FRAGRANCE_FREE"],
  deep_skin: ["DEEP_SKIN"],
  teen: ["TEEN", "AGE_TEEN"],
  child: ["CHILD", "AGE_CHILD"],
  male_shaving: ["SHAVE_M"],
  budget: ["BUDGET"],
};
const WITHOUT_WORD = 0.85;
/** What nobody said takes the best away: it is taken for said only when the classifier is all but certain. */
const UNSAID = 0.97;

/** Weeks that few are no pregnancy: "been using it for three weeks". */
const FEW_WEEKS = 14;

const countsDays = ({ tokens, tongue }: Reading, { start, end }: ConceptHit): boolean =>
  end - start === 1 &&
  isOnly("weeks", ` ${tokens[start]?.text ?? ""} `, tongue) &&
  !(Number(tokens[start - 1]?.text) >= FEW_WEEKS);

/** "It has been red for two months" tells how long, and of nobody so young. */
const countsMonths = ({ tokens, tongue }: Reading, { start, end }: ConceptHit, text: string): boolean =>
  end - start === 1 &&
  isOnly("months", ` ${tokens[start]?.text ?? ""} `, tongue) &&
  hears("for_some_time", text, tongue);

/**
 * The classifier's guess counts only if the message contains one of these words, in any language; `not` lists
 * look-alikes. "Me encanta" is spelled much like "encinta" but says nothing about pregnancy.
 */
const SIGNS = new Map(
  Object.entries(signs).map(([id, { words, not }]) => [
    id,
    { words: new RegExp(` (?:${words})(?= )`, "u"), not: new RegExp(`(?<= )(?:${not})(?= )`, "gu") },
  ]),
);

function showsSign(id: Modifier, text: string): boolean {
  const sign = SIGNS.get(id);
  return !sign || sign.words.test(text.replace(sign.not, "."));
}

/** Modifiers guard people: a plain phrase is enough; otherwise classifier and words together, or a very sure classifier. */
export function findModifiers(reading: Reading): Modifier[] {
  const text = ` ${reading.tokens.map((token) => token.text).join(" ")} `;
  const counts = (hit: ConceptHit) => countsDays(reading, hit) || countsMonths(reading, hit, text);
  const has = (concept: string) =>
    reading.hits.some((hit) => hit.concept === concept && !reading.negated[hit.start] && !counts(hit));
  const found = MODIFIERS.filter((id) => {
    if (!showsSign(id, text)) return false;
    if (id === "budget" && hears("broke", text, reading.tongue)) return true;
    const { strength } = label(reading, "modifier", id);
    if (named(reading, id)) return strength >= WITH_PHRASE / 2;
    if (MODIFIER_WORDS[id].some(has)) return strength >= 1;
    // "No estoy embarazada": the words are there, and denied.
    if (reading.hits.some((hit) => MODIFIER_WORDS[id].includes(hit.concept))) return false;
    // A budget is never guessed: without a word for it, nobody is steered to the cheapest product.
    if (id === "budget") return false;
    return reading.judgement.probability(`modifier:${id}`) >= (id === "pregnant" ? UNSAID : WITHOUT_WORD);
  });
  // A daughter of 13 is a teenager, whatever else "daughter" suggests.
  const onlyTeen = found.includes("teen") && has("AGE_TEEN") && !has("AGE_CHILD");
  return onlyTeen ? found.filter((id) => id !== "child") : found;
}
