import { data } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/customers";
import type { Database } from "#app/db/client.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { forgetNote, LONGEST_NOTE, noteCustomer } from "#app/features/orders/customers.server.ts";
import { grantCredit, readGrant } from "#app/features/orders/grant-credit.server.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

const noteSchema = z.object({
  key: z.string().min(8).max(64),
  text: z.string().trim().min(1).max(LONGEST_NOTE),
});

type Answer = { ok: true } | { ok: false; problem: "invalid" | "not-as-much" | "gone" };

/** Changes of what the house keeps of somebody: `intent` credit, note or forget-note. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "read", "customer");
  const { db } = context.get(servicesContext);
  const answer = await change(db, viewer, await request.formData());
  if (isDocumentRequest(request)) throw backTo(request, answer.ok ? undefined : "saveFailed");
  return data(answer, { status: answer.ok ? 200 : 400 });
}

async function change(db: Database, viewer: Actor | null, form: FormData): Promise<Answer> {
  const fields = Object.fromEntries(form);
  const customer = String(fields["customer"] ?? "");
  if (fields["intent"] === "forget-note") {
    await forgetNote(db, viewer, String(fields["note"] ?? ""));
    return { ok: true };
  }
  if (fields["intent"] === "note") {
    const { data: note } = noteSchema.safeParse(fields);
    if (!note) return { ok: false, problem: "invalid" };
    return (await noteCustomer(db, viewer, customer, note)) ? { ok: true } : { ok: false, problem: "gone" };
  }
  const grant = readGrant(fields);
  if (!grant) return { ok: false, problem: "invalid" };
  const granted = await grantCredit(db, viewer, customer, grant);
  return granted.ok ? { ok: true } : granted;
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
