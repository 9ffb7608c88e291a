/** Shorter beginnings wait for more: their language could not be told. */
const FEWEST_CHARACTERS = 40;

/**
 * Passes a growing reply on in whole sentences, each checked before anyone sees it: what has been shown cannot
 * be taken back. Without `onText` nothing is passed on.
 * @param check throws when the text so far must not be shown
 */
export function releaseSentences(
  onText: ((piece: string) => void) | undefined,
  check: (text: string) => void,
) {
  let shown = "";
  const show = (text: string) => {
    if (text.length > shown.length) onText?.(text.slice(shown.length));
    shown = text;
  };
  return {
    onPartial: ({ reply }: { reply?: unknown }): void => {
      if (typeof reply !== "string") return;
      const whole = reply.slice(0, endOfLastSentence(reply)).trimStart();
      if (whole.length < FEWEST_CHARACTERS || whole.length <= shown.length) return;
      check(whole);
      show(whole);
    },
    /** The rest of the reply; a reply that is another than the one begun comes whole with the result instead. */
    finish: (reply: string): void => {
      if (shown === "" || reply.startsWith(shown)) show(reply);
    },
  };
}

function endOfLastSentence(text: string): number {
  const ends = [...text.matchAll(/[.!?…]["»”)]*(?=\s)|\n/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}
