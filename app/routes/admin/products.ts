import { data, isRouteErrorResponse } from "react-router";
import type { Route } from "./+types/products";
import { deleteProduct } from "#app/features/catalogue/delete-product.server.ts";
import { findEditable } from "#app/features/catalogue/find-editable.server.ts";
import {
  parseEditedVersion,
  parseProduct,
  parseProductKey,
  parseStock,
} from "#app/features/catalogue/parse-product.server.ts";
import { restoreProduct } from "#app/features/catalogue/restore-product.server.ts";
import { createProduct, updateProduct } from "#app/features/catalogue/save-product.server.ts";
import { SkuTaken } from "#app/features/catalogue/sku-taken.server.ts";
import { setStock } from "#app/features/catalogue/set-stock.server.ts";
import type { ProductAnswer } from "#app/features/catalogue/product-answer.ts";
import { readEditable, readProductAnswer } from "#app/features/catalogue/read-product-answer.ts";
import { authorize, type Actor } from "#app/features/accounts/policy.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import type { Database } from "#app/db/client.server.ts";

/** The current data of one product, for its editor: `?id=`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const id = url.searchParams.get("id") ?? "";
  const product = await findEditable(context.get(servicesContext).db, viewer, id);
  return data({ product: product ?? null }, { status: product ? 200 : 404 });
}

/** Creates, updates, deletes or puts back a product, or changes its stock alone, by `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  // Checked before the form is read: whoever may not change products learns nothing about them.
  authorize(viewer, "update", "product");
  const answer = await change(context.get(servicesContext).db, viewer, await request.formData()).catch(
    (error: unknown): ProductAnswer => {
      if (error instanceof SkuTaken) return { ok: false, reason: "invalid", problems: { sku: "skuTaken" } };
      throw error;
    },
  );
  return data(answer, { status: statusOf(answer) });
}

async function change(db: Database, viewer: Actor | null, form: FormData): Promise<ProductAnswer> {
  const intent = form.get("intent");
  if (intent === "delete") {
    await deleteProduct(db, viewer, String(form.get("id")));
    return { ok: true };
  }
  if (intent === "restore") {
    return (await restoreProduct(db, viewer, String(form.get("id")))) ? { ok: true } : GONE;
  }
  if (intent === "stock") {
    const change = parseStock(form);
    if (!change) return { ok: false, reason: "invalid", problems: { stock: "badStock" } };
    return (await setStock(db, viewer, change)) ? { ok: true } : GONE;
  }
  const parsed = parseProduct(form);
  if (!parsed.ok) return { ok: false, reason: "invalid", problems: parsed.problems };
  if (intent === "create") {
    await createProduct(db, viewer, parsed.input, parseProductKey(form));
    return { ok: true };
  }
  const edited = parseEditedVersion(form);
  if (intent !== "update" || !edited) return { ok: false, reason: "failed" };
  return updateProduct(db, viewer, edited, parsed.input);
}

const GONE = { ok: false, reason: "gone" } as const;
const STATUS = { invalid: 400, failed: 400, "signed-out": 403, gone: 404, conflict: 409 } as const;

function statusOf(answer: ProductAnswer): number {
  return answer.ok ? 200 : STATUS[answer.reason];
}

/** An editor that cannot read its product says so itself; it must not take the panel down. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const answer = await serverLoader().catch(() => undefined);
  return { product: readEditable(answer?.product) ?? null };
}

/**
 * A change that did not go through is an answer, not a broken page: what was typed must survive it, so
 * nothing is read anew either (without a network that would fail too). Whose session has ended can sign in again
 * beside the form. Only who is no admin any more gets the page anew, which is the shop then.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  let noAdmin = false;
  const answer = await serverAction().then(readProductAnswer, (error: unknown): ProductAnswer => {
    const refused = isRouteErrorResponse(error) && error.status === 403;
    const signedOut = refused && Object(error.data).signedOut === true;
    noAdmin = refused && !signedOut;
    return { ok: false, reason: signedOut ? "signed-out" : "failed" };
  });
  return data(answer, { status: answer.ok || noAdmin ? 200 : 400 });
}
