import type { Plugin } from "vite";

const HIDDEN = /importModule\(`\$\{getPackageName\(\)\}(\/sql)?`(?:, \{ optional: true \})?\)/g;

/**
 * rate-limiter-flexible hides its two imports of Drizzle from bundlers. Left so, the first sign-in after a start loaded the
 * package's hundreds of files a second time, half a second in which nobody was answered.
 */
export function bundleDrizzle(): Plugin {
  return {
    name: "bundle-drizzle",
    transform: {
      filter: { id: /RateLimiterDrizzle\.js$/ },
      handler(code) {
        if (code.match(HIDDEN)?.length !== 2)
          this.error("rate-limiter-flexible imports Drizzle otherwise now");
        return code.replace(HIDDEN, 'import("drizzle-orm$1")');
      },
    },
  };
}
