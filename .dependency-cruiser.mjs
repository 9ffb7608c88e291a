// Who may import whom: docs/architecture.md says why.
const feature = (name) => `^app/features/${name}/`;
const OTHER_FEATURES = (...allowed) => ({ path: "^app/features/", pathNot: allowed.map(feature) });
const only = (name, ...allowed) => ({
  name: `feature-${name}`,
  severity: "error",
  from: { path: feature(name), pathNot: "\\.test\\.tsx?$" },
  to: OTHER_FEATURES(name, ...allowed),
});
const may = (name, from, ...allowed) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$" },
  // What a function remembers is of no room, nor is where the public internet begins.
  to: {
    path: "^(app|db|lab|test|e2e|tools)/",
    pathNot: [from, "^app/(memoize|outside\\.server)\\.ts$", ...allowed],
  },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-circular-types",
      severity: "error",
      from: {},
      // Two names are taken from a value's type: an act's from the table of acts, a page's data from the root's loader.
      to: { circular: true, viaOnly: { pathNot: "^app/(expert/talk/guided/act\\.ts|root\\.tsx)$" } },
    },
    {
      name: "nobody-imports-routes",
      severity: "error",
      from: { pathNot: "^app/(routes/|root\\.tsx|routes\\.ts)" },
      to: { path: "^app/(routes/|root\\.tsx)" },
    },
    may("ui", "^app/ui/", "^app/(i18n|theme)/"),
    may("i18n", "^app/i18n/"),
    may("theme", "^app/theme/", "^app/i18n/"),
    may("config", "^app/config/"),
    may(
      "db",
      "^app/db/",
      "^app/config/",
      // What a column holds belongs to a feature; the table only keeps it.
      "^app/agents/ucp/agent-checkout\\.ts$",
      "^app/payments/payments\\.ts$",
      "^app/features/(accounts/address|accounts/admin-log|accounts/api-token|cart/cart|catalogue/product|orders/order|orders/order-steps|reviews/review|webhooks/event)\\.ts$",
      "^app/i18n/language\\.ts$",
    ),
    may(
      "http",
      "^app/http/",
      "^app/(config|db|i18n|theme|expert|payments)/",
      feature("accounts"),
      feature("cart"),
    ),
    may(
      "expert",
      "^app/expert/",
      "^app/config/",
      "^app/features/catalogue/product\\.ts$",
      "^app/i18n/",
      "^db/seed/catalogue\\.json$",
    ),
    may("features", "^app/features/", "^app/(db|expert|functions|ui|i18n|theme|config|outbox|payments)/"),
    may("payments", "^app/payments/", "^app/config/", "^app/i18n/language\\.ts$"),
    may(
      "outbox",
      "^app/outbox/",
      "^app/(db|i18n|config|payments)/",
      feature("accounts"),
      feature("orders"),
      feature("webhooks"),
      feature("wishlist"),
    ),
    may(
      "agents",
      "^app/agents/",
      "^app/(config|db|expert|functions|i18n|ui)/",
      "^app/http/sound-json\\.ts$",
      feature("accounts"),
      feature("advisor"),
      feature("cart"),
      feature("catalogue"),
      feature("orders"),
    ),
    may(
      "api",
      "^app/api/",
      "^app/db/",
      "^app/http/sound-json\\.ts$",
      feature("accounts"),
      feature("catalogue"),
      feature("orders"),
    ),
    may("operator", "^app/operator/", "^app/(config|db|outbox)/", feature("accounts"), feature("orders")),
    only("catalogue", "accounts"),
    only("accounts"),
    only("wishlist", "catalogue", "accounts"),
    only("cart", "catalogue", "accounts"),
    only("house"),
    only("orders", "cart", "catalogue", "accounts"),
    only("advisor", "catalogue", "accounts"),
    only("skin-analysis", "catalogue", "accounts"),
    only("chat", "catalogue", "accounts"),
    only("reviews", "catalogue", "accounts"),
    only("webhooks", "catalogue", "orders", "accounts"),
    only("admin", "catalogue", "orders", "reviews", "webhooks", "accounts"),
    {
      name: "no-components-across-features",
      comment:
        "A feature takes another's rules and functions, never its components: the route composes them.",
      severity: "error",
      from: { path: "^app/features/([^/]+)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/features/[^/]+/.+\\.tsx$", pathNot: "^app/features/$1/" },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API that the checker could call. swc sees imports of types without
    // `tsPreCompilationDeps`, which would ask for that compiler and warn that there is none.
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router)/" },
    enhancedResolveOptions: {
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
