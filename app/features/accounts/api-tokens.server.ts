import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { apiTokens, users } from "#app/db/schema.ts";
import { noteDeed } from "./admin-log.server.ts";
import { type ApiToken, SCOPES, type TokenAnswer } from "./api-token.ts";
import { authorize, type Actor } from "./policy.ts";

const MOST = 50;

const asked = z.object({ name: z.string().trim().min(1).max(60), scope: z.enum(SCOPES) });

/** 256 bits are not guessed, so a plain digest keeps them. */
const digest = (token: string) => createHash("sha256").update(token).digest("hex");

/** All tokens, the oldest first; for admins. */
export async function listTokens(db: Database, by: Actor | null): Promise<ApiToken[]> {
  authorize(by, "read", "token");
  const rows = await db
    .select({ token: apiTokens, madeBy: users.email, isAdmin: users.isAdmin })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.byId))
    .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id));
  return rows.map(({ token: { id, name, scope, createdAt, lastUsedAt }, madeBy, isAdmin }) => ({
    id,
    name,
    scope,
    madeBy,
    isIdle: !isAdmin,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Makes a token, for admins. It is in the answer, and nowhere else ever again. */
export async function createToken(db: Database, by: Actor | null, form: FormData): Promise<TokenAnswer> {
  authorize(by, "change", "token");
  const { data } = asked.safeParse(Object.fromEntries(form));
  if (!data) return { ok: false, problem: "invalid" };
  if ((await db.$count(apiTokens)) >= MOST) return { ok: false, problem: "too-many" };
  const token = `nacre_${randomBytes(32).toString("base64url")}`;
  const id = crypto.randomUUID();
  await db.transaction(async (tx) => {
    await tx.insert(apiTokens).values({ ...data, id, hash: digest(token), byId: by.id });
    const changes = { scope: ["", data.scope] satisfies [string, string] };
    await noteDeed(tx, by, { deed: "token-change", id, subject: data.name, changes });
  });
  return { ok: true, token };
}

/** Revokes one, for admins: it opens nothing from the next request on. */
export async function revokeToken(db: Database, by: Actor | null, id: string): Promise<TokenAnswer> {
  authorize(by, "change", "token");
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(apiTokens).where(eq(apiTokens.id, id)).returning();
    if (!gone) return { ok: false, problem: "gone" };
    const changes = { scope: [gone.scope, ""] satisfies [string, string] };
    await noteDeed(tx, by, { deed: "token-change", id, subject: gone.name, changes });
    return { ok: true };
  });
}

/** Seconds within which a use is noted once. */
const NOTED_EVERY = 60;

/** Who brings a token: the admin who made it, with no more than its rights. */
export async function findToken(
  db: Database,
  token: string,
): Promise<(Actor & Required<Pick<Actor, "token">>) | undefined> {
  const [found] = await db
    .select({ id: apiTokens.id, name: apiTokens.name, scope: apiTokens.scope, byId: users.id })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.byId))
    .where(and(eq(apiTokens.hash, digest(token)), eq(users.isAdmin, true)));
  if (!found) return undefined;
  const { byId, ...rest } = found;
  const isStale = sql`coalesce(${apiTokens.lastUsedAt} < now() - make_interval(secs => ${NOTED_EVERY}), true)`;
  await db
    .update(apiTokens)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiTokens.id, found.id), isStale));
  return { id: byId, isAdmin: true, token: rest };
}
