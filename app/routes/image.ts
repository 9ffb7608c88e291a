import { join } from "node:path";
import type { Route } from "./+types/image";
import { parseSizedPath, resizePicture } from "#app/features/catalogue/resize-picture.server.ts";
import { servicesContext } from "#app/http/context.ts";

/** One size of one picture. The address changes with the content, so it may be kept for ever. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const sized = parseSizedPath(params["*"]);
  if (!sized) return new Response("Not found", { status: 404 });
  const { config, db } = context.get(servicesContext);
  const bytes = await resizePicture(sized, join(config.dataDir, "pictures"), db);
  if (!bytes) return new Response("Not found", { status: 404 });
  return new Response(bytes, {
    headers: {
      "Content-Type": `image/${sized.format}`,
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
