import {
  APICallError,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  streamText,
} from "ai";
import type { Logger } from "pino";
import type { z } from "zod";
import type { Problem } from "./check-text.ts";
import type { Failure, Gate } from "./gate.ts";

// Its warnings go to the console and may quote a request.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Milliseconds that anybody waits for a model. */
export const MODEL_TIMEOUT = 8_000;
const LONGEST_ANSWER = 2000;

export interface HostedModel {
  model: LanguageModel;
  gate: Gate;
  log: Logger;
  /** Gets told when there is no answer to be had. */
  onFallback?: () => void;
  /** Milliseconds. */
  timeout?: number;
}

/** One question to a model: what it must know, the shape of the answer and what must hold for it. */
export interface Question<Answer> {
  /** For the log. */
  to: "read" | "word";
  instructions: string;
  facts: object;
  schema: z.ZodType<Answer>;
  check?: (answer: Answer) => Problem[];
  /** Sees the answer grow, where somebody waits for it; throws UnusableAnswer to stop it. */
  onPartial?: (partial: { [Field in keyof Answer]?: unknown }) => void;
}

/** An answer that breaks our rules. */
export class UnusableAnswer extends Error {
  constructor(problems: readonly Problem[]) {
    super(problems.join(", "));
  }
}

/**
 * Asks the model once and checks the answer. Undefined when there is no answer to be had: the log then says why, in
 * words of ours, because a provider's error may quote the shopper.
 * @throws the signal's reason when the caller has left
 */
export async function askModel<Answer extends object>(
  hosted: HostedModel,
  question: Question<Answer>,
  signal?: AbortSignal,
): Promise<Answer | undefined> {
  signal?.throwIfAborted();
  const { gate, log, onFallback, timeout = MODEL_TIMEOUT } = hosted;
  const closed = gate.enter();
  if (closed) {
    onFallback?.();
    log.debug({ why: closed }, "the hosted model is not asked");
    return undefined;
  }
  const late = AbortSignal.timeout(timeout);
  const started = performance.now();
  try {
    const { answer, usage } = await generate(
      hosted.model,
      question,
      signal ? AbortSignal.any([signal, late]) : late,
    );
    const problems = question.check?.(answer) ?? [];
    if (problems.length > 0) throw new UnusableAnswer(problems);
    gate.succeeded();
    const { inputTokens, outputTokens } = usage;
    const ms = Math.round(performance.now() - started);
    log.info({ to: question.to, inputTokens, outputTokens, ms }, "the hosted model answered");
    return answer;
  } catch (error) {
    signal?.throwIfAborted();
    tell(hosted, question.to, late.aborted ? { why: "time-out" } : failureOf(error));
    onFallback?.();
    return undefined;
  }
}

const keysRefused = new WeakSet<Gate>();

/** Says why an answer was no use; a wrong key once. */
function tell({ gate, log }: HostedModel, to: string, failure: Failure): void {
  gate.failed(failure);
  const failing = Number(gate.failing.toFixed(2));
  if (failure.keyRefused && !keysRefused.has(gate)) {
    keysRefused.add(gate);
    log.error({ why: failure.why }, "the hosted model refuses the key: check AI_API_KEY");
  }
  log.warn({ to, why: failure.why, failing }, "the hosted model was no use; the embedded expert answers");
}

async function generate<Answer extends object>(
  model: LanguageModel,
  { instructions, facts, schema, onPartial }: Question<Answer>,
  abortSignal: AbortSignal,
): Promise<{ answer: Answer; usage: LanguageModelUsage }> {
  const settings = {
    model,
    instructions,
    prompt: JSON.stringify(facts),
    output: Output.object({ schema }),
    maxOutputTokens: LONGEST_ANSWER,
    maxRetries: 0,
  };
  if (!onPartial) {
    const { output, usage } = await generateText({ ...settings, abortSignal });
    return { answer: output, usage };
  }
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
    return { answer: await stream.output, usage: await stream.usage };
  } catch (error) {
    unwanted.abort();
    throw failure ?? error;
  }
}

/** Seconds, or a date. */
function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.["retry-after"];
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function failureOf(error: unknown): Failure {
  if (error instanceof UnusableAnswer) return { why: error.message };
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders } = error;
    const retryAfter = retryAfterOf(responseHeaders);
    return {
      why: statusCode ? `status ${statusCode}` : "unreachable",
      keyRefused: statusCode === 401 || statusCode === 403,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (NoObjectGeneratedError.isInstance(error))
    return { why: error.finishReason === "content-filter" ? "refusal" : "not the schema" };
  if (NoOutputGeneratedError.isInstance(error)) return { why: "no answer, perhaps a refusal" };
  return { why: error instanceof Error ? error.name : "unknown" };
}
