import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Who reads or writes products that shoppers must not see. All others read `onSale`, so that nobody forgets to leave out
 * drafts and what is archived.
 */
const READERS_OF_ALL = [
  // The owner's.
  "features/catalogue/apply-bulk-change.server.ts",
  "features/catalogue/count-shortages.server.ts",
  "features/catalogue/delete-picture.server.ts",
  "features/catalogue/delete-product.server.ts",
  "features/catalogue/export-products.server.ts",
  "features/catalogue/find-editable.server.ts",
  "features/catalogue/import-products.server.ts",
  "features/catalogue/list-numbers.server.ts",
  "features/catalogue/list-products-for-admin.server.ts",
  "features/catalogue/restore-product.server.ts",
  "features/catalogue/save-import.server.ts",
  "features/catalogue/save-product.server.ts",
  "features/catalogue/set-stock.server.ts",
  "features/catalogue/stock-history.server.ts",
  "features/reviews/answer-review.server.ts",
  // What the owner's other systems are told.
  "features/catalogue/api-products.server.ts",
  "features/webhooks/event-of.server.ts",
  // Old orders, and what was written about what they held.
  "features/orders/advance-order.server.ts",
  "features/orders/find-order.server.ts",
  "features/reviews/own-reviews.server.ts",
  // They lock the row, or name what is off sale, and ask for the state themselves.
  "features/cart/load-cart.server.ts",
  "features/orders/place-order.server.ts",
  "features/wishlist/ask-for-restock.server.ts",
  // What it computes is needed the day a product comes on sale.
  "features/catalogue/claims.server.ts",
];

const APP = join(import.meta.dirname, "..");
const TABLE = /import \{[^}]*\bproducts\b[^}]*\} from "#app\/db\/schema\.ts"/;
const WRITTEN_OUT = /\b(from|join|update|into)\s+"?products\b/i;

test("only a few read products that may be off sale", () => {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^(db|i18n)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(APP, path), "utf8") }));
  const readers = files.filter(({ text }) => TABLE.test(text) || WRITTEN_OUT.test(codeOf(text)));
  expect(readers.map(({ path }) => path).sort()).toEqual(READERS_OF_ALL.toSorted());
});

/** Imports and comments speak of products, too. */
const codeOf = (text: string) => text.replaceAll(/^import[^;]*;|\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
