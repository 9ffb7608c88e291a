import type { Product } from "./product.ts";

interface Input {
  product: Product;
  /** Public origin of the shop, without a trailing slash. */
  origin: string;
  images: string[];
  category: string;
  shopName: string;
}

/** schema.org `Product` with its offer, and the breadcrumbs: exactly what the page shows. */
export function productStructuredData({ product, origin, images, category, shopName }: Input): object[] {
  const url = `${origin}/product/${encodeURIComponent(product.id)}`;
  const offer = {
    "@type": "Offer",
    url,
    price: (product.price / 100).toFixed(2),
    priceCurrency: "USD",
    availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  };
  const crumb = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name: product.name,
      description: product.description,
      image: images.map((image) => (image.startsWith("/") ? `${origin}${image}` : image)),
      sku: product.sku || product.id,
      ...(product.barcode && { gtin: product.barcode }),
      category,
      brand: { "@type": "Brand", name: "Nacre" },
      offers: offer,
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [crumb(1, shopName, `${origin}/shop`), crumb(2, product.name, url)],
    },
  ];
}
