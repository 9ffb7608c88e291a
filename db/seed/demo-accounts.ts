import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { Config } from "#app/config/env.server.ts";
import { sessionSecret } from "#app/config/session-secret.server.ts";
import type { Database } from "#app/db/client.server.ts";
import { authSession, authUser, users } from "#app/db/schema.ts";
import { createAuth } from "#app/features/accounts/auth.server.ts";
import { loadProfile } from "#app/features/accounts/load-profile.server.ts";

const ACCOUNTS = [
  { role: "Shopper", email: "shopper@nacre.example", name: "Demo Shopper", isAdmin: false },
  { role: "Admin", email: "admin@nacre.example", name: "Demo Admin", isAdmin: true },
];

/**
 * On the embedded database's first start: one demo shopper and one demo admin with random passwords,
 * printed once and kept in `demo-accounts.txt` (mode 600).
 */
export async function createDemoAccounts(db: Database, config: Config): Promise<void> {
  const path = join(config.dataDir, "demo-accounts.txt");
  const [anyone] = await db.select({ id: authUser.id }).from(authUser).limit(1);
  if (anyone || existsSync(path)) return;
  const auth = createAuth(db, config, sessionSecret(config));
  const lines: string[] = [];
  for (const { role, email, name, isAdmin } of ACCOUNTS) {
    const password = randomBytes(9).toString("base64url");
    const { user } = await auth.api.signUpEmail({ body: { email, password, name } });
    await loadProfile(db, user);
    // Signing up signs in, and nobody's device did.
    await db.delete(authSession).where(eq(authSession.userId, user.id));
    await db.update(users).set({ isAdmin }).where(eq(users.id, user.id));
    lines.push(`${role}: ${email}  ${password}`);
  }
  writeFileSync(path, `${lines.join("\n")}\n`, { mode: 0o600 });
  process.stdout.write(
    `\nDemo accounts (also in ${path}):\n${lines.map((line) => `  ${line}`).join("\n")}\n`,
  );
}
