import type { Route } from "./+types/product-cards";
import { listProducts } from "#app/features/catalogue/list-products.server.ts";
import { toCards } from "#app/features/catalogue/product-cards.server.ts";
import { preferencesContext, requestContext } from "#app/http/context.ts";

/** Cards for the AI surfaces: `?ids=a,b` those products in that order, without it all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = context.get(preferencesContext);
  const cards = toCards(await listProducts(context.get(requestContext).catalogue, language), language);
  const ids = new URL(request.url).searchParams.get("ids")?.split(",");
  const asked = [...new Set(ids)].flatMap((id) => cards.find((card) => card.id === id) ?? []);
  return Response.json({ products: ids ? asked : cards });
}
