import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { users } from "#app/db/schema.ts";
import { LONGEST_NAME } from "./display-name.ts";
import { authorize, type Actor } from "./policy.ts";

const name = z
  .string()
  .transform((typed) => typed.normalize("NFC").replaceAll(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(LONGEST_NAME)
      // What is not seen may be in it only where it joins letters or pictures.
      .regex(/^(?:[^\p{Cc}\p{Cf}]|[\u200C\u200D])*\p{L}(?:[^\p{Cc}\p{Cf}]|[\u200C\u200D])*$/u),
  );

/** The name in a form, its spaces folded; undefined when it has no letter, is too long or holds what cannot be seen. */
export function parseDisplayName(form: FormData): string | undefined {
  return name.safeParse(form.get("displayName")).data;
}

/** Changes the name that a shopper is shown by. */
export async function changeName(db: Database, by: Actor | null, displayName: string): Promise<void> {
  authorize(by, "change", "profile");
  await db.update(users).set({ displayName }).where(eq(users.id, by.id));
}
