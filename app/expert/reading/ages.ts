import words from "../knowledge/age-words.json" with { type: "json" };
import type { ConceptHit } from "./concepts.ts";
import type { Token } from "./normalize.ts";

/** Words around a number, in all three languages, as alternatives of one whole word. */
const wordsOf = (role: keyof typeof words): RegExp => new RegExp(`^(?:${words[role].join("|")})$`);

const UNIT = wordsOf("unit");
/** "She is 13", "my daughter is 9": a person before the verb. */
const PERSON = wordsOf("person");
/** "14 weeks", "50 $": a number of something else. */
const NO_AGE = wordsOf("other_unit");
const BEFORE = wordsOf("before");

/** "Mi hijo de 6": without "años" only after somebody who has an age. */
const OFFSPRING = wordsOf("offspring");
/** "At 16", "for 30 years", "hace 4 años": a time, not an age of now. */
const TIME_BEFORE = wordsOf("time_before");
const TIME_AFTER = wordsOf("time_after");

function isTime(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const agoInFrench = before?.text === "a" && tokens[index - 2]?.text === "y";
  // "à 16 ans" is when, "a 16 ans" is how old.
  return (
    before?.typed.toLowerCase() === "à" ||
    agoInFrench ||
    TIME_BEFORE.test(before?.text ?? "") ||
    TIME_AFTER.test(tokens[index + 2]?.text ?? "")
  );
}

function bandOf(age: number): string {
  if (age < 12) return "AGE_CHILD";
  if (age < 20) return "AGE_TEEN";
  return age < 45 ? "AGE_ADULT" : "AGE_MATURE";
}

/** "I'm 15", "34 ans", "de 6 años": how old somebody in the message is, in bands. */
export function findAges(tokens: readonly Token[]): ConceptHit[] {
  const hits: ConceptHit[] = [];
  tokens.forEach((token, index) => {
    if (!/^\d{1,2}$/.test(token.text)) return;
    const after = tokens[index + 1]?.text ?? "";
    const before = tokens[index - 1]?.text ?? "";
    if (NO_AGE.test(after) || /^[$€£]$/.test(before)) return;
    const is = /^(is|s)$/.test(before) && PERSON.test(tokens[index - 2]?.text ?? "");
    const said =
      is ||
      UNIT.test(after) ||
      (BEFORE.test(before) && (before !== "de" || OFFSPRING.test(tokens[index - 2]?.text ?? "")));
    if (!said || isTime(tokens, index)) return;
    hits.push({ concept: bandOf(Number(token.text)), start: index, end: index + 1 });
  });
  return hits;
}
