import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { expect, test } from "vitest";
import { checkSignature } from "./signature.ts";

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const keys = [{ kid: "key-1", kty: "EC", ...publicKey.export({ format: "jwk" }) }];
const body = Buffer.from('{"line_items":[]}');
const URL_ASKED = new URL("https://shop.example/ucp/v1/checkout-sessions?page=2");

/** A signed request; `without` leaves a component out of what is signed. */
function signed(without = "", parameters = "") {
  const headers = new Headers({
    "UCP-Agent": 'profile="https://agent.example"',
    "Idempotency-Key": "a-key",
    "Content-Type": "application/json",
    "Content-Digest": `sha-256=:${createHash("sha256").update(body).digest("base64")}:`,
  });
  const values = [
    ["@method", "POST"],
    ["@authority", URL_ASKED.host],
    ["@path", URL_ASKED.pathname],
    ["@query", URL_ASKED.search],
    ...["ucp-agent", "idempotency-key", "content-digest", "content-type"].map((name) => [
      name,
      headers.get(name),
    ]),
  ].filter(([name]) => name !== without);
  const input = `(${values.map(([name]) => `"${name}"`).join(" ")});keyid="key-1"${parameters}`;
  const base = [...values.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${input}`];
  const made = sign("sha256", Buffer.from(base.join("\n")), { key: privateKey, dsaEncoding: "ieee-p1363" });
  headers.set("Signature-Input", `sig1=${input}`);
  headers.set("Signature", `sig1=:${made.toString("base64")}:`);
  return { method: "POST", url: URL_ASKED, headers, body };
}

test("a request that is signed as a whole is the signer's", () => {
  expect(() => checkSignature(signed(), keys)).not.toThrow();
});

test.each([
  "@method",
  "@authority",
  "@path",
  "@query",
  "ucp-agent",
  "idempotency-key",
  "content-digest",
  "content-type",
])("a signature that leaves %s out is refused", (name) => {
  expect(() => checkSignature(signed(name), keys)).toThrow(`does not cover ${name}`);
});

test("so is one of another address, another body, or that has expired", () => {
  const asked = signed();
  const elsewhere = new URL(URL_ASKED.href.replace("page=2", "page=3"));
  expect(() => checkSignature({ ...asked, url: elsewhere }, keys)).toThrow("does not fit");
  expect(() => checkSignature({ ...asked, body: Buffer.from("{}") }, keys)).toThrow("not that of the body");
  const now = new Date();
  const expiring = signed("", `;expires=${Math.floor(now.getTime() / 1000)}`);
  expect(() => checkSignature(expiring, keys, new Date(now.getTime() - 1000))).not.toThrow();
  expect(() => checkSignature(expiring, keys, new Date(now.getTime() + 1000))).toThrow("expired");
});
