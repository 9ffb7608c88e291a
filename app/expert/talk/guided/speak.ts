import { setTimeout } from "node:timers/promises";

/** Between two words, in milliseconds: the pace of reading, not of thinking. */
const PAUSE = 14;
/** Nobody waits longer than this for the end of a long answer, in milliseconds. */
const LONGEST = 900;

/** Says a text word by word; rejects when the listener leaves. */
export async function speak(
  text: string,
  say: (piece: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const words = text.split(/(?<=\s)(?=\S)/);
  const perPause = Math.max(1, Math.ceil((words.length * PAUSE) / LONGEST));
  for (let at = 0; at < words.length; at += perPause) {
    if (at > 0) await setTimeout(PAUSE, undefined, { ...(signal && { signal }) });
    say(words.slice(at, at + perPause).join(""));
  }
}
