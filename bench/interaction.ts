import type { Page } from "@playwright/test";
import { removeDataDir, startShop } from "../e2e/support/shop.ts";
import { launchBrowser } from "./launch-browser.ts";

// `node bench/interaction.ts`: how long a click waits for the next frame (what INP counts) on a phone whose processor is four
// times slower: "Add to Cart" on a product page and the plus in the cart, median and worst of ten each.

const TIMES = 10;
const SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Milliseconds from a click on the button to the frame that shows it, by the browser's own event timing. */
async function clickAndMeasure(page: Page, name: string): Promise<number> {
  const duration = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const longest = new Map<number, number>();
        new PerformanceObserver((list) => {
          for (const {
            name: kind,
            interactionId,
            duration: took,
          } of list.getEntries() as (PerformanceEntry & {
            interactionId: number;
          })[]) {
            if (!interactionId) continue;
            longest.set(interactionId, Math.max(took, longest.get(interactionId) ?? 0));
            if (kind === "click") resolve(Math.max(...longest.values()));
          }
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
        // A click answered within one frame is not reported.
        addEventListener("click", () => setTimeout(() => resolve(16), 2000), { once: true, capture: true });
      }),
  );
  await page.getByRole("button", { name }).first().click();
  return duration;
}

function tell(what: string, durations: number[]): void {
  const sorted = durations.toSorted((one, other) => one - other);
  console.log(`${what}: median ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${sorted.at(-1)} ms`);
}

const shop = await startShop();
const browser = await launchBrowser();
const page = await (await browser.newContext({ ...PHONE, baseURL: shop.url })).newPage();
const email = `clicks-${crypto.randomUUID()}@test.example`;
await page.request.post("/login", {
  form: { mode: "sign-up", email, password: "a long enough password" },
  headers: { Origin: shop.url },
});
const slow = await page.context().newCDPSession(page);
const adding: number[] = [];
const stepping: number[] = [];
for (let time = 0; time < TIMES; time += 1) {
  await page.goto("/product/silk-milk");
  await page.locator("html[data-hydrated=true]").waitFor();
  await page.waitForLoadState("networkidle");
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  adding.push(await clickAndMeasure(page, "Add to Cart"));
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.getByRole("banner").getByRole("button", { name: /cart/i }).first().click();
  const drawer = page.getByRole("dialog", { name: "Cart", exact: true });
  await drawer.waitFor();
  await page.waitForLoadState("networkidle");
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  stepping.push(await clickAndMeasure(page, "One more Silk Milk"));
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await drawer.waitFor({ state: "hidden" });
}
tell("add to cart", adding);
tell("plus", stepping);
await browser.close();
await shop.stop();
removeDataDir(shop.dataDir);
