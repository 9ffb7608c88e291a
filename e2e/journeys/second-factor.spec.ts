import type { CDPSession, Page } from "@playwright/test";
import { expect, hydrated, PASSWORD, signUp, test } from "../support/test.ts";

/** A device that holds passkeys, whose owner shows their finger at once. */
async function plugIn(page: Page): Promise<CDPSession> {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return device;
}

/** Browsers know passkeys of a name alone, and 127.0.0.1 is none. */
const byName = (url: string) => url.replace("127.0.0.1", "localhost");

test("a passkey is added with the password, signs in by itself, gets a name and goes again", async ({
  page,
  shop,
}) => {
  const url = byName(shop.url);
  await plugIn(page);
  await signUp(page.request, url);
  await page.goto(`${url}/profile`);
  const section = page.getByRole("region", { name: "Signing in" });
  await section.getByText("Add a passkey").first().click();
  const adding = section.locator("form").filter({ has: page.getByLabel("Name of the passkey") });
  await adding.getByLabel("Current password").fill("not the password");
  await adding.getByRole("button", { name: "Add a passkey" }).click();
  await expect(adding).toContainText("password");
  await adding.getByLabel("Current password").fill(PASSWORD);
  await adding.getByRole("button", { name: "Add a passkey" }).click();
  const row = section.getByRole("listitem");
  await expect(row).toContainText("Since");
  await row.getByText("Rename").click();
  await row.getByLabel("Name of the passkey").fill("Ring of keys");
  await row.getByRole("button", { name: "Save the name" }).click();
  await expect(row).toContainText("Ring of keys");

  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await page.waitForURL(`${url}/profile`);
  await hydrated(page);

  await row.getByText("Remove").first().click();
  await row.getByLabel("Current password").fill(PASSWORD);
  await row.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(row).toHaveCount(0);
  // The device still has it; the shop knows it no more.
  await page.getByRole("button", { name: "Log out" }).click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("belongs to no account");
});

test("codes are set up with a QR code and asked for after the password; a recovery code will do, without script too", async ({
  page,
  browser,
  shop,
}) => {
  const account = await signUp(page.request, shop.url);
  await page.goto("/profile");
  const section = page.getByRole("region", { name: "Signing in" });
  await section.getByText("Turn codes on").click();
  await section.getByLabel("Current password").fill(PASSWORD);
  await section.getByRole("button", { name: "Go on" }).click();
  await expect(section.getByRole("img", { name: "QR code for your app" })).toBeVisible();
  await section.getByLabel("Code of six digits").fill("000000");
  await section.getByRole("button", { name: "Turn on" }).click();
  await expect(section).toContainText("This code is not right");
  const secret = ((await section.locator("code").textContent()) ?? "").replace(/\s/g, "");
  await section.getByLabel("Code of six digits").fill(await codeOf(secret));
  await section.getByRole("button", { name: "Turn on" }).click();
  const shown = section.getByRole("region", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  // Shown once.
  await page.reload();
  await expect(section).toContainText("10 recovery codes are left");
  await expect(section.getByText(codes[0] ?? "")).toHaveCount(0);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
  const elsewhere = await plain.newPage();
  await elsewhere.goto("/login?redirect=/checkout");
  await elsewhere.getByLabel("Email").fill(account.email);
  await elsewhere.getByLabel("Password").fill(PASSWORD);
  await elsewhere.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("One more step");
  await elsewhere.getByLabel("Code or recovery code").fill("abcde-fghij");
  await elsewhere.getByRole("button", { name: "Go on" }).click();
  await expect(elsewhere.getByRole("alert")).toContainText("This code is not right");
  await elsewhere.getByLabel("Code or recovery code").fill(codes[0] ?? "");
  await elsewhere.getByRole("button", { name: "Go on" }).click();
  await elsewhere.goto("/profile");
  await expect(elsewhere.getByRole("region", { name: "Signing in" })).toContainText(
    "9 recovery codes are left",
  );
  await plain.close();

  // New ones, shown until the codes are off.
  const act = async (what: string) => {
    await section.getByText(what).first().click();
    const form = section.locator("details[open]", { hasText: what });
    await form.getByLabel("Current password").fill(PASSWORD);
    await form.getByRole("button", { name: what }).click();
  };
  await page.goto("/profile");
  await act("New recovery codes");
  await expect(shown).toHaveCount(10);
  await act("Turn codes off");
  await expect(page.getByRole("alert")).toContainText("The codes are off.");
  await expect(shown).toHaveCount(0);
});

/** What an app shows for a secret now. */
async function codeOf(secret: string): Promise<string> {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(Date.now() / 30_000)));
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const signer = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  const digest = new DataView(await crypto.subtle.sign("HMAC", signer, counter));
  const offset = digest.getUint8(19) & 15;
  return String((digest.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
