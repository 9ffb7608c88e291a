/**
 * One question to the database for all who wait for its answer. Whoever asks gets an answer that was begun after they
 * asked, so it is never older than asking by oneself would give; what many ask at once is asked twice at most.
 */
export function askTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let begun: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  const begin = () => {
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
