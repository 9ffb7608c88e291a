import { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { type AdminChange, changeAdmin, listAdmins } from "#app/features/accounts/change-admin.server.ts";
import { forgetFactors } from "#app/features/accounts/second-factor.server.ts";
import { signOutByOperator } from "#app/features/accounts/sign-out-device.server.ts";
import { unblockMail } from "#app/outbox/mail-blocks.server.ts";
import type { Counts } from "./copy-format.ts";
import { exportShop } from "./export-shop.server.ts";
import { creditCommands, runCreditCommand } from "./credit-commands.server.ts";
import { orderCommands, runOrderCommand } from "./order-commands.server.ts";
import { Refusal } from "./refusal.ts";

/** What an operator may ask of a shop, also of a running one. */
export const commandSchema = z.discriminatedUnion("name", [
  z.object({ name: z.literal("list") }),
  z.object({ name: z.enum(["grant", "revoke"]), email: z.string() }),
  z.object({ name: z.enum(["write-again", "sign-out", "second-step-off"]), email: z.string() }),
  z.object({ name: z.literal("export"), path: z.string() }),
  ...orderCommands,
  ...creditCommands,
]);

export type Command = z.infer<typeof commandSchema>;

const SAID: Record<"grant" | "revoke", Record<Exclude<AdminChange, "no-account">, string>> = {
  grant: { changed: "is an admin now.", unchanged: "is an admin already." },
  revoke: { changed: "is no admin any more.", unchanged: "is no admin; nothing was changed." },
};

/**
 * Does what the operator asks.
 * @returns what to tell them
 * @throws Refusal when it cannot be done
 */
export async function runCommand(db: Database, command: Command): Promise<string> {
  switch (command.name) {
    case "list":
      return sayAdmins(await listAdmins(db));
    case "export":
      return `${command.path} holds the shop now.\n${sayCounts(await exportShop(db, command.path))}`;
    case "sign-out": {
      const ended = await signOutByOperator(db, command.email);
      return `${command.email} is signed out on ${ended} ${ended === 1 ? "device" : "devices"}.`;
    }
    case "second-step-off": {
      if (!(await forgetFactors(db, command.email)))
        throw new Refusal(`There is no account with the e-mail address ${command.email}.`);
      return `${command.email} signs in with the password alone: codes and passkeys are taken off.`;
    }
    case "write-again": {
      const was = await unblockMail(db, command.email);
      return `${command.email} ${was ? "is written to again." : "was written to all the time; nothing was changed."}`;
    }
    case "credit":
      return runCreditCommand(db, command);
    case "orders":
    case "order":
      return runOrderCommand(db, command);
    default:
      return change(db, command.name, command.email);
  }
}

async function change(db: Database, name: "grant" | "revoke", email: string): Promise<string> {
  const change = await changeAdmin(db, email, name === "grant");
  if (change === "no-account") {
    throw new Refusal(`There is no account with the e-mail address ${email}. Sign up in the shop first.`);
  }
  return `${email} ${SAID[name][change]}`;
}

function sayAdmins(admins: { email: string; displayName: string }[]): string {
  if (admins.length === 0) return "Nobody is an admin.";
  return admins.map(({ email, displayName }) => `${email}  ${displayName}`).join("\n");
}

/** Rows by table, a line each. */
export function sayCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([table, rows]) => `  ${table}: ${rows}`)
    .join("\n");
}
