import type { Context, MiddlewareHandler } from "hono";
import { readBytes } from "./read-bytes.ts";

/** Characters of an address; browsers and search engines stay far below. */
const LONGEST_ADDRESS = 8000;
/** Bytes of a form's body: the longest, that of a product, takes a tenth. */
const LARGEST_FORM = 256 * 1024;
const MOST_FIELDS = 200;

/** Take a file as their body. Their routes ask first who sends it, and then read no more than such a file may have. */
const FILES = ["/admin/pictures", "/admin/products.csv"];

const METHODS = ["GET", "HEAD", "POST"];
const URL_ENCODED = "application/x-www-form-urlencoded";
const FORM_TYPES = [URL_ENCODED, "multipart/form-data"];

/** The name of a function or product in an address. */
const NAMED = /(?<=^[^/]+:\/\/[^/]+)(\/functions\/[^/?#]*\/|\/product\/)[^/?#]+?(?=\.data\b|[/?#]|$)/;

/**
 * Lets through what the routes can read and answers everything else itself: an unsupported method (405), a malformed
 * address (400) or one that is too long (414). A function or product with an unreadable name passes under a name that
 * does not exist, so that its route answers in its own way.
 */
export const readableAddress: MiddlewareHandler = async (c, next) => {
  if (!METHODS.includes(c.req.method) && !isMachine(c)) {
    return c.text("This method is not known here.", 405, { Allow: METHODS.join(", ") });
  }
  if (c.req.url.length > LONGEST_ADDRESS) return c.text("The address is too long.", 414);
  if (isText(c.req.url)) return next();
  const readable = c.req.raw.url.replace(NAMED, "$1%EF%BF%BD");
  if (!isText(readable)) return c.text("The address cannot be read.", 400);
  c.req.raw = new Request(readable, c.req.raw);
  return next();
};

/** The same for the body of a form: one of another kind (415), too large (413) or that cannot be read (400). */
export const readableForm: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== "POST" || FILES.includes(c.req.path)) return next();
  const type = c.req.header("Content-Type") ?? "";
  const kind = type.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!FORM_TYPES.includes(kind)) return c.text("Only forms can be sent here.", 415);
  const body = await readBytes(c.req.raw, LARGEST_FORM);
  if (!body || (kind === URL_ENCODED && countPairs(body) > MOST_FIELDS)) return tooLarge(c);
  const fields = await fieldsOf(body, type);
  if (!fields?.every(([name, value]) => isStorable(name) && isStorable(value))) {
    return c.text("The form cannot be read.", 400);
  }
  if (fields.length > MOST_FIELDS) return tooLarge(c);
  // The body is spent; the routes get it anew.
  c.req.raw = new Request(c.req.raw, { body });
  return next();
};

/** A call of a function, but not the router's data request for a page with such a path. */
function isFunction(c: Context): boolean {
  return c.req.path.startsWith("/functions/") && !c.req.path.endsWith(".data");
}

/** Other systems, and other people's assistants, speak protocols that have more methods and say themselves what they refuse. */
const FOR_PROGRAMS = /^\/(mcp$|ucp\/|api\/v1\/)/;

/** Addresses that programs call: a function, or one of their own. Cookies do not count there. */
export function isMachine(c: Context): boolean {
  return isFunction(c) || FOR_PROGRAMS.test(c.req.path);
}

function tooLarge(c: Context) {
  return c.text("The form is too large.", 413);
}

/** True when an address can be decoded to characters a text may hold. */
function isText(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  try {
    return [decodeURIComponent(pathname), ...[...searchParams].flat()].every(isStorable);
  } catch {
    return false;
  }
}

/** PostgreSQL's texts hold every character but NUL. */
function isStorable(value: FormDataEntryValue): boolean {
  return typeof value !== "string" || !value.includes("\0");
}

/** Counted before they are taken apart, which costs more. */
function countPairs(body: Uint8Array): number {
  return body.reduce((count, byte) => (byte === 0x26 ? count + 1 : count), 1);
}

async function fieldsOf(
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<[string, FormDataEntryValue][] | undefined> {
  try {
    return [...(await new Response(body, { headers: { "Content-Type": type } }).formData())];
  } catch {
    return undefined;
  }
}
