import type { Route } from "./+types/robots";
import { servicesContext } from "#app/http/context.ts";

/** What search engines may read, and where the list of pages is. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(servicesContext).config;
  const text = `User-agent: *
Disallow: /profile
Disallow: /checkout
Disallow: /ouradvice
Disallow: /login
Sitemap: ${appUrl}/sitemap.xml
`;
  return new Response(text, { headers: { "Content-Type": "text/plain" } });
}
