import { expect, test } from "vitest";
import { createRouteNamer } from "./metrics.server.ts";

const routeOf = createRouteNamer([
  "/",
  "/shop",
  "/product/:productId",
  "/functions/:region/:name",
  "/image/*",
]);

test.each([
  ["/", "/"],
  ["/shop", "/shop"],
  ["/shop.data", "/shop.data"],
  ["/_root.data", "/.data"],
  ["/product/silk-milk", "/product/:productId"],
  ["/product/silk-milk.data", "/product/:productId.data"],
  ["/functions/us-central1/nonsense", "/functions/:region/:name"],
  ["/image/1/2/3/4.jpg", "/image/*"],
  ["/wp-admin.php", "other"],
  ["/%00%ff", "other"],
  ["/product/a/b", "other"],
  ["/nonsense.data", "other.data"],
])("%s counts as %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});
