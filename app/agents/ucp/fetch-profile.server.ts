import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { isInside, lookupOutside, NotOutside } from "#app/outside.server.ts";

/** A profile as it came: whatever it is, nothing of it is believed yet. */
export interface Fetched {
  body: unknown;
  /** Seconds for which its owner lets it be kept. */
  maxAge: number;
}
export type FetchProfile = (url: URL) => Promise<Fetched>;

const PATIENCE = 5000;
const LARGEST = 64 * 1024;

/**
 * Fetches an assistant's profile from the address that it names itself, which anybody can: over HTTPS and from the public
 * internet alone, no redirect, no more than its size, and not for long.
 * @throws when any of that does not hold
 */
export const fetchProfile: FetchProfile = (url) => fetchOver(url, {});

/** @param options for tests, of `https.request` */
export function fetchOver(url: URL, options: { lookup?: LookupFunction; ca?: string }): Promise<Fetched> {
  if (!options.lookup && isInside(url)) throw new NotOutside(url.hostname);
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
