import type { Route } from "./+types/products-csv";
import { authorize } from "#app/features/accounts/policy.ts";
import { csvResponse } from "#app/features/catalogue/csv.server.ts";
import { exportProducts } from "#app/features/catalogue/export-products.server.ts";
import { importProducts } from "#app/features/catalogue/import-products.server.ts";
import { LARGEST_FILE, type ImportAnswer } from "#app/features/catalogue/product-csv.ts";
import { askToSignIn } from "./ask-to-sign-in.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { readBytes } from "#app/http/read-bytes.ts";

/** Every product, as a file. */
export function loader({ request, context }: Route.LoaderArgs) {
  askToSignIn(request, context.get(viewerContext), "products");
  const lines = exportProducts(context.get(servicesContext).db, context.get(viewerContext));
  return csvResponse(lines, "nacre-products");
}

/** Takes such a file as its body: says what it would change or, with `?save`, changes it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  authorize(viewer, "import", "product");
  const file = await readBytes(request, LARGEST_FILE);
  const save = url.searchParams.has("save");
  const answer: ImportAnswer = file
    ? await importProducts(context.get(servicesContext).db, viewer, file, { save })
    : { ok: false, file: "tooLarge" };
  return Response.json(answer, { status: answer.ok ? 200 : 422 });
}
