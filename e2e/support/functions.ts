import type { Page } from "@playwright/test";

/** Answers a function's calls in place of the server, for states that the embedded expert never gets into. */
export async function answerFunction(page: Page, name: string, body: object, status = 200): Promise<void> {
  await page.route(new RegExp(`/functions/[^/]+/${name}$`), (route) => route.fulfill({ status, json: body }));
}

/** What a function that broke replies. */
export const BROKEN = { error: { status: "INTERNAL", message: "INTERNAL" } };

/** Keeps the calls of a function waiting until the returned function lets them go. */
export async function holdFunction(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/functions/[^/]+/${name}$`), async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
