import type { z } from "zod";
import { FunctionError } from "./status.ts";

/** Bytes of a body: a picture of 4 MB in base64, and what goes around it. */
const LARGEST_BODY = 6 * 1024 * 1024;

/**
 * The `data` field of a call's JSON body.
 * @throws FunctionError `invalid-argument` for a body that is too large, no JSON, or has no such field
 */
export async function readData(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw invalid("The body must be JSON.");
  const body = parse(await readText(request));
  if (typeof body !== "object" || body === null || !("data" in body)) {
    throw invalid("The body must be a JSON object with the field data.");
  }
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

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("Content-Length")) > LARGEST_BODY) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
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

function tooLarge(): FunctionError {
  return invalid("The body is larger than 6 MB.");
}
