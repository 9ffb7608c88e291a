import { createHash, createPublicKey, verify } from "node:crypto";
import {
  type InnerList,
  isInnerList,
  parseDictionary,
  serializeInnerList,
  serializeItem,
} from "structured-headers";
import type { SigningKey } from "./profiles.server.ts";
import { ProtocolError } from "./protocol.ts";

/** A request as far as its signature may cover it. */
export interface Signed {
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array;
}

const CURVES: Record<string, string> = { "P-256": "sha256", "P-384": "sha384" };

const refusal = (code: string, message: string, status = 401) => new ProtocolError(status, code, message);

/**
 * Checks the signature of a request by RFC 9421, as the protocol uses it: by a key of the signer's profile, over all that
 * says what is asked.
 * @throws ProtocolError that says what is wrong with it
 */
export function checkSignature(request: Signed, keys: readonly SigningKey[], now = new Date()): void {
  const { headers } = request;
  const [inputs, signatures] = [headers.get("Signature-Input"), headers.get("Signature")];
  if (!inputs || !signatures)
    throw refusal(
      "signature_missing",
      "Sign the request: Signature-Input, Signature and, with a body, Content-Digest.",
    );
  const [label, input] = [...parsed(inputs ?? "")][0] ?? [];
  const signature = label === undefined ? undefined : parsed(signatures ?? "").get(label)?.[0];
  if (!input || !isInnerList(input) || !(signature instanceof ArrayBuffer))
    throw refusal("signature_invalid", "The signature cannot be read.");
  const [, parameters] = input;
  const key = keys.find(({ kid }) => kid === parameters.get("keyid"));
  if (!key) throw refusal("key_not_found", "The profile has no key of that keyid.");
  const hash = key.kty === "EC" ? CURVES[key.crv ?? ""] : undefined;
  if (!hash) throw refusal("algorithm_unsupported", "Sign with ES256 or ES384.", 400);
  const expires = parameters.get("expires");
  if (typeof expires === "number" && expires * 1000 < now.getTime())
    throw refusal("signature_invalid", "The signature has expired.");
  checkCoverage(request, input);
  checkDigest(request);
  const holds = verify(
    hash,
    Buffer.from(baseOf(request, input)),
    { key: publicKey(key), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature),
  );
  if (!holds)
    throw refusal("signature_invalid", `The signature does not fit the request and the key ${key.kid}.`);
}

function parsed(header: string): ReturnType<typeof parseDictionary> {
  try {
    return parseDictionary(header);
  } catch {
    return new Map();
  }
}

function publicKey(key: SigningKey) {
  try {
    return createPublicKey({ key: key as never, format: "jwk" });
  } catch {
    throw refusal("key_not_found", `The key ${key.kid} cannot be read.`);
  }
}

const HEADERS = ["ucp-agent", "idempotency-key"] as const;

/** What a signature leaves out could be changed on the way. */
function checkCoverage({ method, url, headers, body }: Signed, [components]: InnerList): void {
  const covered = components.map(([name]) => String(name));
  const required = [
    "@method",
    "@authority",
    "@path",
    ...(url.search ? ["@query"] : []),
    ...HEADERS.filter((name) => headers.has(name)),
    ...(body.length > 0 ? ["content-digest", "content-type"] : []),
    ...(method === "GET" ? [] : ["idempotency-key"]),
  ];
  if (new Set(covered).size < covered.length)
    throw refusal("signature_invalid", "The signature covers something twice.");
  const missing = required.filter((name) => !covered.includes(name));
  if (missing.length > 0)
    throw refusal("signature_invalid", `The signature does not cover ${missing.join(", ")}.`);
}

function checkDigest({ headers, body }: Signed): void {
  if (body.length === 0) return;
  const digest = parsed(headers.get("Content-Digest") ?? "").get("sha-256")?.[0];
  const own = createHash("sha256").update(body).digest();
  if (!(digest instanceof ArrayBuffer) || !own.equals(Buffer.from(digest)))
    throw refusal("digest_mismatch", "Content-Digest is not that of the body.", 400);
}

/** What was signed, line by line. */
function baseOf(request: Signed, input: InnerList): string {
  const [components] = input;
  const lines = components.map((component) => {
    const [name, parameters] = component;
    if (typeof name !== "string" || parameters.size > 0)
      throw refusal("signature_invalid", "Components are covered whole, without parameters.");
    return `${serializeItem(component)}: ${componentOf(name, request)}`;
  });
  return [...lines, `"@signature-params": ${serializeInnerList(input)}`].join("\n");
}

function componentOf(name: string, { method, url, headers }: Signed): string {
  switch (name) {
    case "@method":
      return method;
    case "@authority":
      return url.host;
    case "@path":
      return url.pathname;
    case "@query":
      return url.search || "?";
    case "@target-uri":
      return url.href;
    case "@scheme":
      return url.protocol.slice(0, -1);
    default: {
      const value = name.startsWith("@") ? null : headers.get(name);
      if (value === null) throw refusal("signature_invalid", `The request has no ${name} to be covered.`);
      return value.trim();
    }
  }
}
