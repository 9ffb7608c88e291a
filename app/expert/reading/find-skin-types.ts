import { hears } from "../knowledge/cues.ts";
import type { Place } from "../knowledge/knowledge.ts";
import { SAYS } from "./concepts.ts";
import { deniedBy, label, named, type Reading } from "./reading.ts";
import { skinTypesSaid, typesNamed } from "./skin-types.ts";
import { type ConcernId, type Found, SKIN_TYPES, type SkinType } from "./understanding.ts";

/** How sure the classifier has to be of dryness in one place for it to be the skin's type. */
const LIKELY_DRY = 0.5;

/**
 * The skin type that a clear concern implies when none was named. Shine without any dryness means oily skin. Dryness
 * means dry skin only in several places or if the classifier agrees: anybody can have dry elbows.
 */
function typesOfConcerns(
  reading: Reading,
  concerns: readonly Found<ConcernId>[],
  places: readonly Place[],
): SkinType[] {
  // What a phrase alone names is a concern, and says little of the whole skin.
  const clear = (concern: ConcernId) =>
    concerns.some(({ id }) => id === concern) && label(reading, "concern", concern).strength >= 1;
  const wants = (type: SkinType) => !deniedBy(reading, type);
  if (clear("oiliness")) return !clear("dryness") && !clear("dehydration") && wants("oily") ? ["oily"] : [];
  const spread = places.length > 1 || label(reading, "type", "dry").strength >= LIKELY_DRY;
  return clear("dryness") && spread && wants("dry") ? ["dry"] : [];
}

/** "It is not dry skin" mentions the type only to deny it. */
function isOnlyDenied({ tokens, negated, tongue }: Reading, type: SkinType): boolean {
  const places = [...tokens.keys()].filter((place) =>
    typesNamed([tokens[place]?.text ?? ""], tongue).includes(type),
  );
  return places.length > 0 && places.every((place) => negated[place]);
}

/** "No sorry, dry": so few words, and one of them a type that is not denied. */
const FEW_WORDS = 6;

/** Types of skin that a few words name and nothing else: "no sorry, dry". */
export function bareTypes({ tokens, tongue, negated, hits }: Reading): SkinType[] {
  const kept = tokens.filter((_, place) => !negated[place] || place === tokens.length - 1);
  const named = hits.some(({ concept }) => concept.startsWith(SAYS));
  return tokens.length <= FEW_WORDS && !named
    ? typesNamed(
        kept.map(({ text }) => text),
        tongue,
      )
    : [];
}

/**
 * True when the classifier is sure of a type that nobody denied. Skin that nothing is said to upset is not taken for
 * sensitive: chapped hands and a thinner skin after forty were.
 */
function likely(reading: Reading, concerns: readonly Found<ConcernId>[], type: SkinType): boolean {
  if (type === "sensitive" && !concerns.some(({ id }) => id === "sensitivity")) return false;
  return label(reading, "type", type).strength >= 1 && !deniedBy(reading, type);
}

/** The types of skin a message tells, by their name or by what its concerns say of it. */
export function findSkinTypes(
  reading: Reading,
  concerns: readonly Found<ConcernId>[],
  places: readonly Place[],
): SkinType[] {
  const text = reading.tokens.map(({ text: word }) => word).join(" ");
  const spoken = skinTypesSaid(` ${text} `, reading.tongue).filter((type) => !isOnlyDenied(reading, type));
  const said = [...spoken, ...bareTypes(reading)];
  const found = SKIN_TYPES.filter(
    (id) => said.includes(id) || named(reading, id) || likely(reading, concerns, id),
  );
  const types = found.some((id) => id !== "sensitive")
    ? found
    : [...typesOfConcerns(reading, concerns, places), ...found];
  const mindsAll = hears("minds_all", ` ${text} `, reading.tongue);
  return mindsAll && !types.includes("sensitive") ? [...types, "sensitive"] : types;
}
