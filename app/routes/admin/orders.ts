import { data, isRouteErrorResponse } from "react-router";
import type { Route } from "./+types/orders";
import type { Database } from "#app/db/client.server.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { advanceOrder } from "#app/features/orders/advance-order.server.ts";
import { findAnyOrder } from "#app/features/orders/find-any-order.server.ts";
import { parseParcels, parseStep, stepOf } from "#app/features/orders/parse-step.server.ts";
import { readStepAnswer, type StepAnswer } from "#app/features/orders/step-answer.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { backTo, isDocumentRequest } from "#app/http/without-script.ts";

const STATUS = {
  gone: 404,
  changed: 409,
  "too-late": 409,
  "out-of-stock": 409,
  "credit-spent": 409,
  "code-used": 409,
  "no-account": 409,
  "not-now": 409,
  "wrong-amount": 400,
  invalid: 400,
  failed: 500,
  "signed-out": 403,
} as const satisfies Record<Extract<StepAnswer, { ok: false }>["problem"], number>;

/** Takes a step of one order, or ships several at once (`intent=parcels`). */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  // Before the form is read: who may not is not told what is wrong with theirs.
  authorize(viewer, "ship", "packing");
  const { db } = context.get(servicesContext);
  const form = await request.formData();
  const answer = await (form.get("intent") === "parcels" ? ship(db, viewer, form) : take(db, viewer, form));
  if (isDocumentRequest(request)) throw backTo(request, answer.ok ? undefined : "saveFailed");
  return data(answer, { status: answer.ok ? 200 : STATUS[answer.problem] });
}

async function take(db: Database, viewer: Actor | null, form: FormData): Promise<StepAnswer> {
  const parsed = parseStep(form);
  if (!parsed?.asked) return { ok: false, problem: "invalid" };
  const { order: id, seen, asked } = parsed;
  const order = await findAnyOrder(db, viewer, id);
  if (!order) return { ok: false, problem: "gone" };
  const result = await advanceOrder(db, viewer, id, stepOf(asked, order), { seen });
  return result.ok ? { ok: true, done: 1 } : { ok: false, problem: result.reason };
}

/** Ships orders one by one: a refusal does not affect the others. */
async function ship(db: Database, viewer: Actor | null, form: FormData): Promise<StepAnswer> {
  const parcels = parseParcels(form);
  if (parcels.length === 0) return { ok: false, problem: "invalid" };
  let done = 0;
  for (const { order, seen, step } of parcels) {
    const result = await advanceOrder(db, viewer, order, step, { seen });
    if (result.ok) done += 1;
  }
  const refused = parcels.length - done;
  return refused === 0 ? { ok: true, done } : { ok: false, problem: "changed", done, refused };
}

/** Keeps what was typed after a failed change, and reloads what others changed meanwhile. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  let noAdmin = false;
  const answer = await serverAction().then(readStepAnswer, (error: unknown): StepAnswer => {
    const refused = isRouteErrorResponse(error) && error.status === 403;
    const signedOut = refused && Object(error.data).signedOut === true;
    noAdmin = refused && !signedOut;
    return { ok: false, problem: signedOut ? "signed-out" : "failed" };
  });
  const stays = !answer.ok && ["failed", "signed-out", "invalid", "wrong-amount"].includes(answer.problem);
  return data(answer, { status: stays && !noAdmin ? 400 : 200 });
}

/** Nobody looks at this address; it leads home. */
export { loader } from "../elsewhere.ts";
