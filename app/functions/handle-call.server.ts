import type { Logger } from "pino";
import { readData } from "./read-data.server.ts";
import { CALL_TIMEOUT, FunctionError, httpStatusOf, statusName } from "./status.ts";

/** One call as a function sees it. */
export interface Call {
  /** The `data` of the request's body, of at most so many bytes; read only now, so that a refused caller's megabytes are not. */
  readData: (largest?: number) => Promise<unknown>;
  /** Aborted when the caller leaves or time runs out: the work must stop then. */
  signal: AbortSignal;
  /** Sends a piece of text ahead of the result; there when the caller asked for an event stream. */
  onText?: (piece: string) => void;
}

interface Settings {
  log: Logger;
  /** Gets told how the call ended: `ok`, or the status of its error. */
  onEnd?: (outcome: string) => void;
  /** Turns a thrown error into a more precise answer than `internal`, if it can. */
  explain?: (thrown: unknown) => FunctionError | undefined;
  /** Milliseconds; the specification's 70 s unless a test is in a hurry. */
  timeout?: number;
}

/** How a call ended: the body's one field, and what goes around it. */
interface Outcome {
  status: number;
  headers: Record<string, string>;
  body: { data: object } | { error: { status: string; message: string; details?: unknown } };
}

const CORS = {
  // No cookie counts here, so any site may call: it can do nothing that its own server could not.
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
};
const PREFLIGHT = {
  ...CORS,
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers":
    "Authorization, Content-Type, Accept, Firebase-Instance-ID-Token, X-Firebase-AppCheck, X-Firebase-Client",
  "Access-Control-Max-Age": "3600",
};
const NOT_KEPT = { ...CORS, "Cache-Control": "no-store", "X-Accel-Buffering": "no" };

/**
 * Answers one request by the callable protocol (https://firebase.google.com/docs/functions/callable-reference):
 * `{data}` in, `{data}` or `{error}` out, as JSON or, when the caller accepts it, as an event stream. A
 * FunctionError thrown by the work reaches the caller; anything else is logged and told as `internal`.
 */
export async function handleCall(
  request: Request,
  work: (call: Call) => Promise<object>,
  settings: Settings,
): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: PREFLIGHT });
  const end = async (stream: Stream) => {
    const outcome = await run(request, work, settings, stream);
    settings.onEnd?.("data" in outcome.body ? "ok" : outcome.body.error.status);
    return outcome;
  };
  if (request.headers.get("Accept")?.includes("text/event-stream")) {
    return streamReply((onText, left) => end({ onText, left }));
  }
  const { status, headers, body } = await end({});
  return Response.json(body, { status, headers: { ...NOT_KEPT, ...headers } });
}

interface Stream {
  onText?: (piece: string) => void;
  /** Aborted when the caller stops reading. */
  left?: AbortSignal;
}

async function run(
  request: Request,
  work: (call: Call) => Promise<object>,
  { log, explain, timeout = CALL_TIMEOUT }: Settings,
  { onText, left }: Stream,
): Promise<Outcome> {
  const ending = new AbortController();
  const leave = () => ending.abort(new FunctionError("cancelled", "The caller left."));
  const timer = setTimeout(() => ending.abort(new FunctionError("deadline-exceeded")), timeout);
  for (const gone of [request.signal, left]) gone?.addEventListener("abort", leave);
  try {
    if (request.method !== "POST")
      throw new FunctionError("invalid-argument", "Functions are called by POST.");
    const call = {
      readData: (largest?: number) => readData(request, largest),
      signal: ending.signal,
      onText,
    };
    const data = await Promise.race([work(call), rejectOnAbort(ending.signal)]);
    return { status: 200, headers: {}, body: { data } };
  } catch (error) {
    const thrown = ending.signal.aborted ? ending.signal.reason : error;
    return failure(explain?.(thrown) ?? thrown, log);
  } finally {
    clearTimeout(timer);
    for (const gone of [request.signal, left]) gone?.removeEventListener("abort", leave);
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function failure(thrown: unknown, log: Logger): Outcome {
  const known = thrown instanceof FunctionError;
  if (!known) log.error({ err: thrown }, "a function failed");
  const { code, message, details } = known ? thrown : new FunctionError("internal");
  const wait = code === "resource-exhausted" ? retryAfter(details) : undefined;
  return {
    status: httpStatusOf(code),
    headers: wait ? { "Retry-After": String(wait) } : {},
    body: { error: { status: statusName(code), message, ...(details === undefined ? {} : { details }) } },
  };
}

/** Whole seconds, where an error's details name them. */
function retryAfter(details: unknown): number | undefined {
  const { retryAfter: seconds }: { retryAfter?: unknown } = Object(details);
  return typeof seconds === "number" ? seconds : undefined;
}

/**
 * The event stream of a call: `{message}` for each piece of text, then `{result}` or `{error}`. The reply
 * begins with the first of them, so that an early refusal still has its HTTP status.
 */
function streamReply(
  start: (onText: (piece: string) => void, left: AbortSignal) => Promise<Outcome>,
): Promise<Response> {
  const left = new AbortController();
  const encoder = new TextEncoder();
  return new Promise((resolve) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const send = (event: object, init: { status: number; headers?: Record<string, string> }) => {
      if (left.signal.aborted) return;
      if (!stream) {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            stream = controller;
          },
          cancel: () => left.abort(),
        });
        const headers = { ...NOT_KEPT, "Content-Type": "text/event-stream; charset=utf-8", ...init.headers };
        resolve(new Response(body, { status: init.status, headers }));
      }
      stream?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    };
    let ended = false;
    const onText = (piece: string) => {
      if (!ended && piece) send({ message: piece }, { status: 200 });
    };
    void start(onText, left.signal).then(({ body, status, headers }) => {
      ended = true;
      send("data" in body ? { result: body.data } : body, { status, headers });
      if (!left.signal.aborted) stream?.close();
    });
  });
}
