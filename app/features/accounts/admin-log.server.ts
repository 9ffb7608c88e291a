import type { Database } from "#app/db/client.server.ts";
import { adminLog } from "#app/db/schema.ts";
import type { Changes, Deed } from "./admin-log.ts";
import type { Actor } from "./policy.ts";

/** What was done, and to what. Of an account only its id: its address goes with it when it is deleted. */
export interface Noted {
  deed: Deed;
  id?: string;
  subject?: string;
  changes?: Changes;
}

/** Logs what an admin or the operator did, in the same transaction. */
export async function noteDeed(
  tx: Database,
  by: Actor | null | "operator",
  ...noted: Noted[]
): Promise<void> {
  if (noted.length === 0) return;
  const who = by === "operator" ? { by } : { by: "owner" as const, byId: by?.id, byToken: by?.token?.name };
  await tx.insert(adminLog).values(
    noted.map(({ deed, id = "", subject = "", changes = {} }) => ({
      id: crypto.randomUUID(),
      ...who,
      deed,
      subjectId: id,
      subject,
      changes,
    })),
  );
}
