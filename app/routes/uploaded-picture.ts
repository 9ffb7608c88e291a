import type { Route } from "./+types/uploaded-picture";
import { readUpload } from "#app/features/catalogue/upload-picture.server.ts";
import { servicesContext } from "#app/http/context.ts";

/** An uploaded picture whole, for whoever does not ask for a size. The address changes with the content. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const bytes = await readUpload(context.get(servicesContext).db, params.name);
  if (!bytes) return new Response("Not found", { status: 404 });
  return new Response(bytes, {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
