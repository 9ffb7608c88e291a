import type { Route } from "./+types/llms";
import { paymentWords, shippingWords } from "#app/agents/house-words.server.ts";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import { SHEETS } from "#app/features/house/sheets.ts";
import { requestContext, servicesContext } from "#app/http/context.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { formatMoney } from "#app/ui/price.tsx";

/** What the shop is and where things are, for programs that read it for somebody (llmstxt.org). */
export async function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext);
  const products = await listProducts(context.get(requestContext).catalogue, "en");
  const link = (path: string, words: string, about = "") =>
    `- [${words}](${config.appUrl}${path})${about && `: ${about}`}`;
  const shelf = products.map(({ id, name, kind, category, size, price, stock }) => {
    const what = [kind || category, size, formatMoney(price), stock > 0 ? "in stock" : "out of stock"];
    return link(`/product/${encodeURIComponent(id)}`, name, what.filter(Boolean).join(", "));
  });
  const text = `# Nacre

> ${translate("en", "homeDescription")}

Prices are in US dollars and include taxes; shipping is ${shippingWords(config)} ${paymentWords(config)} Every page is in English, French and Spanish: add ?lang=en, ?lang=fr or ?lang=es. Advice is given by an AI and replaces no doctor.

## Pages

${[
  link("/", "Home", "what Nacre is, the five lines, an advisor to describe one’s skin to"),
  link(
    "/shop",
    "Shop",
    "search with ?q=, narrow with ?category=, ?concern=, ?line= and ?claim=, order with ?sort=",
  ),
  link("/ouradvice", "Our Advice", "camera and expert chat, signed in only"),
  link("/sitemap.xml", "Sitemap"),
].join("\n")}

## The house

${Object.entries(SHEETS)
  .map(([name, words]) => link(`/?sheet=${name}`, translate("en", words)))
  .join("\n")}

## Products

${shelf.join("\n")}
`;
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
