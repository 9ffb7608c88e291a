import type { ProductCard } from "./card.ts";
import { CATEGORIES } from "./product.ts";

/**
 * Cards in the visitor's language, from the browser: of the given products in that order, or of all.
 * Ids that are not on sale are left out.
 * @throws when the shop cannot be reached or its answer has another shape
 */
export async function fetchCards(ids?: readonly string[], signal?: AbortSignal): Promise<ProductCard[]> {
  const query = ids ? `?${new URLSearchParams({ ids: ids.join(",") })}` : "";
  const reply = await fetch(`/product-cards${query}`, { signal });
  if (!reply.ok) throw new Error(`The product cards could not be loaded: ${reply.status}`);
  const { products }: { products?: unknown } = Object(await reply.json());
  if (!Array.isArray(products)) throw new Error("The product cards came in another shape.");
  return products.filter(isCard);
}

function isCard(entry: unknown): entry is ProductCard {
  const { id, name, category, price, stock, picture }: Record<string, unknown> = Object(entry);
  const { src, alt, width, height }: Record<string, unknown> = Object(picture);
  return (
    [id, name, src, alt].every((text) => typeof text === "string") &&
    [price, stock, width, height].every((number) => Number.isFinite(number)) &&
    CATEGORIES.some((known) => known === category)
  );
}
