import { existsSync, readFileSync } from "node:fs";
import type { z } from "zod";

/**
 * Reads an owner's settings from a JSON file; undefined if the file does not exist.
 * @returns the settings, or the file's problems, one line each
 */
export function readSettings<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): { settings: z.infer<Schema> } | { problems: string[] } | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
    if (!error) return { settings: data };
    return { problems: error.issues.map(({ path, message }) => `${file}: ${path.join(".")} ${message}`) };
  } catch {
    return { problems: [`${file} is no JSON.`] };
  }
}
