import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edge, openEdge } from "../edge.ts";
import { checkOut, signUp } from "../http-shopper.ts";
import { connect, textOf } from "./mcp-client.ts";

// The conversation that docs/agents.md tells, word by word.
const DOC = readFileSync("docs/agents.md", "utf8").split("## A conversation")[1] ?? "";
const calls = [...DOC.matchAll(/`(\w+)` with `(\{.+\})`:\n\n```text\n([\s\S]+?)\n```/g)];

let shop: Edge;
beforeAll(async () => {
  shop = await openEdge();
});
afterAll(() => shop.close());

test("an assistant finds a cream for somebody nursing whom perfume harms, and the person buys it", async () => {
  const assistant = await connect(shop);
  expect(calls.map(([, name]) => name)).toEqual(["search_products", "check_for_person", "make_cart_link"]);
  for (const [, name = "", asked = "", told] of calls) {
    const answer = textOf(await assistant.call(name, JSON.parse(asked)));
    expect(answer.replaceAll(shop.url, "https://nacre.example"), name).toBe(told);
  }
  const [offer] = /(?<=shop\?)cart=\S+/.exec(DOC) ?? [];
  const marta = await signUp(shop);
  expect((await marta.post("/cart/fill", { offer: offer ?? "" })).headers.get("location")).toBe("/checkout");
  expect(await (await marta.get("/checkout")).text()).toContain("$82.00");
  const reply = await checkOut(marta, { productId: "inner-shell-cream", quantity: 1, price: 7200 });
  expect(reply.headers.get("location")).toBe("/profile");
});
