import { openCart, putInCart, SILK_MILK } from "./support/shopping.ts";
import { hydrated, test } from "./support/test.ts";
test("try", async ({ customer: page, shop }) => {
  await putInCart(page.request, shop.url, SILK_MILK.id);
  await page.goto("/profile");
  await hydrated(page);
  const drawer = await openCart(page);
  page.on("console", (m) => process.stdout.write(`CONSOLE ${m.text()}\n`));
  page.on(
    "requestfinished",
    (r) => r.url().includes(".data") && process.stdout.write(`REQ ${r.method()} ${r.url()}\n`),
  );
  await page.route(/\/cart\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await drawer.getByRole("button", { name: "One more Silk Milk" }).click();
  for (let i = 0; i < 4; i++) {
    await new Promise((r) => setTimeout(r, 1000));
    process.stdout.write(
      await page.evaluate(
        () =>
          [...document.querySelectorAll("[role=alert],[role=region],[role=alertdialog]")]
            .map((e) => e.outerHTML.slice(0, 300) + " HIDDEN=" + !!e.closest("[aria-hidden],[inert]"))
            .join("\n") + "\n---\n",
      ),
    );
  }
  await page.screenshot({ path: "/tmp/e2e-try/a.png" });
});
