import { expect, test } from "vitest";
import { makeProduct } from "#test/factories.ts";
import { productStructuredData, scriptJson } from "./structured-data.ts";

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

test("a hostile name stays inside its script element", () => {
  const name = "</script><img src=x onerror=alert(1)>";
  const json = scriptJson(
    productStructuredData({
      product: makeProduct({ name }),
      origin,
      images: [],
      category: "Serum",
      shopName: "Shop",
    }),
  );
  expect(json).not.toContain("<");
  expect(JSON.parse(json)[0].name).toBe(name);
});
