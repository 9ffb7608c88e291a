/**
 * A function that works out its answer once for each argument.
 * @param most answers that are kept; one more and all are forgotten
 */
export function memoize<Argument, Answer>(
  workOut: (argument: Argument) => Answer,
  most = Number.POSITIVE_INFINITY,
): (argument: Argument) => Answer {
  const answers = new Map<Argument, Answer>();
  return keepIn(answers, (argument) => {
    const answer = workOut(argument);
    if (answers.size >= most) answers.clear();
    return answer;
  });
}

/** The same for objects, held weakly: what was read from a product goes with it. */
export function memoizeWeakly<Argument extends WeakKey, Answer>(
  workOut: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  return keepIn(new WeakMap<Argument, Answer>(), workOut);
}

interface Answers<Argument, Answer> {
  get: (argument: Argument) => Answer | undefined;
  has: (argument: Argument) => boolean;
  set: (argument: Argument, answer: Answer) => unknown;
}

function keepIn<Argument, Answer>(
  answers: Answers<Argument, Answer>,
  workOut: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  return (argument) => {
    const known = answers.get(argument);
    if (known !== undefined || answers.has(argument)) return known as Answer;
    const answer = workOut(argument);
    answers.set(argument, answer);
    return answer;
  };
}
