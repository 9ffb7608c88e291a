import { expect, test } from "vitest";
import { makeProduct } from "#test/factories.ts";
import { productStructuredData } from "./structured-data.ts";

const origin = "https://nacre.example";

test("says what the page says", () => {
  const product = makeProduct({ price: 4805, stock: 0 });
  const [data] = productStructuredData({
    product,
    origin,
    images: ["/images/a.jpg"],
    category: "Serum",
    shopName: "Shop",
  });
  expect(data).toMatchObject({
    "@type": "Product",
    image: ["https://nacre.example/images/a.jpg"],
    offers: { price: "48.05", priceCurrency: "USD", availability: "https://schema.org/OutOfStock" },
  });
});
