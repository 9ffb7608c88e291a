import { bearerToken, forgetBearerToken } from "./bearer-token.ts";
import { readEvents } from "./read-events.ts";
import { CALL_TIMEOUT, codeOfHttpStatus, codeOfStatusName, FunctionError } from "./status.ts";

export { FunctionError } from "./status.ts";

export type FunctionName = "getSkincareRecommendation" | "analyzeSkinFromImage" | "generateChatResponse";

export interface CallOptions {
  /** Ends the call early; it then fails as `cancelled`. */
  signal?: AbortSignal;
  /** Whether someone is signed in: the call then carries their token. */
  signedIn?: boolean;
  /** Called with each piece of the answer's text as it arrives; the result still comes whole at the end. */
  onText?: (piece: string) => void;
}

const DEFAULT_REGION = "us-central1";

/**
 * Calls a function of ours (specification, section 7): POST of `{data}`, 70 s at most.
 * @throws FunctionError with the code the server named, else the one of its HTTP status; `unavailable` when
 * the server cannot be reached, `deadline-exceeded` after 70 s
 */
export async function callFunction<Result = unknown>(
  name: FunctionName,
  data: object,
  options: CallOptions = {},
): Promise<Result> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    let reply = await post(name, data, options, signal);
    if (reply.status === 401 && options.signedIn) {
      // The token may be of a session that has ended while another began.
      forgetBearerToken();
      reply = await post(name, data, options, signal);
    }
    return (await resultOf(reply, options)) as Result;
  } catch (error) {
    if (error instanceof FunctionError) throw error;
    if (options.signal?.aborted)
      throw new FunctionError("cancelled", "Request was cancelled.", { cause: error });
    if (timeout.aborted) throw new FunctionError("deadline-exceeded", undefined, { cause: error });
    throw new FunctionError("unavailable", "The server cannot be reached.", { cause: error });
  }
}

async function post(
  name: FunctionName,
  data: object,
  { signedIn, onText }: CallOptions,
  signal: AbortSignal,
) {
  const token = signedIn ? await bearerToken(signal) : undefined;
  const headers = new Headers({ "Content-Type": "application/json" });
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (onText) headers.set("Accept", "text/event-stream");
  const region = document.documentElement.dataset["functionsRegion"] ?? DEFAULT_REGION;
  return fetch(`/functions/${region}/${name}`, {
    method: "POST",
    headers,
    body: JSON.stringify({ data }),
    // The caller is identified by the token alone.
    credentials: "omit",
    signal,
  });
}

async function resultOf(reply: Response, { onText }: CallOptions): Promise<unknown> {
  const streamed = reply.headers.get("Content-Type")?.startsWith("text/event-stream");
  if (!streamed || !reply.body) return unwrap(await readJson(reply), reply.status);
  for await (const event of readEvents(reply.body)) {
    if ("message" in event) {
      if (typeof event["message"] === "string") onText?.(event["message"]);
    } else return unwrap(event, reply.status);
  }
  throw missingData();
}

/** What a reply's body holds; a body that is not a JSON object holds nothing. */
async function readJson(reply: Response): Promise<Record<string, unknown>> {
  const text = await reply.text();
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function unwrap(body: Record<string, unknown>, httpStatus: number): unknown {
  if (body["error"] !== undefined || httpStatus < 200 || httpStatus > 299)
    throw errorOf(body["error"], httpStatus);
  const result = body["data"] === undefined ? body["result"] : body["data"];
  if (result === undefined) throw missingData();
  return result;
}

function errorOf(sent: unknown, httpStatus: number): FunctionError {
  const { status, message, details }: { status?: unknown; message?: unknown; details?: unknown } =
    Object(sent);
  const named = typeof status === "string" ? codeOfStatusName(status) : undefined;
  const code = named ?? codeOfHttpStatus(httpStatus);
  return new FunctionError(code, typeof message === "string" ? message : code, { details });
}

function missingData(): FunctionError {
  return new FunctionError("internal", "Response is missing data field.");
}
