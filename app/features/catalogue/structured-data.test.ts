import { expect, test } from "vitest";
import { makeProduct } from "#test/factories.ts";
import type { Product } from "./product.ts";
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

test("names the owner's number and the barcode where there are any", () => {
  const told = (product: Partial<Product>) =>
    productStructuredData({
      product: makeProduct({ id: "dew", ...product }),
      origin,
      images: [],
      category: "Serum",
      shopName: "Shop",
    })[0];
  expect(told({ sku: "NC-7", barcode: "4006381333931" })).toMatchObject({
    sku: "NC-7",
    gtin: "4006381333931",
  });
  expect(told({ sku: "", barcode: "" })).toMatchObject({ sku: "dew" });
  expect(told({ barcode: "" })).not.toHaveProperty("gtin");
});
