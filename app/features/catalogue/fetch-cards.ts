import type { ProductCard } from "./card.ts";

/**
 * Cards in the visitor's language, from the browser: of the given products in that order, or of all.
 * Ids that are not on sale are left out.
 * @throws when the shop cannot be reached
 */
export async function fetchCards(ids?: readonly string[], signal?: AbortSignal): Promise<ProductCard[]> {
  const query = ids ? `?${new URLSearchParams({ ids: ids.join(",") })}` : "";
  const reply = await fetch(`/product-cards${query}`, { signal });
  if (!reply.ok) throw new Error(`The product cards could not be loaded: ${reply.status}`);
  const { products }: { products: ProductCard[] } = await reply.json();
  return products;
}
