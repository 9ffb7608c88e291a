import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Shop } from "./shop.ts";

/** The path of the link in the mail that someone got; it is waited for. Without a mail server mails are files. */
export async function linkMailedTo(shop: Shop, email: string, subject: string): Promise<string> {
  const find = () => mailsOf(shop).find((mail) => isTo(mail, email) && mail.includes(`Subject: ${subject}`));
  await expect.poll(find).toBeDefined();
  const link = /https?:\/\/[^/\s]+(\/(?:login|account)\S+)/.exec(plain(find() ?? ""))?.[1];
  expect(link, "the link in the mail").toBeDefined();
  return link ?? "";
}

const isTo = (mail: string, email: string) => mail.includes(`To: ${email}`);

function mailsOf({ dataDir }: Shop): string[] {
  const folder = join(dataDir, "mail");
  // Made with the first mail.
  const written = existsSync(folder) ? readdirSync(folder) : [];
  return written
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Quoted-printable, as far as an address needs it. */
const plain = (source: string) =>
  source
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
