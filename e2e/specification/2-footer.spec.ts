import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/login");
});

for (const [name, path] of [
  ["Home", "/"],
  ["Shop", "/shop"],
  ["Our Advice", "/ouradvice"],
  ["Profile", "/profile"],
]) {
  test(`2 Footer: Links to ${path}.`, async ({ page }) => {
    await expect(page.getByRole("contentinfo").getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      path ?? "",
    );
  });
}

test("2 Footer: Placeholder links: Contact Us, Shipping Info, Returns & Exchanges, FAQ, Privacy Policy, Terms of Service, Cookie Policy.", async ({
  page,
}) => {
  const names = [
    "Contact Us",
    "Shipping Info",
    "Returns & Exchanges",
    "FAQ",
    "Privacy Policy",
    "Terms of Service",
    "Cookie Policy",
  ];
  for (const name of names) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: `${name} (Coming soon)` });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/login#/);
  }
});

test("2 Footer: Social links.", async ({ page }) => {
  const social = page.getByRole("contentinfo").getByRole("list", { name: "Follow us" });
  await expect(social.getByRole("link")).toHaveCount(3);
  for (const name of ["Instagram", "Pinterest", "YouTube"])
    await expect(social.getByRole("link", { name })).toBeVisible();
});

test("2 Footer: a support e-mail ({email}).", async ({ page }) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name: "care@nacre.example" });
  await expect(link).toHaveAttribute("href", "mailto:care@nacre.example");
});

test("2 Footer: a support phone number ({phone}).", async ({ page }) => {
  const link = page.getByRole("contentinfo").getByRole("link", { name: "+1 (555) 010-0199" });
  await expect(link).toHaveAttribute("href", "tel:+15550100199");
});
