import { index, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * The site map: every page, form and file of the shop on one screen. `/health`, `/metrics` and signing in stand in
 * `http/app.server.ts`.
 */
export default [
  // Pages anyone can see
  index("routes/home.tsx"),
  route("shop", "routes/shop.tsx"),
  route("product/:productId", "routes/product.tsx"),
  route("login", "routes/login.tsx"),

  // Pages for signed-in shoppers; each guards itself with `requireLogin`
  route("ouradvice", "routes/advice.tsx"),
  route("profile", "routes/profile.tsx"),
  route("checkout", "routes/checkout.tsx"),

  // Changes that forms send; no screen of their own
  route("cart", "routes/cart.ts"),
  route("cart/fill", "routes/cart-fill.ts"),
  route("wishlist", "routes/wishlist.ts"),
  route("restock", "routes/restock.ts"),
  route("preferences", "routes/preferences.ts"),
  route("auth/google", "routes/auth-google.ts"),
  route("payment", "routes/payment.ts"),
  route("returns", "routes/returns.ts"),
  route("receipts/:orderId", "routes/receipt.ts"),
  route("account/export", "routes/account-export.ts"),
  route("account/confirm", "routes/account-confirm.ts"),
  route("account/device", "routes/account-device.ts"),
  route("auth/sign-out", "routes/auth-sign-out.ts"),
  route("session", "routes/session.ts"),

  // The admin panel's calls; no page of their own
  route("admin/products", "routes/admin/products.ts"),
  route("admin/products/several", "routes/admin/bulk-change.ts"),
  route("admin/orders", "routes/admin/orders.ts"),
  route("admin/returns", "routes/admin/returns.ts"),
  route("admin/customers", "routes/admin/customers.ts"),
  route("admin/codes", "routes/admin/codes.ts"),
  route("admin/receivers", "routes/admin/receivers.ts"),
  route("admin/tokens", "routes/admin/tokens.ts"),
  route("admin/mails", "routes/admin/mails.ts"),
  route("admin/staff", "routes/admin/staff.ts"),
  route("admin/pictures", "routes/admin/pictures.ts"),
  route("admin/products.csv", "routes/admin/products-csv.ts"),
  route("admin/stock.csv", "routes/admin/stock-csv.ts"),
  route("admin/orders.csv", "routes/admin/orders-csv.ts"),
  route("admin/log.csv", "routes/admin/log-csv.ts"),

  // The callable functions of the expert, and the products it names; no screen
  route("functions/:region/:name", "routes/functions.ts"),
  route("product-cards", "routes/product-cards.ts"),

  // The payment provider tells what became of payments; no screen
  route("payments/news", "routes/payment-news.ts"),

  // What readers and servers of mail tell; no page of the shop
  route("mail/unsubscribe", "routes/mail-unsubscribe.ts"),
  route("mail/bounces", "routes/mail-bounces.ts"),

  // For the shop's other systems; no screen
  route("api/v1/*", "routes/api.ts"),

  // For other people's assistants; no page
  route("mcp", "routes/mcp.ts"),
  route(".well-known/ucp", "routes/ucp-profile.ts"),
  route("ucp/v1/*", "routes/ucp.ts"),

  // For browsers, search engines and operators; no screen
  route("image/*", "routes/image.ts"),
  route("images/uploads/:name", "routes/uploaded-picture.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("llms.txt", "routes/llms.ts"),

  // Everything else leads home
  route("*", "routes/elsewhere.ts"),
] satisfies RouteConfig;
