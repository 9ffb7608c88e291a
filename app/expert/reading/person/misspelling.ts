/**
 * Whether a word is another with one letter missing, doubled, swapped or wrong, with nearly the same start and length.
 */
export function isMisspelling(word: string, of: string): boolean {
  if (word === of) return true;
  if (word.length < 5 || word[0] !== of[0] || Math.abs(word.length - of.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === of[from]) from += 1;
  let [end, ofEnd] = [word.length, of.length];
  while (end > from && ofEnd > from && word[end - 1] === of[ofEnd - 1]) [end, ofEnd] = [end - 1, ofEnd - 1];
  const [left, right] = [end - from, ofEnd - from];
  const swapped = left === 2 && right === 2 && word[from] === of[from + 1] && word[from + 1] === of[from];
  return (left <= 1 && right <= 1) || swapped;
}
