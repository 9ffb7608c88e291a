import type { z } from "zod";
import { readBytes } from "#app/http/read-bytes.ts";
import { isSound } from "#app/http/sound-json.ts";
import { FunctionError } from "./status.ts";

/** Bytes of a body that holds words: a chat history at its limit, in any script, even with every letter escaped. */
const LARGEST_TEXT_BODY = 256 * 1024;
/** Bytes of a body that holds a picture: 4 MB in base64, and what goes around it. */
export const LARGEST_PICTURE_BODY = 6 * 1024 * 1024;

/**
 * The `data` field of a call's JSON body.
 * @param largest bytes of the body; a larger one is refused before it is parsed, and not read to its end
 * @throws FunctionError `invalid-argument` for a body that is too large, no JSON, or has no such field
 */
export async function readData(request: Request, largest = LARGEST_TEXT_BODY): Promise<unknown> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw invalid("The body must be JSON.");
  const body = parse(await readText(request, largest));
  if (typeof body !== "object" || body === null || !("data" in body)) {
    throw invalid("The body must be a JSON object with the field data.");
  }
  if (!isSound(body.data)) throw invalid("The data is nested too deeply or holds what is no text.");
  return body.data;
}

/**
 * A call's data as its schema has it.
 * @throws FunctionError `invalid-argument` that names the first field that is wrong, and why
 */
export function parseData<Schema extends z.ZodType>(schema: Schema, data: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const path = issue?.path.join(".");
  throw new FunctionError("invalid-argument", issue?.message ?? "The data is not valid.", {
    details: path ? { field: path } : undefined,
  });
}

async function readText(request: Request, largest: number): Promise<string> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw tooLarge(largest);
  return Buffer.from(bytes).toString("utf8");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the body, which may hold a photograph.
    throw invalid("The body is not valid JSON.");
  }
}

function invalid(message: string): FunctionError {
  return new FunctionError("invalid-argument", message);
}

function tooLarge(largest: number): FunctionError {
  const size = largest < 1024 * 1024 ? `${largest / 1024} kB` : `${largest / 1024 / 1024} MB`;
  return invalid(`The body is larger than ${size}.`);
}
