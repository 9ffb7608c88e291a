import { lookup } from "node:dns";
import { request } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A profile as it came: whatever it is, nothing of it is believed yet. */
export interface Fetched {
  body: unknown;
  /** Seconds for which its owner lets it be kept. */
  maxAge: number;
}
export type FetchProfile = (url: URL) => Promise<Fetched>;

const PATIENCE = 5000;
const LARGEST = 64 * 1024;

/** Addresses of nobody on the public internet: this machine, its neighbours, a cloud's own services. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(network, bits, "ipv4");
// Of IPv6 only what is handed out to the public, and of that not what carries an IPv4 address or documents.
const OUTSIDE = new BlockList();
OUTSIDE.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  INSIDE.addSubnet(network, bits, "ipv6");

/** Whether an address is one on the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, "ipv4");
  return family === 6 && OUTSIDE.check(address, "ipv6") && !INSIDE.check(address, "ipv6");
}

/** Looks a name up, and goes nowhere when any of its addresses is inside: asked when the connection is made, and once. */
const lookupOutside: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, "", 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublic(address)))
      return answer(new Error(`${host} is not on the public internet`), "", 0);
    if (options.all) return answer(null, found as never);
    return answer(null, first.address, first.family);
  });
};

/**
 * Fetches an assistant's profile from the address that it names itself, which anybody can: over HTTPS and from the public
 * internet alone, no redirect, no more than its size, and not for long.
 * @throws when any of that does not hold
 */
export const fetchProfile: FetchProfile = (url) => fetchOver(url, {});

/** @param options for tests, of `https.request` */
export function fetchOver(url: URL, options: { lookup?: LookupFunction; ca?: string }): Promise<Fetched> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!options.lookup && isIP(host) !== 0 && !isPublic(host)) throw new Error("not on the public internet");
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        headers: { Accept: "application/json", "User-Agent": "nacre-ucp/1" },
        signal: AbortSignal.timeout(PATIENCE),
        agent: false,
        lookup: lookupOutside,
        ...options,
      },
      (reply) => {
        if (reply.statusCode !== 200) {
          reply.destroy();
          reject(new Error(`answered ${reply.statusCode}`));
          return;
        }
        const chunks: Buffer[] = [];
        let size = 0;
        reply.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > LARGEST) reply.destroy(new Error("too large"));
          chunks.push(chunk);
        });
        reply.on("error", reject);
        reply.on("end", () => {
          const maxAge = Number(/\bmax-age=(\d+)/.exec(reply.headers["cache-control"] ?? "")?.[1] ?? 0);
          resolve({ body: parse(Buffer.concat(chunks).toString()), maxAge });
        });
      },
    );
    asking.on("error", reject);
    asking.end();
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
