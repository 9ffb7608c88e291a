import {
  APICallError,
  isStepCount,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
  NoOutputGeneratedError,
  Output,
  streamText,
  type ToolSet,
} from "ai";
import type { Logger } from "pino";
import type { z } from "zod";
import type { Failure, CircuitBreaker } from "./circuit-breaker.ts";
import type { Refusal } from "./guard/ground.ts";
import type { NotesKept } from "./notes-kept.ts";

// Its warnings go to the console and may quote a request.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Milliseconds until the first words of a call, and for a whole answer, all its calls together. */
export interface Patience {
  firstWords: number;
  whole: number;
}
export const PATIENCE: Patience = { firstWords: 8_000, whole: 40_000 };

/** Calls of the model for one answer, tools between them. */
const MOST_STEPS = 4;
/** In tokens, including what the model thinks before it answers. */
const LONGEST_ANSWER = 4000;

/** Characters of a token, roughly. */
const TOKEN = 4;

/** What one answer used. */
export interface Usage {
  input: number;
  /** The part of `input` that the provider had cached. */
  cached: number;
  output: number;
  calls: number;
}

/** Reports of the model's work for the log and the metrics; never a shopper's words. */
export interface Watch {
  /** The model's answer was unusable, or the model unavailable. */
  onFallback?: (why: string) => void;
  onUsage?: (usage: Usage & { ms: number; dollars?: number }) => void;
  onRefused?: (refusal: Refusal) => void;
}

export interface Talker extends Watch {
  model: LanguageModel;
  gate: CircuitBreaker;
  log: Logger;
  patience?: Patience;
  /** Dollars for a million tokens. */
  prices?: { input: number; output: number };
  /** What was noted earlier in a talk. */
  kept?: NotesKept;
  /** The clock for the date that the model is given. */
  now?: () => Date;
}

/** No answer, or none to go on with; the reason in words of ours, because a provider's error may quote the shopper. */
export class NoAnswer extends Error {}

/** One answer's time and tokens, over all its calls. */
export class Effort {
  readonly usage: Usage = { input: 0, cached: 0, output: 0, calls: 0 };
  /** Milliseconds until the first words. */
  firstWords: number | undefined;
  readonly started = performance.now();
  readonly signal: AbortSignal;
  readonly late: AbortSignal;
  readonly caller: AbortSignal | undefined;

  constructor(patience: Patience, caller?: AbortSignal) {
    this.caller = caller;
    this.late = AbortSignal.timeout(patience.whole);
    this.signal = caller ? AbortSignal.any([caller, this.late]) : this.late;
  }

  add({ inputTokens, outputTokens, inputTokenDetails }: LanguageModelUsage): void {
    this.usage.input += inputTokens ?? 0;
    this.usage.output += outputTokens ?? 0;
    this.usage.cached += inputTokenDetails?.cacheReadTokens ?? 0;
    this.usage.calls += 1;
  }

  /** A call that was not heard to its end tells no figures: what it took is estimated. */
  estimate(asked: number, heard: number): void {
    this.usage.input += Math.round(asked / TOKEN);
    this.usage.output += Math.round(heard / TOKEN);
    this.usage.calls += 1;
  }

  get ms(): number {
    return Math.round(performance.now() - this.started);
  }
}

export interface Question {
  instructions: string;
  messages: ModelMessage[];
  tools?: ToolSet;
  /** The shape of an answer that is no text. */
  schema?: z.ZodType;
}

/** A piece of text, or a call of a tool: what was said before it was no answer yet. */
export type Part = { text: string } | { tool: string };

/** Anthropic caches only what is marked; the other providers cache the constant part on their own. */
const KEPT = { anthropic: { cacheControl: { type: "ephemeral" as const } } };

/**
 * Asks the model and passes its words on as they come. Whoever stops listening ends the call.
 * @throws NoAnswer, and the caller's own reason when the caller has left
 */
