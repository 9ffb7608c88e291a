import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
  streamText,
} from "ai";
import type { Logger } from "pino";
import type { z } from "zod";
import type { Problem } from "./check-text.ts";

// Its warnings go to the console and may quote a request.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Milliseconds for an answer, the second try included: well under the 70 s of a call. */
export const MODEL_TIMEOUT = 30_000;
const LONGEST_ANSWER = 4000;
const TRIES = 2;

export interface HostedModel {
  model: LanguageModel;
  log: Logger;
  /** Gets told when there is no answer to be had. */
  onFallback?: () => void;
  /** Milliseconds. */
  timeout?: number;
}

/** One question to a model: what it must know, the shape of the answer and what must hold for it. */
export interface Question<Answer> {
  instructions: string;
  facts: object;
  schema: z.ZodType<Answer>;
  check: (answer: Answer) => Problem[];
  /** Sees the answer grow, where somebody waits for it; throws UnusableAnswer to stop it. */
  onPartial?: (partial: { [Field in keyof Answer]?: unknown }) => void;
  /** False once a part of an answer was shown: another one would not fit to it. */
  mayRetry?: () => boolean;
}

/** An answer that breaks our rules. */
export class UnusableAnswer extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.join(", "));
    this.problems = problems;
  }
}

/**
 * Asks the model, checks the answer, and asks once more when it was no use. Undefined when there is no answer
 * to be had: the log then says why, in words of ours, because a provider's error may quote the shopper.
 * @throws the signal's reason when the caller has left
 */
export async function askModel<Answer extends object>(
  { model, log, onFallback, timeout = MODEL_TIMEOUT }: HostedModel,
  question: Question<Answer>,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  signal?.throwIfAborted();
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(new Error("time-out")), timeout);
  const leave = () => ending.abort(signal?.reason);
  signal?.addEventListener("abort", leave);
  const refused: Failure[] = [];
  try {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const outcome = await attemptAnswer(model, question, refused, ending.signal);
      if ("answer" in outcome) return outcome.answer;
      signal?.throwIfAborted();
      refused.push(ending.signal.aborted ? { why: "time-out", final: true } : outcome.failure);
      if (outcome.failure.final || ending.signal.aborted || question.mayRetry?.() === false) break;
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
  onFallback?.();
  log.warn(
    { tries: refused.map(({ why }) => why) },
    "the hosted model was no use; the embedded expert answers",
  );
  return undefined;
}

interface Failure {
  why: string;
  /** Asking again would not help. */
  final: boolean;
}

async function attemptAnswer<Answer extends object>(
  model: LanguageModel,
  question: Question<Answer>,
  refused: readonly Failure[],
  signal: AbortSignal,
): Promise<{ answer: Answer } | { failure: Failure }> {
  try {
    const answer = await generate(model, question, refused.at(-1), signal);
    const problems = question.check(answer);
    if (problems.length > 0) throw new UnusableAnswer(problems);
    return { answer };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

async function generate<Answer extends object>(
  model: LanguageModel,
  { instructions, facts, schema, onPartial }: Question<Answer>,
  refused: Failure | undefined,
  abortSignal: AbortSignal,
): Promise<Answer> {
  const again = refused
    ? `\n\nYour last answer was refused (${refused.why}). Answer again, within the rules and the schema.`
    : "";
  const settings = {
    model,
    instructions,
    prompt: `${JSON.stringify(facts)}${again}`,
    output: Output.object({ schema }),
    maxOutputTokens: LONGEST_ANSWER,
    maxRetries: 0,
  };
  if (!onPartial) return (await generateText({ ...settings, abortSignal })).output;
  const unwanted = new AbortController();
  let failure: unknown;
  const stream = streamText({
    ...settings,
    abortSignal: AbortSignal.any([abortSignal, unwanted.signal]),
    onError: ({ error }) => {
      failure = error;
    },
  });
  try {
    for await (const partial of stream.partialOutputStream) onPartial(partial as Partial<Answer>);
    return await stream.output;
  } catch (error) {
    unwanted.abort();
    throw failure ?? error;
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof UnusableAnswer) return { why: error.message, final: false };
  if (APICallError.isInstance(error)) {
    return {
      why: error.statusCode ? `status ${error.statusCode}` : "unreachable",
      final: !error.isRetryable,
    };
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    const refusal = error.finishReason === "content-filter";
    return { why: refusal ? "refusal" : "not the schema", final: refusal };
  }
  return { why: error instanceof Error ? error.name : "unknown", final: false };
}
