import type { ConceptHit } from "./concepts.ts";
import type { Token } from "./normalize.ts";

const UNIT = /^(yo|y|years|year|yrs|yr|ans|anos|ano|an)$/;
/** "She is 13", "my daughter is 9": a person before the verb. */
const PERSON =
  /^(i|he|she|son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|grandson|granddaughter|hubby|husband|wife|mum|mom|dad)$/;
/** "14 weeks", "50 $": a number of something else. */
const NO_AGE =
  /^(week|weeks|month|months|day|days|hour|hours|min|minutes|percent|ml|g|semaine|semaines|mois|jour|jours|heure|heures|semana|semanas|mes|meses|dia|dias|hora|horas|euros?|dollars?|usd|eur|%|€|£|\$)$/;
const BEFORE = /^(im|m|aged|age|ai|jai|g|tengo|de|turned|turning|cumpli|hijo|hija|son|daughter)$/;

/** "Mi hijo de 6": without "años" only after somebody who has an age. */
const OFFSPRING =
  /^(hij[oa]|nin[oa]|niet[oa]|sobrin[oa]|herman[oa]|chic[oa]|peque|bebe|fils|fille|garcon|neveu|niece)$/;
/** "At 16", "for 30 years", "hace 4 años": a time, not an age of now. */
const TIME_BEFORE =
  /^(at|for|since|was|over|like|depuis|pendant|hace|desde|los|durante|llevo|comme|apres|after)$/;
const TIME_AFTER = /^(ago|of|later|plus|apres|despues)$/;

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
