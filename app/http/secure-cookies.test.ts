import { Hono } from "hono";
import { expect, test } from "vitest";
import { secureCookies } from "./secure-cookies.ts";

async function cookiesAt(appUrl: string): Promise<string[]> {
  const app = new Hono();
  app.use(secureCookies(appUrl));
  app.get("/", () => {
    const headers = new Headers([
      ["Set-Cookie", "theme=dark; Path=/; SameSite=Lax"],
      ["Set-Cookie", "__Secure-nacre.session_token=x; HttpOnly; Secure"],
      ["Set-Cookie", "typed-address=secure; Path=/checkout"],
    ]);
    return new Response("", { headers });
  });
  return (await app.request("/")).headers.getSetCookie();
}

test("over https every cookie is for https alone, once", async () => {
  expect(await cookiesAt("https://shop.example")).toEqual([
    "theme=dark; Path=/; SameSite=Lax; Secure",
    "__Secure-nacre.session_token=x; HttpOnly; Secure",
    "typed-address=secure; Path=/checkout; Secure",
  ]);
});

test("without https none is, or nobody could sign in", async () => {
  expect((await cookiesAt("http://127.0.0.1:3000"))[0]).toBe("theme=dark; Path=/; SameSite=Lax");
});