export async function* callModel(talker: Talker, question: Question, effort: Effort): AsyncGenerator<Part> {
  const { gate, model, patience = PATIENCE } = talker;
  effort.caller?.throwIfAborted();
  const closed = gate.enter();
  if (closed) throw new NoAnswer(closed);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience.firstWords);
  let finished: string | undefined;
  /** Of the call under way: characters of its answer, once it was asked. */
  let heard: number | undefined;
  let began = false;
  let failed = false;
  try {
    const stream = streamText({
      model,
      instructions: { role: "system", content: question.instructions, providerOptions: KEPT },
      messages: question.messages,
      ...(question.tools && { tools: question.tools, stopWhen: isStepCount(MOST_STEPS) }),
      ...(question.schema && { output: Output.object({ schema: question.schema }) }),
      // The last call has to speak.
      prepareStep: ({ stepNumber }) => (stepNumber === MOST_STEPS - 1 ? { toolChoice: "none" } : undefined),
      maxOutputTokens: LONGEST_ANSWER,
      maxRetries: 0,
      abortSignal: AbortSignal.any([effort.signal, waiting.signal]),
      onError: () => {},
    });
    for await (const part of stream.stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new NoAnswer("time-out");
      if (part.type === "start-step") {
        if (finished !== undefined) gate.alsoCalled();
        heard = 0;
      }
      if (part.type === "finish-step") {
        effort.add(part.usage);
        finished = part.finishReason;
        heard = undefined;
      }
      if (part.type === "tool-call") yield { tool: part.toolName };
      if (part.type === "text-delta" && part.text !== "") {
        clearTimeout(timer);
        began = true;
        heard = (heard ?? 0) + part.text.length;
        effort.firstWords ??= effort.ms;
        yield { text: part.text };
      }
    }
    if (finished === "content-filter") throw new NoAnswer("refusal");
    if (!began) throw new NoAnswer("no words");
  } catch (error) {
    failed = true;
    effort.caller?.throwIfAborted();
    const late = waiting.signal.aborted || effort.late.aborted;
    const failure = late ? { why: "time-out" } : failureOf(error);
    tell(talker, failure);
    throw new NoAnswer(failure.why);
  } finally {
    clearTimeout(timer);
    if (!failed) gate.succeeded();
    if (heard !== undefined) effort.estimate(lengthOf(question), heard);
    // Whoever stopped listening wants no more of it; after the end it does nothing.
    waiting.abort();
  }
}

const lengthOf = ({ instructions, messages }: Question): number =>
  instructions.length + JSON.stringify(messages).length;

const keysRefused = new WeakSet<CircuitBreaker>();

/** Counts a failure; a wrong key is said once. */
function tell({ gate, log }: Talker, failure: Failure): void {
  gate.failed(failure);
  if (!failure.keyRefused || keysRefused.has(gate)) return;
  keysRefused.add(gate);
  log.error({ why: failure.why }, "the model refuses the key: check AI_API_KEY");
}

/** Seconds, or a date. */
function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.["retry-after"];
  if (value === undefined) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function failureOf(error: unknown): Failure {
  if (error instanceof NoAnswer) return { why: error.message };
  if (APICallError.isInstance(error)) {
    const { statusCode, responseHeaders } = error;
    const retryAfter = retryAfterOf(responseHeaders);
    return {
      why: statusCode ? `status ${statusCode}` : "unreachable",
      keyRefused: statusCode === 401 || statusCode === 403,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (NoOutputGeneratedError.isInstance(error)) return { why: "no answer, perhaps a refusal" };
  return { why: error instanceof Error ? error.name : "unknown" };
}

/** Says what an answer took: tokens, seconds, dollars, and which rules held sentences back. */
export function account(
  { log, prices, onUsage, onRefused }: Talker,
  to: string,
  effort: Effort,
  refused: readonly Refusal[] = [],
): void {
  const { usage, firstWords } = effort;
  const dollars = prices && (usage.input * prices.input + usage.output * prices.output) / 1_000_000;
  const ms = effort.ms;
  onUsage?.({ ...usage, ms, ...(dollars !== undefined && { dollars }) });
  for (const refusal of refused) onRefused?.(refusal);
  const rules = refused.flatMap((refusal) => refusal.rules);
  log.info(
    {
      to,
      inputTokens: usage.input,
      cachedTokens: usage.cached,
      outputTokens: usage.output,
      calls: usage.calls,
      ms,
      ...(firstWords !== undefined && { firstWords }),
      ...(dollars !== undefined && { dollars: Number(dollars.toFixed(5)) }),
      ...(rules.length > 0 && { refused: rules }),
    },
    "the model answered",
  );
}
