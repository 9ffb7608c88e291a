import type { Route } from "./+types/sitemap";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { languageUrl } from "#app/http/seo.ts";
import { LANGUAGES, languageTag } from "#app/i18n/language.ts";

/** Every page a search engine may show, each with its languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const products = await listProducts(context.get(requestContext).catalogue, "en");
  const paths = ["/", "/shop", ...products.map(({ id }) => `/product/${encodeURIComponent(id)}`)];
  const urls = paths.map((path) => urlElement(`${config.appUrl}${path}`));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml", "Cache-Control": "public, max-age=3600" },
  });
}

function urlElement(url: string): string {
  const alternates = LANGUAGES.map((language) => {
    const tag = languageTag(language);
    return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(languageUrl(url, tag))}"/>`;
  });
  return `<url><loc>${escapeXml(url)}</loc>${alternates.join("")}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
