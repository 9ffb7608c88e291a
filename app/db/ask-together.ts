import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * One question to the database for all who wait for its answer. Whoever asks gets an answer that was begun after they
 * asked, so it is never older than asking by oneself would give; what many ask at once is asked twice at most. It begins
 * in the event loop's next turn, when all requests that have arrived were read: the embedded database answers within one
 * turn, before the second of them could have joined.
 */
export function askTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let begun: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  const begin = async () => {
    await nextTurn();
    next = undefined;
    const answer = ask();
    begun = answer;
    return answer;
  };
  return () => {
    next ??= begun.then(begin, begin);
    return next;
  };
}

/** The same where each asks about something of their own: one question names all that is asked about. */
export function askTogetherAbout<Answer>(
  ask: (about: string[]) => Promise<Map<string, Answer>>,
): (about: string) => Promise<Answer | undefined> {
  let waiting = new Set<string>();
  const together = askTogether(() => {
    const about = [...waiting];
    waiting = new Set();
    return ask(about);
  });
  return async (about) => {
    waiting.add(about);
    return (await together()).get(about);
  };
}
