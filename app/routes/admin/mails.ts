import type { Route } from "./+types/mails";
import { sessionSecret } from "#app/config/session-secret.server.ts";
import { readMailQuery } from "#app/features/admin/mail-query.ts";
import { servicesContext, viewerContext } from "#app/http/context.ts";
import { letterHtml } from "#app/outbox/letter.ts";
import { previewLetter } from "#app/outbox/preview-letter.server.ts";

/** A mail as it is laid out, for a frame of the panel: nothing in it runs, loads or leads anywhere. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, config } = context.get(servicesContext);
  const house = { ...config, secret: sessionSecret(config) };
  const letter = await previewLetter(db, context.get(viewerContext), readMailQuery(url.searchParams), house);
  return new Response(letter ? letterHtml(letter) : "", {
    status: letter ? 200 : 404,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'; sandbox",
      "X-Frame-Options": "SAMEORIGIN",
    },
  });
}
