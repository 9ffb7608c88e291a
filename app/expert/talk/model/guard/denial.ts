import type { Ground } from "./ground.ts";
import { type Hit, hitsOf, says } from "./phrases.ts";

/** "It will not mind if you stop": a "not" before "if" negates another clause. */
const CONDITION = /(?<= )(if|si|when|quand|cuando)(?= )/;

/** How many words before a word its "not" may be. */
const REACH = 7;

/**
 * Whether the words at a position are negated ("no cream removes a scar"); "no doubt" is not a negation.
 * @param text words separated by single spaces
 */
export function isDenied(
  { start }: Pick<Hit, "start">,
  text: string,
  { language }: Ground,
  reach = REACH,
): boolean {
  const from = beginOf(text.slice(0, start), reach);
  const onlySounds = hitsOf("falseNo", language, text);
  return hitsOf("negators", language, text.slice(0, start)).some(
    (no) =>
      no.start >= from &&
      !CONDITION.test(text.slice(no.end, start)) &&
      !onlySounds.some((one) => one.start <= no.start && no.start < one.end),
  );
}

/** Where the last `words` words of a text begin. */
function beginOf(text: string, words: number): number {
  let at = text.length;
  for (let count = 0; count < words && at > 0; count += 1) at = Math.max(0, text.lastIndexOf(" ", at - 2));
  return at;
}

/** Whether a position lies in a condition: "if you use …" neither claims nor advises anything. */
export function isConditional(at: number, text: string, { language }: Ground): boolean {
  const before = text.slice(0, at);
  return says("conditionals", language, ` ${before.slice(before.lastIndexOf(",") + 1).trim()} `);
}
