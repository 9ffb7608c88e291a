import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { throttle } from "#app/features/accounts/throttle.server.ts";
import { type FetchProfile, fetchProfile } from "./fetch-profile.server.ts";
import { ProtocolError } from "./protocol.ts";

const MOST_KEPT = 500;
/** Seconds for which a profile is kept at least, and at most; and a fetch that failed. */
const LEAST_AGE = 60;
const MOST_AGE = 3600;

const entry = z.object({ version: z.string() });
const key = z.object({ kid: z.string().max(200), kty: z.string(), crv: z.string().optional() }).loose();

/** What is read of an assistant's profile. */
const profile = z.object({
  ucp: z.object({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: z.record(z.string(), z.array(entry).max(20)).default({}),
  }),
  signing_keys: z.array(key).max(20).default([]),
});
export type Profile = z.infer<typeof profile>;
export type SigningKey = z.infer<typeof key>;

type Kept = { profile: Profile } | { error: ProtocolError };

/** Profiles by their address, as many as a process keeps; one fetch for all who wait for the same. */
export class Profiles {
  private readonly kept = new LRUCache<string, Kept>({ max: MOST_KEPT });
  private readonly underWay = new Map<string, Promise<Kept>>();
  private readonly db: Database;
  private readonly fetch: FetchProfile;

  constructor(db: Database, fetch: FetchProfile = fetchProfile) {
    this.db = db;
    this.fetch = fetch;
  }

  /** @throws ProtocolError where there is no profile that can be read */
  async find(address: string): Promise<Profile> {
    const url = readAddress(address);
    const found = this.kept.get(url.href) ?? (await this.ask(url));
    if ("error" in found) throw found.error;
    return found.profile;
  }

  private ask(url: URL): Promise<Kept> {
    const waiting = this.underWay.get(url.href);
    if (waiting) return waiting;
    const asking = this.read(url).finally(() => this.underWay.delete(url.href));
    this.underWay.set(url.href, asking);
    return asking;
  }

  private async read(url: URL): Promise<Kept> {
    // Strangers make us fetch: all of them together only so often, whoever they are.
    const wait = await throttle(this.db, "agent-profiles", "all");
    if (wait)
      throw new ProtocolError(503, "busy", "Too many new assistants just now; ask again.", wait.retryAfter);
    const { found, seconds } = await this.fetch(url).then(parseProfile, () => ({
      found: { error: new ProtocolError(424, "profile_unreachable", `${url.href} cannot be fetched.`) },
      seconds: LEAST_AGE,
    }));
    this.kept.set(url.href, found, { ttl: seconds * 1000 });
    return found;
  }
}

function parseProfile({ body, maxAge }: { body: unknown; maxAge: number }): { found: Kept; seconds: number } {
  const parsed = profile.safeParse(body);
  const seconds = Math.min(MOST_AGE, Math.max(LEAST_AGE, maxAge));
  if (parsed.success) return { found: { profile: parsed.data }, seconds };
  const error = new ProtocolError(422, "profile_malformed", "The profile is no JSON of the protocol.");
  return { found: { error }, seconds: LEAST_AGE };
}

const LONGEST = 500;

function readAddress(address: string): URL {
  const url = address.length <= LONGEST ? URL.parse(address) : null;
  const usual = url?.protocol === "https:" && url.port === "" && url.username === "" && url.hash === "";
  if (url && usual) return url;
  throw new ProtocolError(
    400,
    "invalid_profile_url",
    'UCP-Agent names a profile by its https address, as profile="https://platform.example/ucp.json".',
  );
}
