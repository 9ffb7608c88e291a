import { useEffect, useState } from "react";
import type { ProductCard } from "#app/features/catalogue/card.ts";
import { fetchCards } from "#app/features/catalogue/fetch-cards.ts";

/** All products, to find their names in replies; none until they are loaded, and none when that fails. */
export function useProducts(): ProductCard[] {
  const [products, setProducts] = useState<ProductCard[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetchCards(undefined, leaving.signal).then(setProducts, () => {});
    return () => leaving.abort();
  }, []);
  return products;
}
