import everyday from "../knowledge/everyday-words.json" with { type: "json" };
import { SAYS } from "./concepts.ts";
import { fold } from "./normalize.ts";
import { deniedBy, label, named, type Reading, WITH_PHRASE, withEvidence } from "./reading.ts";
import { CONCERNS, type ConcernId, type Found, type Understanding } from "./understanding.ts";

/** As good as said: on messages kept apart, a little below 1 finds more and is hardly more often wrong. */
const LIKELY = 0.95;
const MAYBE = 0.5;
/** "Pregnant, wrinkles": in so few words what is named is meant. */
const FEW_WORDS = 4;
const IN_FEW_WORDS = 0.5;
/** Beyond these a long message gets no better an answer. */
const MOST_CONCERNS = 6;

/** Words of something small that can be seen: without any, "white and painless" is no milium. */
const SMALL = new Set(["MILIA", "SPOT", `${SAYS}milia`]);
const showsSmall = ({ hits }: Reading): boolean => hits.some(({ concept }) => SMALL.has(concept));

/** So few words, and those that led to a concern tell as often of a bottle: "is it light", "I dropped it". */
const BRIEF = 12;

function isOfGoods(reading: Reading, found: Found<ConcernId>): boolean {
  if (reading.tokens.length > BRIEF || named(reading, found.id)) return false;
  const { because } = withEvidence(reading, "concern", found);
  const words = everyday[reading.tongue];
  return because.length > 0 && because.every((word) => words.includes(fold(word)));
}

/** Concerns said yes to, and those worth a question. */
export function findConcerns(reading: Reading): Pick<Understanding, "concerns" | "maybe" | "denied"> {
  const all = CONCERNS.map((id) => label(reading, "concern", id)).sort((a, b) => b.strength - a.strength);
  const denied = CONCERNS.filter((id) => deniedBy(reading, id));
  const small = showsSmall(reading);
  const withPhrase = reading.tokens.length <= FEW_WORDS ? IN_FEW_WORDS : WITH_PHRASE;
  const isYes = (found: Found<ConcernId>) =>
    (found.id !== "milia" || small) &&
    ((found.strength >= LIKELY && !isOfGoods(reading, found)) ||
      (found.strength >= withPhrase && named(reading, found.id) && !denied.includes(found.id)));
  const likely = all.filter(isYes);
  // "I'm 38 and I have wrinkles": what is named, and nothing else is heard, is meant.
  const plain = all.filter((found) => named(reading, found.id) && !denied.includes(found.id));
  return {
    concerns: (likely.length > 0 ? likely : plain)
      .slice(0, MOST_CONCERNS)
      .map((found) => withEvidence(reading, "concern", found))
      .map((found) =>
        found.strength >= LIKELY || named(reading, found.id)
          ? { ...found, strength: Math.max(1, found.strength) }
          : found,
      ),
    maybe: all
      .filter((found) => !isYes(found) && found.strength >= MAYBE && !denied.includes(found.id))
      .slice(0, 3),
    denied: denied.filter((id) => !isYes(label(reading, "concern", id))),
  };
}
