/** Why a step was not taken. */
const STEP_PROBLEMS = [
  "gone",
  "changed",
  "too-late",
  "out-of-stock",
  "credit-spent",
  "code-used",
  "no-account",
  "not-now",
  "wrong-amount",
  "invalid",
  "failed",
  "signed-out",
] as const;
export type StepProblem = (typeof STEP_PROBLEMS)[number];

/** What became of a step that the owner asked for, or of several at once. */
export type StepAnswer =
  | { ok: true /** How many orders. */; done: number }
  | { ok: false; problem: StepProblem; done?: number; refused?: number };

/** Reads an answer that came over the network. */
export function readStepAnswer(answer: unknown): StepAnswer {
  const { ok, done, problem, refused } = Object(answer) as Record<string, unknown>;
  if (ok === true && typeof done === "number") return { ok, done };
  const known = STEP_PROBLEMS.find((one) => one === problem) ?? "failed";
  const counts = typeof done === "number" && typeof refused === "number" ? { done, refused } : {};
  return { ok: false, problem: known, ...counts };
}

/** What went wrong with a step, as a message key; `answer` as it came, undefined before there is one. */
export function stepProblem(answer: unknown): `step_${StepProblem}` | undefined {
  const read = answer === undefined ? undefined : readStepAnswer(answer);
  return read && !read.ok ? `step_${read.problem}` : undefined;
}
