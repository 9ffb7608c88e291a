import { parse } from "hono/utils/cookie";
import { z } from "zod";
import { ADDRESS_FIELDS, LONGEST_LINE, typedAddress, type Address } from "./address.ts";

const NAME = "typed-address";
/** Half an hour, in seconds. */
const KEPT_FOR = 1800;
/** Browsers drop cookies beyond 4096 bytes. */
const LARGEST = 3900;

const kept = z.object({
  person: z.string(),
  giftNote: z.string().default(""),
  address: z.object(
    Object.fromEntries(ADDRESS_FIELDS.map(({ name }) => [name, z.string().max(LONGEST_LINE)])) as Record<
      keyof Address,
      z.ZodString
    >,
  ),
});

/**
 * `Set-Cookie` value that keeps what was typed into the checkout's form while a browser without JavaScript is elsewhere:
 * changing a quantity, signing in again. Read by the checkout alone, and only for whom it was typed by.
 * @returns undefined where there is nothing to keep
 */
export function keepTypedAddress(form: FormData): string | undefined {
  const [person, address] = [form.get("person"), typedAddress(form)];
  const giftNote = String(form.get("giftNote") ?? "").trim();
  const isEmpty = [giftNote, ...Object.values(address)].every((line) => line === "");
  if (typeof person !== "string" || isEmpty) return undefined;
  const value = Buffer.from(JSON.stringify({ person, address, giftNote })).toString("base64url");
  if (value.length > LARGEST) return undefined;
  return `${NAME}=${value}; Path=/checkout; Max-Age=${KEPT_FOR}; HttpOnly; SameSite=Lax`;
}

/** `Set-Cookie` value that forgets it. */
export const forgetTypedAddress = `${NAME}=; Path=/checkout; Max-Age=0; HttpOnly; SameSite=Lax`;

/** What was kept for this person, if anything. */
export function readTyped(
  request: Request,
  person: string,
): { address: Address; giftNote: string } | undefined {
  const value = parse(request.headers.get("cookie") ?? "")[NAME];
  if (!value) return undefined;
  const { data } = kept.safeParse(parseJson(Buffer.from(value, "base64url").toString()));
  return data?.person === person ? data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
