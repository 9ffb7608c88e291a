import Bowser from "bowser";
import { and, desc, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { authSession } from "#app/db/schema.ts";

/** Where someone is signed in. Times as ISO 8601. */
export interface Device {
  /** Identifies the session for signing it out; it is not its secret. */
  id: string;
  /** As `Firefox, Windows`; empty when it does not say. */
  name: string;
  since: string;
  /** To the day. */
  lastSeen: string;
  /** The one that asks. */
  isThis: boolean;
}

/** The devices with a session of this person, the last one seen first. Nothing that opens a session is in it. */
export async function listDevices(db: Database, userId: string, sessionId: string): Promise<Device[]> {
  const rows = await db
    .select({
      id: authSession.id,
      userAgent: authSession.userAgent,
      since: authSession.createdAt,
      lastSeen: authSession.updatedAt,
    })
    .from(authSession)
    .where(and(eq(authSession.userId, userId), gt(authSession.expiresAt, new Date())))
    .orderBy(desc(authSession.updatedAt), authSession.id);
  return rows.map(({ id, userAgent, since, lastSeen }) => ({
    id,
    name: nameOf(userAgent ?? ""),
    since: since.toISOString(),
    lastSeen: lastSeen.toISOString(),
    isThis: id === sessionId,
  }));
}

function nameOf(userAgent: string): string {
  if (userAgent === "") return "";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ");
}
