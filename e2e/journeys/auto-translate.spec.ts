import { ADDRESS_FIELDS, badge, openCart } from "../support/shopping.ts";
import { expect, hydrated, test } from "../support/test.ts";

/**
 * Does to the page what a browser's translation does: wraps every text in two <font> elements with other
 * words, now and whenever the page changes; what says translate="no" is left alone.
 */
function translateLikeChrome(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest("font, script, style, [translate=no]")) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      outer.style.verticalAlign = "inherit";
      text.replaceWith(outer);
      inner.append(`ü${text.data}`);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

test("the shop goes on working in a page that the browser translated", async ({ customer: page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(translateLikeChrome);
  await page.getByRole("link", { name: "üView All Products" }).click();
  await expect(page).toHaveURL("/shop");
  await page.getByRole("link", { name: "üSerum", exact: true }).click();
  await expect(page.getByRole("article")).toHaveCount(6);
  await page.getByRole("link", { name: "üAll", exact: true }).click();
  await page.getByRole("button", { name: "Add Silk Milk to wishlist" }).click();
  await expect(page.getByRole("button", { name: "Remove Silk Milk from wishlist" })).toBeVisible();
  await page
    .getByRole("link", { name: /Silk Milk/ })
    .first()
    .click();
  await expect(page).toHaveURL("/product/silk-milk");
  await page.getByRole("button", { name: "Next picture" }).click();
  await page.getByRole("button", { name: "Next picture" }).click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: /Add to Cart/ }).click();
  await expect(badge(page)).toHaveText("2");
  const drawer = await openCart(page);
  await drawer.getByRole("button", { name: "One less Silk Milk" }).click();
  await expect(badge(page)).toHaveText("1");
  await drawer.getByRole("button", { name: "Remove Silk Milk" }).click();
  await expect(drawer).toContainText("Your cart is empty");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.getByRole("button", { name: /Add to Cart/ }).click();
  await openCart(page);
  await page.getByRole("link", { name: /Proceed to Checkout/ }).click();
  const { country: _country, ...typed } = ADDRESS_FIELDS;
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator("select[name=country]").selectOption("US");
  await page.getByLabel("Street").fill(" ");
  await page.getByRole("button", { name: /Complete Order/ }).click();
  await expect(page.getByText("Please fill in all address fields.").first()).toBeAttached();
  await page.getByLabel("Street").fill("1 Tide Street");
  await page.getByRole("button", { name: /Complete Order/ }).click();
  await expect(page).toHaveURL("/profile");
  await page.getByRole("button", { name: /Log out/ }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: /Log in/ })).toBeVisible();
});

test("signing in and out of a translated page, refused first", async ({ account, page }) => {
  await page.goto("/login");
  await hydrated(page);
  await page.evaluate(translateLikeChrome);
  for (const password of ["wrong password", account.password]) {
    await page.getByLabel("Email").fill(account.email);
    await page.getByLabel("Password").fill(password);
    await page
      .getByRole("main")
      .getByRole("button", { name: /Sign in/ })
      .click();
    if (password !== account.password)
      await expect(page.getByRole("alert")).toContainText("INVALID_EMAIL_OR_PASSWORD");
  }
  await expect(page).toHaveURL("/profile");
});
