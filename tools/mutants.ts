/** A deliberate fault: `from`, which stands once in `file`, becomes `to`; `test` must notice. */
export interface Mutant {
  fault: string;
  file: string;
  from: string;
  to: string;
  test: string;
}

const ORDER = "app/features/orders/place-order.server";
const RESTOCK = "app/features/wishlist/ask-for-restock.server";
const CART = "app/features/cart/";
const POLICY = "app/features/accounts/policy";
const DOORS = "app/features/admin/closed-doors.test.ts";

/** A verb of an admin's that does not ask who calls it. */
const open = (file: string, asks: string, after = ""): Mutant => ({
  fault: `${asks} is not asked`,
  file: `app/${file}.server.ts`,
  from: `${after}authorize(by, ${asks});`,
  to: after,
  test: DOORS,
});

export const MUTANTS: readonly Mutant[] = [
  {
    fault: "nobody is refused",
    file: `${POLICY}.ts`,
    from: "if (viewer === null || !may(viewer, verb, thing))",
    to: "if (viewer === null)",
    test: DOORS,
  },
  {
    fault: "customers may do what admins may",
    file: `${POLICY}.ts`,
    from: "viewer?.isAdmin === true",
    to: "viewer !== null",
    test: `${POLICY}.test.ts`,
  },
  open("features/catalogue/delete-product", '"delete", "product"'),
  open("features/catalogue/restore-product", '"restore", "product"'),
  open("features/catalogue/set-stock", '"update", "product"', "Promise<boolean> {\n  "),
  open("features/catalogue/upload-picture", '"upload", "picture"'),
  open("features/catalogue/export-products", '"export", "product"'),
  open("features/catalogue/import-products", '"import", "product"'),
  open("features/orders/export-orders", '"export", "order"'),
  open("outbox/stuck-deliveries", '"read", "deliveries"'),
  {
    fault: "an admin asks for a mail about stock",
    file: `${POLICY}.ts`,
    from: "restock: { ask: customer }",
    to: "restock: { ask: signedIn }",
    test: `${POLICY}.test.ts`,
  },
  {
    fault: "a mail is promised for what is in stock",
    file: `${RESTOCK}.ts`,
    from: "and(isOnSale, eq(products.id, productId), eq(products.stock, 0))",
    to: "and(isOnSale, eq(products.id, productId))",
    test: `${RESTOCK}.test.ts`,
  },
  {
    fault: "an account is deleted without its password",
    file: "app/features/accounts/delete-account.server.ts",
    from: "if (!isThem.ok) return isThem;",
    to: "",
    test: "app/features/accounts/account-life.server.test.ts",
  },
  {
    fault: "the token of a session that has run out still works",
    file: "app/features/accounts/identify-caller.server.ts",
    from: "gt(authSession.expiresAt, new Date()),",
    to: "",
    test: "app/features/accounts/identify-caller.server.test.ts",
  },
  {
    fault: "an order is shown to whoever knows its id",
    file: "app/features/orders/find-order.server.ts",
    from: ".where(and(eq(orders.id, id), eq(orders.userId, ownerId)))",
    to: ".where(eq(orders.id, id))",
    test: "app/features/orders/own-orders.server.test.ts",
  },
  {
    fault: "a shopper's orders are everybody's",
    file: "app/features/orders/list-orders.server.ts",
    from: ".where(eq(orders.userId, by.id))",
    to: "",
    test: "app/features/orders/own-orders.server.test.ts",
  },
  {
    fault: "serums are named to children",
    file: "app/expert/shelf/may-be-named.ts",
    from: 'category === "Serum" || ',
    to: "",
    test: "app/expert/shelf/may-be-named.test.ts",
  },
  {
    fault: "a French text is left in English",
    file: "app/i18n/messages/fr.ts",
    from: '"Épuisé"',
    to: '"Out of stock"',
    test: "app/i18n/untranslated.test.ts",
  },
  {
    fault: "no cap of 999 a line",
    file: `${CART}cart.ts`,
    from: "MOST_PER_LINE = 999",
    to: "MOST_PER_LINE = 99_999",
    test: `${CART}cart.test.ts`,
  },
  {
    fault: "changes are remembered for ever",
    file: `${CART}change-cart.server.ts`,
    from: ".slice(-REMEMBERED)",
    to: "",
    test: `${CART}change-cart.server.test.ts`,
  },
  {
    fault: "a change that arrives twice counts twice",
    file: `${CART}change-cart.server.ts`,
    from: "user.cartChanges.includes(change.id)",
    to: "false",
    test: `${CART}change-cart.server.test.ts`,
  },
  {
    fault: "product rows are not locked",
    file: `${ORDER}.ts`,
    from: '.orderBy(asc(products.id))\n    .for("update")',
    to: ".orderBy(asc(products.id))",
    test: `${ORDER}.test.ts`,
  },
  {
    fault: "ingredients that are never named are named",
    file: "app/expert/shelf/may-be-named.ts",
    from: 'if (breaks(facts, "never")) return no("forbidden");',
    to: "",
    test: "app/expert/shelf/may-be-named.test.ts",
  },
  {
    fault: "shipping is free",
    file: "app/features/orders/order.ts",
    from: "SHIPPING_FEE = 1000",
    to: "SHIPPING_FEE = 0",
    test: "app/features/orders/order.test.ts",
  },
];
